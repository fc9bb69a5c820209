import { addressOctets } from "../dns/reverse-name.ts";

/** A range of addresses of one family as numbers, both ends included. */
interface Range {
  readonly from: bigint;
  readonly to: bigint;
}

/** Addresses of one family: sorted ranges that do not touch. */
export type SpfRanges = readonly Range[];

const bitsOf = { four: 32, six: 128 } as const;

/** All addresses of a family. */
export function allIpAddresses(family: keyof typeof bitsOf): SpfRanges {
  return [{ from: 0n, to: (1n << BigInt(bitsOf[family])) - 1n }];
}

/** The addresses of a prefix. Throws `DnsError` for an invalid address. */
export function rangeOf(address: string, prefix: number): SpfRanges {
  const octets = addressOctets(address);
  const hosts = BigInt(octets.length * 8 - prefix);
  const from = (BigInt(`0x${octets.toString("hex")}`) >> hosts) << hosts;
  return [{ from, to: from + (1n << hosts) - 1n }];
}

/** The first address as text; null if empty. */
export function firstAddress([first]: SpfRanges, family: 4 | 6): string | null {
  if (!first) return null;
  const hex = first.from.toString(16).padStart(family === 4 ? 8 : 32, "0");
  if (family === 6) return (hex.match(/.{4}/g) ?? []).join(":");
  return (hex.match(/.{2}/g) ?? []).map((each) => Number.parseInt(each, 16)).join(".");
}

function compared(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The union of two sets. */
export function united(one: SpfRanges, other: SpfRanges): SpfRanges {
  const all = [...one, ...other].toSorted((a, b) => compared(a.from, b.from));
  const whole: { from: bigint; to: bigint }[] = [];
  for (const { from, to } of all) {
    const last = whole.at(-1);
    if (!last || from > last.to + 1n) whole.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return whole;
}

/** The difference of two sets. */
export function without(one: SpfRanges, other: SpfRanges): SpfRanges {
  const left: Range[] = [];
  let next = 0;
  for (const { from, to } of one) {
    let start = from;
    while (next < other.length && (other[next]?.to ?? 0n) < from) next += 1;
    for (let at = next; at < other.length; at += 1) {
      const hole = other[at];
      if (!hole || hole.from > to) break;
      if (hole.from > start) left.push({ from: start, to: hole.from - 1n });
      if (hole.to + 1n > start) start = hole.to + 1n;
    }
    if (start <= to) left.push({ from: start, to });
  }
  return left;
}

/** The intersection of two sets. */
export function common(one: SpfRanges, other: SpfRanges): SpfRanges {
  return without(one, without(one, other));
}

/** The number of addresses. */
export function sizeOf(ranges: SpfRanges): bigint {
  return ranges.reduce((sum, { from, to }) => sum + to - from + 1n, 0n);
}
