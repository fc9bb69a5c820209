import { rcodes, types } from "../../../src/formats/dns/codes.ts";
import type { ResourceRecord } from "../../../src/formats/dns/message.ts";
import {
  isSameName,
  isWithin,
  labelsOf,
  nameOf,
  parentOf,
  upwards,
  wildcardBelow,
  type DnsName,
} from "../../../src/formats/dns/name.ts";
import { nameText } from "../../../src/formats/dns/name-text.ts";
import { recordsOf, type RecordSet } from "../../../src/formats/dns/set.ts";
import { recordOf } from "../samples.ts";
import { closestOf, proofOfNoData, proofOfNoName, proofOfWildcard } from "./denial.ts";
import { recordsIn, type Zone } from "./zone.ts";

/** A server's answer, without flags. */
export interface Found {
  readonly rcode: number;
  readonly isAuthoritative: boolean;
  readonly answers: readonly ResourceRecord[];
  readonly authorities: readonly ResourceRecord[];
  readonly additionals: readonly ResourceRecord[];
}

/** A question for a server's zones. */
interface Sought {
  readonly zones: readonly Zone[];
  readonly type: number;
  readonly isDnssecOk: boolean;
  /** Whether aliases are followed only within one zone. */
  readonly staysInZone: boolean;
}

const mostAliases = 16;

const nothing: Found = { rcode: 0, isAuthoritative: true, answers: [], authorities: [], additionals: [] };

/** Answers by RFC 1034 §4.3.2 and RFC 4035 §3.1; aliases are followed within the server's zones. */
export function lookUp(sought: Sought, name: DnsName): Found {
  let found: Found = { ...nothing, rcode: rcodes.REFUSED, isAuthoritative: false };
  const answers: ResourceRecord[] = [];
  const proofs: ResourceRecord[] = [];
  let at = name;
  let first: Zone | undefined;
  for (let aliases = 0; aliases < mostAliases; aliases++) {
    const zone: Zone | undefined = first && sought.staysInZone ? only(first, at) : zoneFor(sought, at);
    first ??= zone;
    // An alias target in a foreign zone is left to the resolver.
    if (!zone) return aliases === 0 ? found : { ...nothing, answers, authorities: proofs };
    const step = lookUpIn(zone, sought, at);
    answers.push(...step.answers);
    found = { ...step, isAuthoritative: step.isAuthoritative || aliases > 0, answers };
    found = { ...found, authorities: [...proofs, ...step.authorities] };
    if (!step.next) return found;
    proofs.push(...step.authorities);
    at = step.next;
  }
  return found;
}

function only(zone: Zone, name: DnsName): Zone | undefined {
  return isWithin(name, zone.apex) ? zone : undefined;
}

/** The closest enclosing zone of a name; for DS records the parent: RFC 4035 §3.1.4.1. */
function zoneFor({ zones, type }: Sought, name: DnsName): Zone | undefined {
  const around = zones
    .filter(({ apex }) => isWithin(name, apex))
    .toSorted((one, other) => other.apex.wire.length - one.apex.wire.length);
  const [inner, outer] = around;
  return type === types.DS && inner && isSameName(inner.apex, name) && outer ? outer : inner;
}

interface Step extends Found {
  /** The alias target. */
  readonly next?: DnsName;
}

function lookUpIn(zone: Zone, sought: Sought, name: DnsName): Step {
  const { type } = sought;
  const cut = cutAbove(zone, name);
  if (cut && !(type === types.DS && isSameName(cut.name, name))) return referral(zone, cut, sought);
  const redirection = redirectionAbove(zone, name);
  if (redirection) return redirected(redirection, sought, name);
  if (zone.has(name)) return answered(zone, sought, name, name);
  const wildcard = wildcardBelow(closestOf(zone, name).closest);
  if (zone.has(wildcard)) return answered(zone, sought, name, wildcard);
  const authorities = [...startOf(zone, sought), ...(sought.isDnssecOk ? proofOfNoName(zone, name) : [])];
  return { ...nothing, rcode: rcodes.NXDOMAIN, authorities };
}

/** The outermost delegation at or above a name. */
function cutAbove(zone: Zone, name: DnsName): RecordSet | undefined {
  const above = [...upwards(name)].filter(({ wire }) => wire.length > zone.apex.wire.length).toReversed();
  return above.map((each) => zone.set(each, types.NS)).find((set) => set !== undefined);
}

