import { dataBytes } from "../../formats/dns/data.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../formats/dns/set.ts";
import type { DnsLookup } from "../../probes/dns/lookup.ts";

/** An answer of a resolver or name server for one record type of a name. */
export interface ResolverObservation {
  /** `alias`: a CNAME without records of its target, as a server of one zone may answer. */
  readonly kind: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
  /** Reason code if unknown; otherwise null. */
  readonly reason: string | null;
  readonly aliases: readonly RecordOf<"CNAME">[];
  readonly records: readonly ResourceRecord[];
  /** The negative TTL in seconds; null if records exist or it is unknown. */
  readonly absence: number | null;
  /** The zone of the SOA record in a negative answer; null for other answers or without one. */
  readonly denier: DnsName | null;
}

const nothing = { aliases: [], records: [], absence: null, denier: null, reason: null };

/** Reads the answer to a query. */
export function observationOf({ answer, message }: DnsLookup, name: DnsName): ResolverObservation {
  if (answer.kind === "found") return { ...nothing, kind: "found", aliases: answer.aliases, records: answer.records };
  if (answer.kind !== "unknown") {
    const { kind, aliases, soa, seconds } = answer;
    return { ...nothing, kind, aliases, absence: soa ? seconds : null, denier: soa?.name ?? null };
  }
  const aliases = message && answer.reason === "NO-SOA" ? aliasesIn(message, name) : [];
  if (aliases.length > 0) return { ...nothing, kind: "alias", aliases };
  return { ...nothing, kind: "unknown", reason: answer.reason };
}

/** The CNAMEs of a complete answer, which has no loop and few of them. */
function aliasesIn({ answers }: DnsMessage, name: DnsName): readonly RecordOf<"CNAME">[] {
  const all = recordsOf("CNAME", answers);
  const aliases: RecordOf<"CNAME">[] = [];
  for (let end = name; aliases.length <= all.length;) {
    const next = all.find((each) => isSameName(each.name, end));
    if (!next) break;
    aliases.push(next);
    end = next.data.name;
  }
  return aliases;
}

/** Whether there is an answer. */
export function isDetermined({ kind }: ResolverObservation): boolean {
  return kind !== "unknown";
}

/** Whether the answer denies that there are records of the type. */
export function isAbsent({ kind }: ResolverObservation): boolean {
  return kind === "nxdomain" || kind === "nodata";
}

/** The CNAMEs that belong to the zone itself, from the queried name to the first target outside. */
function aliasesWithin({ aliases }: ResolverObservation, zone: DnsName): ResolverObservation["aliases"] {
  const out = aliases.findIndex((each) => !isWithin(each.name, zone));
  return out === -1 ? aliases : aliases.slice(0, out);
}

/** Whether the last CNAME target is in the zone too. */
function endsWithin(sight: ResolverObservation, zone: DnsName): boolean {
  const end = sight.aliases.at(-1)?.data.name;
  return sight.kind !== "alias" && (end === undefined || isWithin(end, zone));
}

/** The part of an answer that a zone is authoritative for: a server may also serve the zone of the CNAME target. */
export function ownOf(sight: ResolverObservation, zone: DnsName): ResolverObservation {
  const aliases = aliasesWithin(sight, zone);
  return leadsOut({ ...sight, aliases }, zone) ? { ...nothing, kind: "alias", aliases } : sight;
}

/** Whether the CNAME chain leads out of the zone: its target belongs to another zone. */
export function leadsOut(sight: ResolverObservation, zone: DnsName): boolean {
  const end = sight.aliases.at(-1)?.data.name;
  return end !== undefined && !isWithin(end, zone);
}

/**
 * Whether an answer agrees with the zone's name server. Order, case and TTLs do not count, and NXDOMAIN and NODATA are equal. Records outside the
 * zone are ignored, since its server is not authoritative for them.
 */
export function agrees(seen: ResolverObservation, truth: ResolverObservation, zone: DnsName): boolean {
  const own = aliasesWithin(truth, zone);
  if (own.some((each, at) => !isSameAlias(each, seen.aliases[at]))) return false;
  if (!endsWithin(truth, zone)) return own.length > 0;
  return seen.aliases.length === own.length && leafOf(seen) === leafOf(truth);
}

function isSameAlias(one: RecordOf<"CNAME">, other: RecordOf<"CNAME"> | undefined): boolean {
  return other !== undefined && isSameName(one.name, other.name) && isSameName(one.data.name, other.data.name);
}

/** A key for the final records of an answer. RFC 2181 §5: a record set has no order and no duplicates. */
export function leafOf(sight: ResolverObservation): string {
  if (sight.kind !== "found") return sight.kind === "alias" ? "?" : "";
  return recordsIn(sight).join(" ");
}

/** The distinct records of an answer as normalised, sorted texts. */
export function recordsIn({ records }: ResolverObservation): readonly string[] {
  return [...new Set(records.map(({ data }) => dataBytes(data, true).toString("hex")))].toSorted();
}

/** A key for the whole content of an answer. */
export function contentOf(sight: ResolverObservation): string {
  return [...sight.aliases.map(({ data }) => keyOf(data.name)), leafOf(sight)].join(" > ");
}

/** The TTL of the first part of an answer that differs from some others; null if unknown. */
export function secondsOfChange(
  sight: ResolverObservation,
  others: readonly ResolverObservation[],
  zone: DnsName,
): number | null {
  const own = aliasesWithin(sight, zone);
  const same = Math.max(0, ...others.map((each) => sharedIn(own, each)));
  // A resolver caches each part separately: it refetches the correct part and keeps using the cached rest.
  const changed = own[same];
  if (changed) return changed.ttl;
  const { records, absence } = sight;
  if (isAbsent(sight)) return absence;
  return records.length === 0 ? null : Math.max(...records.map(({ ttl }) => ttl));
}

function sharedIn(own: ResolverObservation["aliases"], { aliases }: ResolverObservation): number {
  const at = own.findIndex((each, index) => !isSameAlias(each, aliases[index]));
  return at === -1 ? own.length : at;
}

/** The TTL of the zone's own part of an answer; null if unknown. */
export function secondsOf(sight: ResolverObservation, zone: DnsName | null): number | null {
  const own = zone ? aliasesWithin(sight, zone) : sight.aliases;
  const isOwn = zone === null || endsWithin(sight, zone);
  const times = [...own.map(({ ttl }) => ttl), ...(isOwn ? sight.records.map(({ ttl }) => ttl) : [])];
  if (isAbsent(sight) && isOwn) return sight.absence;
  return times.length === 0 ? null : Math.min(...times);
}
