import { percentIn } from "../../../formats/dmarc/older.ts";
import { withTag, type DmarcTags } from "./repair.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";

/**
 * Whether a record may ask for more to be refused: mail of the domain that it is for must be known to pass, and its owner must hear from
 * receivers that it does. Of a record further up, or one that an alias shares with other names, it is not known whose mail it is for.
 */
export function mayRaise({ record, own }: DmarcRaw, { isAligned }: DmarcSurroundings): boolean {
  if (record?.origin !== "own" || record.at !== own.at) return false;
  return isAligned === true && record.reports.some(({ tag, state }) => tag === "rua" && state === "usable");
}

/** Whether receivers that go by RFC 7489 spare some mail of the domain that others refuse, RFC 7489 §6.6.4. */
export function isPercentTold({ outcome, older, record }: DmarcRaw): boolean {
  const isSame = record !== null && record.about === older.about;
  return outcome === "found" && isSame && older.policy !== "none" && (older.percent ?? 100) < 100;
}

/** Whether a record has them spare some, be it of the domain or of names below it. */
export function isSparing(tags: DmarcTags): boolean {
  const isAsking = tags.some(({ name, value }) => /^(?:p|sp|np)$/.test(name) && value.toLowerCase() !== "none");
  return isAsking && percentIn(tags) < 100;
}

/** One step up. A word of its own for names below stays: mail from there may be why it was said. */
export function raised(tags: DmarcTags): DmarcTags {
  // In test mode it would count for nothing.
  return withTag(withTag(tags, "t", null), "p", "quarantine");
}
