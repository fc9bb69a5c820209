import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import proxyaddr from "proxy-addr";
import { elementsOf, forwardedFor } from "./forwarded.ts";
import type { ClientUnits } from "../questions/shares.ts";

/** The client as limits count it, and its network. */
export interface Client {
  /** The address, IPv4 where mapped into IPv6, without a zone; null where the connection is closed. */
  readonly address: string | null;
  /** The number of trusted proxies that it came through. */
  readonly proxies: number;
  /** Whether the headers name a further proxy: clients can forge this, but rarely do. */
  readonly isProxied: boolean;
  /** The IPv4 address; or an IPv6 address's /64 and /48, since subscribers get one or the other. */
  readonly counted: ClientUnits;
  /** For the log: a network too large to identify a person, IPv4 /24 or IPv6 /48. */
  readonly network: string;
}

/** The request data that identifies its client. */
export interface ForwardedRequest {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What follows from the address of a connection: a client sends many requests. */
interface Peer {
  readonly address: string | null;
  readonly isTrusted: boolean;
  /** The client where no proxy is believed. */
  readonly client: Client;
}

/** The most peers remembered. */
const mostPeers = 10_000;

/**
 * Determines the client. Only headers of trusted proxies (CIDR) are believed, from the nearest proxy backwards: the first untrusted address
 * is the client. Where a proxy names no client, its own address is counted for all its clients.
 */
export function openClientResolver(trusted: readonly string[]): (incoming: ForwardedRequest) => Client {
  const trust = trusted.length > 0 ? proxyaddr.compile([...trusted]) : null;
  const peers = new LRUCache<string, Peer>({ max: mostPeers });

  function peerOf(remoteAddress: string): Peer {
    const known = peers.get(remoteAddress);
    if (known) return known;
    const address = toAddress(remoteAddress);
    const peer = {
      address,
      isTrusted: address !== null && trust?.(address, 0) === true,
      client: clientOf(address, 0, false),
    };
    peers.set(remoteAddress, peer);
    return peer;
  }

  return ({ socket, headers }) => {
    const { address: nearest, isTrusted, client: direct } = peerOf(socket.remoteAddress ?? "");
    const list = elementsOf(headers["x-forwarded-for"]);
    const standard = forwardedFor(headers["forwarded"]);
    if (nearest === null || !trust || !isTrusted) {
      const isProxied = list !== null || standard !== null || headers["via"] !== undefined;
      return isProxied ? { ...direct, isProxied } : direct;
    }
    const elements = list ?? standard ?? [];
    const [client, hops] = walk(nearest, elements, trust);
    const isProxied = elements.length > hops;
    if (list === null || standard === null) return clientOf(client, hops, isProxied);
    // A proxy writes one of the two headers and may pass on the client's other one: where they differ, neither is believed.
    return walk(nearest, standard, trust)[0] === client
      ? clientOf(client, hops, isProxied)
      : clientOf(nearest, 1, true);
  };
}

/** From the nearest proxy backwards to the first untrusted address, or the last valid one. */
function walk(
  nearest: string,
  list: readonly string[],
  trust: (address: string, hop: number) => boolean,
): [string, number] {
  let client = nearest;
  let hops = 0;
  for (const element of list.toReversed()) {
    if (!trust(client, hops)) break;
    hops++;
    const address = toAddress(element);
    if (address === null) break;
    client = address;
  }
  return [client, Math.max(1, hops)];
}

/** An address in proxies' notations: with a port, in brackets, with a zone, mapped into IPv6; null where invalid. */
function toAddress(text: string): string | null {
  const groups = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(text)?.groups;
  const bare = (groups?.["six"] ?? groups?.["four"] ?? text).replace(/%[^%]{0,64}$/, "");
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : null;
  const parsed = ipaddr.IPv6.parse(bare);
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : parsed.toString();
}

function clientOf(address: string | null, proxies: number, isProxied: boolean): Client {
  const way = { address, proxies, isProxied };
  // A closed connection no longer has an address.
  if (address === null) return { ...way, counted: ["nobody"], network: "" };
  if (isIP(address) === 4) {
    return { ...way, counted: [address], network: `${address.slice(0, address.lastIndexOf("."))}.0/24` };
  }
  const network = networkOf(address, 6);
  return { ...way, counted: [networkOf(address, 8), network], network };
}

function networkOf(address: string, bytes: number): string {
  const kept = ipaddr.IPv6.parse(address)
    .toByteArray()
    .map((byte, index) => (index < bytes ? byte : 0));
  return `${new ipaddr.IPv6(kept).toString()}/${8 * bytes}`;
}
