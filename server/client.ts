import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";
import type { Counted } from "./shares.ts";

/** Who is counted as one client, and whereabouts that is. */
export interface Client {
  /** The IP address; empty where the connection is gone. */
  readonly address: string;
  /** The IPv4 address; or the /64 of an IPv6 address and its /48: some subscribers are given one, some the other. */
  readonly counted: Counted;
  /** For the log: a network of so many that it names nobody, IPv4 /24 or IPv6 /48. */
  readonly network: string;
}

/** Tells who asks. Only what a trusted proxy (CIDR) says of the client is believed, from the nearest proxy backwards. */
export function openClients(trusted: readonly string[]): (incoming: IncomingMessage) => Client {
  const trust = trusted.length > 0 ? proxyaddr.compile([...trusted]) : null;
  return (incoming) => {
    const nearest = incoming.socket.remoteAddress ?? "";
    if (!trust || incoming.headers["x-forwarded-for"] === undefined) return clientOf(nearest);
    const named = withoutPort(proxyaddr(incoming, trust));
    // What is no address names nobody; the proxy is then counted for all who hide behind it.
    return clientOf(isIP(named) ? named : nearest);
  };
}

/** Some proxies write `address:port`. */
function withoutPort(text: string): string {
  const groups = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(text)?.groups;
  return groups?.["six"] ?? groups?.["four"] ?? text;
}

function clientOf(address: string): Client {
  const bare = address.startsWith("::ffff:") ? address.slice(7) : address;
  const version = isIP(bare);
  if (version === 4) return { address: bare, counted: [bare], network: `${bare.slice(0, bare.lastIndexOf("."))}.0/24` };
  // A connection that is gone has no address any more.
  if (version === 0) return { address: "", counted: ["nobody"], network: "" };
  const network = networkOf(bare, 6);
  return { address: bare, counted: [networkOf(bare, 8), network], network };
}

function networkOf(address: string, bytes: number): string {
  const kept = ipaddr.IPv6.parse(address.replace(/%.*$/, ""))
    .toByteArray()
    .map((byte, index) => (index < bytes ? byte : 0));
  return `${new ipaddr.IPv6(kept).toString()}/${8 * bytes}`;
}
