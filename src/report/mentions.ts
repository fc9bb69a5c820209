import { memo } from "../core/memo.ts";
import type { GateTarget } from "../core/result/result.ts";

/** The lines of a file with any line ends. */
export const mentionLines: (text: string) => readonly string[] = memo((text) => text.split(/\r\n|\r|\n/));

/** The number of the line that names a target, counted from 1; null without one. */
export function lineOf(text: string, { url, name }: Pick<GateTarget, "url" | "name">): number | null {
  const words = wordsOf(text);
  const found = spellings(url, name)
    .map((spelling) => mentionOf(text, spelling, words))
    .find((at) => at !== null);
  return found === undefined || found === null ? null : lineAt(text, found);
}

/** A spelling of a target, and what must not follow it. */
interface Spelling {
  readonly text: string;
  readonly behind: RegExp;
}

/** The spellings of a target, most specific first: none may be part of a longer name, and only a bare host may have another path. */
function spellings(url: string, name: string | undefined): readonly Spelling[] {
  const bare = url.replace(/^https?:\/\//, "").replace(/\/$/, "");
  const [host = ""] = bare.split("/", 1);
  const all = [
    { text: bare, behind: /\/?(?![\w/:?-]|\.\w)/y },
    { text: host, behind: /(?![\w-]|\.\w)/y },
    // A name may be an ordinary word.
    { text: name ?? "", behind: /(?![\w.-])/y },
  ];
  return all.filter(({ text }) => text !== "");
}

/** The first mention of a spelling in a text. */
function mentionOf(text: string, { text: wanted, behind }: Spelling, words: Words): number | null {
  const isMention = (at: number): boolean => {
    if (at < 0 || !text.startsWith(wanted, at) || (at > 0 && /[\w.-]/.test(text.charAt(at - 1)))) return false;
    behind.lastIndex = at + wanted.length;
    return behind.test(text);
  };
  const word = wordsIn(wanted).next().value;
  if (word) return (words.get(word.key) ?? []).map((at) => at - word.index).find(isMention) ?? null;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) if (isMention(at)) return at;
  return null;
}

/** The positions of each word in a text. A file is indexed once for all targets. */
type Words = ReadonlyMap<string, readonly number[]>;

const wordsOf: (text: string) => Words = memo((text) => {
  const words = new Map<string, number[]>();
  for (const { key, index } of wordsIn(text)) {
    const known = words.get(key);
    if (known) known.push(index);
    else words.set(key, [index]);
  }
  return words;
});

function* wordsIn(text: string): Generator<{ readonly key: string; readonly index: number }, undefined> {
  for (const { 0: word, index } of text.matchAll(/[\w.-]+/g)) {
    let { length } = word;
    // Without the full stop of a sentence.
    while (length > 0 && ".-".includes(word.charAt(length - 1))) length--;
    if (length > 0) yield { key: word.slice(0, length), index };
  }
  return undefined;
}

const startsOf: (text: string) => readonly number[] = memo((text) => [
  0,
  ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length),
]);

/** The line number of a position. */
function lineAt(text: string, at: number): number {
  const starts = startsOf(text);
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low + 1;
}
