import { expect, test } from "vitest";
import { alone } from "../../../test/dnssec-cases.ts";
import { corrupt, signedFor } from "../../../test/dns-world/changes.ts";
import type { ResolverTraits } from "../../../test/dns-world/resolver.ts";
import { openWorld } from "../../../test/dns-world.ts";
import type { Context } from "../../core/check.ts";
import type { TrustAnchor } from "../../core/dns.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { isSameName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { askAuthority } from "./name-servers.ts";
import { securityIn, securityOf } from "./security.ts";

const name = parseName("example.com");
const zones = { "example.com": alone };

/** Changes what a resolver answers to a question of one type, of one name where one is given. */
function answering(
  type: number,
  change: (usual: DnsMessage) => DnsMessage | Buffer | null,
  of?: string,
): ResolverTraits {
  return {
    respond(query, usual) {
      const [question] = query.questions;
      const isMeant = question?.type === type && (of === undefined || isSameName(question.name, parseName(of)));
      return isMeant ? change(usual()) : usual();
    },
  };
}

const failing = (usual: DnsMessage): DnsMessage => ({ ...usual, rcode: rcodes.SERVFAIL, answers: [], authorities: [] });
const empty = (usual: DnsMessage): DnsMessage => ({ ...usual, answers: [], authorities: [] });
const unproven = (usual: DnsMessage): DnsMessage => ({
  ...usual,
  authorities: usual.authorities.filter(({ type }) => type === types.SOA),
});
const bare = (usual: DnsMessage): DnsMessage => ({
  ...usual,
  answers: usual.answers.filter((each) => each.type !== types.RRSIG),
});

test.for<[title: string, traits: ResolverTraits, expected: string, opinion: string, type?: number, of?: string]>([
  ["verifies", {}, "secure", "secure"],
  ["does not verify", { isValidating: false }, "secure", "unknown not-validating"],
  ["passes on no signatures", { isStripping: true }, "indeterminate withheld", "unknown not-validating"],
  ["passes on no proofs", answering(types.TXT, unproven), "bogus no-proof", "secure", types.TXT],
  [
    "passes on no proofs at all",
    { respond: (_, usual) => unproven(usual()) },
    "indeterminate withheld",
    "secure",
    types.TXT,
  ],
  [
    "loses one proof",
    answering(types.A, (usual) => ({ ...usual, authorities: [] })),
    "bogus no-proof",
    "secure",
    types.A,
    "x.wild.example.com",
  ],
  ["loses one signature", answering(types.A, bare), "bogus no-signature", "secure"],
  [
    "answers by itself",
    answering(types.A, (usual) => ({ ...bare(usual), isAuthoritative: true })),
    "indeterminate local",
    "secure",
  ],
  [
    "filters and says so",
    { blocks: ["example.com"], blocksBecause: 17, blocksWith: "zero" },
    "indeterminate filtered",
    "unknown filtered",
  ],
  ["filters and says nothing", { blocks: ["example.com"], blocksWith: "zero" }, "indeterminate NO-SOA", "insecure"],
  ["is silent", { isSilent: true }, "indeterminate TIMEOUT", "unknown TIMEOUT"],
  ["is silent about DS", answering(types.DS, () => null), "indeterminate TIMEOUT", "secure"],
  ["is silent about keys", answering(types.DNSKEY, () => null, "com"), "indeterminate TIMEOUT", "secure"],
  [
    "is silent about the keys of the anchor",
    answering(types.DNSKEY, () => null, "."),
    "indeterminate TIMEOUT",
    "secure",
  ],
  ["fails for the question", answering(types.A, failing), "indeterminate SERVFAIL", "unknown SERVFAIL"],
  ["fails for keys", answering(types.DNSKEY, failing), "indeterminate SERVFAIL", "secure"],
  [
    "refuses keys",
    answering(types.DNSKEY, (usual) => ({ ...failing(usual), rcode: rcodes.REFUSED })),
    "indeterminate REFUSED",
    "secure",
  ],
  ["says nothing of DS", answering(types.DS, empty), "indeterminate NO-SOA", "secure"],
  ["says nothing of keys", answering(types.DNSKEY, empty, "com"), "indeterminate NO-SOA", "secure"],
  ["says nothing", answering(types.A, empty), "indeterminate NO-SOA", "unknown NO-SOA"],
  [
    "sends octets instead of keys",
    answering(types.DNSKEY, () => Buffer.from("00", "hex")),
    "indeterminate BADRESP",
    "secure",
  ],
])(
  "by a resolver that %s, example.com is %s",
  async ([, traits, expected, opinion, type = types.A, of = "example.com"]) => {
    const { context } = openWorld({ zones, resolvers: { "127.0.0.1": traits } });
    const found = await securityOf(context, parseName(of), type);
    const verdict = [found.opinion.verdict, opinion.includes(" ") && found.opinion.reason].filter(Boolean);

    expect([found.state, found.reason].filter((word) => word !== null).join(" ")).toBe(expected);
    expect(verdict.join(" ")).toBe(opinion);
  },
);

