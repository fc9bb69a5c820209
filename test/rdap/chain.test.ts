import { expect, test } from "vitest";
import { rdap } from "../../src/checks/rdap/index.ts";
import { openCache } from "../../src/net/cache.ts";
import { hugeBody, redirect, resetting, silence } from "../twins/answers.ts";
import { inDays } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { bootstrapList, domainObject, noSuchDomain, rdapReply, redirector, registry } from "../twins/rdap.ts";
import { lookUp, nameServers, refusalOf, type Chain, type Twins } from "./scene.ts";

const until = inDays(300).toISOString();
const fewer = inDays(200).toISOString();

const inWhois = "Domain Name: shop.zz\nRegistry Expiry Date: 2030-01-01T00:00:00Z\nRegistrar: R\n";

/** A registry that knows one domain, with the given data. */
function knows(more: Partial<Parameters<typeof domainObject>[0]>): (registrar: string) => Answer {
  return (registrar) => registry({ "shop.com": { expires: until, related: `${registrar}/domain/shop.com`, ...more } });
}

test("IANA's list leads to the registry below its own path, and that to the registrar", async () => {
  const { raw, verdict, twins } = await lookUp({
    registrar: registry({ "shop.com": { expires: until, nameServers, abuse: "abuse@registrar.example" } }),
  });

  expect(rdap.raw.parse(raw)).toEqual(raw);
  expect(raw).toMatchObject({
    domain: "shop.com",
    state: "found",
    registrar: { name: "Example Registrar, Inc.", ianaId: "292", abuse: { email: "abuse@registrar.example" } },
    created: "2001-02-03T04:05:06.000Z",
    isSigned: true,
    answers: [
      { protocol: "rdap", role: "registry", state: "found", server: `localhost:${twins.registry.port}` },
      { protocol: "rdap", role: "registrar", state: "found", server: `localhost:${twins.registrar.port}` },
    ],
    bootstrap: { publication: "2026-11-19T20:00:02.000Z", isStale: false },
  });
  expect(verdict.status).toBe("pass");
  expect(twins.paths).toEqual(["/com/v1/domain/shop.com"]);
  expect(twins.whois.iana.asked).toEqual([]);
});

test("a name in a domain is reduced to it", async () => {
  const { raw, twins } = await lookUp({ query: "www.shop.com" });

  expect(raw.domain).toBe("shop.com");
  expect(twins.paths).toEqual(["/com/v1/domain/shop.com"]);
});

test("where registry and registrar differ, both are shown, and the registry counts", async () => {
  const registrar = registry({ "shop.com": { expires: fewer, registered: "2003-01-01T00:00:00Z", nameServers } });
  const { raw, verdict } = await lookUp({ registrar });

  expect(raw).toMatchObject({
    expires: `${until.slice(0, 19)}.000Z`,
    disagreements: [
      { field: "created", registry: "2001-02-03", registrar: "2003-01-01" },
      { field: "expires", registry: until.slice(0, 10), registrar: fewer.slice(0, 10) },
    ],
  });
  expect(verdict.findings.filter(({ id }) => id === "disagreement").map(({ subject }) => subject)).toEqual([
    "created",
    "expires",
  ]);
});

const otherDomain = rdapReply(domainObject({ name: "other.com", expires: until }));

test.for<[what: string, registrar: Answer, state: string, reason: string | null]>([
  ["silent", silence(), "unknown", "timeout.source"],
  ["broken", reply({ status: 500 }), "unknown", "source.status"],
  ["reset", resetting("in the headers"), "unknown", "source.unreachable"],
  ["limiting", reply({ status: 429, headers: ["Retry-After: 30"] }), "unknown", "source.rate-limited"],
  ["talking of another domain", otherDomain, "unknown", "source.malformed"],
  ["a page", reply({ body: "<html>" }), "unknown", "source.malformed"],
  ["ignorant", noSuchDomain, "absent", null],
])("a registrar that is %s does not change the registry's data", async ([, registrar, state, reason]) => {
  const { raw } = await lookUp({ registrar });

  expect(raw).toMatchObject({ state: "found", registrar: { ianaId: "292" } });
  expect(raw.answers.at(-1)).toMatchObject({ role: "registrar", state, reason });
});

