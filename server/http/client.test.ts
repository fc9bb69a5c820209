import proxyaddr from "proxy-addr";
import { expect, test } from "vitest";
import { openClientResolver, type ForwardedRequest } from "./client.ts";

const trusted = ["10.0.0.0/8", "2001:db8:ffff::/48"];
const clients = openClientResolver(trusted);

function arrival(peer: string, fields: Readonly<Record<string, string>>): ForwardedRequest {
  return { socket: { remoteAddress: peer }, headers: fields };
}

test.for<[what: string, peer: string, forwardedFor: string, address: string]>([
  ["no proxy of ours", "198.51.100.9", "203.0.113.1", "198.51.100.9"],
  ["one proxy", "10.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["what the client wrote before", "10.0.0.1", "1.1.1.1, 203.0.113.1", "203.0.113.1"],
  ["two proxies of ours", "10.0.0.1", "203.0.113.1, 10.0.0.2", "203.0.113.1"],
  ["an IPv6 client", "10.0.0.1", "2001:db8::1", "2001:db8::1"],
  ["a proxy with an IPv6 address", "2001:db8:ffff::1", "203.0.113.1", "203.0.113.1"],
  ["a mapped peer", "::ffff:10.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["every element a proxy of ours", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
])("X-Forwarded-For as in proxy-addr: %s", ([, peer, value, address]) => {
  const incoming = arrival(peer, { "x-forwarded-for": value });

  expect(clients(incoming).address).toBe(address);
  // proxy-addr is typed for a whole request, but reads only the socket and headers.
  expect(proxyaddr(incoming as never, proxyaddr.compile(trusted)).replace("::ffff:", "")).toBe(address);
});

test.for<[what: string, fields: Readonly<Record<string, string>>, address: string, proxies: number]>([
  ["nothing", {}, "10.0.0.1", 1],
  ["a port", { "x-forwarded-for": "203.0.113.1:4711" }, "203.0.113.1", 1],
  ["brackets and a port", { "x-forwarded-for": "[2001:db8::1]:4711" }, "2001:db8::1", 1],
  ["a mapped address", { "x-forwarded-for": "::ffff:203.0.113.1" }, "203.0.113.1", 1],
  ["a zone", { "x-forwarded-for": "fe80::1%eth0" }, "fe80::1", 1],
  ["no address", { "x-forwarded-for": "unknown" }, "10.0.0.1", 1],
  ["no address after a good one", { "x-forwarded-for": "203.0.113.1, <script>, 10.0.0.2" }, "10.0.0.2", 2],
  ["more elements than are read", { "x-forwarded-for": "1.1.1.1,".repeat(1000) }, "10.0.0.1", 1],
  ["Forwarded", { forwarded: "for=203.0.113.1;proto=https;by=10.0.0.1" }, "203.0.113.1", 1],
  ["two of them", { forwarded: "for=1.1.1.1, for=203.0.113.1, for=10.0.0.2" }, "203.0.113.1", 2],
  ["capitals", { forwarded: "For=203.0.113.1" }, "203.0.113.1", 1],
  ["IPv6 in quotes", { forwarded: 'for="[2001:db8::1]:4711"' }, "2001:db8::1", 1],
  ["IPv6 without quotes", { forwarded: "for=[2001:db8::1]" }, "2001:db8::1", 1],
  ["an escaped character", { forwarded: 'for="203.0.113\\.1"' }, "203.0.113.1", 1],
  ["a hidden name", { forwarded: "for=_hidden" }, "10.0.0.1", 1],
  ["unknown", { forwarded: "for=unknown, for=10.0.0.2" }, "10.0.0.2", 2],
  ["no for", { forwarded: "proto=https" }, "10.0.0.1", 1],
  ["for twice", { forwarded: "for=1.1.1.1;for=203.0.113.1" }, "10.0.0.1", 1],
  ["a quote left open by the client", { forwarded: 'for="1.1.1.1, for=203.0.113.1' }, "10.0.0.1", 1],
  ["a comma in quotes", { forwarded: 'for="1.1.1.1, for=2.2.2.2", for=203.0.113.1' }, "203.0.113.1", 1],
  ["both, which agree", { "x-forwarded-for": "203.0.113.1", forwarded: "for=203.0.113.1" }, "203.0.113.1", 1],
  [
    "both, one of which the client wrote",
    { "x-forwarded-for": "203.0.113.1", forwarded: "for=1.1.1.1" },
    "10.0.0.1",
    1,
  ],
])("behind a trusted proxy: %s", ([, fields, address, proxies]) => {
  expect(clients(arrival("10.0.0.1", fields))).toMatchObject({ address, proxies });
});

test("headers of an untrusted client are ignored", () => {
  const fields = { "x-forwarded-for": "203.0.113.1", forwarded: "for=203.0.113.1" };

  expect(clients(arrival("198.51.100.9", fields))).toMatchObject({ address: "198.51.100.9", proxies: 0 });
  expect(openClientResolver([])(arrival("10.0.0.1", fields))).toMatchObject({ address: "10.0.0.1", proxies: 0 });
});

test("a closed connection has no address", () => {
  expect(openClientResolver([])({ socket: {}, headers: {} })).toEqual({
    address: null,
    proxies: 0,
    isProxied: false,
    counted: ["nobody"],
    network: "",
  });
});

test("a client is counted by its address or network, in canonical form", () => {
  expect(clients(arrival("10.0.0.1", { forwarded: 'for="[2001:DB8:0::0A:1]"' }))).toEqual({
    address: "2001:db8::a:1",
    proxies: 1,
    isProxied: false,
    counted: ["2001:db8::/64", "2001:db8::/48"],
    network: "2001:db8::/48",
  });
});

test.for<[peer: string, fields: Readonly<Record<string, string>>, isProxied: boolean]>([
  ["198.51.100.9", {}, false],
  ["198.51.100.9", { via: "1.1 squid" }, true],
  ["198.51.100.9", { "x-forwarded-for": "192.168.0.7" }, true],
  ["198.51.100.9", { forwarded: "for=192.168.0.7" }, true],
  ["10.0.0.1", { "x-forwarded-for": "203.0.113.1" }, false],
  ["10.0.0.1", { "x-forwarded-for": "203.0.113.1, 10.0.0.2" }, false],
  ["10.0.0.1", { "x-forwarded-for": "192.168.0.7, 203.0.113.1" }, true],
  // A trusted proxy may write it.
  ["10.0.0.1", { "x-forwarded-for": "203.0.113.1", via: "1.1 varnish" }, false],
])("from %s with %j: a proxy before ours is %j", ([peer, fields, isProxied]) => {
  expect(clients(arrival(peer, fields)).isProxied).toBe(isProxied);
});
