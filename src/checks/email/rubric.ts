import type { NoMailFacts } from "./no-mail.ts";
import type { DomainRaw } from "./schema.ts";

/** By which rubric a domain is judged: as one that takes mail, as one that only sends it, or as one that has none. */
export type Rubric = "mail" | "sends" | "none";

/**
 * A domain takes mail where it names hosts for it, or where the host itself greets on port 25. One that does not sends mail where its SPF
 * record lets somebody send, or where there are keys to sign with beside no SPF record at all.
 */
export function rubricOf({ mx, spf, dkim }: DomainRaw): Rubric {
  if (mx.kind === "found" || mx.kind === "unknown" || mx.kind === "bogus") return "mail";
  if (isGreeted(mx)) return "mail";
  const says = senders(spf);
  if (mx.kind === "implicit") return says === "nobody" ? "none" : "mail";
  if (says === "somebody") return "sends";
  return says === "nothing" && hasKeys(dkim) ? "sends" : "none";
}

/** Whether there is a key to sign with. */
export function hasKeys({ selectors }: DomainRaw["dkim"]): boolean {
  return selectors.some(({ key }) => key?.isUsable === true);
}

/** Whether any host has greeted. */
function isGreeted({ hosts }: DomainRaw["mx"]): boolean {
  return hosts.some(({ answers }) => answers.some(({ outcome }) => outcome === "greeted"));
}

/** Whom the SPF record lets send: nobody where no term of it names anybody, whatever becomes of the rest. */
function senders({ sight }: DomainRaw["spf"]): "somebody" | "nobody" | "nothing" | "unknown" {
  if (sight.state === "unknown") return "unknown";
  if (sight.state === "none") return "nothing";
  const terms = (sight.text ?? "").trim().split(/ +/).slice(1);
  const isBare = sight.state === "one" && terms.every((term) => /^[+~?-]?all$/i.test(term));
  return isBare ? "nobody" : "somebody";
}

/** What the rubric for domains without mail goes by. */
export function factsWithoutMail({ mx, spf, dkim, dmarc }: DomainRaw, domain: string): NoMailFacts {
  return {
    domain,
    mx: mx.kind === "null" || mx.kind === "implicit" ? mx.kind : "none",
    spf: spfSays(spf),
    policy: policyIn(dmarc),
    rejecting: rejectingIn(dmarc),
    keys: keysIn(dkim),
  };
}

function spfSays({ sight }: DomainRaw["spf"]): NoMailFacts["spf"] {
  if (sight.state === "unknown") return "unknown";
  if (sight.state === "none") return "missing";
  if (sight.state !== "one" || sight.breaks.length > 0) return "broken";
  if (sight.passesAll !== null) return "passes-all";
  return sight.end === "-" ? "refuses" : sight.end === "~" ? "soft" : "neutral";
}

function keysIn(dkim: DomainRaw["dkim"]): NoMailFacts["keys"] {
  const { wildcard, node, selectors } = dkim;
  if (hasKeys(dkim)) return "live";
  if (wildcard.isRevoking) return "revoked";
  const isUntold =
    wildcard.state === "unknown" || node.state === "unknown" || selectors.some(({ state }) => state === "unknown");
  // Below a node that is there may be keys that nobody has guessed.
  return isUntold || node.state !== "none" ? "unknown" : "none";
}

/** What receivers apply to mail that only claims to come from a domain. */
export function policyIn({
  outcome,
  policy,
}: DomainRaw["dmarc"]): "reject" | "quarantine" | "none" | "missing" | "unknown" {
  if (outcome === "unknown") return "unknown";
  return outcome === "found" && policy ? policy.applied : "missing";
}

/** The same record with a policy of reject; a new one where there is none of the domain's own. */
function rejectingIn({ name, record, own, mending }: DomainRaw["dmarc"]): NoMailFacts["rejecting"] {
  if (own.state === "unknown") return null;
  const isOwn = record?.origin === "own" && record.isWhole;
  const kept = isOwn ? record.tags.filter((tag) => /^(?:rua|ruf|fo|adkim|aspf|psd)$/.test(tag.name)) : [];
  const at = isOwn ? record.at : mending.about === name ? mending.at : own.at;
  const tags = [{ name: "p", value: "reject" }, ...kept].map((tag) => `${tag.name}=${tag.value}`);
  return { name: at, value: `v=DMARC1; ${tags.join("; ")}` };
}
