import { aliasAt, recordsAt } from "./alias.ts";
import { classes, rcodes, rcodeText, types } from "./codes.ts";
import type { DnsMessage, ResourceRecord } from "./message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "./name.ts";
import { recordsOf, type RecordOf } from "./set.ts";
import { deniesName } from "./type-bits.ts";

/** The way from the name that was asked for to the one that has, or lacks, what was asked for. */
interface Way {
  /** The name at the end of the aliases. */
  readonly name: DnsName;
  /** The aliases on the way, in their order; none as a rule. */
  readonly aliases: readonly RecordOf<"CNAME">[];
}

/** What an answer says of a type of records of a name. Seconds are those for which it holds. */
export type DnsAnswer =
  | (Way & { readonly kind: "found"; readonly records: readonly ResourceRecord[]; readonly seconds: number })
  /** There is no such name, or the name has nothing of the type: somebody who must know has said so. The SOA record is of the zone that says it. */
  | (Way & { readonly kind: "nxdomain"; readonly soa: RecordOf<"SOA"> | null; readonly seconds: number })
  | (Way & { readonly kind: "nodata"; readonly soa: RecordOf<"SOA">; readonly seconds: number })
  /** Could not tell, and why, in a word that has no language: a response code, `NO-SOA`, `CNAME-LOOP`, `CNAME-CHAIN`, `YXDOMAIN`, `BADRESP`, `TIMEOUT` … */
  | { readonly kind: "unknown"; readonly reason: string };

/** What resolvers themselves put up with: unbound follows eleven, BIND sixteen. */
const mostAliases = 10;

/** Reads what a message answers to a question for a type of a name; aliases within it are followed. */
export function answerIn(message: DnsMessage, name: DnsName, type: number): DnsAnswer {
  const { rcode } = message;
  // RFC 2181 §9: what is cut off may be what was asked for; it was asked for again, and this is what came.
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

/** What an answer without records says. */
function absence(message: DnsMessage, way: Way): DnsAnswer {
  const soa = soaOf(message, way.name);
  const seconds = soa ? Math.min(...way.aliases.map(({ ttl }) => ttl), soa.ttl, soa.data.minimum) : 0;
  if (message.rcode === rcodes.NXDOMAIN || (soa && isDenied(message, way.name))) {
    return { kind: "nxdomain", ...way, soa, seconds };
  }
  // RFC 2308 §2.2: without the SOA record of its zone an empty answer may as well come from who knows nothing of the name.
  return soa ? { kind: "nodata", ...way, soa, seconds } : { kind: "unknown", reason: "NO-SOA" };
}

/** The records of a type at the end of the aliases, or why they say nothing. */
function setAt(message: DnsMessage, name: DnsName, type: number): readonly ResourceRecord[] | string {
  if (type === types.CNAME) {
    const alias = aliasAt(message, name);
    if (typeof alias === "string") return alias;
    // RFC 6604 §3: the response code is of the name that it leads to, where a server follows it even for who asks for it alone.
    if (alias) return [alias];
  }
  // Somebody says that there is no such name, and shows something of it.
  if (message.rcode === rcodes.NXDOMAIN && recordsAt(message, name).length > 0) return "BADRESP";
  const records = message.answers.filter(
    (each) => each.type === type && each.class === classes.IN && isSameName(each.name, name),
  );
  // One that cannot be read says nothing of those beside it, and nothing at all where it is alone.
  const isUnreadable = records.length > 0 && records.every(({ data }) => data.type === "broken");
  return isUnreadable ? "BADRESP" : records;
}

/** Where the aliases of a name lead within an answer, or why they lead nowhere. */
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

/** RFC 9824 §2: a server that signs while it answers says by its proof that there is no such name, and not by its response code. */
function isDenied({ authorities }: DnsMessage, name: DnsName): boolean {
  return recordsOf("NSEC", authorities).some((each) => isSameName(each.name, name) && deniesName(each.data.types));
}

/** RFC 2308 §5: by the SOA record of the zone there is nothing. */
function soaOf({ authorities }: DnsMessage, name: DnsName): RecordOf<"SOA"> | null {
  return recordsOf("SOA", authorities).find((each) => isWithin(name, each.name)) ?? null;
}
