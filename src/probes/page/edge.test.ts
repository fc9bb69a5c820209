import { expect, test } from "vitest";
import { toNetwork } from "../../core/target/address.ts";
import { edgeIds, edges } from "../../data/networks/edges.ts";
import type { HeaderField } from "../../formats/http/header-list.ts";
import { providerOf } from "./edge.ts";

const somewhere = "8.8.8.8";
const cloudflare = "104.16.132.229";
const fastly = "151.101.1.140";

test.for<[what: string, address: string, headers: readonly HeaderField[] | null, provider: string]>([
  ["an address of Cloudflare", cloudflare, null, "edge cloudflare"],
  ["an IPv6 address of Cloudflare", "2606:4700::6810:84e5", [], "edge cloudflare"],
  ["an address of Fastly", fastly, [], "edge fastly"],
  ["an address of CloudFront", "13.32.0.1", [], "edge cloudfront"],
  // They publish their networks. A header from outside them is passed on or forged.
  ["the header of Cloudflare", somewhere, [["CF-RAY", "8e5f0c0d1e2f-ICN"]], "unknown"],
  ["a server by that name", somewhere, [["Server", "cloudflare"]], "unknown"],
  ["the header of CloudFront", somewhere, [["X-Amz-Cf-Id", "abc=="]], "unknown"],
  ["a cache of Fastly", somewhere, [["X-Served-By", "cache-icn1450090-ICN"]], "unknown"],
  ["the header of Cloudflare on this machine", "127.0.0.1", [["CF-Ray", "1"]], "own"],
  ["the header of Cloudflare in a private network", "10.0.0.1", [["CF-Ray", "1"]], "own"],
  [
    "a header of CloudFront, whose IPv6 networks are not listed",
    "2001:4860::1",
    [["X-Amz-Cf-Id", "a"]],
    "edge cloudfront",
  ],
  ["the header of Vercel, which publishes none", somewhere, [["x-vercel-id", "icn1::abc"]], "edge vercel"],
  ["a server of Akamai", somewhere, [["Server", "AkamaiGHost"]], "edge akamai"],
  ["the load balancer of Google", somewhere, [["Via", "1.1 google"]], "edge google"],
  ["Azure Front Door", somewhere, [["X-Azure-Ref", "20261122T000000Z-1"]], "edge azure-front-door"],
  // The address belongs to the party that terminates TLS; the other edge is behind it.
  ["Cloudflare before Vercel", cloudflare, [["x-vercel-id", "icn1::abc"]], "edge cloudflare"],
  [
    "marks of two edges at an unknown address",
    somewhere,
    [
      ["cf-ray", "1"],
      ["x-vercel-id", "1"],
    ],
    "unknown",
  ],
  ["another cache with that header", somewhere, [["X-Served-By", "web-03"]], "unknown"],
  ["another server that mentions it", somewhere, [["Server", "cloudflare-like/1.0"]], "unknown"],
  ["a public address without any sign", somewhere, [["Server", "nginx"]], "unknown"],
  ["a private address without any sign", "10.0.0.1", [["Server", "nginx"]], "own"],
  ["this machine", "127.0.0.1", [], "own"],
  ["a private address that sent no reply", "10.0.0.1", null, "unknown"],
])("%s", ([, address, headers, expected]) => {
  const { kind, edge } = providerOf(address, headers);

  expect(edge === null ? kind : `${kind} ${edge}`).toBe(expected);
});

test("every sign is reported, with its source and date where it has one", () => {
  const { votes } = providerOf(cloudflare, [["CF-Ray", "1-ICN"]]);

  expect(votes).toEqual([
    {
      by: "address",
      edge: "cloudflare",
      evidence: "104.16.0.0/13",
      source: "https://www.cloudflare.com/ips/",
      asOf: "2025",
    },
    { by: "header", edge: "cloudflare", evidence: "cf-ray: 1-ICN", source: null, asOf: null },
  ]);
});

test("a header value is escaped for output", () => {
  const [vote] = providerOf(somewhere, [["cf-ray", `\u001b[2J${"x".repeat(500)}`]]).votes;

  expect(vote?.evidence).toMatch(/^cf-ray: \\x1b\[2Jx+…$/);
  expect(vote?.evidence.length).toBeLessThanOrEqual(120);
});

test("every edge has its row, and every row its name", () => {
  expect(edges.map(({ id }) => id)).toEqual(edgeIds);
});

test("every network is in canonical form and belongs to one edge", () => {
  const networks = edges.flatMap(({ ranges }) => ranges?.networks ?? []);

  expect(networks.length).toBeGreaterThan(100);
  expect(networks.filter((network) => toNetwork(network) !== network)).toEqual([]);
  expect(new Set(networks).size).toBe(networks.length);
});
