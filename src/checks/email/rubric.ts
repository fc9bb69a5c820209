import { namesSenders } from "../../formats/spf/meant.ts";
import { parseReportUris } from "../../formats/dmarc/uris.ts";
import { dmarcRecord, placesIn, suited } from "./dmarc/repair.ts";
import { heloRecord } from "./spf/measures.ts";
import { ownTags } from "./dmarc/kept.ts";
import type { NoMailFacts } from "./no-mail/judge.ts";
import { takerIn } from "./no-mail/host.ts";
import type { DomainRaw } from "./schema.ts";

/** By which rubric a domain is judged: as one that takes mail, as one that only sends it, or as one that has none. */
export type Rubric = "mail" | "sends" | "none";

/**
 * A domain takes mail where it names hosts for it, or where the host itself speaks SMTP on port 25, be it to turn us away; a host that
 * nobody named and that says nothing may send all the same, beside a record that lets somebody. A key to sign with tells of mail that is
 * sent, whatever SPF says: that speaks of envelopes, and those are a provider's own as often as not. A name below which keys stand may tell
 * of one, or be left over: it counts unless the domain says itself that it neither takes mail (RFC 7505) nor sends any.
 */
export function rubricOf({ mx, spf, dkim }: DomainRaw): Rubric {
  if (mx.kind === "found" || mx.kind === "unknown" || mx.kind === "bogus") return "mail";
  if (isSpokenTo(mx)) return "mail";
  const says = senders(spf);
  if (says === "somebody") return "sends";
  if (mx.kind === "implicit" && says === "unknown") return "mail";
  if (hasKeys(dkim)) return "sends";
  const hasSaidSo = mx.kind === "null" && says === "nobody" && spfSays(spf) === "refuses";
  return mayHaveKeys(dkim) && !hasSaidSo ? "sends" : "none";
}

/** Whether a domain sends mail: `known` where its SPF record lets somebody or it has a key to sign with, `possible` where it may have one. */
export type Sending = "known" | "possible" | "none";

/** Whether it sends mail, as far as its records tell. */
export function sendingOf({ spf, dkim }: DomainRaw): Sending {
  if (senders(spf) === "somebody" || hasKeys(dkim)) return "known";
  return mayHaveKeys(dkim) ? "possible" : "none";
}

/** Whether there is something below the name below which keys stand, which nobody has guessed. */
function mayHaveKeys({ node, wildcard, selectors }: DomainRaw["dkim"]): boolean {
  return node.state === "present" && wildcard.state === "absent" && selectors.every(({ state }) => state === "absent");
}

/** Whether there is a key to sign with. */
export function hasKeys({ selectors }: DomainRaw["dkim"]): boolean {
  return selectors.some(({ key }) => key?.isUsable === true);
}

/** Whether any host speaks SMTP; one that turns us away may do so for who we are. */
function isSpokenTo({ hosts }: DomainRaw["mx"]): boolean {
  return hosts.some(({ answers }) => answers.some(({ outcome }) => outcome === "greeted" || outcome === "turned-away"));
}

/**
 * Whom the SPF record is meant to let send. One that lets everybody names nobody. Of one with a typing error, or that nobody reads as one,
 * its words tell it, and the record that they were meant to be: an error makes nobody a sender. So does what could stand in the place of
 * several.
 */
function senders(spf: DomainRaw["spf"]): "somebody" | "nobody" | "nothing" | "unknown" {
  const { sight, repairs } = spf;
  const { state, text, lookalikes, breaks } = sight;
  if (state === "unknown") return "unknown";
  if (isOfHelo(spf)) return "nobody";
  const meant = repairs[0]?.sight;
  if (state === "several") return meant?.lets === "nobody" ? "nobody" : "somebody";
  if (state === "none" && lookalikes.length === 0) return "nothing";
  if (![text ?? "", ...lookalikes].some(namesSenders)) return "nobody";
  if (state === "one") return breaks.length > 0 ? "somebody" : sight.lets;
  return meant && meant.breaks.length === 0 ? meant.lets : "somebody";
}

