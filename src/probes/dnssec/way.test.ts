import { expect, test } from "vitest";
import { alone } from "../../../test/dns/dnssec-cases.ts";
import { openWorld } from "../../../test/dns/world.ts";
import type { Context } from "../../core/check.ts";
import type { TrustAnchor } from "../../core/net/dns.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { askAuthority } from "../dns/name-servers.ts";
import { securityIn, securityOf } from "./security.ts";

const name = parseName("example.com");
const zones = { "example.com": alone };

function withAnchors(context: Context, anchors: readonly TrustAnchor[]): Context {
  return { ...context, dns: { ...context.dns, anchors } };
}

test.for<[title: string, change: (anchor: TrustAnchor) => readonly TrustAnchor[], expected: string]>([
  ["there are none", () => [], "indeterminate no-anchor"],
  [
    "there are others",
    (anchor) => [
      { ...anchor, zone: "org" },
      { ...anchor, zone: "www.example.com" },
    ],
    "indeterminate no-anchor",
  ],
  ["there is another beside it", (anchor) => [{ ...anchor, keyTag: 1, digest: "00" }, anchor], "secure"],
  ["it is of another key", (anchor) => [{ ...anchor, keyTag: anchor.keyTag ^ 1 }], "indeterminate anchor-mismatch"],
  ["it has another digest", (anchor) => [{ ...anchor, digest: "00".repeat(32) }], "indeterminate anchor-mismatch"],
  ["the digest is unknown", (anchor) => [{ ...anchor, digestType: 200 }], "indeterminate unsupported-anchor"],
  ["the algorithm is unknown", (anchor) => [{ ...anchor, algorithm: 12 }], "indeterminate unsupported-anchor"],
  ["it is written in large letters", (anchor) => [{ ...anchor, digest: anchor.digest.toUpperCase() }], "secure"],
])("where %s in the trust anchors, example.com is %s", async ([, change, expected]) => {
  const { context } = openWorld({ zones });
  const anchors = context.dns.anchors.flatMap(change);
  const found = await securityOf(withAnchors(context, anchors), name, types.A);

  expect([found.state, found.reason].filter((word) => word !== null).join(" ")).toBe(expected);
});

test("validation starts at an anchor below the root; names above it are indeterminate", async () => {
  const { context, asked } = openWorld({
    zones: { "corp.example": alone, "sub.corp.example": alone, example: { ds: "none" } },
  });
  const parent = await context.net.dns({ name: "corp.example", type: types.DS, isCheckingDisabled: true });
  const anchors = readMessage(Buffer.from(parent.message)).answers.flatMap(({ data }) =>
    data.type === "DS" ? [{ ...data, zone: "Corp.Example.", digest: data.digest.toString("hex") }] : [],
  );
  const corporate = withAnchors(context, anchors);
  const own = await securityOf(corporate, parseName("www.corp.example"), types.A);
  const below = await securityOf(corporate, parseName("sub.corp.example"), types.A);

  expect(own).toMatchObject({ state: "secure", zone: "corp.example." });
  expect(own.links.map(({ zone }) => zone)).toEqual(["corp.example."]);
  expect(below).toMatchObject({ state: "secure", links: [{ zone: "corp.example." }, { zone: "sub.corp.example." }] });
  for (const [question, type] of [
    ["corp.example", types.DS],
    ["example", types.SOA],
    ["www.example", types.A],
  ] as const) {
    expect(await securityOf(corporate, parseName(question), type)).toMatchObject({
      state: "indeterminate",
      reason: "no-anchor",
    });
  }
  expect(asked.some(({ name: each, type }) => each === "." && type === types.DNSKEY)).toBe(false);
});

test("the chain from the anchor is reported with its keys and signature times", async () => {
  const { context } = openWorld({ zones: { "example.com": { ...alone, algorithm: 8, bits: 1024, expiration: 2 } } });
  const { links, sets } = await securityOf(context, name, types.A);
  const link = links.at(-1);

  expect(links.map(({ zone, state }) => `${zone} ${state}`)).toEqual([
    ". secure",
    "com. secure",
    "example.com. secure",
  ]);
  expect(link?.delegations).toEqual([{ keyTag: link?.keys[0]?.keyTag, algorithm: 8, digestType: 2 }]);
  expect(link?.keys).toMatchObject([
    { flags: 257, bits: 1024, isAnchored: true, isRevoked: false },
    { flags: 256, bits: 1024, isAnchored: false },
  ]);
  expect(link?.signatures).toMatchObject([
    { type: "DS", algorithm: 13, expires: "2026-12-20T12:00:00.000Z" },
    { type: "DNSKEY", algorithm: 8, inception: "2026-11-19T12:00:00.000Z", expires: "2026-11-22T12:00:00.000Z" },
  ]);
  expect(sets).toMatchObject([
    { name: "example.com.", type: "A", algorithm: 8, expires: "2026-11-22T12:00:00.000Z", wildcard: null },
  ]);
});

test("every zone is validated once, for any number of questions", async () => {
  const world = openWorld({ zones });
  for (const type of [types.A, types.MX, types.TXT, types.SOA, types.NS, types.CAA]) {
    await securityOf(world.context, name, type);
  }
  const ways = world.asked.filter(({ type }) => type === types.DS || type === types.DNSKEY);

  expect(ways.map(({ name: each, type }) => `${each} ${type}`).toSorted()).toEqual([
    ". 48",
    "com. 43",
    "com. 48",
    "example.com. 43",
    "example.com. 48",
  ]);
});

test.for([types.RRSIG, types.ANY])("type %i is never signed", async (type) => {
  const { context } = openWorld({ zones });

  expect(await securityOf(context, name, type)).toMatchObject({ state: "indeterminate" });
});

test("the answer of a single name server is validated separately", async () => {
  const stale = { "example.com": { ...alone, inception: 60, expiration: -1 } };
  const { context } = openWorld({ zones, servers: { "22.0.0.53": { has: stale } } });
  const asking = { isDnssecOk: true };
  const fresh = await askAuthority(context, "11.0.0.53", [name, types.SOA], asking);
  const old = await askAuthority(context, "22.0.0.53", [name, types.SOA], asking);
  const bareSoa = await askAuthority(context, "11.0.0.53", [name, types.SOA]);

  expect(await securityIn(context, fresh, name, types.SOA)).toMatchObject({ state: "secure" });
  expect(await securityIn(context, old, name, types.SOA)).toMatchObject({ state: "bogus", reason: "expired" });
  expect(await securityIn(context, bareSoa, name, types.SOA)).toMatchObject({ state: "bogus", reason: "no-signature" });
});
