import { reservedAsNumbers, type ReservedNumbers } from "../../data/reserved-as-numbers.ts";

const largest = 0xffff_ffff;

/** Reads `AS15169` and, in the notation asdot of RFC 5396 §2, `AS1.10`; null where a text is neither. */
export function parseAsNumber(text: string): number | null {
  const groups = /^AS(?:(?<plain>\d{1,10})|(?<high>\d{1,5})\.(?<low>\d{1,5}))$/i.exec(text)?.groups;
  if (!groups) return null;
  const { plain, high, low } = groups;
  if (plain !== undefined) return Number(plain) <= largest ? Number(plain) : null;
  const [upper, lower] = [Number(high), Number(low)];
  return upper <= 0xffff && lower <= 0xffff ? upper * 0x1_0000 + lower : null;
}

/** What the registry of special-purpose numbers says of one; null where it may be somebody's. */
export function reservedNumber(asn: number): ReservedNumbers | null {
  return reservedAsNumbers.find(({ first, last }) => first <= asn && asn <= last) ?? null;
}
