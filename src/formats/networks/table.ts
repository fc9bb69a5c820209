import type { WordRange } from "./blocks.ts";
import type { WordTable } from "./words.ts";

/** Numbers of a sufficient width. */
export type Values = Uint8Array | Uint16Array | Uint32Array;

/** The ranges of one family: each starts at `starts`, ends before the next, and has a value; 0 means unknown. */
export interface NetworkRanges {
  /** One column per address word: one for IPv4, four for IPv6. */
  readonly starts: readonly Uint32Array[];
  readonly values: Values;
}

/** The ranges of both families. */
export interface NetworkTable {
  readonly four: NetworkRanges;
  readonly six: NetworkRanges;
}

/** A range with its value. */
export interface Row extends WordRange {
  readonly value: number;
}

/** The index of an address's range; -1 below the first range. */
export function rangeIndexOf(address: WordTable, table: NetworkTable): number {
  return address.length === 1 ? placeOfFour(address[0], table.four) : placeOfSix(address, table.six);
}

function placeOfFour(word: number, { starts: [starts = new Uint32Array()] }: NetworkRanges): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= word) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function placeOfSix(words: WordTable, { starts, values }: NetworkRanges): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(starts, middle, words) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function compareAt(starts: readonly Uint32Array[], at: number, words: WordTable): number {
  for (let word = 0; word < starts.length; word += 1) {
    const difference = (starts[word]?.[at] ?? 0) - (words[word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The ranges of an address's family. */
export function familyOf(address: readonly number[], { four, six }: NetworkTable): NetworkRanges {
  return address.length === 1 ? four : six;
}

/** The value of an address; 0 if unknown. */
export function valueOf(address: WordTable, table: NetworkTable): number {
  const place = rangeIndexOf(address, table);
  return place < 0 ? 0 : (familyOf(address, table).values[place] ?? 0);
}

/** The range at an index, up to the next one. */
export function rangeAt(place: number, { starts, values }: NetworkRanges): WordRange {
  const at = (index: number): readonly number[] => starts.map((column) => column[index] ?? 0);
  const last = place + 1 < values.length ? before(at(place + 1)) : starts.map(() => 0xffff_ffff);
  return { first: at(place), last };
}

function before(words: readonly number[]): readonly number[] {
  const lower = [...words];
  for (let at = lower.length - 1; at >= 0; at -= 1) {
    const word = lower[at] ?? 0;
    lower[at] = word === 0 ? 0xffff_ffff : word - 1;
    if (word !== 0) break;
  }
  return lower;
}

/** The next address; null after the last one. */
function after(words: readonly number[]): readonly number[] | null {
  const higher = [...words];
  for (let at = higher.length - 1; at >= 0; at -= 1) {
    const word = higher[at] ?? 0;
    higher[at] = word === 0xffff_ffff ? 0 : word + 1;
    if (word !== 0xffff_ffff) return higher;
  }
  return null;
}

/**
 * Builds a table from rows in any order. Gaps have the value 0, and neighbours with equal values are merged. Where rows overlap, the later start
 * counts, like a more specific announcement; after its end the outer row counts again.
 */
export function tableOf(rows: readonly Row[], width: 1 | 2 | 4): NetworkTable {
  return {
    four: rangesOf(
      rows.filter(({ first }) => first.length === 1),
      1,
      width,
    ),
    six: rangesOf(
      rows.filter(({ first }) => first.length === 4),
      4,
      width,
    ),
  };
}

const kinds = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;

function rangesOf(rows: readonly Row[], words: 1 | 4, width: 1 | 2 | 4): NetworkRanges {
  const starts: (readonly number[])[] = [];
  const values: number[] = [];
  for (const { start, value } of stepsOf(rows)) {
    const last = starts.at(-1);
    // A later row with the same start replaces the previous one.
    if (last && compareKeys(last, start) === 0) {
      starts.pop();
      values.pop();
    }
    if (value === (values.at(-1) ?? 0)) continue;
    starts.push(start);
    values.push(value);
  }
  return {
    starts: Array.from({ length: words }, (_, word) => Uint32Array.from(starts, (start) => start[word] ?? 0)),
    values: kinds[width].from(values),
  };
}

/** The value changes at an address. */
interface Step {
  readonly start: readonly number[];
  readonly value: number;
}

function* stepsOf(rows: readonly Row[]): Generator<Step> {
  // The rows that contain the current address, most specific last.
  const open: Row[] = [];
  for (const row of rows.toSorted((a, b) => compareKeys(a.first, b.first) || compareKeys(b.last, a.last))) {
    yield* endsBefore(row.first, open);
    yield { start: row.first, value: row.value };
    open.push(row);
  }
  yield* endsBefore(null, open);
}

/** Closes rows that end before an address, or all of them. */
function* endsBefore(start: readonly number[] | null, open: Row[]): Generator<Step> {
  for (;;) {
    const top = open.at(-1);
    if (!top || (start !== null && compareKeys(top.last, start) >= 0)) return;
    while (compareKeys(open.at(-1)?.last ?? top.first, top.last) <= 0 && open.length > 0) open.pop();
    const next = after(top.last);
    if (next) yield { start: next, value: open.at(-1)?.value ?? 0 };
  }
}

/** Compares two addresses of one family. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
