import { expect, test } from "vitest";
import { types } from "../../src/formats/dns/codes.ts";
import { corrupt } from "../dns/world/changes.ts";
import { dns64 } from "../dns/world/dns64.ts";
import type { ServerTraits } from "../dns/world/server.ts";
import { decided, measure, publicResolvers, zones, type Scene } from "./scene.ts";

const ours = "127.0.0.1:53";

/** A server that fails for some types and knows all others. */
function failingFor(...some: readonly number[]): ServerTraits {
  return {
    respond(query, usual) {
      const said = usual();
      const isMeant = some.includes(query.questions[0]?.type ?? 0);
      return isMeant ? { ...said, rcode: 2, answers: [], authoritativeServers: [] } : said;
    },
  };
}

/** The cached records of a domain that the .com registry no longer has. */
const remembered =
  "example.com. 900 A 11.0.0.80\nexample.com. 9999 NS ns.old.net.\nns.old.net. 9999 A 44.0.0.1\n" +
  "example.com. 900 SOA ns1.example.com. hostmaster.example.com. 7 1 1 1 1\nwww.example.com. 900 A 11.0.0.80";

const removed: Scene["world"] = {
  zones: { "example.net": zones["example.net"], "other.com": "@ A 11.0.0.90" },
  servers: { "44.0.0.1": { zones: ["example.com"], has: { "example.com": zones["example.com"] } } },
  resolvers: { [ours]: { remembers: remembered } },
  publicResolvers: Object.fromEntries(Object.keys(publicResolvers).map((each) => [each, { remembers: remembered }])),
};

const made = { "example.com.": "11.0.0.80", "www.example.com.": "11.0.0.80" };

test.for<[what: string, scene: Scene, status: string, decisions: string, findings: readonly string[]]>([
  [
    "only our own resolver has an old copy",
    { world: { resolvers: { [ours]: { remembers: "example.com. 100 A 11.0.0.99" } } } },
    "unknown",
    "unknown go unknown unknown go",
    ["dns-own-differs", "tls-waits", "https-waits"],
  ],
  [
    "our own resolver knows the old one of two addresses beside the new one",
    { world: { resolvers: { [ours]: { remembers: "example.com. 100 A 11.0.0.99\nexample.com. 100 A 11.0.0.80" } } } },
    "unknown",
    "unknown go unknown unknown go",
    ["dns-own-differs", "tls-waits", "https-waits"],
  ],
  [
    "our own resolver still has an address of a family that is gone",
    { world: { resolvers: { [ours]: { remembers: "example.com. 100 AAAA 2a00::99" } } } },
    "unknown",
    "unknown go unknown unknown go",
    ["dns-own-differs", "tls-waits", "https-waits"],
  ],
  [
    "a public resolver still has an address of a family that is gone",
    { world: { publicResolvers: { ...publicResolvers, "9.9.9.9": { remembers: "example.com. 100 AAAA 2a00::99" } } } },
    "fail",
    "go no-go go go go",
    ["propagation-stale"],
  ],
  [
    "the registry has removed the domain, and all resolvers still have copies",
    { world: removed },
    "fail",
    "no-go unknown go go go",
    ["dns-removed", "propagation-waits"],
  ],
  [
    "all servers refuse, so the domain does not resolve",
    { world: { servers: { "11.0.0.53": { lame: "REFUSED" }, "22.0.0.53": { lame: "REFUSED" } } } },
    "fail",
    "no-go unknown go go go",
    ["dns-unresolvable", "propagation-waits"],
  ],
  [
    "the domain is delegated to a server that is nowhere",
    { world: { zones: { ...zones, "example.com": { records: "", delegation: "example.com. 9 NS ns.example.net." } } } },
    "fail",
    "no-go unknown go go go",
    ["dns-unresolvable", "propagation-waits"],
  ],
  [
    "all servers refuse, and no public resolver answers us",
    {
      world: {
        servers: { "11.0.0.53": { lame: "REFUSED" }, "22.0.0.53": { lame: "REFUSED" } },
        publicResolvers: Object.fromEntries(
          Object.keys(publicResolvers).map((each) => [each, { blocks: ["example.com"], blocksWith: "REFUSED" }]),
        ),
      },
    },
    "unknown",
    "unknown unknown go go go",
    ["dns-unknown", "propagation-waits"],
  ],
  [
    "all servers fail for one family",
    { world: { servers: { "11.0.0.53": failingFor(types.AAAA), "22.0.0.53": failingFor(types.AAAA) } } },
    "unknown",
    "unknown unknown go go go",
    ["dns-family-unknown", "propagation-few"],
  ],
  [
    "one server fails for the addresses",
    { world: { servers: { "22.0.0.53": failingFor(types.A) } } },
    "warn",
    "go go go go go",
    ["dns-server-fails"],
  ],
  [
    "one server fails for the keys",
    { world: { servers: { "22.0.0.53": failingFor(types.DNSKEY) } } },
    "warn",
    "go go go go go",
    ["dns-keys-missing"],
  ],
  [
    "our own resolver makes IPv6 addresses, and a public one does",
    {
      world: {
        resolvers: { [ours]: dns64("64:ff9b::", made) },
        publicResolvers: { ...publicResolvers, "9.9.9.9": dns64("2a00:64::", made) },
      },
    },
    "pass",
    "go go go go go",
    ["propagation-translated"],
  ],
])("%s", async ([, scene, status, decisions, findings]) => {
  expect(await decided(scene)).toEqual([status, decisions, findings]);
});

test("an outdated copy is not blamed on the domain", async () => {
  const world = { resolvers: { [ours]: { remembers: "example.com. 100 A 11.0.0.99" } } };

  expect(await decided({ world, isClosed: true })).toEqual([
    "unknown",
    "unknown go unknown unknown go",
    ["dns-own-differs", "tls-waits", "https-waits"],
  ]);
});

test("an address that is private is so where our own resolver hides it, too", async () => {
  const { verdict } = await measure({
    query: "inside.example.com",
    world: { resolvers: { [ours]: { blocks: ["inside.example.com"], blocksWith: "NODATA" } } },
  });

  expect(verdict.findings.map(({ id }) => id)).toContain("dns-private");
  expect(verdict.status).toBe("fail");
});

test("an address synthesised by DNS64 is not the domain's", async () => {
  const { raw } = await measure({ world: { resolvers: { [ours]: dns64("2a00:64::", made) } } });

  expect(raw.dns).toMatchObject({ addresses: [{ address: "11.0.0.80" }], dns64: ["2a00:64::b00:50"] });
});

const chain = "@ CNAME first\nfirst CNAME second\nsecond CNAME site.example.net.\nwww CNAME first";

test.for<[what: string, own: string | null, theirs: string | null]>([
  ["the first step", "first", null],
  ["the step that leads out", "second", null],
  ["the end, in another zone", null, "site"],
])("of a chain of aliases within a zone and out of it, %s does not verify", async ([, own, theirs]) => {
  const records = chain.replace("@ CNAME first\n", "start CNAME first\n");
  const { raw, verdict } = await measure({
    query: "start.example.com",
    world: {
      zones: {
        "example.com": { records, changes: own === null ? [] : [corrupt(own, "CNAME")] },
        "example.net": { records: "site A 11.0.0.80", changes: theirs === null ? [] : [corrupt(theirs, "A")] },
      },
    },
  });

  expect(raw.dns.security).toMatchObject({ state: "bogus", reason: "bad-signature" });
  expect(verdict.findings.map(({ id }) => id)).toContain("dns-bogus");
});
