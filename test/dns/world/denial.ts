import { types } from "../../../src/formats/dns/codes.ts";
import type { ResourceRecord } from "../../../src/formats/dns/message.ts";
import {
  compareNames,
  isSameName,
  keyOf,
  upwards,
  wildcardBelow,
  type DnsName,
} from "../../../src/formats/dns/name.ts";
import { linkOf, recordsIn, type Zone } from "./zone.ts";

/** The closest encloser of a name, and the next closer name: RFC 5155 §1.3. */
export function closestOf(zone: Zone, name: DnsName): { closest: DnsName; next: DnsName } {
  let next = name;
  for (const each of upwards(name)) {
    if (isSameName(each, zone.apex) || (each !== name && zone.has(each))) return { closest: each, next };
    next = each;
  }
  return { closest: zone.apex, next };
}

/** Proves that neither a name nor a matching wildcard exists. */
export function proofOfNoName(zone: Zone, name: DnsName): readonly ResourceRecord[] {
  const { closest, next } = closestOf(zone, name);
  const wildcard = wildcardBelow(closest);
  if (zone.nsec3.length > 0) {
    return distinct(zone, [
      linkOf(zone, closest).matching,
      linkOf(zone, next).covering,
      linkOf(zone, wildcard).covering,
    ]);
  }
  return distinct(zone, [gapOf(zone, name), gapOf(zone, wildcard)]);
}

/** Proves that a name has no records of a type, with or without a wildcard. */
export function proofOfNoData(zone: Zone, name: DnsName): readonly ResourceRecord[] {
  if (zone.nsec3.length > 0) {
    const own = linkOf(zone, name).matching;
    return own ? distinct(zone, [own]) : proofAround(zone, name);
  }
  if (zone.has(name))
    return distinct(zone, [zone.nsec.find((each) => isSameName(each.name, name)) ?? gapOf(zone, name)]);
  const wildcard = wildcardBelow(closestOf(zone, name).closest);
  const own = zone.nsec.find((each) => isSameName(each.name, wildcard)) ?? gapOf(zone, wildcard);
  return distinct(zone, [own, gapOf(zone, name)]);
}

/** RFC 5155 §7.2.4 and §7.2.5: for an opt-out delegation, or a wildcard answer. */
function proofAround(zone: Zone, name: DnsName): readonly ResourceRecord[] {
  for (let below = name; ;) {
    const { closest, next } = closestOf(zone, below);
    const matching = linkOf(zone, closest).matching;
    const wildcard = linkOf(zone, wildcardBelow(closest)).matching;
    if (matching || isSameName(closest, zone.apex)) {
      return distinct(zone, [matching, linkOf(zone, next).covering, zone.has(name) ? undefined : wildcard]);
    }
    below = closest;
  }
}

/** Proves that no name is closer than the wildcard. */
export function proofOfWildcard(zone: Zone, name: DnsName): readonly ResourceRecord[] {
  if (zone.nsec3.length > 0) return distinct(zone, [linkOf(zone, closestOf(zone, name).next).covering]);
  return distinct(zone, [gapOf(zone, name)]);
}

/** RFC 4034 §4.1.1: the last record leads back to the first. */
function gapOf({ nsec, apex }: Zone, name: DnsName): ResourceRecord | undefined {
  return nsec.find(
    (each) =>
      compareNames(each.name, name) < 0 && (isSameName(each.data.next, apex) || compareNames(name, each.data.next) < 0),
  );
}

function distinct(zone: Zone, records: readonly (ResourceRecord | undefined)[]): readonly ResourceRecord[] {
  const links = records.filter((each) => each !== undefined);
  const unique = links.filter(
    (each, index) => links.findIndex(({ name }) => keyOf(name) === keyOf(each.name)) === index,
  );
  return unique.flatMap(({ name, type }) => {
    const set = zone.set(name, type === types.NSEC3 ? types.NSEC3 : types.NSEC);
    return recordsIn(set, true);
  });
}
