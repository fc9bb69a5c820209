import { brotliDecompressSync } from "node:zlib";
import { packedCommonPasswords } from "./common-passwords.ts";

/**
 * Why a password is easy to guess: it follows from the account or the service, it is common or made from a common one, or it follows a pattern.
 */
export type Weakness = "own" | "common" | "pattern";

/** A part of a password that a guesser knows, by its kind; `character` is any other single character. */
type Kind = Weakness | "character";

/** The least estimated effort, in decimal digits: a hundred million guesses. */
const leastEffort = 8;

/** The effort for a part of each kind, in decimal digits; a common word is one of ten thousand. */
const efforts = { character: 1, own: 1, common: 3.5, pattern: 1.5 } as const satisfies Record<Kind, number>;

/** The effort for a word that is tried first, for a year, and for what occurred before in the password. */
const [ofFirst, ofYear, ofRepeat] = [1, 2, 1] as const;

/** Characters of a repeated part and of a sequence, of a word, and of a part of a keyboard row, at least. */
const [leastRun, leastWord, leastRow] = [3, 4, 4] as const;

/** The longest word that is looked up, and characters of the password that are judged: the normal form of one may be eighteen. */
const [longestWord, longestJudged] = [32, 128] as const;

/** Rows of a keyboard, forwards and backwards. */
const rows = [
  "1234567890-=",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "zaq1xsw2cde3",
].flatMap((row) => [row, row.split("").toReversed().join("")]);

/** Signs and digits in place of letters. */
const letters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Words for a password that every guesser tries first, beside the list, which is of English passwords. */
const triedFirst: readonly string[] = ["password", "passwort", "비밀번호", "암호"];

/**
 * Finds why a password is easy to guess; null where it is not. NIST SP 800-63B-4 §3.1.1.2 requires a comparison with common passwords and
 * with words of the context: `own` has the name of the service and the account's address. A password fails as well if it consists of few such
 * parts, since guessers combine them. This is an estimate: the sum of the efforts of the cheapest division into parts.
 */
export function weaknessOf(password: string, own: readonly string[]): Weakness | null {
  const text = password.normalize("NFKC").toLowerCase().slice(0, longestJudged);
  const plain = text.replaceAll(/[@4310$!57]/g, (each) => letters[each] ?? each);
  const words = new Set(own.map((each) => each.toLowerCase()).filter((each) => each.length >= 2));
  // The cheapest division of the first characters, by their number, with the kinds of its parts.
  const best: { effort: number; kinds: readonly Kind[] }[] = [{ effort: 0, kinds: [] }];
  for (let start = 0; start < text.length; start++) {
    const { effort, kinds } = best[start] ?? { effort: Infinity, kinds: [] };
    const reach = (length: number, kind: Kind, more: number): void => {
      const known = best[start + length];
      if (known && known.effort <= effort + more) return;
      best[start + length] = { effort: effort + more, kinds: kinds.includes(kind) ? kinds : [...kinds, kind] };
    };
    reach(1, "character", efforts.character);
    for (const [length, kind, more] of partsAt(text, plain, start, words)) reach(length, kind, more);
  }
  const { effort, kinds } = best[text.length] ?? { effort: 0, kinds: [] };
  if (effort >= leastEffort) return null;
  return (["own", "common"] as const).find((kind) => kinds.includes(kind)) ?? "pattern";
}

type Part = readonly [length: number, kind: Kind, effort: number];

/** The parts that a guesser knows, from a position on. */
function partsAt(text: string, plain: string, start: number, own: ReadonlySet<string>): readonly Part[] {
  const parts: Part[] = [];
  const repeated = repeatAt(text, start);
  if (repeated >= leastRun) parts.push([repeated, "pattern", ofRepeat]);
  for (const length of [sequenceAt(text, start), rowAt(text, start)])
    if (length > 0) parts.push([length, "pattern", efforts.pattern]);
  if (/^(?:19|20)\d\d/.test(text.slice(start, start + 4))) parts.push([4, "pattern", ofYear]);
  for (let length = 2; length <= Math.min(longestWord, text.length - start); length++) {
    const forms = [text, plain].map((each) => each.slice(start, start + length));
    if (forms.some((each) => own.has(each))) parts.push([length, "own", efforts.own]);
    if (forms.some((each) => triedFirst.includes(each))) parts.push([length, "common", ofFirst]);
    else if (length >= leastWord && forms.some((each) => common().has(each)))
      parts.push([length, "common", efforts.common]);
  }
  // An address may be longer than a word.
  for (const word of own)
    if (word.length > longestWord && text.startsWith(word, start)) parts.push([word.length, "own", efforts.own]);
  return parts;
}

/** Characters from a position on that occur before; they may overlap, so `ababab` repeats from its third character on. */
function repeatAt(text: string, start: number): number {
  let longest = 0;
  for (let from = 0; from < start; from++) {
    let length = 0;
    while (start + length < text.length && text[from + length] === text[start + length]) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Characters of a run such as `abcd`, `4321` or `aaaa`. */
function sequenceAt(text: string, start: number): number {
  const step = text.charCodeAt(start + 1) - text.charCodeAt(start);
  if (Math.abs(step) > 1) return 0;
  let end = start + 1;
  while (end < text.length && text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end++;
  return end - start >= leastRun ? end - start : 0;
}

/** Characters of a row of the keyboard. */
function rowAt(text: string, start: number): number {
  let length = leastRow;
  const isInRow = (count: number): boolean =>
    start + count <= text.length && rows.some((row) => row.includes(text.slice(start, start + count)));
  if (!isInRow(length)) return 0;
  while (isInRow(length + 1)) length++;
  return length;
}

let known: ReadonlySet<string> | undefined;

/** The list, unpacked on first use. */
function common(): ReadonlySet<string> {
  known ??= new Set(brotliDecompressSync(Buffer.from(packedCommonPasswords, "base64")).toString().split("\n"));
  return known;
}
