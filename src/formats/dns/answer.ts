import { aliasAt, recordsAt } from "./alias.ts";
import { classes, rcodes, rcodeText, types } from "./codes.ts";
import type { DnsMessage, ResourceRecord } from "./message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "./name.ts";
import { recordsOf, type RecordOf } from "./set.ts";
import { deniesName } from "./type-bits.ts";

/** The alias chain from the queried name. */
interface Way {
  /** The last name of the chain. */
  readonly name: DnsName;
  /** The CNAMEs in order; usually none. */
  readonly aliases: readonly RecordOf<"CNAME">[];
}

/** The answer for a type of records of a name. Seconds are its TTL. */
export type DnsAnswer =
  | (Way & { readonly kind: "found"; readonly records: readonly ResourceRecord[]; readonly seconds: number })
  /** The name, or the type at it, does not exist, according to an authoritative source. The SOA record is that of the zone. */
  | (Way & { readonly kind: "nxdomain"; readonly soa: RecordOf<"SOA"> | null; readonly seconds: number })
  | (Way & { readonly kind: "nodata"; readonly soa: RecordOf<"SOA">; readonly seconds: number })
  /** Unknown, with a reason code: a response code, `NO-SOA`, `CNAME-LOOP`, `CNAME-CHAIN`, `YXDOMAIN`, `BADRESP`, `TIMEOUT` … */
  | { readonly kind: "unknown"; readonly reason: string };

/** Resolvers have similar limits: Unbound follows eleven, BIND sixteen. */
const mostAliases = 10;

/** Reads a message as the answer for a type of a name, following CNAMEs within it. */
export function answerIn(message: DnsMessage, name: DnsName, type: number): DnsAnswer {
  const { rcode } = message;
  // RFC 2181 §9: a truncated answer is incomplete, and the retry over TCP was truncated too.
  if (message.isTruncated) return { kind: "unknown", reason: "TRUNCATED" };
  if (rcode !== rcodes.NOERROR && rcode !== rcodes.NXDOMAIN) return { kind: "unknown", reason: rcodeText(rcode) };
  const way = type === types.CNAME ? { name, aliases: [] } : follow(message, name);
  if (typeof way === "string") return { kind: "unknown", reason: way };
  const records = setAt(message, way.name, type);
  if (typeof records === "string") return { kind: "unknown", reason: records };
  if (records.length > 0) {
    const seconds = Math.min(...[...way.aliases, ...records].map(({ ttl }) => ttl));
    return { kind: "found", ...way, records, seconds };
  }
  return absence(message, way);
}

/** The meaning of an answer without records. */
function absence(message: DnsMessage, way: Way): DnsAnswer {
  const soa = soaOf(message, way.name);
  const seconds = soa ? Math.min(...way.aliases.map(({ ttl }) => ttl), soa.ttl, soa.data.minimum) : 0;
  if (message.rcode === rcodes.NXDOMAIN || (soa && isDenied(message, way.name))) {
    return { kind: "nxdomain", ...way, soa, seconds };
  }
  // RFC 2308 §2.2: an empty answer without an SOA record may come from a server that does not know the name.
  return soa ? { kind: "nodata", ...way, soa, seconds } : { kind: "unknown", reason: "NO-SOA" };
}

/** The records of a type at the end of the CNAMEs, or why there are none. */
function setAt(message: DnsMessage, name: DnsName, type: number): readonly ResourceRecord[] | string {
  if (type === types.CNAME) {
    const alias = aliasAt(message, name);
    if (typeof alias === "string") return alias;
    // RFC 6604 §3: the response code belongs to the target name, even if the query was for the CNAME itself.
    if (alias) return [alias];
  }
  // NXDOMAIN together with records of the name is contradictory.
  if (message.rcode === rcodes.NXDOMAIN && recordsAt(message, name).length > 0) return "BADRESP";
  const records = message.answers.filter(
    (each) => each.type === type && each.class === classes.IN && isSameName(each.name, name),
  );
  // An unreadable record does not affect others, but alone it makes the answer useless.
  const isUnreadable = records.length > 0 && records.every(({ data }) => data.type === "broken");
  return isUnreadable ? "BADRESP" : records;
}

/** Follows the CNAMEs of a name within an answer, or returns why that fails. */
function follow(message: DnsMessage, name: DnsName): Way | string {
  const seen = new Set<string>();
  const aliases: RecordOf<"CNAME">[] = [];
  for (let end = name; ;) {
    const alias = aliasAt(message, end);
    if (typeof alias === "string") return alias;
    if (!alias) return { name: end, aliases };
    seen.add(keyOf(end));
    if (seen.has(keyOf(alias.data.name))) return "CNAME-LOOP";
    if (seen.size > mostAliases) return "CNAME-CHAIN";
    aliases.push(alias);
    end = alias.data.name;
  }
}

/** RFC 9824 §2: online signers deny a name through the NSEC record, with response code NOERROR. */
function isDenied({ authorities }: DnsMessage, name: DnsName): boolean {
  return recordsOf("NSEC", authorities).some((each) => isSameName(each.name, name) && deniesName(each.data.types));
}

/** RFC 2308 §5: the SOA record of the zone that denies. */
function soaOf({ authorities }: DnsMessage, name: DnsName): RecordOf<"SOA"> | null {
  return recordsOf("SOA", authorities).find((each) => isWithin(name, each.name)) ?? null;
}
