import { types } from "../../../src/formats/dns/codes.ts";
import { delegationDigest } from "../../../src/formats/dns/delegation.ts";
import { keyTag } from "../../../src/formats/dnssec/key-tag.ts";
import type { DataOf } from "../../../src/formats/dns/kinds.ts";
import type { ResourceRecord } from "../../../src/formats/dns/message.ts";
import { isSameName, keyOf, type DnsName } from "../../../src/formats/dns/name.ts";
import { nameText } from "../../../src/formats/dns/name-text.ts";
import { recordsOf, setsOf, type RecordSet } from "../../../src/formats/dns/set.ts";
import { isBelowCut, isDelegation, nsec3Chain, nsecChain, type Node, type ZoneModel } from "../chains.ts";
import { recordOf } from "../samples.ts";
import { keyFor, signSet, type Validity, type ZoneKey } from "./keys.ts";

/** How a zone is signed; today's usual parameters by default. */
export interface Signing {
  /** 13 by default; an unknown one is marked as such, and unsupported. */
  readonly algorithm?: number;
  /** The size of RSA keys. */
  readonly bits?: number;
  /** One key for everything instead of one for the keys and another for the rest. */
  readonly hasOneKey?: boolean;
  readonly denial?:
    | "nsec"
    | "nsec3"
    | { readonly iterations?: number; readonly salt?: string; readonly isOptOut?: boolean };
  /** Days before and after now; 1 and 30 by default. */
  readonly inception?: number;
  readonly expiration?: number;
  /** The DS records in the parent: a digest of this type (2 by default), none, or a wrong one. */
  readonly ds?: 1 | 2 | 4 | "none" | "wrong-digest" | "no-such-key" | "unknown-digest";
  /** The provider that signs this version, with keys of its own (RFC 8901). */
  readonly signer?: string;
  /** Whether all providers have the same KSK (RFC 8901 §2.1.1). */
  readonly hasCommonKsk?: boolean;
  /** Other providers whose ZSKs are in the DNSKEY set. */
  readonly imports?: readonly Signer[];
  /** Other providers whose KSKs have a DS record too. */
  readonly anchors?: readonly Signer[];
}

/** Another provider that signs the zone. */
interface Signer {
  readonly signer: string;
  readonly algorithm?: number;
}

const day = 86_400;

/** The keys of a zone: KSK and ZSK. */
export function keysOf(
  zone: DnsName,
  { algorithm = 13, bits, hasOneKey = false, signer = "", hasCommonKsk = false }: Signing,
): [ZoneKey, ZoneKey] {
  const first = keyFor(zone, 257, algorithm, bits, hasCommonKsk ? "" : signer);
  return [first, hasOneKey ? first : keyFor(zone, 256, algorithm, bits, signer)];
}

/** The validity of a zone's signatures at a time in milliseconds. */
export function validityOf({ inception = 1, expiration = 30 }: Signing, now: number): Validity {
  const seconds = Math.floor(now / 1000);
  return { inception: seconds - inception * day, expiration: seconds + expiration * day };
}

/** The DS records of a zone's keys, and of those of its other providers. */
export function delegationOf(zone: DnsName, signing: Signing): readonly ResourceRecord[] {
  const { anchors = [], ...own } = signing;
  return [own, ...anchors.map((each) => ({ ...own, ...each }))].flatMap((each) => ownDelegation(zone, each));
}

function ownDelegation(zone: DnsName, signing: Signing): readonly ResourceRecord[] {
  const { ds = 2 } = signing;
  if (ds === "none") return [];
  const [{ data: key }] = keysOf(zone, signing);
  const type = typeof ds === "number" ? ds : 2;
  const digest = delegationDigest(zone, key, type) ?? Buffer.alloc(32);
  const honest: DataOf<"DS"> = {
    type: "DS",
    keyTag: keyTag(key),
    algorithm: key.algorithm,
    digestType: ds === "unknown-digest" ? 200 : type,
    digest: ds === "wrong-digest" ? Buffer.from(digest.map((each) => each ^ 0xff)) : digest,
  };
  return [recordOf(nameText(zone), ds === "no-such-key" ? { ...honest, keyTag: honest.keyTag ^ 1 } : honest)];
}

/** A zone with its keys, its chain and its signatures. */
export function signZone(
  zone: DnsName,
  records: readonly ResourceRecord[],
  signing: Signing,
  now: number,
): readonly ResourceRecord[] {
  const [first, second] = keysOf(zone, signing);
  const keys = first === second ? [first] : [first, second];
  const imported = (signing.imports ?? []).map((each) => keysOf(zone, { ...signing, ...each })[1]);
  const published = [...keys, ...imported].map(({ data }) => recordOf(nameText(zone), data));
  const withKeys = [...records, ...published];
  const all = [...withKeys, ...denialOf(zone, withKeys, signing)];
  const validity = validityOf(signing, now);
  const ends = nodesOf(all).filter((each) => isDelegation(each) || each.types.includes(types.DNAME));
  const signatures = setsOf(all)
    .filter((set) => isSigned(set, zone, ends))
    .map((set) => signSet(set, zone, set.type === types.DNSKEY ? first : second, validity));
  return [...all, ...signatures];
}

/** RFC 4035 §2.2: a zone signs its authoritative data, and at a delegation only DS and NSEC records. */
function isSigned({ name, type }: RecordSet, zone: DnsName, ends: readonly Node[]): boolean {
  if (isBelowCut(ends, name, zone)) return false;
  const here = ends.find((each) => isSameName(each.name, name));
  return !here || !isDelegation(here) || type === types.DS || type === types.NSEC;
}

/** The names of some records, each with its types. */
function nodesOf(records: readonly ResourceRecord[]): readonly Node[] {
  const nodes = new Map<string, { name: DnsName; types: number[] }>();
  for (const { name, type } of records) {
    const node = nodes.get(keyOf(name)) ?? { name, types: [] };
    if (!node.types.includes(type)) node.types.push(type);
    nodes.set(keyOf(name), node);
  }
  return [...nodes.values()];
}

function denialOf(zone: DnsName, records: readonly ResourceRecord[], signing: Signing): readonly ResourceRecord[] {
  const { denial = "nsec" } = signing;
  const ttl = Math.min(...recordsOf("SOA", records).map(({ data }) => data.minimum));
  if (denial === "nsec") return nsecChain(modelOf(zone, nodesOf(records))).map((each) => ({ ...each, ttl }));
  const { iterations = 0, salt = "", isOptOut = false } = denial === "nsec3" ? {} : denial;
  const hashing = { iterations, salt: Buffer.from(salt, "hex") };
  const announced = recordOf(nameText(zone), { type: "NSEC3PARAM", hashAlgorithm: 1, flags: 0, ...hashing }, 0);
  // RFC 5155 §7.1: the type bitmap includes RRSIG where records are signed.
  const signed = nodesOf([...records, announced]).map((node) => ({
    name: node.name,
    types: isDelegation(node) && !node.types.includes(types.DS) ? node.types : [...node.types, types.RRSIG],
  }));
  return [announced, ...nsec3Chain(modelOf(zone, signed), isOptOut, hashing).map((each) => ({ ...each, ttl }))];
}

function modelOf(apex: DnsName, nodes: readonly Node[]): ZoneModel {
  const ends = nodes.filter((each) => isDelegation(each) || each.types.includes(types.DNAME));
  return { apex, nodes: nodes.filter(({ name }) => !isBelowCut(ends, name, apex)) };
}