/** What the rubric for domains without mail goes by. */
export function factsWithoutMail({ mx, spf, dkim, dmarc }: DomainRaw, domain: string): NoMailFacts {
  return {
    domain,
    isAlias: mx.hosts.some(({ alias }) => alias !== null),
    taker: mx.kind === "null" ? null : takerIn(mx),
    spf: spfSays(spf),
    refusing: spf.isExchanger ? heloRecord : "v=spf1 -all",
    policy: weakestIn(dmarc),
    rejecting: rejectingIn(dmarc),
    keys: keysIn(dkim),
  };
}

/** Whether a record lets a mail server alone send, for the name that it gives in HELO: nobody has a mailbox there. */
function isOfHelo({ sight, isExchanger }: DomainRaw["spf"]): boolean {
  return isExchanger && sight.text?.trim().toLowerCase() === heloRecord;
}

function spfSays(spf: DomainRaw["spf"]): NoMailFacts["spf"] {
  const { sight } = spf;
  if (sight.state === "unknown") return "unknown";
  if (sight.state === "none") return "missing";
  if (sight.state !== "one" || sight.breaks.length > 0) return "broken";
  if (sight.passesAll !== null) return "passes-all";
  if (isOfHelo(spf)) return "refuses";
  return sight.end === "-" ? "refuses" : sight.end === "~" ? "soft" : "neutral";
}

function keysIn(dkim: DomainRaw["dkim"]): NoMailFacts["keys"] {
  const { wildcard, node, selectors } = dkim;
  if (wildcard.isRevoking) return "revoked";
  const isUntold =
    wildcard.state === "unknown" || node.state === "unknown" || selectors.some(({ state }) => state === "unknown");
  // A name that is there, or that any name would be, is no better than none: nothing revokes what nobody has guessed.
  return isUntold ? "unknown" : "none";
}

const byStrength = ["none", "quarantine", "reject"] as const;

/** The weakest of the policies for the domain and, by its own record, for names below it: anybody may pick one of those to forge. */
function weakestIn(dmarc: DomainRaw["dmarc"]): NoMailFacts["policy"] {
  const own = policyIn(dmarc);
  const { below, name } = dmarc;
  // RFC 9989 §4.10.1: below a name within an organisation the organisation's record counts, whatever the name itself has.
  if (own === "missing" || own === "unknown" || below?.about !== name) return own;
  const all = [own, below.existing, below.nonexistent].map((each) => byStrength.indexOf(each));
  return byStrength[Math.min(...all)] ?? own;
}

/** What receivers apply to mail that only claims to come from a domain. */
export function policyIn({
  outcome,
  policy,
}: DomainRaw["dmarc"]): "reject" | "quarantine" | "none" | "missing" | "unknown" {
  if (outcome === "unknown") return "unknown";
  return outcome === "found" && policy ? policy.applied : "missing";
}

/**
 * The same record with a policy of reject; a new one where there is none of the domain's own. It counts for names below as well: none where
 * the present one spares them by a word of its own, or has reports sent to one of them, which therefore has mail.
 */
function rejectingIn(dmarc: DomainRaw["dmarc"]): NoMailFacts["rejecting"] {
  const { name, record, own, mending } = dmarc;
  const tags = ownTags(dmarc);
  if (!tags || tags.some((tag) => /^[sn]p$/.test(tag.name) && tag.value !== "reject")) return null;
  const places = [...placesIn(tags, "rua"), ...placesIn(tags, "ruf")].join(",");
  if (parseReportUris(places).uris.some(({ host }) => host?.endsWith(`.${name}`))) return null;
  const kept = tags.filter((tag) => /^(?:rua|ruf|fo|adkim|aspf|psd|sp|np)$/.test(tag.name));
  const to = record?.origin === "own" ? record.at : mending.about === name ? mending.at : own.at;
  // A wildcard that is an alias leads back to the domain, whose policy is looked for below _dmarc; what is behind others is not its own.
  const at = to === name ? `_dmarc.${name}` : to;
  // What stands for another name below is read for that.
  const isFree = at === own.at || !at.startsWith("_dmarc.");
  if (!isFree || !`.${at}`.endsWith(`.${name}`)) return null;
  return suited(dmarcRecord(at, [{ name: "p", value: "reject" }, ...kept]), name, dmarc);
}
