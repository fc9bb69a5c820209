import type { Blocklist, BlocklistCode } from "../../core/net/blocklist.ts";
import { withoutKeys } from "../../core/net/blocklist-key.ts";
import type { Text } from "../../core/text.ts";
import { blocklists, spamhausZone } from "../../data/mail/blocklists.ts";
import { explain } from "../../formats/dns/dnsbl.ts";
import { deadBlocklist } from "../../data/mail/blocklists-dead.ts";

/** A configured zone: a list, or one that has shut down, with the reason why it is not asked. */
type NamedList = { readonly list: Blocklist } | { readonly dead: { readonly zone: string; readonly why: Text } };

/** The list of a zone, in lower case. An unknown zone counts as a list of addresses with the standard code (RFC 5782 §2.1). */
export function blocklistNamed(zone: string): NamedList {
  const dead = deadBlocklist(zone);
  return dead ? { dead } : { list: knownList(zone) ?? ownList(zone) };
}

function knownList(zone: string): Blocklist | undefined {
  const groups = /^(?<key>[^.]+)\.(?<part>[a-z-]+)\.dq\.spamhaus\.net$/.exec(zone)?.groups;
  const keyed = groups && spamhausZone(groups["part"] ?? "", groups["key"] ?? "");
  const part = /^(?<part>[a-z-]+)\.spamhaus\.org$/.exec(zone)?.groups?.["part"];
  const known = keyed ?? blocklists.find((each) => each.zone === zone);
  return known ?? (part === undefined ? undefined : (spamhausZone(part, null) ?? undefined));
}

function ownList(zone: string): Blocklist {
  const usual: BlocklistCode = { on: { first: "127.0.0.2", last: "127.0.0.2" }, label: "listed", weight: "minor" };
  return {
    zone,
    name: withoutKeys(zone),
    takes: ["ip4", "ip6"],
    codes: [usual],
    refusals: [],
    needsOwnResolver: false,
    terms: "named by the operator",
    removal: null,
  };
}

/** Return codes that are given by hand. */
export interface CodeRange {
  readonly first: string;
  readonly last: string;
}

/** The most addresses of a range that are looked up in a list's own table. */
const mostAddresses = 256;

/** The meaning of codes that are given by hand: those in the list's own table keep their weight, others are minor. */
export function codesOf({ codes }: Pick<Blocklist, "codes">, { first, last }: CodeRange): readonly BlocklistCode[] {
  const [from, to] = [numberOf(first), numberOf(last)];
  const plain = { label: "listed", weight: "minor" } as const;
  const addresses = Array.from({ length: Math.min(mostAddresses, to - from + 1) }, (_, at) => addressOf(from + at));
  const isKnown = to - from < mostAddresses && addresses.some((address) => explain(address, codes).length > 0);
  if (!isKnown) return [{ on: { first, last }, ...plain }];
  return addresses.flatMap((address) => {
    const on = { first: address, last: address };
    const known = explain(address, codes);
    return known.length === 0 ? [{ on, ...plain }] : known.map((each) => ({ ...each, on }));
  });
}

function numberOf(address: string): number {
  return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}

function addressOf(number: number): string {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff).join(".");
}
