import { seam, unglued } from "./glued.ts";
import { recordRepairsOf, withoutUrl } from "./repairs.ts";
import { isMechanism, parseTerm, type SpfDirective, type SpfModifier } from "./terms.ts";
import { longestRepair, recordsIn, wordsOf } from "./words.ts";
import { parseSpf } from "./record.ts";

/**
 * The sender that a broken term was meant to allow. `nobody`: other terms allow it already. `somebody`: an unknown sender, whose mail may be
 * rejected without the term. `unclear`: the name does not exist.
 */
export type SpfLoss = "nobody" | "somebody" | "unclear";

/** The faults of a domain's SPF record, as far as they can be fixed. */
export interface SpfDamage {
  /** The records, and texts meant as records, with string boundaries marked (`glued.ts`); empty without any. */
  readonly texts: readonly string[];
  /** Terms, as written, that allow no sender or do harm, with the senders they were meant for. */
  readonly superfluous: ReadonlyMap<string, SpfLoss>;
  /** Terms that allow every server: senders that no other term allows must not be rejected once they are removed. */
  readonly opening: ReadonlySet<string>;
  /** Terms for known senders, if no sender would be left. */
  readonly known: readonly string[];
}

/** A word of a record with its meaning. */
interface Word {
  readonly text: string;
  readonly read: SpfDirective | SpfModifier;
}

/** The intended record, as far as it can be determined: all valid terms in order. Null if something is unreadable and its meaning is unclear. */
export function repairSpf({ texts: seen, superfluous, opening, known }: SpfDamage): string | null {
  const texts = seen.flatMap(recordsIn);
  const isSound = soundIn(superfluous);
  const parted = texts.map((text) =>
    wordsOf(text)
      .flatMap((word) => partsOf(word, isSound))
      .map((word) => mended(word, isSound)),
  );
  const read = parted.map((words) => words.filter((each) => each !== null));
  if (parted.some((words, at) => words.length !== read[at]?.length)) return null;
  const living = read.map((words) => revived(livingOf(words), known));
  if (living.some(({ isMeant }) => !isMeant)) return null;
  const all = living.flatMap(({ words: each }) => each);
  const losses = new Set(all.flatMap(({ text }) => superfluous.get(text) ?? []));
  if (losses.has("unclear")) return null;
  const words = all.filter(({ text }) => !superfluous.has(text) && !opening.has(text));
  const isOpen = all.some(({ text }) => opening.has(text));
  if (isOpen && !words.some(({ read: each }) => isNaming(each))) return null;
  const redirects = unique(
    words.filter(({ read: each }) => isRedirect(each)).map(({ text }) => text.slice("redirect=".length)),
  );
  const ends = living.flatMap(({ end }) => end ?? []);
  const keepsRedirect = redirects.length === 1 && ends.length === 0 && texts.length === 1 && !isOpen;
  const directives = unique([
    ...words.filter(({ read: each }) => each.kind === "directive").map(({ text }) => text),
    ...(keepsRedirect ? [] : redirects.map((name) => `include:${name}`)),
  ]);
  const modifiers = words
    .filter(({ read: each }) => each.kind === "modifier" && each.modifier === "unknown")
    .map(({ text }) => text);
  const [explanation] = words.filter(({ read: each }) => each.kind === "modifier" && each.modifier === "exp");
  const isStrict =
    !isOpen &&
    !losses.has("somebody") &&
    ends.length > 0 &&
    ends.every((each) => each === "-") &&
    ends.length === texts.length;
  const wasOpen = !isStrict || words.length < all.length;
  const isEmpty = directives.length === 0 && !keepsRedirect;
  const end = isStrict ? "-all" : "~all";
  const value = [
    "v=spf1",
    ...(isEmpty && wasOpen ? known : directives),
    ...unique(modifiers),
    ...(explanation ? [explanation.text] : []),
    keepsRedirect ? `redirect=${redirects[0]}` : end,
  ].join(" ");
  return value.length <= longestRepair && parseSpf(value).faults.length === 0 ? value : null;
}

