import type { Network, NetworkPartId, Networks, Sign } from "../../core/networks.ts";
import { networkOperators, networkOperatorsAsOf, type NetworkClass } from "../../data/networks/operators.ts";
import { blockAround, blocksOf } from "./blocks.ts";
import { nameAt, placeOfNumber } from "./names.ts";
import type { Pack } from "./pack.ts";
import { lettersOf } from "./rows.ts";
import { familyOf, rangeIndexOf, rangeAt, valueOf, type NetworkRanges } from "./table.ts";
import { packedTextOf, packedWordsOf } from "./words.ts";

/** Answers look-ups from a pack. */
export function networksOf(pack: Pack): Networks {
  const { parts, numbers, tables } = pack;
  const partOf = (id: NetworkPartId): Networks["parts"][number] | undefined => parts.find((part) => part.id === id);

  // Most look-ups concern few networks.
  const called = new Map<number, string>();
  function nameOf(place: number): string {
    const name = called.get(place) ?? nameAt(place, pack);
    called.set(place, name);
    return name;
  }

  function asnOf(address: string): number | null {
    const words = packedWordsOf(address);
    const value = words && tables.ranges ? valueOf(words, tables.ranges) : 0;
    return value === 0 ? null : (numbers[value - 1] ?? null);
  }

  function find(address: string): Network | null {
    const words = packedWordsOf(address);
    const { ranges } = tables;
    if (!words || !ranges) return null;
    const place = rangeIndexOf(words, ranges);
    const family = familyOf(words, ranges);
    const value = family.values[place] ?? 0;
    if (value === 0) return null;
    const range = rangeAt(place, family);
    return {
      asn: numbers[value - 1] ?? 0,
      name: nameOf(value - 1),
      range: { first: packedTextOf(range.first), last: packedTextOf(range.last) },
      prefix: blockAround(words, range),
    };
  }

  function prefixesOf(asn: number): readonly string[] {
    const place = placeOfNumber(asn, numbers);
    const { ranges } = tables;
    if (place < 0 || !ranges) return [];
    return [...prefixesIn(ranges.four, place + 1), ...prefixesIn(ranges.six, place + 1)];
  }

  function sign(id: "hosting" | "vpn" | "tor", address: string): Sign {
    const [table, part, words] = [tables[id], partOf(id), packedWordsOf(address)];
    if (!table || !part || !words) return { detected: null, basis: null, asOf: null };
    // A list without addresses of a family says nothing about that family.
    const isSilent = familyOf(words, table).values.length === 0;
    const is = isSilent ? null : valueOf(words, table) === 1;
    return { detected: is, basis: is === null ? null : part.source, asOf: is === null ? null : part.asOf };
  }

  return {
    asOf: partOf("ranges")?.asOf ?? "",
    parts,
    asnOf,
    find,
    countryOf(address) {
      const words = packedWordsOf(address);
      const code = words && tables.country ? valueOf(words, tables.country) : 0;
      return code === 0 ? null : lettersOf(code);
    },
    nameOf(asn) {
      const place = placeOfNumber(asn, numbers);
      return place < 0 ? null : nameOf(place);
    },
    prefixesOf,
    signs: (address) => ({
      hosting: orByOperator(sign("hosting", address), asnOf(address)),
      vpn: sign("vpn", address),
      tor: sign("tor", address),
    }),
  };
}

function* prefixesIn(ranges: NetworkRanges, value: number): Generator<string> {
  for (let at = ranges.values.indexOf(value); at >= 0; at = ranges.values.indexOf(value, at + 1)) {
    yield* blocksOf(rangeAt(at, ranges));
  }
}

const operators = new Map(networkOperators.flatMap(({ kind, numbers }) => numbers.map((asn) => [asn, kind] as const)));
const hosts: ReadonlySet<NetworkClass> = new Set(["cloud", "cdn", "hosting"]);

/** Lists omit well-known operators. A known operator can confirm a sign but not rule it out: access providers may also rent out servers. */
function orByOperator(listed: Sign, asn: number | null): Sign {
  const kind = asn === null ? undefined : operators.get(asn);
  if (listed.detected === true || kind === undefined || !hosts.has(kind)) return listed;
  return { detected: true, basis: "table of well-known operators", asOf: networkOperatorsAsOf };
}