function withAnchors(context: Context, anchors: readonly TrustAnchor[]): Context {
  return { ...context, dns: { ...context.dns, anchors } };
}

test.for<[title: string, change: (anchor: TrustAnchor) => readonly TrustAnchor[], expected: string, asks?: string]>([
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
  ["nobody knows its digest", (anchor) => [{ ...anchor, digestType: 200 }], "indeterminate unsupported-anchor"],
  ["nobody knows its algorithm", (anchor) => [{ ...anchor, algorithm: 12 }], "indeterminate unsupported-anchor"],
  ["it is written in large letters", (anchor) => [{ ...anchor, digest: anchor.digest.toUpperCase() }], "secure"],
])("where of the trust anchors it is true that %s, example.com is %s", async ([, change, expected]) => {
  const { context } = openWorld({ zones });
  const anchors = context.dns.anchors.flatMap(change);
  const found = await securityOf(withAnchors(context, anchors), name, types.A);

  expect([found.state, found.reason].filter((word) => word !== null).join(" ")).toBe(expected);
});

test("an anchor in the middle is where the way begins, and above it nothing can be told", async () => {
  const { context, asked } = openWorld({
    zones: { "corp.example": alone, "sub.corp.example": alone, example: { ds: "none" } },
  });
  const parent = await context.net.dns({ name: "corp.example", type: types.DS, isCheckingDisabled: true });
  const { readMessage } = await import("../../formats/dns/read-message.ts");
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

test("a resolver that finds something bogus says so, and why", async () => {
  const broken = openWorld({ zones: { "example.com": { ...alone, changes: [signedFor("@", "A", 9, -1)] } } });

  expect(await securityOf(broken.context, name, types.A)).toMatchObject({
    state: "bogus",
    reason: "expired",
    agrees: true,
    opinion: {
      server: "127.0.0.1:53",
      rcode: "SERVFAIL",
      extended: [{ code: 7, text: "" }],
      withoutChecking: "NOERROR",
      verdict: "bogus",
      reason: "expired",
    },
  });
});

test("what a resolver thinks and what we find out may differ, and it is told", async () => {
  const lying = answering(types.A, (usual) => ({ ...usual, isAuthenticData: true, rcode: 0 }));
  const broken = { "example.com": { ...alone, changes: [corrupt("@", "A")] } };
  const { context } = openWorld({ zones: broken, resolvers: { "127.0.0.1": { isValidating: false, ...lying } } });

  expect(await securityOf(context, name, types.A)).toMatchObject({
    state: "bogus",
    agrees: false,
    opinion: { verdict: "secure" },
  });
});

test("the way from the anchor is told with its keys and the times of its signatures", async () => {
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

test("every zone is gone to once, however much is asked about", async () => {
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

test.for([types.RRSIG, types.ANY])("type %i is signed by nobody", async (type) => {
  const { context } = openWorld({ zones });

  expect(await securityOf(context, name, type)).toMatchObject({ state: "indeterminate" });
});

test("what one server of a zone says is verified by itself", async () => {
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
