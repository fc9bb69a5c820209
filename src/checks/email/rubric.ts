import { parseReportUris } from "../../formats/dmarc/uris.ts";
import { effectivePolicy } from "../../topics/dmarc/facts.ts";
import { dmarcRecord, placesIn, suited } from "../../topics/dmarc/repair.ts";
import { ownTags } from "../../topics/dmarc/tags.ts";
import { heloRecord } from "../../topics/spf/limits.ts";
import type { NoMailFacts } from "./no-mail/judge.ts";
import { takerIn } from "./no-mail/host.ts";
import type { DomainRaw } from "./schema.ts";

/** How a domain is judged: as one that receives mail, only sends it, or does neither. */
export type Rubric = "mail" | "sends" | "none";

/**
 * A domain receives mail if it has MX hosts, or if its own host speaks SMTP on port 25, even to reject us. A domain with a DKIM key sends mail
 * whatever its SPF record says: SPF covers the envelope sender, which is often a provider's domain. Keys at unguessed selectors may be left over.
 * They count unless the domain declares that it neither receives (RFC 7505) nor sends mail.
 */
export function rubricOf({ mx, spf, dkim }: DomainRaw): Rubric {
  if (mx.kind === "found" || mx.kind === "unknown" || mx.kind === "bogus") return "mail";
  if (isSpokenTo(mx)) return "mail";
  const says = senders(spf);
  if (says === "some") return "sends";
  if (mx.kind === "implicit" && says === "unknown") return "mail";
  if (hasKeys(dkim)) return "sends";
  const hasSaidSo = mx.kind === "null" && says === "none" && spfSays(spf) === "refuses";
  return mayHaveKeys(dkim) && !hasSaidSo ? "sends" : "none";
}

/** Whether a domain sends mail: `known` if its SPF record allows a sender or it has a DKIM key, `possible` if it may have a key. */
export type Sending = "known" | "possible" | "none";

/** Whether a domain sends mail, according to its records. */
export function sendingOf({ spf, dkim }: DomainRaw): Sending {
  if (senders(spf) === "some" || hasKeys(dkim)) return "known";
  return mayHaveKeys(dkim) ? "possible" : "none";
}

/** Whether names below _domainkey exist that no guessed selector explains. */
function mayHaveKeys({ node, wildcard, selectors }: DomainRaw["dkim"]): boolean {
  return node.state === "present" && wildcard.state === "absent" && selectors.every(({ state }) => state === "absent");
}

/** Whether a usable DKIM key was found. */
export function hasKeys({ selectors }: DomainRaw["dkim"]): boolean {
  return selectors.some(({ key }) => key?.isUsable === true);
}

/** Whether any host speaks SMTP, or may once it greets. A host that rejects us may accept others. */
function isSpokenTo({ hosts }: DomainRaw["mx"]): boolean {
  return hosts.some(({ answers }) => answers.some(({ outcome }) => outcome === "accepted" || outcome === "rejected"));
}

/**
 * Whom the SPF record was meant to allow. `+all` names no sender. For records that are invalid or have a syntax error, the terms and the corrected
 * record decide, so an error makes no domain a sender. The same holds for several records.
 */
function senders(spf: DomainRaw["spf"]): "some" | "none" | "nothing" | "unknown" {
  const { evaluation: sight, repairs } = spf;
  const { state, malformedRecords: lookalikes, permerrors: breaks } = sight;
  if (state === "unknown") return "unknown";
  if (isOfHelo(spf)) return "none";
  const meant = repairs[0]?.evaluation;
  if (state === "several") return meant?.permittedSenders === "none" ? "none" : "some";
  if (state === "none" && lookalikes.length === 0) return "nothing";
  if (!spf.hasSenderTerms) return "none";
  if (state === "one") return breaks.length > 0 ? "some" : sight.permittedSenders;
  return meant && meant.permerrors.length === 0 ? meant.permittedSenders : "some";
}

