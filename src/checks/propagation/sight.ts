import { dataBytes } from "../../formats/dns/data.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../formats/dns/set.ts";
import type { Told } from "../../probes/dns/ask.ts";

/** An answer of a resolver or name server for one record type of a name. */
export interface Sight {
  /** `alias`: a CNAME without records of its target, as a server of one zone may answer. */
  readonly kind: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
  /** Reason code if unknown; otherwise null. */
  readonly reason: string | null;
  readonly aliases: readonly RecordOf<"CNAME">[];
  readonly records: readonly ResourceRecord[];
  /** For how long the absence of something holds; null where something is there, or where the answer does not tell. */
  readonly absence: number | null;
  /** The zone whose SOA record goes along with an absence; null where something is there, or where the answer has none. */
  readonly denier: DnsName | null;
}

const nothing = { aliases: [], records: [], absence: null, denier: null, reason: null };

/** Reads what came of a question. */
export function sightOf({ answer, message }: Told, name: DnsName): Sight {
  if (answer.kind === "found") return { ...nothing, kind: "found", aliases: answer.aliases, records: answer.records };
  if (answer.kind !== "unknown") {
    const { kind, aliases, soa, seconds } = answer;
    return { ...nothing, kind, aliases, absence: soa ? seconds : null, denier: soa?.name ?? null };
  }
  const aliases = message && answer.reason === "NO-SOA" ? aliasesIn(message, name) : [];
  if (aliases.length > 0) return { ...nothing, kind: "alias", aliases };
  return { ...nothing, kind: "unknown", reason: answer.reason };
}

/** An answer that could be read to its end has no loop and few aliases. */
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

/** Whether something is said. */
export function isTold({ kind }: Sight): boolean {
  return kind !== "unknown";
}

/** Whether it is said that there is nothing of the type. */
export function isAbsent({ kind }: Sight): boolean {
  return kind === "nxdomain" || kind === "nodata";
}

/** The aliases that a zone itself holds: from the name on, as long as they do not leave it. */
function aliasesWithin({ aliases }: Sight, zone: DnsName): Sight["aliases"] {
  const out = aliases.findIndex((each) => !isWithin(each.name, zone));
  return out === -1 ? aliases : aliases.slice(0, out);
}

/** Whether what stands at the end of the aliases is the zone's own as well. */
function endsWithin(sight: Sight, zone: DnsName): boolean {
  const end = sight.aliases.at(-1)?.data.name;
  return sight.kind !== "alias" && (end === undefined || isWithin(end, zone));
}

/** What a zone itself has to say: a server that serves the zone which an alias leads to as well is no authority for it here. */
export function ownOf(sight: Sight, zone: DnsName): Sight {
  const aliases = aliasesWithin(sight, zone);
  return leadsOut({ ...sight, aliases }, zone) ? { ...nothing, kind: "alias", aliases } : sight;
}

/** Whether the CNAME chain leads out of the zone: its target belongs to another zone. */
export function leadsOut(sight: Sight, zone: DnsName): boolean {
  const end = sight.aliases.at(-1)?.data.name;
  return end !== undefined && !isWithin(end, zone);
}

/**
 * Whether an answer holds what the authority of a zone says. Order, case of names and TTLs do not count; that there is no such name
 * and that it has nothing of the type are the same for who wants the type. What lies outside of the zone, the authority does not know.
 */
export function agrees(seen: Sight, truth: Sight, zone: DnsName): boolean {
  const own = aliasesWithin(truth, zone);
  if (own.some((each, at) => !isSameAlias(each, seen.aliases[at]))) return false;
  if (!endsWithin(truth, zone)) return own.length > 0;
  return seen.aliases.length === own.length && leafOf(seen) === leafOf(truth);
}

function isSameAlias(one: RecordOf<"CNAME">, other: RecordOf<"CNAME"> | undefined): boolean {
  return other !== undefined && isSameName(one.name, other.name) && isSameName(one.data.name, other.data.name);
}

/** The same for all answers with the same records at their end. RFC 2181 §5: a set has no order, and nothing twice. */
export function leafOf(sight: Sight): string {
  if (sight.kind !== "found") return sight.kind === "alias" ? "?" : "";
  return recordsIn(sight).join(" ");
}

/** Every record of an answer once, as text that is the same for the same data, in an order of its own. */
export function recordsIn({ records }: Sight): readonly string[] {
  return [...new Set(records.map(({ data }) => dataBytes(data, true).toString("hex")))].toSorted();
}

/** The same for all answers that say the same, wherever it comes from. */
export function contentOf(sight: Sight): string {
  return [...sight.aliases.map(({ data }) => keyOf(data.name)), leafOf(sight)].join(" > ");
}

/** The seconds for which the first part of an answer holds that is another one than in any of some others; null where that is not known. */
export function secondsOfChange(sight: Sight, others: readonly Sight[], zone: DnsName): number | null {
  const own = aliasesWithin(sight, zone);
  const same = Math.max(0, ...others.map((each) => sharedIn(own, each)));
  // A resolver keeps every part for itself: what is right is fetched again, and leads to what is kept.
  const changed = own[same];
  if (changed) return changed.ttl;
  const { records, absence } = sight;
  if (isAbsent(sight)) return absence;
  return records.length === 0 ? null : Math.max(...records.map(({ ttl }) => ttl));
}

function sharedIn(own: Sight["aliases"], { aliases }: Sight): number {
  const at = own.findIndex((each, index) => !isSameAlias(each, aliases[index]));
  return at === -1 ? own.length : at;
}

/** The seconds for which the part of an answer that is a zone's own holds; null where that is not known. */
export function secondsOf(sight: Sight, zone: DnsName | null): number | null {
  const own = zone ? aliasesWithin(sight, zone) : sight.aliases;
  const isOwn = zone === null || endsWithin(sight, zone);
  const times = [...own.map(({ ttl }) => ttl), ...(isOwn ? sight.records.map(({ ttl }) => ttl) : [])];
  if (isAbsent(sight) && isOwn) return sight.absence;
  return times.length === 0 ? null : Math.min(...times);
}