/** Words that contain several terms without a space between them, as receivers read them. */
export function gluedIn({ texts, superfluous }: Pick<SpfDamage, "texts" | "superfluous">): readonly string[] {
  const words = texts.flatMap(recordsIn).flatMap(wordsOf);
  return words
    .filter((word) => partsOf(word, soundIn(superfluous)).length > 1)
    .map((word) => word.replaceAll(seam, ""));
}

function partsOf(word: string, isSound: (text: string) => boolean): readonly string[] {
  return unglued(word, isSound, (part) => mended(part, isSound) !== null);
}

function soundIn(superfluous: SpfDamage["superfluous"]): (word: string) => boolean {
  return (word) => !superfluous.has(word) && readable(word) !== null;
}

/** A record split by what is evaluated. */
interface Living {
  readonly words: readonly Word[];
  /** Mechanisms after `all`. */
  readonly idle: readonly Word[];
  readonly end: string | null;
}

/** The evaluated words of a record without `all`; mechanisms after `all` and a redirect beside it are not evaluated. */
function livingOf(words: readonly Word[]): Living {
  const at = words.findIndex(({ read }) => isAll(read));
  const all = words[at]?.read;
  if (all?.kind !== "directive") return { words, idle: [], end: null };
  const kept = words.filter(({ read }, index) => (read.kind === "directive" ? index < at : !isRedirect(read)));
  const idle = words.filter(({ read }, index) => read.kind === "directive" && index > at && !isAll(read));
  return { words: kept, idle, end: all.qualifier };
}

/**
 * Moves known senders from after `all` to before it, together with the other terms there. If the record allows no sender and the terms after `all`
 * are not known senders, the intention is unclear.
 */
function revived(living: Living, known: readonly string[]): Living & { readonly isMeant: boolean } {
  const { words, idle } = living;
  const senders = new Set(known.map((each) => each.toLowerCase()));
  if (idle.some(({ text }) => senders.has(text.toLowerCase().replace(/^\+/, "")))) {
    return { ...living, words: [...words, ...idle], isMeant: true };
  }
  const isNobody = words.every(({ read }) => read.kind === "modifier");
  return { ...living, isMeant: idle.length === 0 || !isNobody || known.length === 0 };
}

function isAll(read: SpfDirective | SpfModifier): boolean {
  return read.kind === "directive" && read.mechanism === "all";
}

function isRedirect(read: SpfDirective | SpfModifier): boolean {
  return read.kind === "modifier" && read.modifier === "redirect";
}

/** Whether a term allows someone. */
function isNaming(read: SpfDirective | SpfModifier): boolean {
  return read.kind === "directive" ? read.qualifier === "+" : isRedirect(read);
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}

function mended(text: string, isSound: (text: string) => boolean): Word | null {
  if (isSound(text)) return wordOf(text);
  const url = withoutUrl(text);
  if (url !== null && isSound(url)) return wordOf(url);
  // A valid but useless word is not corrected further.
  const own = wordOf(text);
  if (own) return own;
  for (const better of recordRepairsOf(text)) {
    const word = wordOf(better);
    if (word) return word;
  }
  return null;
}

function wordOf(text: string): Word | null {
  const read = readable(text);
  return read && { text, read };
}

/** The meaning of a word; null if it has none, or not the apparent one. */
function readable(text: string): SpfDirective | SpfModifier | null {
  const read = parseTerm(text);
  if ("code" in read) return null;
  return isMisnamed(read) ? null : read;
}

function isMisnamed(read: SpfDirective | SpfModifier): boolean {
  if (read.kind !== "modifier" || read.modifier !== "unknown") return false;
  return isMechanism(read.name) || /^ip(?:v[46])?$/i.test(read.name);
}