test("a registrar whose URL redirects to the registry is not a second source", async () => {
  let registryHost = "";
  const noting: Chain["registry"] = (registrar) => (socket, asked, reset) => {
    registryHost = asked.headers.get("host") ?? "";
    knows({})(registrar)(socket, asked, reset);
  };
  const { raw } = await lookUp({
    registry: noting,
    registrar: (...all) => redirector(`https://${registryHost}`)(...all),
  });

  expect(raw.answers.at(-1)).toMatchObject({ role: "registrar", state: "unknown", reason: "source.redirect" });
});

const selfRelated: Answer = (socket, asked, reset) => {
  const related = `https://${asked.headers.get("host") ?? ""}${asked.path}`;
  registry({ "shop.com": { expires: until, related } })(socket, asked, reset);
};

/** The operator's own RDAP server replaces IANA's list. */
function isSource({ iana }: Twins): { readonly rdap: string } {
  return { rdap: `${iana.origin}/` };
}

test("a related link to the registry itself is not followed", async () => {
  const { raw, twins } = await lookUp({ registry: () => selfRelated });

  expect(raw.answers.map(({ role }) => role)).toEqual(["registry"]);
  expect(twins.paths).toEqual(["/com/v1/domain/shop.com"]);
});

test("a related link into a private network is not followed", async () => {
  const { raw } = await lookUp({ registry: knows({ related: "https://127.0.0.2:8443/domain/shop.com" }) });

  expect(raw).toMatchObject({ state: "found" });
  expect(raw.answers.at(-1)).toMatchObject({
    role: "registrar",
    state: "unknown",
    reason: "source.redirect",
  });
});

test.for<[what: string, zones: Readonly<Record<string, string>>]>([
  ["is an alias", { com: "shop CNAME www.shop.net.", "shop.net": "www A 11.0.0.80" }],
  ["has servers that keep their names to themselves", { com: "shop A 11.0.0.80" }],
])("a domain that %s is not reported as undelegated", async ([, zones]) => {
  const { raw, verdict } = await lookUp({ world: { zones } });

  expect(raw.dns).toEqual({ state: "unknown", reason: "NODATA", nameServers: [] });
  expect(verdict.findings.map(({ id }) => id)).not.toContain("not-in-dns");
});

test("not registered is the word of the registry that the DNS confirms", async () => {
  expect(await refusalOf({ query: "nobody.com" })).toMatchObject({
    code: "NOT_FOUND",
    status: 404,
    reason: "registration.absent",
  });
});

test("a registry that denies a domain in the DNS is contradicted", async () => {
  const { raw, verdict } = await lookUp({ registry: () => noSuchDomain });

  expect(raw).toMatchObject({ state: "unclear", reason: "contradicted", answers: [{ state: "absent" }] });
  expect(verdict).toMatchObject({ status: "unknown" });
});

test("a redirector's 404 proves nothing: of a registered name it is no word at all", async () => {
  const whois = {
    iana: { com: "domain: COM\nwhois: whois.registry.example\n" },
    registry: { "nobody.com": "ERROR\n" },
  };

  expect(await refusalOf({ query: "nobody.com", list: () => noSuchDomain, sources: isSource, whois })).toMatchObject({
    code: "UPSTREAM_ERROR",
    reason: "source.unread",
  });
});

test("the answer through the operator's redirector counts as the registry's", async () => {
  const { raw, twins } = await lookUp({ list: (base) => redirector(base.replace(/\/$/, "")), sources: isSource });

  expect(raw).toMatchObject({ state: "found", bootstrap: null, server: `localhost:${twins.registry.port}` });
});

test("a registry that denies a registered name through a redirector is contradicted by the DNS", async () => {
  const { raw, verdict } = await lookUp({
    registry: () => noSuchDomain,
    list: (base) => redirector(base.replace(/\/$/, "")),
    sources: isSource,
  });

  expect(raw).toMatchObject({
    state: "unclear",
    reason: "contradicted",
    answers: [{ role: "registry", state: "absent" }],
  });
  expect(verdict.status).toBe("unknown");
});

test("a registry's rate limit is a failure with a time, and no other protocol is tried", async () => {
  expect(await refusalOf({ registry: () => reply({ status: 429, headers: ["Retry-After: 90"] }) })).toEqual({
    code: "UPSTREAM_ERROR",
    status: 503,
    reason: "source.rate-limited",
    retryAfter: 90,
  });
});

