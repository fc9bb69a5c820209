import { expect, test } from "vitest";
import { rdap } from "../../src/checks/rdap/index.ts";
import { reply } from "../twins/raw-http.ts";
import type { WhoisAnswer } from "../twins/whois.ts";
import { inDays } from "../twins/pki/pki.ts";
import { ianaRefers, lookUp, refusalOf, whoisHosts, type Chain } from "./scene.ts";

const until = `${inDays(300).toISOString().slice(0, 19)}Z`;

const thin = `Domain Name: SHOP.ZZ
Registrar: Example Registrar, Inc.
Registrar IANA ID: 292
Registrar WHOIS Server: ${whoisHosts.registrar}
Creation Date: 2001-02-03T04:05:06Z
Updated Date: 2025-01-02T03:04:05Z
Registry Expiry Date: ${until}
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
Name Server: NS1.SHOP.ZZ
Name Server: NS2.SHOP.ZZ
DNSSEC: signedDelegation
`;

const thick = `${thin}Registrar Abuse Contact Email: abuse@registrar.example\n`;

/** A look-up of shop.zz, whose registry has no RDAP. */
function zz(registry: WhoisAnswer, registrar: WhoisAnswer = thick): Chain {
  return { query: "shop.zz", whois: { registry: { "shop.zz": registry }, registrar: { "shop.zz": registrar } } };
}

test("where a registry has no RDAP, IANA leads to its WHOIS server, and that to the registrar's", async () => {
  const { raw, verdict, twins } = await lookUp(zz(thin));

  expect(rdap.raw.parse(raw)).toEqual(raw);
  expect(raw).toMatchObject({
    state: "found",
    server: whoisHosts.registry,
    registrar: { ianaId: "292", abuse: { email: "abuse@registrar.example" } },
    created: "2001-02-03T04:05:06.000Z",
    nameServers: ["ns1.shop.zz", "ns2.shop.zz"],
    status: ["clientTransferProhibited"],
    isSigned: true,
    answers: [
      { protocol: "whois", role: "registry", server: whoisHosts.registry, state: "found" },
      { protocol: "whois", role: "registrar", server: whoisHosts.registrar, state: "found" },
    ],
  });
  expect(verdict.findings.map(({ id }) => id)).toEqual(["status"]);
  expect([twins.whois.iana.asked, twins.whois.registry.asked, twins.whois.registrar.asked]).toEqual([
    ["zz"],
    ["shop.zz"],
    ["shop.zz"],
  ]);
});

test.for<[what: string, registrar: WhoisAnswer, state: string, reason: string | null]>([
  ["silent", (socket) => socket.resume(), "unknown", "timeout.source"],
  ["reset", (socket) => socket.resetAndDestroy(), "unknown", "source.unreachable"],
  ["empty", "", "unknown", "source.malformed"],
  ["ignorant", 'No match for domain "SHOP.ZZ".\n', "absent", null],
  ["talking of another domain", thick.replaceAll("SHOP.ZZ", "OTHER.ZZ"), "unknown", "source.malformed"],
])("a registrar that is %s does not change the registry's data", async ([, registrar, state, reason]) => {
  const { raw } = await lookUp(zz(thin, registrar));

  expect(raw).toMatchObject({ state: "found", registrar: { ianaId: "292", abuse: { email: null } } });
  expect(raw.answers.at(-1)).toMatchObject({ role: "registrar", state, reason });
});

test.for([whoisHosts.registry, "127.0.0.2", "localhost.", "whois.nowhere.example"])(
  "a referral to %s is not followed",
  async (referral) => {
    const { raw, twins } = await lookUp(zz(thin.replace(whoisHosts.registrar, referral)));

    expect(raw).toMatchObject({ state: "found" });
    expect(twins.whois.registry.asked).toEqual(["shop.zz"]);
    expect(twins.whois.registrar.asked).toEqual([]);
  },
);

