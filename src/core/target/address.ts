import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The kind of an address: public, special (only a user may name it), or never a target. */
export type AddressReach = "public" | "special" | "never";

// Link-local addresses include every cloud's metadata service; the others are no hosts at all.
const unreachable = new Set(["linkLocal", "multicast", "broadcast", "unspecified"]);

/** An IPv6 network with embedded IPv4 addresses: the byte offset, and whether the bits are inverted. */
interface Embedding {
  readonly network: Network;
  readonly at: number;
  readonly isInverted?: boolean;
  /** Whether the IPv4 address alone decides; elsewhere the IPv6 network is special, which can only be stricter. */
  readonly decides?: boolean;
}

interface Blocks {
  readonly globalUnicast: Embedding["network"];
  readonly embeddings: readonly Embedding[];
}

let blocks: Blocks | undefined;

/** The IPv6 networks, parsed on first use because that takes milliseconds. */
function blocksOfIpv6(): Blocks {
  return (blocks ??= {
    // IANA's IPv6 address space registry: only this block is global unicast, even unallocated parts.
    globalUnicast: ipaddr.parseCIDR("2000::/3"),
    embeddings: [
      // RFC 6052 §2.1, NAT64.
      { network: ipaddr.parseCIDR("64:ff9b::/96"), at: 12, decides: true },
      // RFC 8215, local NAT64, in its usual layout.
      { network: ipaddr.parseCIDR("64:ff9b:1::/48"), at: 12 },
      // RFC 4291 §2.5.5.1, IPv4-compatible.
      { network: ipaddr.parseCIDR("::/96"), at: 12 },
      // RFC 7915 (SIIT), IPv4-translated.
      { network: ipaddr.parseCIDR("::ffff:0:0:0/96"), at: 12 },
      // RFC 3056, 6to4.
      { network: ipaddr.parseCIDR("2002::/16"), at: 2 },
      // RFC 4380 §4, Teredo.
      { network: ipaddr.parseCIDR("2001::/32"), at: 12, isInverted: true },
    ],
  });
}

/**
 * Classifies an IP address as a resolver or the system returns it; anything not in canonical form is `never`. IPv4 embedded in IPv6 is judged by the
 * IPv4 address; only global unicast is public.
 */
export function reach(text: string): AddressReach {
  const address = parse(text);
  if (!address) return "never";
  const range = address.range();
  if (unreachable.has(range)) return "never";
  if (address.kind() === "ipv4") return range === "unicast" ? "public" : "special";
  if (range === "loopback") return "special";
  const { embeddings, globalUnicast } = blocksOfIpv6();
  const embedding = embeddings.find(({ network }) => address.match(network));
  if (embedding) return reachThrough(address.toByteArray(), embedding);
  return range === "unicast" && address.match(globalUnicast) ? "public" : "special";
}

/** Whether an IPv6 address is IPv4-mapped: IANA's registry lists ::ffff:0:0/96 as not globally reachable, so no AAAA record should have one. */
export function isMapped(text: string): boolean {
  return isIP(text) === 6 && parse(text)?.kind() === "ipv4";
}

/** The special-purpose network of an address, in ipaddr.js's names; null for public addresses. */
export function specialRange(text: string): string | null {
  return reach(text) === "public" ? null : (parse(text)?.range() ?? null);
}

/** Whether an address is in one of some networks, written as {@link toNetwork} does. */
export function within(text: string, networks: readonly string[]): boolean {
  return networkAround(text, networks) !== null;
}

/** The first of some networks, written as {@link toNetwork} does, that an address is in; null if it is in none. */
export function networkAround(text: string, networks: readonly string[]): string | null {
  const address = parse(text);
  if (!address) return null;
  const at = parsed(networks).findIndex(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
  return networks[at] ?? null;
}

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Lists of networks are tables and settings, which are asked about again with each connection. */
const parsedLists = new WeakMap<readonly string[], readonly Network[]>();

function parsed(networks: readonly string[]): readonly Network[] {
  const known = parsedLists.get(networks);
  if (known) return known;
  const list = networks.map((network) => ipaddr.parseCIDR(network));
  parsedLists.set(networks, list);
  return list;
}

/** Normalises a CIDR network or a single address; null for anything else, such as the ambiguous `10/8`. */
export function toNetwork(text: string): string | null {
  const [base = "", bits, ...rest] = text.split("/");
  const address = base.includes("%") ? null : parse(base);
  if (!address || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const longest = isIP(base) === 6 ? 128 : 32;
  const given = bits === undefined ? longest : Number(bits);
  // A network of IPv4-mapped addresses is the mapped IPv4 network.
  const isMapped = longest === 128 && address.kind() === "ipv4";
  const length = isMapped ? given - 96 : given;
  return given > longest || length < 0 ? null : `${address.toString()}/${length}`;
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const version = isIP(text);
  if (version === 4) return ipaddr.IPv4.parse(text);
  const bare = text.replace(/%.*$/, "");
  // ipaddr.js 2.5 reads ::127.0.0.1 as ::ffff:127.0.0.1; in hexadecimal it distinguishes them.
  const canonical = version === 6 ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : undefined;
  if (canonical === undefined) return null;
  const address = ipaddr.IPv6.parse(canonical);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

function reachThrough(bytes: readonly number[], { at, isInverted = false, decides = false }: Embedding): AddressReach {
  const inside = reach(
    bytes
      .slice(at, at + 4)
      .map((byte) => (isInverted ? byte ^ 0xff : byte))
      .join("."),
  );
  return decides || inside === "never" ? inside : "special";
}
