import { addressOctets } from "./reverse-name.ts";

/** The positions of the IPv4 bytes within an IPv6 address, by prefix length: RFC 6052 §2.2. The ninth byte is always zero and is skipped. */
const layouts = {
  32: [4, 5, 6, 7],
  40: [5, 6, 7, 9],
  48: [6, 7, 9, 10],
  56: [7, 9, 10, 11],
  64: [9, 10, 11, 12],
  96: [12, 13, 14, 15],
} as const;

const mustBeZero = 8;

/** RFC 6052 §2.1 and RFC 8215 §4: prefixes used for translation only. */
const wellKnown = ["0064ff9b0000000000000000/96", "0064ff9b0001/48"] as const;

/** The addresses of `ipv4only.arpa`, RFC 7050 §2.2. It has no IPv6 addresses, so a resolver that returns some reveals its prefix. */
export const ipv4Only: readonly string[] = ["192.0.0.170", "192.0.0.171"];

/** Whether an IPv6 address is a translation (DNS64, RFC 6147) of one of some IPv4 addresses, in any layout. */
export function isTranslated(aaaa: string, a: readonly string[]): boolean {
  return translationPrefixes(aaaa, a).length > 0;
}

/** The prefixes with which an IPv6 address embeds one of some IPv4 addresses; empty if it embeds none. */
export function translationPrefixes(aaaa: string, a: readonly string[]): readonly string[] {
  const octets = addressOctets(aaaa);
  if (octets.length !== 16 || octets[mustBeZero] !== 0) return [];
  const sources = new Set(a.map((each) => addressOctets(each).toString("hex")));
  return Object.entries(layouts).flatMap(([length, places]) => {
    const within = Buffer.from(places.map((at) => octets[at] ?? 0)).toString("hex");
    return sources.has(within) && isBareBehind(octets, places) ? [prefixOf(octets, Number(length))] : [];
  });
}

/** Whether a prefix from {@link translationPrefixes} is used for translation only. */
export function isWellKnownPrefix(prefix: string): boolean {
  const [octets = "", length = "0"] = prefix.split("/");
  return wellKnown.some((each) => {
    const [start = "", least = "0"] = each.split("/");
    return Number(length) >= Number(least) && octets.startsWith(start);
  });
}

/** RFC 6052 §2.2: the suffix is reserved and zero. */
function isBareBehind(octets: Buffer, places: readonly number[]): boolean {
  const last = places.at(-1) ?? 15;
  return octets.subarray(last + 1).every((each) => each === 0);
}

function prefixOf(octets: Buffer, length: number): string {
  return `${octets.subarray(0, length / 8).toString("hex")}/${length}`;
}
