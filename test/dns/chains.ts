import { types } from "../../src/formats/dns/codes.ts";
import { base32Text } from "../../src/formats/dns/fields/bytes.ts";
import type { ResourceRecord } from "../../src/formats/dns/message.ts";
import {
  compareNames,
  isSameName,
  isWithin,
  keyOf,
  nameOf,
  labelsOf,
  upwards,
  type DnsName,
} from "../../src/formats/dns/name.ts";
import { hashedName } from "../../src/formats/dnssec/nsec3-hash.ts";
import { recordOf } from "./samples.ts";
import { nameText } from "../../src/formats/dns/name-text.ts";

/** A name of a zone and the types that it has there. */
export interface Node {
  readonly name: DnsName;
  readonly types: readonly number[];
}

/** The names of a zone, without those below its delegations and redirections. */
export interface ZoneModel {
  readonly apex: DnsName;
  readonly nodes: readonly Node[];
}

/** A zone of some nodes; the first of several with the same name counts. */
export function zoneOf(apex: DnsName, nodes: readonly Node[]): ZoneModel {
  const all = [{ name: apex, types: [types.SOA, types.NS] }, ...nodes];
  const unique = all.filter((each, index) => all.findIndex(({ name }) => isSameName(name, each.name)) === index);
  return { apex, nodes: unique.filter(({ name }) => !isBelowCut(unique, name, apex)) };
}

/** Whether a node ends the zone. */
export function isDelegation({ types: has }: Node): boolean {
  return has.includes(types.NS) && !has.includes(types.SOA);
}

/** Whether a name is below a delegation or a redirection. */
export function isBelowCut(nodes: readonly Node[], name: DnsName, apex: DnsName): boolean {
  return nodes.some(
    (each) =>
      !isSameName(each.name, apex) &&
      !isSameName(each.name, name) &&
      isWithin(name, each.name) &&
      (isDelegation(each) || each.types.includes(types.DNAME)),
  );
}

/** Whether a name exists: it or a name below it has records. */
export function isThere({ nodes }: ZoneModel, name: DnsName): boolean {
  return nodes.some((each) => isWithin(each.name, name));
}

/** The NSEC records of a zone, RFC 4034 §4. */
export function nsecChain({ nodes }: ZoneModel): readonly ResourceRecord[] {
  const sorted = nodes.toSorted((one, other) => compareNames(one.name, other.name));
  return sorted.map(({ name, types: has }, index) => {
    const next = sorted[(index + 1) % sorted.length]?.name ?? name;
    const bits = [...has, types.RRSIG, types.NSEC].toSorted((one, other) => one - other);
    return recordOf(nameText(name), { type: "NSEC", next, types: bits });
  });
}

/** The NSEC3 parameters of a chain. */
export interface Hashing {
  readonly iterations: number;
  readonly salt: Buffer;
}

/** The NSEC3 records of a zone, RFC 5155 §7.1; with opt-out, those of its unsigned delegations are left out. */
export function nsec3Chain(
  { apex, nodes }: ZoneModel,
  isOptOut: boolean,
  hashing: Hashing = { iterations: 1, salt: Buffer.of(0xab) },
): readonly ResourceRecord[] {
  const parameters = { hashAlgorithm: 1, ...hashing };
  const kept = nodes.filter((each) => !isOptOut || !isDelegation(each) || each.types.includes(types.DS));
  const bits = new Map<string, { name: DnsName; types: readonly number[] }>();
  for (const { name } of kept) {
    for (const each of upwards(name)) if (isWithin(each, apex)) bits.set(keyOf(each), { name: each, types: [] });
  }
  for (const each of kept) bits.set(keyOf(each.name), each);
  const hashed = [...bits.values()]
    .map((each) => ({ types: each.types, hash: hashedName(each.name, parameters) }))
    .toSorted((one, other) => one.hash.compare(other.hash));
  return hashed.map(({ types: has, hash }, index) => {
    const next = hashed[(index + 1) % hashed.length]?.hash ?? hash;
    const owner = nameText(nameOf([Buffer.from(base32Text(hash).toLowerCase()), ...labelsOf(apex)]));
    const flags = isOptOut ? 1 : 0;
    return recordOf(owner, { type: "NSEC3", ...parameters, flags, next, types: has.toSorted((a, b) => a - b) });
  });
}
