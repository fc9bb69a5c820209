import { seam, unglued } from "./glued.ts";
import { mendsOf, withoutUrl } from "./mends.ts";
import { isMechanism, parseTerm, type SpfDirective, type SpfModifier } from "./terms.ts";
import { longestRepair, recordsIn, wordsOf } from "./words.ts";
import { parseSpf } from "./record.ts";

/**
 * Whom a term was to let send that does no good: `nobody`, whom nothing else names; `somebody` who cannot be found, so that nobody may be
 * refused without it; `unclear`, where what is written is no name that anybody has.
 */
export type SpfLoss = "nobody" | "somebody" | "unclear";

/** What is wrong with the record of a domain, as far as it can be mended. */
export interface SpfDamage {
  /** The records that there are, and what was meant to be one, with a seam (`glued.ts`) between strings; none where there is nothing. */
  readonly texts: readonly string[];
  /** Terms, as they are written, that authorise nobody, or that do harm, by whom they were to let send. */
  readonly superfluous: ReadonlyMap<string, SpfLoss>;
  /** Terms that let everybody send and name nobody: whoever sends and is named nowhere else must not be refused without them. */
  readonly opening: ReadonlySet<string>;
  /** Terms for those of whom it is known that they send, where nobody is left who may. */
  readonly known: readonly string[];
}

/** A word of a record, with what it means. */
interface Word {
  readonly text: string;
  readonly read: SpfDirective | SpfModifier;
}

/**
 * A record that says what was meant, as far as that can be known: everything that was good in the ones that there are, in its order.
 * Null where something in them cannot be read and does not show what it was meant to be.
 */
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
  const value = [
    "v=spf1",
    ...(isEmpty && wasOpen ? known : directives),
    ...unique(modifiers),
    ...(explanation ? [explanation.text] : []),
    keepsRedirect ? `redirect=${redirects[0]}` : isStrict ? "-all" : "~all",
  ].join(" ");
  return value.length <= longestRepair && parseSpf(value).faults.length === 0 ? value : null;
}

/** The words of the texts in which there are several terms without a blank between them, as receivers read them. */
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

/** A record by what of it is looked at. */
interface Living {
  readonly words: readonly Word[];
  /** Mechanisms behind `all`. */
  readonly idle: readonly Word[];
  readonly end: string | null;
}

/** The words of a record that are looked at, without `all`; behind `all` nothing is, nor redirect beside it. */
function livingOf(words: readonly Word[]): Living {
  const at = words.findIndex(({ read }) => isAll(read));
  const all = words[at]?.read;
  if (all?.kind !== "directive") return { words, idle: [], end: null };
  const kept = words.filter(({ read }, index) => (read.kind === "directive" ? index < at : !isRedirect(read)));
  const idle = words.filter(({ read }, index) => read.kind === "directive" && index > at && !isAll(read));
  return { words: kept, idle, end: all.qualifier };
}

/**
 * Who put those who are known to send behind `all` meant them to stand in front of it, with whatever stands beside them. Where nobody may
 * send, and those behind it are not the ones that are known, it is not clear what was meant.
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

/** Whether a term names somebody who may send. */
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
  // What can be read, and does no good, is not mended any further.
  const own = wordOf(text);
  if (own) return own;
  for (const better of mendsOf(text)) {
    const word = wordOf(better);
    if (word) return word;
  }
  return null;
}

function wordOf(text: string): Word | null {
  const read = readable(text);
  return read && { text, read };
}

/** What a word means; null where it means nothing, or not what it looks like. */
function readable(text: string): SpfDirective | SpfModifier | null {
  const read = parseTerm(text);
  if ("code" in read) return null;
  return isMisnamed(read) ? null : read;
}

function isMisnamed(read: SpfDirective | SpfModifier): boolean {
  if (read.kind !== "modifier" || read.modifier !== "unknown") return false;
  return isMechanism(read.name) || /^ip(?:v[46])?$/i.test(read.name);
}
