import { packedTextOf } from "./words.ts";

/** The first and last address of a range. */
export interface WordRange {
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** The minimal CIDR blocks of a range, in order (RFC 4632 §3.1). */
export function* blocksOf({ first, last }: WordRange): Generator<string> {
  const width = first.length * 32;
  const end = numberOf(last);
  let base = numberOf(first);
  while (base <= end) {
    let free = 0;
    while (free < width && (base & (1n << BigInt(free))) === 0n && base + (1n << BigInt(free + 1)) - 1n <= end)
      free += 1;
    const bits = width - free;
    yield `${packedTextOf(toWords(base, first.length))}/${bits}`;
    base += 1n << BigInt(free);
  }
}

/** The largest block within a range that contains an address. */
export function blockAround(address: readonly number[], range: WordRange): string {
  return address.length === 1 ? blockAroundFour(address, range) : blockAroundSix(address, range);
}

/** Without BigInt, because it is called a million times. */
function blockAroundFour(
  [address = 0]: readonly number[],
  { first: [first = 0], last: [last = 0] }: WordRange,
): string {
  let size = 1;
  let bits = 32;
  for (let wider = 2; bits > 0; wider *= 2) {
    const base = address - (address % wider);
    if (base < first || base + wider - 1 > last) break;
    size = wider;
    bits -= 1;
  }
  return `${packedTextOf([address - (address % size)])}/${bits}`;
}

function blockAroundSix(address: readonly number[], { first, last }: WordRange): string {
  const [wanted, from, to] = [numberOf(address), numberOf(first), numberOf(last)];
  let bits = 128;
  let base = wanted;
  for (let size = 2n; bits > 0; size *= 2n) {
    const wider = wanted - (wanted % size);
    if (wider < from || wider + size - 1n > to) break;
    base = wider;
    bits -= 1;
  }
  return `${packedTextOf(toWords(base, 4))}/${bits}`;
}

/** An address as one number. */
export function numberOf(words: readonly number[]): bigint {
  return words.reduce((sum, word) => sum * 0x1_0000_0000n + BigInt(word), 0n);
}

/** A number as 32-bit words, most significant first. */
export function toWords(value: bigint, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => Number((value >> BigInt(32 * (count - 1 - at))) & 0xffff_ffffn));
}
