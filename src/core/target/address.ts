import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** What an address is good for: public, special (only a user may name it), or never a target. */
export type Reach = "public" | "special" | "never";

// Link-local holds the metadata services of every cloud; the others are no hosts at all.
const unreachable = new Set(["linkLocal", "multicast", "broadcast", "unspecified"]);

/** Where an IPv6 address leads to an IPv4 host: at which byte that stands, and whether its bits are inverted. */
interface Embedding {
  readonly network: ReturnType<typeof ipaddr.parseCIDR>;
  readonly at: number;
  readonly isInverted?: boolean;
  /** Whether the IPv4 address alone decides; elsewhere the way there is special, and can only be worse. */
  readonly decides?: boolean;
}

interface Blocks {
  readonly globalUnicast: Embedding["network"];
  readonly embeddings: readonly Embedding[];
}

let blocks: Blocks | undefined;

/** The blocks of IPv6 by which it is judged: read where an address is one, since that takes milliseconds. */
function blocksOfIpv6(): Blocks {
  return (blocks ??= {
    // IANA's IPv6 address space registry: global unicast is this and nothing else, whatever has not been given away yet.
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
 * Classifies an IP address as a resolver or the system returns it; what is not one in its canonical spelling is `never`.
 * IPv4 inside IPv6 is judged by the IPv4 address it leads to; only what is plainly global unicast is public.
 */
export function reach(text: string): Reach {
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

/** What IANA's registries of special addresses call the network that an address is in, as ipaddr.js names it; null for those of the public Internet. */
export function specialRange(text: string): string | null {
  return reach(text) === "public" ? null : (parse(text)?.range() ?? null);
}

/** Whether an address lies in one of some networks in the notation of {@link toNetwork}. */
export function within(text: string, networks: readonly string[]): boolean {
  const address = parse(text);
  if (!address) return false;
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === address.kind() && address.match(base, bits);
  });
}

/** A network in CIDR notation, or a single address as a network of one; null for anything else, such as `10/8`, which means different things to different programs. */
export function toNetwork(text: string): string | null {
  const [base = "", bits, ...rest] = text.split("/");
  const address = base.includes("%") ? null : parse(base);
  if (!address || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const longest = isIP(base) === 6 ? 128 : 32;
  const given = bits === undefined ? longest : Number(bits);
  // A network of mapped addresses is the IPv4 network that it maps.
  const isMapped = longest === 128 && address.kind() === "ipv4";
  const length = isMapped ? given - 96 : given;
  return given > longest || length < 0 ? null : `${address.toString()}/${length}`;
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const version = isIP(text);
  if (version === 4) return ipaddr.IPv4.parse(text);
  const bare = text.replace(/%.*$/, "");
  // ipaddr.js 2.5 reads ::127.0.0.1 as ::ffff:127.0.0.1; in hexadecimal it reads both as what they are.
  const canonical = version === 6 ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : undefined;
  if (canonical === undefined) return null;
  const address = ipaddr.IPv6.parse(canonical);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

function reachThrough(bytes: readonly number[], { at, isInverted = false, decides = false }: Embedding): Reach {
  const inside = reach(
    bytes
      .slice(at, at + 4)
      .map((byte) => (isInverted ? byte ^ 0xff : byte))
      .join("."),
  );
  return decides || inside === "never" ? inside : "special";
}
