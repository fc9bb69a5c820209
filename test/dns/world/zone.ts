import { types } from "../../../src/formats/dns/codes.ts";
import type { ResourceRecord } from "../../../src/formats/dns/message.ts";
import { isSameName, keyOf, upwards, type DnsName } from "../../../src/formats/dns/name.ts";
import { recordsOf, setsOf, type RecordOf, type RecordSet } from "../../../src/formats/dns/set.ts";
import { hashedName, ownerHash } from "../../../src/formats/dnssec/nsec3-hash.ts";

/** A zone as a server has it: by name and type. */
export interface Zone {
  /** Its own number: answers are kept by it. */
  readonly id: number;
  readonly apex: DnsName;
  readonly nsec: readonly RecordOf<"NSEC">[];
  readonly nsec3: readonly RecordOf<"NSEC3">[];
  /** The set of a name and type. */
  set(name: DnsName, type: number): RecordSet | undefined;
  /** Whether a name or a name below it has records. */
  has(name: DnsName): boolean;
  /** Every set of a name. */
  at(name: DnsName): readonly RecordSet[];
}

let last = 0;

/** Creates a zone from records, with its signatures and denial chains. */
export function zoneFrom(apex: DnsName, records: readonly ResourceRecord[]): Zone {
  const nodes = new Map<string, RecordSet[]>();
  for (const set of setsOf(records)) {
    const key = keyOf(set.name);
    const node = nodes.get(key);
    if (node) node.push(set);
    else nodes.set(key, [set]);
  }
  const names = new Set<string>();
  for (const { name, type } of records) {
    // NSEC3 owner names are not names of the zone: RFC 5155 §7.2.
    if (type === types.NSEC3 || (type === types.RRSIG && isHashed(nodes.get(keyOf(name))))) continue;
    for (const each of upwards(name)) {
      names.add(keyOf(each));
      if (isSameName(each, apex)) break;
    }
  }
  return {
    id: ++last,
    apex,
    nsec: recordsOf("NSEC", records),
    nsec3: recordsOf("NSEC3", records),
    set: (name, type) => nodes.get(keyOf(name))?.find((each) => each.type === type),
    has: (name) => names.has(keyOf(name)),
    at: (name) => nodes.get(keyOf(name)) ?? [],
  };
}

function isHashed(sets: readonly RecordSet[] | undefined): boolean {
  return sets?.every(({ type }) => type === types.NSEC3) ?? false;
}

/** Records of a set and its signatures, if they are wanted. */
export function recordsIn(set: RecordSet | undefined, isDnssecOk: boolean): readonly ResourceRecord[] {
  if (!set) return [];
  return isDnssecOk ? [...set.records, ...set.signatures] : set.records;
}

/** The NSEC3 record that matches or covers a name. */
export function linkOf(zone: Zone, name: DnsName): { matching?: RecordOf<"NSEC3">; covering?: RecordOf<"NSEC3"> } {
  const [first] = zone.nsec3;
  if (!first) return {};
  const digest = hashedName(name, first.data);
  for (const each of zone.nsec3) {
    const from = ownerHash(each, zone.apex);
    if (!from) continue;
    if (from.equals(digest)) return { matching: each };
    const { next } = each.data;
    const isAfter = digest.compare(from) > 0;
    const isBefore = digest.compare(next) < 0;
    if (from.compare(next) < 0 ? isAfter && isBefore : isAfter || isBefore) return { covering: each };
  }
  return {};
}
