import { reservedAsNumbers, type ReservedNumbers } from "../../data/networks/reserved-as-numbers.ts";

const largest = 0xffff_ffff;

/** Parses `AS15169` or, in asdot notation (RFC 5396 §2), `AS1.10`; null for other texts. */
export function parseAsNumber(text: string): number | null {
  const groups = /^AS(?:(?<plain>\d{1,10})|(?<high>\d{1,5})\.(?<low>\d{1,5}))$/i.exec(text)?.groups;
  if (!groups) return null;
  const { plain, high, low } = groups;
  if (plain !== undefined) return Number(plain) <= largest ? Number(plain) : null;
  const [upper, lower] = [Number(high), Number(low)];
  return upper <= 0xffff && lower <= 0xffff ? upper * 0x1_0000 + lower : null;
}

/** The special-purpose registry's entry for an AS number; null for ordinary numbers. */
export function reservedNumber(asn: number): ReservedNumbers | null {
  return reservedAsNumbers.find(({ first, last }) => first <= asn && asn <= last) ?? null;
}
