import { expect, test } from "vitest";
import { dns } from "../../src/checks/dns/index.ts";
import { golive } from "../../src/checks/golive/index.ts";
import { propagation } from "../../src/checks/propagation/index.ts";
import { openFarm } from "./dns/farm.ts";
import { dnsLab, measureInLab } from "./dns/lab.ts";

const lab = dnsLab();
const astray = `${lab.net}.0.56`;

test("a resolver with another trusted root is reported as such, without advice to remove a DS record", async () => {
  const own = { ...lab, resolver: astray };
  const public1 = {
    ...lab,
    publicResolvers: [{ name: "not-https", server: astray, isFiltering: false }, ...lab.publicResolvers],
  };
  const [zone, copies, ready] = await Promise.all([
    measureInLab(own, dns, { query: "good.com" }),
    measureInLab(public1, propagation, { domain: "good.com" }),
    measureInLab(own, golive, { query: "good.com" }),
  ]);

  expect(zone.verdict.findings.map(({ id }) => id)).toContain("resolver-refuses-wrongly");
  expect(copies.raw.security).toMatchObject({ state: "secure" });
  expect(copies.verdict.findings.map(({ id }) => id)).toEqual(["bogus-alone"]);
  expect(ready.raw.dns.security).toMatchObject({ state: "secure", resolverValidation: "bogus" });
  expect(ready.verdict.kpis[0]).toMatchObject({ id: "verdict", value: "unknown" });
});

test.for<[query: string, id: string]>([
  ["noproofs.com", "server-bogus"],
  ["hours.com", "signatures-end"],
])("%s has %s", async ([query, id]) => {
  const { verdict } = await measureInLab(lab, dns, { query });

  expect(verdict.findings.map((each) => each.id)).toContain(id);
});

test("two caches behind one address, one with an old NXDOMAIN, change no verdict", async () => {
  const farm = await openFarm({ address: `${lab.net}.0.57`, behind: lab.resolver, denied: "good.com" });
  const own = { ...lab, resolver: farm };
  const [zone, copies, ready] = await Promise.all([
    measureInLab(own, dns, { query: "good.com" }),
    measureInLab(own, propagation, { domain: "good.com" }),
    measureInLab(own, golive, { query: "good.com" }),
  ]);

  expect(zone.raw.security).toMatchObject({ state: "secure" });
  expect(zone.verdict.findings.map(({ id }) => id)).toContain("resolver-inconsistent");
  expect(zone.verdict.status).not.toBe("fail");
  expect(copies.raw.zone).toBe("good.com.");
  expect(copies.verdict.status).not.toBe("fail");
  expect(ready.raw.dns).toMatchObject({ security: { state: "secure" }, contradiction: { name: "good.com" } });
  expect(ready.verdict.status).not.toBe("fail");
});
