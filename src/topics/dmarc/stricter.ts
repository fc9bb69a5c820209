import { percentIn } from "../../formats/dmarc/rfc7489.ts";
import { withTag, type DmarcTags } from "./repair.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";

/**
 * Whether a stricter policy may be advised: mail of the domain must be known to pass, and the owner must receive reports. Not for a record of a
 * parent domain or one shared through an alias, whose mail is unknown.
 */
export function mayRaise({ record, ownRecord: own }: DmarcRaw, { isAligned }: DmarcSurroundings): boolean {
  if (record?.origin !== "own" || record.name !== own.name) return false;
  return isAligned === true && record.reports.some(({ tag, state }) => tag === "rua" && state === "usable");
}

/** Whether receivers by RFC 7489 §6.6.4 exempt part of the mail (`pct`). */
export function isPercentTold({ outcome, rfc7489Result: older, record }: DmarcRaw): boolean {
  const isSame = record !== null && record.domain === older.domain;
  return outcome === "found" && isSame && older.policy !== "none" && (older.pct ?? 100) < 100;
}

/** Whether a record exempts part of the mail, of the domain or of its subdomains. */
export function isSparing(tags: DmarcTags): boolean {
  const isAsking = tags.some(({ name, value }) => /^(?:p|sp|np)$/.test(name) && value.toLowerCase() !== "none");
  return isAsking && percentIn(tags) < 100;
}

/** Raises the policy by one step. A separate policy for subdomains stays: it may be there on purpose. */
export function raised(tags: DmarcTags): DmarcTags {
  // Test mode (t=y) would cancel the policy.
  return withTag(withTag(tags, "t", null), "p", "quarantine");
}
