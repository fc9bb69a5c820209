import { serialize } from "node:v8";
import { types } from "../../../src/formats/dns/codes.ts";
import type { ResourceRecord } from "../../../src/formats/dns/message.ts";
import { isSameName, isWithin, keyOf, labelsOf, outermost, type DnsName } from "../../../src/formats/dns/name.ts";
import { nameText, parseName } from "../../../src/formats/dns/name-text.ts";
import { memo } from "../../memo.ts";
import { recordsOf } from "../../../src/formats/dns/set.ts";
import { parseRecords } from "../zone-text.ts";
import type { Change } from "./changes.ts";
import { delegationOf, signZone, type Signing } from "./sign.ts";
import { zoneFrom, type Zone } from "./zone.ts";

/** A zone as a test writes it. */
export interface ZoneText extends Signing {
  /** One record per line; names without a trailing dot are below the zone. Missing SOA, NS and server address records are created. */
  readonly records?: string;
  /** True by default. */
  readonly isSigned?: boolean;
  /** The serial number of the SOA record. */
  readonly serial?: number;
  /** The parent's data in place of the zone's own NS and address records. */
  readonly delegation?: string;
  /** Changes after signing. */
  readonly changes?: readonly Change[];
}

/** Zones and their relations. */
export interface Zones {
  /** All zones, including created ones. */
  readonly apexes: readonly DnsName[];
  /** The records of a zone before it is signed, with its delegations. */
  records(apex: DnsName): readonly ResourceRecord[];
  /** A zone's NS records or, if they differ, the parent's. */
  servers(apex: DnsName): readonly DnsName[];
  /** The zone in its normal or another version. */
  zone(apex: DnsName, version?: ZoneText): Zone;
  /** The DS records of a zone in its parent. */
  delegation(apex: DnsName): readonly ResourceRecord[];
}

/** The default addresses of servers; no documentation networks, since those do not count as public. */
const places = { root: ["11.0.0.1"], top: ["11.0.0.2", "22.0.0.2"], others: ["11.0.0.53", "22.0.0.53"] } as const;

const usualZones = memo<Zone>(200);

/** Parses zones, and creates their parents. */
export function zonesFrom(texts: Readonly<Record<string, string | ZoneText>>, now: number): Zones {
  const given = new Map(
    Object.entries(texts).map(([name, text]) => [
      keyOf(parseName(name)),
      { apex: parseName(name), ...(typeof text === "string" ? { records: text } : text) },
    ]),
  );
  for (const { apex } of given.values()) {
    for (const each of [outermost(apex, Math.min(1, labelsOf(apex).length)), parseName(".")]) {
      if (!given.has(keyOf(each))) given.set(keyOf(each), { apex: each });
    }
  }
  const all = [...given.values()];

  function childrenOf(apex: DnsName): readonly (ZoneText & { readonly apex: DnsName })[] {
    const below = all.filter((each) => isWithin(each.apex, apex) && !isSameName(each.apex, apex));
    return below.filter((each) => !below.some((other) => other !== each && isWithin(each.apex, other.apex)));
  }

  function recordsFor(apex: DnsName, version: ZoneText, own = ownRecords(apex, version)): readonly ResourceRecord[] {
    const children = childrenOf(apex).flatMap((child) => [
      ...delegated(child, own),
      ...(isSigned(version) && isSigned(child) && !hasDs(own, child.apex) ? delegationOf(child.apex, child) : []),
    ]);
    return distinct([...own, ...children]);
  }

  function textOf(apex: DnsName): ZoneText {
    return given.get(keyOf(apex)) ?? {};
  }

  function build(apex: DnsName, version: ZoneText): Zone {
    const records = recordsFor(apex, version);
    const { changes = [], ...signing } = version;
    const signed = (): readonly ResourceRecord[] =>
      isSigned(signing) ? signZone(apex, records, signing, now) : records;
    if (changes.length === 0) {
      // Many worlds have the same root, and the same top-level domains.
      const key = serialize([apex, records, signing, now]).toString("latin1");
      return usualZones(key, () => zoneFrom(apex, signed()));
    }
    const changed = changes.reduce<readonly ResourceRecord[]>(
      (each, change) => change(each, { apex, signing: version, now }),
      signed(),
    );
    return zoneFrom(apex, changed);
  }

  const built = new Map<string, Zone>();
  return {
    apexes: all.map(({ apex }) => apex),
    records: (apex) => recordsFor(apex, textOf(apex)),
    servers: (apex) => {
      const own = ownRecords(apex, textOf(apex));
      const above = delegated({ apex, ...textOf(apex) }, []);
      return recordsOf("NS", [...own, ...above])
        .filter(({ name }) => isSameName(name, apex))
        .map(({ data }) => data.name);
    },
    zone: (apex, version) => {
      if (version) return build(apex, { ...textOf(apex), ...version });
      const zone = built.get(keyOf(apex)) ?? build(apex, textOf(apex));
      built.set(keyOf(apex), zone);
      return zone;
    },
    delegation: (apex) => (isSigned(textOf(apex)) ? delegationOf(apex, textOf(apex)) : []),
  };
}