test("a registrar's referral is not followed", async () => {
  const further = thick.replace(whoisHosts.registrar, "whois.further.example");
  const { raw } = await lookUp(zz(thin, further));

  expect(raw.answers.map(({ server }) => server)).toEqual([whoisHosts.registry, whoisHosts.registrar]);
});

test("not registered is the word of the registry that the DNS confirms", async () => {
  const chain: Chain = {
    query: "nobody.zz",
    whois: { registry: { "nobody.zz": 'No match for domain "NOBODY.ZZ".\n' } },
  };

  expect(await refusalOf(chain)).toMatchObject({ status: 404, reason: "registration.absent" });
});

test("a registry that denies a domain in the DNS is contradicted", async () => {
  const { raw, verdict } = await lookUp(zz('No match for domain "SHOP.ZZ".\n'));

  expect(raw).toMatchObject({ state: "unclear", reason: "contradicted" });
  expect(verdict.status).toBe("unknown");
});

test("a registry that limits us is a failure with a time", async () => {
  expect(await refusalOf(zz("Query rate limit exceeded, wait 120 seconds\n"))).toMatchObject({
    status: 503,
    reason: "source.rate-limited",
    retryAfter: 120,
  });
});

test("a registry that does not serve us publishes nothing, which is an answer", async () => {
  const { raw, verdict } = await lookUp(
    zz("Requests of this client are not permitted. Please use https://www.nic.zz/whois/\n"),
  );

  expect(raw).toMatchObject({ state: "not_published", reason: "refused", registrar: null, expires: null });
  expect(raw.notPublished).toContain("expires");
  expect(verdict).toMatchObject({ status: "pass", findings: [{ id: "not-published" }] });
});

test("a registry without a WHOIS server publishes nothing, which is an answer", async () => {
  const { raw } = await lookUp({
    ...zz(thin),
    whois: { iana: { zz: "domain: ZZ\n\norganisation: Registry of ZZ\n" } },
  });

  expect(raw).toMatchObject({ state: "not_published", answers: [] });
});

test.for<[what: string, answer: WhoisAnswer, reason: string]>([
  ["silent", (socket) => socket.resume(), "timeout.source"],
  ["reset", (socket) => socket.resetAndDestroy(), "source.unreachable"],
  ["empty", "", "source.malformed"],
  ["no text", new Uint8Array(5000).fill(0xff), "source.malformed"],
  ["talking of another domain", thin.replaceAll("SHOP.ZZ", "OTHER.ZZ"), "source.malformed"],
])("a registry that is %s is a failure", async ([, answer, reason]) => {
  expect(await refusalOf(zz(answer))).toMatchObject({ status: 503, reason });
});

test.for<[what: string, answer: WhoisAnswer, reason: string]>([
  ["silent", (socket) => socket.resume(), "timeout.source"],
  ["reset", (socket) => socket.resetAndDestroy(), "source.unreachable"],
  ["talking of another top-level domain", ianaRefers.replace("ZZ", "YY"), "source.malformed"],
])("an IANA that is %s is a failure", async ([, answer, reason]) => {
  expect(await refusalOf({ ...zz(thin), whois: { iana: { zz: answer } } })).toMatchObject({ status: 503, reason });
});

test("below a top-level domain that does not exist nothing is registered", async () => {
  expect(await refusalOf({ query: "shop.nowhere", whois: {} })).toMatchObject({ status: 404, reason: "dns.nxdomain" });
});

test("where a registry's RDAP fails, its WHOIS is asked", async () => {
  const whois = {
    iana: { com: "domain: COM\nwhois: whois.registry.example\n" },
    registry: { "shop.com": thin.replaceAll("SHOP.ZZ", "SHOP.COM").replace(/Registrar WHOIS.*\n/, "") },
  };
  const { raw } = await lookUp({ registry: () => reply({ status: 500 }), whois });

  expect(raw).toMatchObject({
    state: "found",
    server: whoisHosts.registry,
    answers: [
      { protocol: "rdap", state: "unknown", reason: "source.status" },
      { protocol: "whois", state: "found" },
    ],
  });
});
