import type { SpecialBlock } from "../../data/networks/special-addresses.ts";
import { specialBlockOf } from "../../formats/networks/special.ts";
import { parseAsNumber, reservedNumber } from "../../formats/routing/as-number.ts";

/** The special-purpose block or the reserved numbers that contain a query; null for an ordinary address or AS. */
export function specialOf(query: string): SpecialBlock | null {
  const asn = parseAsNumber(query);
  if (asn === null) return specialBlockOf(query);
  const reserved = reservedNumber(asn);
  if (!reserved) return null;
  const { first, last, ...words } = reserved;
  return { network: first === last ? `AS${first}` : `AS${first}–AS${last}`, ...words };
}
