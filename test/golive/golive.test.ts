import { expect, test } from "vitest";
import { golive } from "../../src/checks/golive/index.ts";
import { corrupt } from "../dns/world/changes.ts";
import type { ZoneText } from "../dns/world/zones.ts";
import { redirect, redirectLoop, silence } from "../twins/answers.ts";
import { chainFor, inDays, leafOf, intermediate, served } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { registry } from "../twins/rdap.ts";
import { decided, measure, names, publicResolvers, type Scene, zones } from "./scene.ts";

test("a domain that is ready for its visitors", async () => {
  const { raw, verdict } = await measure({});

  expect(verdict.findings).toEqual([]);
  expect(verdict.status).toBe("pass");
  expect(golive.raw.parse(raw)).toEqual(raw);
  expect(raw).toMatchObject({
    dns: {
      state: "found",
      addresses: [{ address: "11.0.0.80", isPublic: true }],
      www: "found",
      security: { state: "secure" },
    },
    propagation: ["A", "AAAA"].map((type) => ({
      type,
      ownResolver: { verdict: "updated" },
      resolvers: publicNames().map((name) => ({ name, verdict: "updated" })),
    })),
    tls: [{ target: "example.com", reason: null, blockers: [] }],
    https: { page: { status: 200, redirectOutcome: "answered", plainHttp: { state: "redirects" } } },
    registration: { domain: "example.com", state: "found", registrar: "Example Registrar, Inc." },
  });
});

function publicNames(): readonly string[] {
  return Object.keys(publicResolvers);
}

const stale = { ...publicResolvers, "9.9.9.9": { remembers: "example.com. 1800 A 11.0.0.99" } };
const soon = served(leafOf({ names, notBefore: inDays(-85), notAfter: inDays(5) }), intermediate);

test.for<[what: string, scene: Scene, status: string, decisions: string, findings: readonly string[]]>([
  [
    "one resolver that is stale",
    { world: { publicResolvers: stale } },
    "fail",
    "go no-go go go go",
    ["propagation-stale"],
  ],
  [
    "an untrusted certificate",
    { chain: chainFor("self-signed", { names }) },
    "fail",
    "go go no-go no-go go",
    ["tls-blocked", "https-certificate"],
  ],
  [
    "a certificate for another name",
    { chain: chainFor("good") },
    "fail",
    "go go no-go no-go go",
    ["tls-blocked", "https-certificate"],
  ],
  ["a certificate that ends within the week", { chain: soon }, "fail", "go go no-go go go", ["tls-expiring"]],
  ["a page that is not there", { answer: reply({ status: 404 }) }, "fail", "go go go no-go go", ["https-error"]],
  [
    "a server that is out of order",
    { answer: reply({ status: 503 }) },
    "unknown",
    "go go go unknown go",
    ["https-unknown"],
  ],
  ["a site that is not running", { isClosed: true }, "fail", "go go unknown no-go go", ["tls-waits", "https-refused"]],
  ["redirects in a circle", { answer: redirectLoop() }, "fail", "go go go no-go go", ["https-astray"]],
  [
    "a redirect into a private network",
    { answer: redirect("https://10.0.0.2/") },
    "fail",
    "go go go no-go go",
    ["https-astray"],
  ],
  [
    "a registration that ends within the week",
    { rdap: registry({ "example.com": { expires: inDays(6).toISOString() } }) },
    "fail",
    "go go go go no-go",
    ["registration-expiring"],
  ],
  [
    "a registration on hold",
    { rdap: registry({ "example.com": { expires: inDays(300).toISOString(), status: ["serverHold"] } }) },
    "fail",
    "go go go go no-go",
    ["registration-hold"],
  ],
  [
    "a registry whose answer has no end",
    { rdap: registry({ "example.com": {} }) },
    "pass",
    "go go go go go",
    ["registration-undated"],
  ],
  ["a registry without RDAP or WHOIS", { rdap: registry({}) }, "pass", "go go go go go", ["registration-unpublished"]],
  [
    "a registry without RDAP, whose WHOIS server cannot be reached",
    { rdap: registry({}), whois: "domain: COM\nwhois: whois.registry.example\n" },
    "unknown",
    "go go go go unknown",
    ["registration-unknown"],
  ],
  [
    "a registry that has had enough",
    { rdap: reply({ status: 429 }) },
    "unknown",
    "go go go go unknown",
    ["registration-unknown"],
  ],
  [
    "a name that does not exist, in a domain that does",
    { query: "nowhere.example.com" },
    "fail",
    "no-go unknown unknown unknown go",
    ["dns-nxdomain", "propagation-waits", "tls-waits", "https-waits"],
  ],
  [
    "a dangling alias",
    { query: "gone.example.com" },
    "fail",
    "no-go no-go unknown unknown go",
    ["dns-dangling", "propagation-missing", "tls-waits", "https-waits"],
  ],
])("%s", async ([, scene, status, decisions, findings]) => {
  expect(await decided(scene)).toEqual([status, decisions, findings]);
});

