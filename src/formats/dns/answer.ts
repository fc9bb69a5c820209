import { classes, rcodes, rcodeText, types } from "./codes.ts";
import type { DnsMessage, ResourceRecord } from "./message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "./name.ts";
import { recordsOf, type RecordOf } from "./set.ts";

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
  /** Could not tell, and why, in a word that has no language: a response code, `NO-SOA`, `CNAME-LOOP`, `CNAME-CHAIN`, `BADRESP`, `TIMEOUT` … */
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
  const within = Math.min(...way.aliases.map(({ ttl }) => ttl));
  const soa = soaOf(message, way.name);
  const absence = soa ? Math.min(within, soa.ttl, soa.data.minimum) : 0;
  if (rcode === rcodes.NXDOMAIN) return { kind: "nxdomain", ...way, soa, seconds: absence };
  const records = setOf(message, way.name, type);
  if (records.some(({ data }) => data.type === "broken")) return { kind: "unknown", reason: "BADRESP" };
  const seconds = Math.min(within, ...records.map(({ ttl }) => ttl));
  if (records.length > 0) return { kind: "found", ...way, records, seconds };
  // RFC 2308 §2.2: without the SOA record of its zone an empty answer may as well come from who knows nothing of the name.
  return soa ? { kind: "nodata", ...way, soa, seconds: absence } : { kind: "unknown", reason: "NO-SOA" };
}

/** Where the aliases of a name lead within an answer, or why they lead nowhere. */
function follow(message: DnsMessage, name: DnsName): Way | string {
  const seen = new Set<string>();
  const aliases: RecordOf<"CNAME">[] = [];
  for (let end = name; ;) {
    const found = setOf(message, end, types.CNAME);
    const [alias, ...others] = recordsOf("CNAME", found);
    if (found.length === 0) return { name: end, aliases };
    // RFC 2181 §10.1: an alias has one target; which of several is meant, nobody can tell.
    if (!alias || found.length > 1 || others.length > 0) return "BADRESP";
    seen.add(keyOf(end));
    if (seen.has(keyOf(alias.data.name))) return "CNAME-LOOP";
    if (seen.size > mostAliases) return "CNAME-CHAIN";
    aliases.push(alias);
    end = alias.data.name;
  }
}

function setOf({ answers }: DnsMessage, name: DnsName, type: number): readonly ResourceRecord[] {
  return answers.filter((each) => each.type === type && each.class === classes.IN && isSameName(each.name, name));
}

/** RFC 2308 §5: by the SOA record of the zone there is nothing. */
function soaOf({ authorities }: DnsMessage, name: DnsName): RecordOf<"SOA"> | null {
  return recordsOf("SOA", authorities).find((each) => isWithin(name, each.name)) ?? null;
}
