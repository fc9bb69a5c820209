import type { NetworkPart, NetworkPartId } from "../../core/networks.ts";
import { nameAt, networkNames, placeOfNumber } from "./names.ts";
import type { Pack } from "./pack.ts";
import type { AnnouncedRow } from "./rows.ts";
import { tableOf, type Row, type NetworkTable } from "./table.ts";

type Origin<Id extends NetworkPartId> = Omit<NetworkPart, "id" | "ranges"> & { readonly id: Id };

/** A part of the pack with new data. */
export type Fresh =
  | { readonly origin: Origin<"ranges">; readonly rows: readonly AnnouncedRow[] }
  | { readonly origin: Origin<Exclude<NetworkPartId, "ranges">>; readonly rows: readonly Row[] };

/** The empty pack. */
export const emptyPack: Pack = { parts: [], ...networkNames(new Map()), tables: {} };

/** Replaces some parts of a pack; the others stay, with their dates. */
export function renew(pack: Pack, fresh: readonly Fresh[]): Pack {
  return fresh.reduce<Pack>((made, part) => {
    const { table, ...names } = isAnnounced(part)
      ? announced(part.rows, made)
      : { table: tableOf(part.rows, widthOf(part.origin.id)) };
    const { id } = part.origin;
    const count = table.four.values.length + table.six.values.length;
    const parts = [...made.parts.filter((each) => each.id !== id), { ...part.origin, ranges: count }];
    return { ...made, ...names, parts, tables: { ...made.tables, [id]: table } };
  }, pack);
}

function isAnnounced(part: Fresh): part is Extract<Fresh, { readonly rows: readonly AnnouncedRow[] }> {
  return part.origin.id === "ranges";
}

/** Two bytes for a country code, one for a flag. */
function widthOf(id: NetworkPartId): 1 | 2 {
  return id === "country" ? 2 : 1;
}

function announced(
  rows: readonly AnnouncedRow[],
  before: Pack,
): { readonly table: NetworkTable } & Pick<Pack, "numbers" | "nameStarts" | "names"> {
  const named = new Map(rows.map(({ asn, name }) => [asn, name]));
  // Range lists use AS handles; a known human-readable name is kept.
  for (const asn of named.keys()) {
    const place = placeOfNumber(asn, before.numbers);
    const known = place < 0 ? "" : nameAt(place, before);
    if (known !== "") named.set(asn, known);
  }
  const names = networkNames(named);
  const placed = rows.map(({ first, last, asn }) => ({ first, last, value: placeOfNumber(asn, names.numbers) + 1 }));
  return { table: tableOf(placed, 4), ...names };
}