test("a private address does not serve visitors, and is not contacted", async () => {
  const { raw, verdict } = await measure({ query: "inside.example.com" });

  expect(raw.dns.addresses).toEqual([{ address: "(private)", isPublic: false }]);
  expect(verdict.findings.map(({ id }) => id)).toContain("dns-private");
  expect(verdict.status).toBe("fail");
  expect(raw.tls[0]?.reason).toBe("dns.nxdomain");
});

test("the addresses of www are judged too", async () => {
  const { raw, verdict } = await measure({
    world: { zones: { ...zones, "example.com": "@ A 11.0.0.80\nwww A 10.0.0.9" } },
  });

  expect(raw.dns.www).toBe("private");
  expect(verdict.findings.map(({ id }) => id)).toEqual(["dns-www-private"]);
});

test("both families of addresses count", async () => {
  const both = { "example.com": "@ A 11.0.0.80\n@ AAAA 2a00::80\nwww CNAME @" };
  const old = { ...publicResolvers, "9.9.9.9": { remembers: "example.com. 1800 AAAA 2a00::99" } };

  const { raw, verdict } = await measure({ world: { zones: both, publicResolvers: old } });

  expect(raw.dns.addresses.map(({ address }) => address)).toEqual(["11.0.0.80", "2a00::80"]);
  expect(raw.propagation.map(({ type }) => type)).toEqual(["A", "AAAA"]);
  expect(verdict.findings.map(({ id, subject }) => [id, subject])).toEqual([["propagation-stale", "AAAA"]]);
});

test.for<[what: string, zone: ZoneText]>([
  ["of IPv4", { records: zones["example.com"], changes: [corrupt("@", "A")] }],
  ["of IPv6 alone", { records: "@ A 11.0.0.80\n@ AAAA 2a00::80", changes: [corrupt("@", "AAAA")] }],
])("invalid DNSSEC signatures of addresses %s are a no-go", async ([, zone]) => {
  const { raw, verdict } = await measure({ world: { zones: { ...zones, "example.com": zone } } });

  expect(raw.dns.security).toMatchObject({ state: "bogus", reason: "bad-signature", resolverValidation: "bogus" });
  expect(verdict.findings.map(({ id }) => id)).toContain("dns-bogus");
  expect(verdict.status).toBe("fail");
});

test("a site and a registry that are silent leave their own essentials open, and no other", async () => {
  const { verdict } = await measure({ answer: silence(), rdap: silence(), deadline: 2500 });

  expect(verdict.status).toBe("unknown");
  expect(verdict.kpis.slice(1, 6).map(({ value }) => value)).toEqual(["go", "go", "go", "unknown", "unknown"]);
});

test("where nothing answers, there is a failure and no verdict", async () => {
  const silent = { isSilent: true };
  const resolvers = Object.fromEntries(publicNames().map((server) => [server, silent]));
  const world = { resolvers: { "127.0.0.1:53": silent }, publicResolvers: resolvers };

  await expect(
    measure({ query: "example.org", world, rdap: reply({ status: 500 }), deadline: 2000 }),
  ).rejects.toMatchObject({
    code: "UPSTREAM_TIMEOUT",
  });
});
