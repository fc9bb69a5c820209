import type { DmarcPolicy } from "../../formats/dmarc/record.ts";
import { isSuffixByMistake } from "./judge-record.ts";
import { isPercentTold } from "./stricter.ts";
import { policies } from "./repair.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";

/** What a score needs to know of the DMARC policy of a domain. Unknown details of a known policy count as good. */
export interface DmarcFacts {
  readonly outcome: "found" | "missing" | "unknown";
  /** Whether the name itself has several records: receivers by RFC 7489 (§6.6.3 step 5) stop there, only others look further up. */
  readonly isSeveral: boolean;
  /** What receivers by RFC 9989 apply. */
  readonly policy: DmarcPolicy;
  /** What receivers by RFC 7489 (§6.3) apply to a share of the messages (`pct`, 0–1), none to the others; null if to all. */
  readonly partial: { readonly policy: DmarcPolicy; readonly share: number } | null;
  /** Whether existing and nonexistent subdomains have no weaker policy. */
  readonly existing: boolean;
  readonly nonexistent: boolean;
  /** How many of the report addresses accept reports. */
  readonly reports: "all" | "some" | "none";
  /** Whether mail can pass DMARC. */
  readonly hasPath: boolean;
}

function outcomeOf({ outcome, policy }: DmarcRaw): DmarcFacts["outcome"] {
  if (outcome === "unknown") return "unknown";
  return outcome === "found" && policy ? "found" : "missing";
}

/** The facts of an observation. */
export function dmarcFactsOf(raw: DmarcRaw, { isAligned }: DmarcSurroundings): DmarcFacts {
  const { policy, ownRecord: own, rfc7489Result: older } = raw;
  const applied = policy?.applied ?? "none";
  return {
    outcome: outcomeOf(raw),
    isSeveral: own.state === "several",
    policy: applied,
    partial: isPercentTold(raw) ? { policy: older.policy ?? applied, share: (older.pct ?? 100) / 100 } : null,
    existing: isNotWeaker(raw, "existing"),
    nonexistent: isNotWeaker(raw, "nonexistent"),
    reports: reportsOf(raw),
    hasPath: isAligned !== false && !isSuffixByMistake(raw),
  };
}

function isNotWeaker(
  { policy, subdomainPolicies: below, isSubdomainPolicyKnown: belowIsKnown }: DmarcRaw,
  each: "existing" | "nonexistent",
): boolean {
  if (!belowIsKnown || policy === null || policy.tag === "np") return true;
  return below !== null && policies.indexOf(below[each]) >= policies.indexOf(policy.published);
}

/** Unknown addresses count as good. Reports of a public suffix's record go to its registry. */
function reportsOf({ record }: DmarcRaw): DmarcFacts["reports"] {
  const places = record && record.origin !== "suffix" ? record.reports.filter(({ tag }) => tag === "rua") : [];
  const bad = places.filter(({ state }) => state !== "usable" && state !== "unknown").length;
  if (places.length === bad) return "none";
  return bad > 0 ? "some" : "all";
}

/** The policy that receivers apply to forged mail of a domain. */
export function effectivePolicy({
  outcome,
  policy,
}: Pick<DmarcRaw, "outcome" | "policy">): "reject" | "quarantine" | "none" | "missing" | "unknown" {
  if (outcome === "unknown") return "unknown";
  return outcome === "found" && policy ? policy.applied : "missing";
}
