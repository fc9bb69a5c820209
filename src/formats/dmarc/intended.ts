import { longestRecord, tagNames, trimmed, type DmarcTag } from "./tags.ts";

/** The tags that a text was meant to have, as far as that is clear. */
export interface IntendedTags {
  /** In text order; names may repeat, and values may be empty or invalid. */
  readonly tags: readonly DmarcTag[];
  /** Addresses without a tag. */
  readonly strays: readonly string[];
}

const names = [...tagNames].filter((name) => name !== "v").join("|");
/** Values contain neither spaces nor commas, so a tag after one of them lacks its semicolon. */
const nextTag = new RegExp(String.raw`(?<=[\s,])(?=(?:${names})\s{0,4}[=:])`, "gi");

/**
 * Reads a record, or a text meant as one, despite common mistakes: commas or spaces instead of semicolons, a colon instead of an equals sign, zone
 * file quotes, a misspelt or misplaced version. Reads a correct record as RFC 9989 §4.8 does. Bounded; never throws.
 */
export function intendedTags(text: string): IntendedTags {
  const bare = text.slice(0, longestRecord).replaceAll(/["\\]/g, "");
  const pieces = bare
    .replace(/v\s{0,4}=\s{0,4}dmarc\d{0,3}/i, "")
    .split(";")
    .flatMap((part) => part.split(nextTag))
    .map(unedged)
    .flatMap(withoutAddresses)
    .filter((piece) => piece !== "");
  const tags = pieces.map(tagOf);
  return {
    tags: tags.filter((tag) => tag !== null),
    strays: pieces.flatMap((piece, at) => (tags[at] === null && piece.includes("@") ? strayOf(piece) : [])),
  };
}

/** Whether a value contains another tag because a semicolon is missing. */
export function holdsTag(value: string): boolean {
  return value.search(nextTag) >= 0 || new RegExp(String.raw`^(?:${names})\s{0,4}=`, "i").test(value);
}

/** Text after a value that takes no addresses is not part of it. */
function withoutAddresses(piece: string): readonly string[] {
  const isOfPlaces = /^(?:rua|ruf)\s{0,4}[=:]/i.test(piece);
  if (isOfPlaces || !piece.includes("@")) return [piece];
  const words = piece.split(/(?<=[^\s,])(?<!mailto:)[\s,]+/i);
  return [words.filter((word) => !word.includes("@")).join(" "), ...words.filter((word) => word.includes("@"))];
}

function tagOf(piece: string): DmarcTag | null {
  const [, name = "", rest = ""] = /^([A-Za-z]{1,10})\s{0,4}[=:](.*)$/s.exec(piece) ?? [];
  const tag = name.toLowerCase();
  const value = unedged(rest.replace(/^[=:\s]{1,4}/, ""));
  return tagNames.has(tag) && tag !== "v" ? { name: tag, value } : null;
}

/** From an unknown tag, only text that is certainly an address. */
function strayOf(piece: string): readonly string[] {
  const [, value] = /^[A-Za-z]{1,40}\s{0,4}=(.*)$/s.exec(piece) ?? [];
  if (value === undefined) return [piece];
  return /^\s{0,4}mailto:/i.test(value) ? [unedged(value)] : [];
}

function unedged(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,']/.test(text.charAt(end - 1))) end--;
  return trimmed(text.slice(0, end).replace(/^[\s,']+/, ""));
}