/** The facts that the rubric for domains without mail judges. */
export function factsWithoutMail({ mx, spf, dkim, dmarc }: DomainRaw, domain: string): NoMailFacts {
  return {
    domain,
    isAlias: mx.hosts.some(({ alias }) => alias !== null),
    taker: mx.kind === "null" ? null : takerIn(mx),
    spf: spfSays(spf),
    refusing: spf.isParentMx ? heloRecord : "v=spf1 -all",
    policy: weakestIn(dmarc),
    rejecting: rejectingIn(dmarc),
    keys: keysIn(dkim),
  };
}

/** Whether the record only allows a mail server's own HELO name: no mailbox exists there. */
function isOfHelo({ isHeloRecord, isParentMx: isExchanger }: DomainRaw["spf"]): boolean {
  return isExchanger && isHeloRecord;
}

function spfSays(spf: DomainRaw["spf"]): NoMailFacts["spf"] {
  const { evaluation: sight } = spf;
  if (sight.state === "unknown") return "unknown";
  if (sight.state === "none") return "missing";
  if (sight.state !== "one" || sight.permerrors.length > 0) return "broken";
  if (sight.permitsAll !== null) return "passes-all";
  if (isOfHelo(spf)) return "refuses";
  if (sight.defaultResult === "-") return "refuses";
  return sight.defaultResult === "~" ? "soft" : "neutral";
}

function keysIn(dkim: DomainRaw["dkim"]): NoMailFacts["keys"] {
  const { wildcard, node, selectors } = dkim;
  if (wildcard.isRevoking) return "revoked";
  const isUntold =
    wildcard.state === "unknown" || node.state === "unknown" || selectors.some(({ state }) => state === "unknown");
  // An existing or wildcard name is no better than none: unguessed keys are not revoked.
  return isUntold ? "unknown" : "none";
}

const byStrength = ["none", "quarantine", "reject"] as const;

/** The weaker of the policies for the domain and for its subdomains, since forgers can pick any subdomain. */
function weakestIn(dmarc: DomainRaw["dmarc"]): NoMailFacts["policy"] {
  const own = effectivePolicy(dmarc);
  const { subdomainPolicies: below, name } = dmarc;
  // RFC 9989 §4.10.1: the organizational domain's record applies to names below this one, whatever this name publishes.
  if (own === "missing" || own === "unknown" || below?.domain !== name) return own;
  const all = [own, below.existing, below.nonexistent].map((each) => byStrength.indexOf(each));
  return byStrength[Math.min(...all)] ?? own;
}

/**
 * The domain's DMARC record with p=reject, or a new one. None if the present record deliberately exempts subdomains or sends reports to one of them,
 * which therefore has mail.
 */
function rejectingIn(dmarc: DomainRaw["dmarc"]): NoMailFacts["rejecting"] {
  const { name, record, ownRecord: own, repair: mending } = dmarc;
  const tags = ownTags(dmarc);
  if (!tags || tags.some((tag) => /^[sn]p$/.test(tag.name) && tag.value !== "reject")) return null;
  const places = [...placesIn(tags, "rua"), ...placesIn(tags, "ruf")].join(",");
  if (parseReportUris(places).uris.some(({ host }) => host?.endsWith(`.${name}`))) return null;
  const kept = tags.filter((tag) => /^(?:rua|ruf|fo|adkim|aspf|psd|sp|np)$/.test(tag.name));
  const published = mending.domain === name ? mending.name : own.name;
  const to = record?.origin === "own" ? record.name : published;
  // A wildcard alias that points back to the domain uses the domain's own _dmarc record. Other targets belong to others.
  const at = to === name ? `_dmarc.${name}` : to;
  // A record at another subdomain's _dmarc name applies to that subdomain.
  const isFree = at === own.name || !at.startsWith("_dmarc.");
  if (!isFree || !`.${at}`.endsWith(`.${name}`)) return null;
  return suited(dmarcRecord(at, [{ name: "p", value: "reject" }, ...kept]), name, dmarc);
}