test.for<[what: string, registry: Answer, reason: string]>([
  ["silent", silence(), "timeout.source"],
  ["broken", reply({ status: 502 }), "source.status"],
  ["reset", resetting("in the headers"), "source.unreachable"],
  ["a page", reply({ body: "<html>" }), "source.malformed"],
  ["talking of another domain", otherDomain, "source.malformed"],
  ["deep", reply({ body: "[".repeat(100_000) }), "source.malformed"],
  ["larger than any answer", hugeBody(64 * 1024 * 1024), "source.malformed"],
  ["redirecting in a circle", redirect("/com/v1/domain/shop.com"), "source.redirect"],
  ["redirecting into a private network", redirect("https://127.0.0.2:8443/"), "source.redirect"],
  ["redirecting out of TLS", redirect("http://127.0.0.1:9/"), "source.redirect"],
])("a registry that is %s is a failure, where WHOIS gives nothing either", async ([, answer, reason]) => {
  expect(await refusalOf({ registry: () => answer })).toMatchObject({ status: 503, reason });
});

test("without IANA's list, the bundled copy is used and reported", async () => {
  const { raw, verdict } = await lookUp({
    query: "shop.zz",
    list: () => reply({ status: 500 }),
    whois: {
      registry: { "shop.zz": "Domain Name: shop.zz\nRegistry Expiry Date: 2030-01-01T00:00:00Z\nRegistrar: R\n" },
    },
  });

  expect(raw.bootstrap).toMatchObject({ confirmedAt: null, isStale: true });
  expect(verdict.findings.map(({ id }) => id)).toContain("list-stale");
});

test("a former registry's denial is no word, where the list could not be refreshed", async () => {
  const shelf = openCache({ special: true, allow: [] });
  await lookUp({ shelf });
  const kept = shelf.find("rdap-bootstrap", {}, Date.now());
  const old = JSON.parse(Buffer.from(kept?.bytes ?? []).toString());
  const yesterday = { ...old, confirmedAt: inDays(-2).toISOString() };
  const bytes = Buffer.from(JSON.stringify(yesterday));
  shelf.keep("rdap-bootstrap", { bytes, address: "127.0.0.1", until: Date.now() + 1e9 });

  // The twin of the first look-up still runs, and does not know nobody.com.
  const { raw } = await lookUp({ query: "nobody.com", shelf, list: () => reply({ status: 500 }) });

  expect(raw).toMatchObject({ state: "unclear", reason: "stale-bootstrap", bootstrap: { isStale: true } });
});

test("the list is fetched once a day", async () => {
  const shelf = openCache({ special: true, allow: [] });
  const first = await lookUp({ shelf });
  // Its copy names the first registry, which is still there.
  const second = await lookUp({ shelf });

  expect(first.twins.iana.asked.map(({ path }) => path)).toEqual(["/dns.json"]);
  expect(second.raw).toMatchObject({ state: "found", bootstrap: { isStale: false } });
  expect([second.twins.iana.asked, first.twins.paths.length, second.twins.paths]).toEqual([[], 2, []]);
});

test("a copy of two days ago is confirmed by IANA without being sent again", async () => {
  const shelf = openCache({ special: true, allow: [] });
  await lookUp({ shelf });
  const kept = shelf.find("rdap-bootstrap", {}, Date.now());
  const old = JSON.parse(Buffer.from(kept?.bytes ?? []).toString());
  const bytes = Buffer.from(JSON.stringify({ ...old, confirmedAt: inDays(-2).toISOString() }));
  shelf.keep("rdap-bootstrap", { bytes, address: "127.0.0.1", until: Date.now() + 1e9 });

  const { raw, twins } = await lookUp({ shelf });

  expect(twins.iana.asked.map(({ headers }) => headers.get("if-none-match"))).toEqual(['"1"']);
  expect(raw).toMatchObject({ state: "found", bootstrap: { isStale: false } });
});

function oldList(base: string): Answer {
  return bootstrapList([[["zz"], [base]]], { publication: "2019-01-01T00:00:00Z" });
}

test("a list older than the copy is an outdated mirror", async () => {
  const { raw, twins } = await lookUp({ query: "shop.zz", list: oldList, whois: { registry: { "shop.zz": inWhois } } });

  expect(raw.bootstrap).toMatchObject({ isStale: true });
  expect(twins.paths).toEqual([]);
});
