import { longestRecord, tagNames, trimmed, type DmarcTag } from "./tags.ts";

/** What the author of a text meant it to say, as far as that is plain. */
export interface MeantTags {
  /** In the order of the text; a name may be there more than once, and a value may be empty or none that is legal. */
  readonly tags: readonly DmarcTag[];
  /** Addresses that belong to no tag. */
  readonly strays: readonly string[];
}

const names = [...tagNames].filter((name) => name !== "v").join("|");
/** Blanks and commas do not stand within a value, so that a tag behind one of them lacks its semicolon. */
const nextTag = new RegExp(String.raw`(?<=[\s,])(?=(?:${names})\s{0,4}[=:])`, "gi");

/**
 * Reads a record, or a text that was meant to be one, past the usual slips: commas or blanks in the place of semicolons, a colon for
 * an equals sign, quotes of a master file, a version in other letters or in another place. Of a record without slips it reads what
 * RFC 9989 §4.8 has in it. Bounded; never throws.
 */
export function meantTags(text: string): MeantTags {
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

/** Whether a value goes on with another tag, for want of a semicolon. */
export function holdsTag(value: string): boolean {
  return value.search(nextTag) >= 0 || new RegExp(String.raw`^(?:${names})\s{0,4}=`, "i").test(value);
}

/** What stands behind a value that holds no addresses is none of it. */
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

/** Of a tag that nobody knows only what is a place beyond doubt: the rest of it may be anything. */
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
