import { dashes } from "./spf-meant.ts";
import { mendsOf } from "./spf-mends.ts";
import { isMechanism, parseTerm, type SpfDirective, type SpfModifier } from "./spf-terms.ts";
import { parseSpf } from "./spf.ts";

/** What is wrong with the record of a domain, as far as it can be mended. */
export interface SpfDamage {
  /** The records that there are, and what was meant to be one; none where there is nothing. */
  readonly texts: readonly string[];
  /** Terms, as they are written, that authorise nobody, or that do harm. */
  readonly superfluous: ReadonlySet<string>;
  /** Terms that let everybody send and name nobody: whoever sends and is named nowhere else must not be refused without them. */
  readonly opening: ReadonlySet<string>;
  /** Terms for those of whom it is known that they send, where nobody is left who may. */
  readonly known: readonly string[];
  /** Whether `include=…` is read as what was meant. */
  readonly mendsMisnamed: boolean;
}

/** A longer record is nobody's any more who mends by hand. */
const longestRepair = 2000;

/** A word of a record, with what it means. */
interface Word {
  readonly text: string;
  readonly read: SpfDirective | SpfModifier;
}

/**
 * A record that says what was meant, as far as that can be known: everything that was good in the ones that there are, in its order.
 * Null where something in them cannot be read and does not show what it was meant to be.
 */
export function repairSpf({ texts: seen, superfluous, opening, known, mendsMisnamed }: SpfDamage): string | null {
  const texts = seen.flatMap(recordsIn);
  const parted = texts.map((text) => wordsOf(text).map((word) => mended(word, mendsMisnamed)));
  const read = parted.map((words) => words.filter((each) => each !== null));
  if (parted.some((words, at) => words.length !== read[at]?.length)) return null;
  const living = read.map((words) => revived(livingOf(words), known));
  if (living.some(({ isMeant }) => !isMeant)) return null;
  const all = living.flatMap(({ words: each }) => each);
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
  const isStrict = !isOpen && ends.length > 0 && ends.every((each) => each === "-") && ends.length === texts.length;
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

/** Each version begins a record of its own, where several were written into one text. */
function recordsIn(text: string): readonly string[] {
  const records = text
    .slice(0, longestRepair)
    .split(/(?<=[\s;,"])(?=v *= *spf1?[\s;,])/i)
    .filter((each) => /[^\s;,"]/.test(each.replace(/^v *= *spf1?/i, "")));
  return records.length > 1 ? records : [text];
}

/** The words behind the version, without what master files and documents put around them. */
function wordsOf(text: string): readonly string[] {
  const visible = text
    .slice(0, longestRepair)
    // Tabs, line ends and blanks of other widths; then marks without a width and quotes.
    .replace(/[\s\u00a0]+/gu, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff"“”„]+/gu, "")
    .replace(dashes, "-")
    .replace(/(?<= )([-~?]) (?=all(?: |$))/gi, "$1");
  const words = visible
    .replace(/^ *v *= *spf1?[;,:]? */i, "")
    .split(" ")
    .filter((word) => word !== "" && !/^v=spf1$/i.test(word));
  // A blank behind a colon parts what belongs together.
  const whole = words.flatMap((word, at) => {
    const isHalf = /^[-+~?]?[a-z0-9]+[:=]$/i.test(words[at - 1] ?? "");
    if (isHalf) return [];
    return /^[-+~?]?[a-z0-9]+[:=]$/i.test(word) ? [word + (words[at + 1] ?? "")] : [word];
  });
  return whole.flatMap(listed);
}

/** A list, of which each member is what the first one is; RFC 7208 §7.1 has commas within macros as well. */
function listed(word: string): readonly string[] {
  if (word.includes("%")) return [word];
  const [first = "", ...others] = word.split(/[,;]+/).filter((each) => each !== "");
  const lead = /^[-+~?]?(?:include|a|mx|ip4|ip6|exists)[:=]/i.exec(first)?.[0] ?? "";
  return [
    first,
    ...others.map((each) => (/^[-+~?]?(?:[a-z0-9]{1,8}[:=]|(?:all|a|mx|ptr)$)/i.test(each) ? each : lead + each)),
  ];
}

function mended(text: string, mendsMisnamed: boolean): Word | null {
  const own = readable(text, mendsMisnamed);
  if (own) return { text, read: own };
  for (const better of mendsOf(text)) {
    const read = readable(better, true);
    if (read) return { text: better, read };
  }
  return null;
}

/** What a word means; null where it means nothing, or not what it looks like. */
function readable(text: string, isStrict: boolean): SpfDirective | SpfModifier | null {
  const read = parseTerm(text);
  if ("code" in read) return null;
  return isStrict && read.kind === "modifier" && read.modifier === "unknown" && isMisnamed(read.name) ? null : read;
}

function isMisnamed(name: string): boolean {
  return isMechanism(name) || /^ip(?:v[46])?$/i.test(name);
}