function isSigned({ isSigned: is = true }: ZoneText): boolean {
  return is;
}

function hasDs(records: readonly ResourceRecord[], name: DnsName): boolean {
  return records.some((each) => each.type === types.DS && isSameName(each.name, name));
}

/** A zone's own records, with the mandatory ones. */
function ownRecords(
  apex: DnsName,
  { records: text = "", serial = 2_026_112_001 }: ZoneText,
): readonly ResourceRecord[] {
  const origin = nameText(apex);
  const written = parseRecords(text, origin, 300);
  const has = (type: number): boolean => written.some((each) => each.type === type && isSameName(each.name, apex));
  const soa = `@ SOA ns1 hostmaster ${serial} 14400 3600 1209600 300`;
  const servers = has(types.NS) ? "" : usualServers(apex, written);
  const made = parseRecords(`${has(types.SOA) ? "" : soa}\n${servers}`, origin, 300);
  return [...written, ...made];
}

function usualServers(apex: DnsName, written: readonly ResourceRecord[]): string {
  const depth = labelsOf(apex).length;
  const addresses = depth === 0 ? places.root : depth === 1 ? places.top : places.others;
  const lines = addresses.map((address, index) => {
    const name = depth === 0 ? "a.root" : depth === 1 ? `${"ab"[index]}.nic` : `ns${index + 1}`;
    const whole = parseName(depth === 0 ? name : `${name}.${nameText(apex)}`);
    const isThere = written.some(({ type, name: owner }) => type === types.A && isSameName(owner, whole));
    return `@ NS ${name}${isThere ? "" : `\n${name} A ${address}`}`;
  });
  return lines.join("\n");
}

/** The parent's NS records of a zone, where not given. */
function delegated(
  { apex, ...text }: ZoneText & { readonly apex: DnsName },
  above: readonly ResourceRecord[],
): readonly ResourceRecord[] {
  if (above.some(({ type, name }) => type === types.NS && isSameName(name, apex))) return [];
  if (text.delegation !== undefined) return parseRecords(text.delegation, nameText(apex), 300);
  const own = ownRecords(apex, text);
  const servers = recordsOf("NS", own).filter(({ name }) => isSameName(name, apex));
  const glue = own.filter(
    ({ type, name }) =>
      (type === types.A || type === types.AAAA) && servers.some(({ data }) => isSameName(data.name, name)),
  );
  return [...servers, ...glue];
}

/** The same address may be glue of several zones. */
function distinct(records: readonly ResourceRecord[]): readonly ResourceRecord[] {
  const seen = new Set<string>();
  return records.filter(({ name, type, data }) => {
    if (type !== types.A && type !== types.AAAA) return true;
    const key = `${keyOf(name)} ${"address" in data ? data.address : ""}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