function referral(zone: Zone, cut: RecordSet, { isDnssecOk }: Sought): Step {
  const ds = zone.set(cut.name, types.DS);
  const signed = ds ? recordsIn(ds, true) : proofOfNoData(zone, cut.name);
  return {
    ...nothing,
    isAuthoritative: false,
    authorities: [...cut.records, ...(isDnssecOk ? signed : [])],
    additionals: addressesOf(zone, cut.records),
  };
}

/** RFC 6672 §3.2: everything below such a name is elsewhere. */
function redirectionAbove(zone: Zone, name: DnsName): RecordSet | undefined {
  for (let each = parentOf(name); each && isWithin(each, zone.apex); each = parentOf(each)) {
    const set = zone.set(each, types.DNAME);
    if (set) return set;
  }
  return undefined;
}

function redirected(set: RecordSet, { type, isDnssecOk }: Sought, name: DnsName): Step {
  const [record] = recordsOf("DNAME", set.records);
  if (!record) return { ...nothing, rcode: rcodes.SERVFAIL };
  const extra = labelsOf(name).slice(0, labelsOf(name).length - labelsOf(set.name).length);
  const labels = [...extra, ...labelsOf(record.data.name)];
  // RFC 6672 §2.2: a name that would be too long gives YXDOMAIN.
  if (labels.reduce((sum, label) => sum + label.length + 1, 1) > 255) {
    return { ...nothing, rcode: rcodes.YXDOMAIN, answers: recordsIn(set, isDnssecOk) };
  }
  const next = nameOf(labels);
  const made = recordOf(nameText(name), { type: "CNAME", name: next }, record.ttl);
  const answers = [...recordsIn(set, isDnssecOk), made];
  return type === types.CNAME ? { ...nothing, answers } : { ...nothing, answers, next };
}

/** The records of a name, its own or those of a wildcard. */
function answered(zone: Zone, sought: Sought, name: DnsName, source: DnsName): Step {
  const { type, isDnssecOk } = sought;
  const isMade = source !== name;
  const around = isMade && isDnssecOk ? proofOfWildcard(zone, name) : [];
  const set = type === types.RRSIG ? signaturesAt(zone, source) : zone.set(source, type);
  if (set) return given(zone, { ...set, name }, sought, around);
  const alias = zone.set(source, types.CNAME);
  const [first] = recordsOf("CNAME", alias?.records ?? []);
  if (alias && first) return { ...given(zone, { ...alias, name }, sought, around), next: first.data.name };
  const proof = isDnssecOk ? proofOfNoData(zone, name) : [];
  return { ...nothing, authorities: [...startOf(zone, sought), ...proof] };
}

function given(zone: Zone, set: RecordSet, { isDnssecOk }: Sought, authorities: readonly ResourceRecord[]): Step {
  const answers = recordsIn(set, isDnssecOk).map((record) => ({ ...record, name: set.name }));
  return { ...nothing, answers, authorities, additionals: addressesOf(zone, set.records) };
}

function signaturesAt(zone: Zone, name: DnsName): RecordSet | undefined {
  const records = zone.at(name).flatMap(({ signatures }) => signatures);
  return records.length > 0 ? { name, type: types.RRSIG, class: 1, records, signatures: [] } : undefined;
}

/** RFC 2308 §3: the SOA record with the TTL of a negative answer. */
function startOf(zone: Zone, { isDnssecOk }: Sought): readonly ResourceRecord[] {
  const set = zone.set(zone.apex, types.SOA);
  const least = Math.min(...recordsOf("SOA", set?.records ?? []).map(({ data, ttl }) => Math.min(data.minimum, ttl)));
  return recordsIn(set, isDnssecOk).map((record) => ({ ...record, ttl: least }));
}

/** The zone's addresses of the hosts that some records name, including glue. */
function addressesOf(zone: Zone, records: readonly ResourceRecord[]): readonly ResourceRecord[] {
  const hosts = [
    ...recordsOf("NS", records).map(({ data }) => data.name),
    ...recordsOf("MX", records).map(({ data }) => data.exchange),
    ...recordsOf("SRV", records).map(({ data }) => data.target),
  ];
  return hosts.flatMap((host) => [types.A, types.AAAA].flatMap((type) => zone.set(host, type)?.records ?? []));
}
