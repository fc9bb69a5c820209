import ipaddr from "ipaddr.js";

/** What an address is good for: reached by anybody, special (a user may name it, nobody else), or never a target at all. */
export type Reach = "public" | "special" | "never";

// Link-local holds the metadata services of every cloud; the others are no hosts at all.
const unreachable = new Set(["linkLocal", "multicast", "broadcast", "unspecified"]);

// ipaddr.js 2.5 takes this one for unicast: RFC 9780 dummy prefix.
const missed = ipaddr.parseCIDR("100:0:0:1::/64");

/**
 * Classifies an IP address in any textual form that a resolver or the system may return.
 * IPv4 inside IPv6 (mapped, NAT64) is judged as the IPv4 address it leads to; only what is plainly global unicast is public.
 */
export function reach(text: string): Reach {
  if (!ipaddr.isValid(text)) return "never";
  const address = ipaddr.process(text);
  const range = address.range();
  if (range === "rfc6052") return reachOfNat64(address);
  if (unreachable.has(range)) return "never";
  if (address.kind() === "ipv6" && address.match(missed)) return "special";
  return range === "unicast" ? "public" : "special";
}

/** Whether an address lies in one of some networks in CIDR notation. */
export function within(text: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === address.kind() && address.match(base, bits);
  });
}

/** Whether a text is a network in CIDR notation, or a single address. */
export function toNetwork(text: string): string | null {
  if (ipaddr.isValidCIDR(text)) return text;
  if (!ipaddr.isValid(text)) return null;
  return `${text}/${ipaddr.parse(text).kind() === "ipv6" ? 128 : 32}`;
}

// RFC 6052 §2.1: only the well-known /96 says where the IPv4 address lies; local-use 64:ff9b:1::/48 (RFC 8215) does not.
function reachOfNat64(address: ipaddr.IPv4 | ipaddr.IPv6): Reach {
  const bytes = address.toByteArray();
  const wellKnown = bytes[4] === 0 && bytes[5] === 0;
  return wellKnown ? reach(bytes.slice(12).join(".")) : "special";
}
