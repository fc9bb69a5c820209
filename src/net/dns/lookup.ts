import { classes, rcodes, rcodeText, types } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../formats/dns/name.ts";

/** The types whose data is an address. */
export type AddressType = "A" | "AAAA";

/** What is known of the addresses of a name, and for how many seconds. */
export type Lookup =
  | { readonly kind: "addresses"; readonly addresses: readonly string[]; readonly seconds: number }
  /** There is no such name, or it has no address of this kind: somebody who must know has said so. */
  | { readonly kind: "nxdomain" | "none"; readonly seconds: number }
  /** Could not tell, and why, in a word that has no language. */
  | { readonly kind: "failed"; readonly detail: string }
  | { readonly kind: "silent" };

/** What resolvers themselves put up with: unbound follows eleven, BIND sixteen. */
const mostAliases = 10;

/** What came of a question, as far as it matters here. */
type Told = { readonly message: DnsMessage } | { readonly silent: true } | { readonly failed: string };

/** What an answer says of the addresses of a name. */
export function lookupIn(told: Told, name: DnsName, type: AddressType): Lookup {
  if ("silent" in told) return { kind: "silent" };
  if ("failed" in told) return { kind: "failed", detail: told.failed };
  const { message } = told;
  if (message.rcode !== rcodes.NOERROR && message.rcode !== rcodes.NXDOMAIN) {
    return { kind: "failed", detail: rcodeText(message.rcode) };
  }
  const end = follow(message, name);
  if (typeof end === "string") return { kind: "failed", detail: end };
  if (message.rcode === rcodes.NXDOMAIN) return { kind: "nxdomain", seconds: negative(message, end) ?? 0 };
  const found = setOf(message, end.name, types[type]);
  if (found.some(({ data }) => data.type !== type)) return { kind: "failed", detail: "BADRESP" };
  if (found.length > 0) return addressesOf(found, end.seconds);
  const seconds = negative(message, end);
  // RFC 2308 §2.2: without the SOA record of its zone an empty answer may as well come from who knows nothing of the name.
  if (seconds === null) return { kind: "failed", detail: "NO-SOA" };
  return { kind: "none", seconds };
}

interface End {
  readonly name: DnsName;
  readonly seconds: number;
}

function addressesOf(found: readonly ResourceRecord[], seconds: number): Lookup {
  const addresses = found.flatMap(({ data }) => (data.type === "A" || data.type === "AAAA" ? [data.address] : []));
  const unique = [...new Set(addresses)];
  return { kind: "addresses", addresses: unique, seconds: Math.min(seconds, ...found.map(({ ttl }) => ttl)) };
}

/** Where the aliases of a name lead within an answer, or why they lead nowhere. */
function follow(message: DnsMessage, name: DnsName): End | string {
  const seen = new Set<string>();
  let end: End = { name, seconds: Number.POSITIVE_INFINITY };
  for (;;) {
    const [alias, ...others] = setOf(message, end.name, types.CNAME);
    if (!alias) return end;
    // RFC 2181 §10.1: an alias has one target; which of several is meant, nobody can tell.
    if (alias.data.type !== "CNAME" || others.length > 0) return "BADRESP";
    seen.add(keyOf(end.name));
    if (seen.has(keyOf(alias.data.name))) return "CNAME-LOOP";
    if (seen.size > mostAliases) return "CNAME-CHAIN";
    end = { name: alias.data.name, seconds: Math.min(end.seconds, alias.ttl) };
  }
}

function setOf({ answers }: DnsMessage, name: DnsName, type: number): readonly ResourceRecord[] {
  return answers.filter((each) => each.type === type && each.class === classes.IN && isSameName(each.name, name));
}

/** RFC 2308 §5: for how many seconds there is nothing, by the SOA record of the zone; null where there is none. */
function negative({ authorities }: DnsMessage, { name, seconds }: End): number | null {
  for (const { data, ttl, name: zone } of authorities) {
    if (data.type === "SOA" && isWithin(name, zone)) return Math.min(seconds, ttl, data.minimum);
  }
  return null;
}
