import { expect, test } from "vitest";
import { golive } from "../../src/checks/golive/index.ts";
import { propagation } from "../../src/checks/propagation/index.ts";
import { keep } from "../engine.ts";
import { serveHttp } from "../twins/http.ts";
import { inDays } from "../twins/pki/pki.ts";
import { registry } from "../twins/rdap.ts";
import { dnsLab, measureInLab } from "./dns/lab.ts";

const lab = dnsLab();

test("the one resolver with an old address is found, with the remaining time", async () => {
  const { raw, verdict } = await measureInLab(lab, propagation, { domain: "insecure.com" });

  expect(raw.resolvers.map(({ verdict: each }) => each)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => (number === 7 ? "stale" : "updated")),
  );
  expect(raw.resolvers[6]).toMatchObject({ secondsLeft: 3600, values: [`${lab.net}.1.200`] });
  expect(verdict.findings.map(({ id }) => id)).toEqual(["stale"]);
});

test("a validating resolver rejects a broken signature, and others have the current data", async () => {
  const { raw } = await measureInLab(lab, propagation, { domain: "bogus.com" });

  expect(raw.resolvers.map(({ verdict: each }) => each)).toEqual([
    ...Array.from({ length: 6 }, () => "bogus"),
    "updated",
    "updated",
  ]);
});

test("an outdated name server is not reported as a stale resolver", async () => {
  const { raw } = await measureInLab(lab, propagation, { domain: "serials.com" });

  expect(raw.authoritativeServers).toMatchObject([
    { name: "ns1.nic.lab.", state: "current", serial: 2_026_112_105 },
    { name: "ns2.nic.lab.", state: "behind", serial: 2_026_112_001 },
  ]);
});

test.for<[query: string, decisions: string, problems: readonly string[]]>([
  ["good.com", "go go go go go go", []],
  ["www.good.com", "go go go go go go", []],
  ["rsa.com", "go go go go go go", ["dns-www-missing"]],
  ["nsec3.com", "go go go go go go", ["dns-www-missing"]],
  ["bogus.com", "no-go no-go no-go unknown unknown go", ["dns-bogus", "propagation-bogus", "tls-waits", "https-waits"]],
  [
    "insecure.com",
    "no-go go no-go unknown no-go go",
    ["dns-www-missing", "propagation-stale", "tls-waits", "https-refused"],
  ],
  [
    "lame.com",
    "no-go no-go unknown unknown unknown unknown",
    ["dns-unresolvable", "propagation-waits", "tls-waits", "https-waits", "registration-unknown"],
  ],
  [
    "nobody.com",
    "no-go no-go unknown unknown unknown unknown",
    ["dns-nxdomain", "propagation-waits", "tls-waits", "https-waits", "registration-unknown"],
  ],
])("the go-live check of %s gives %s", async ([query, decisions, problems]) => {
  const registered = ["good.com", "rsa.com", "nsec3.com", "bogus.com", "insecure.com"];
  const known = Object.fromEntries(registered.map((name) => [name, { expires: inDays(300).toISOString() }]));
  // The lab has no WHOIS servers, so the registrations of other domains are unknown.
  const source = await keep(serveHttp({ answer: registry(known) }));
  const { verdict } = await measureInLab(lab, golive, { query }, { rdap: `${source.origin}/` });

  const values = verdict.kpis.slice(0, 6).map(({ value }) => value);
  expect(values.join(" ")).toBe(decisions);
  expect(verdict.findings.map(({ id }) => id)).toEqual(problems);
});
