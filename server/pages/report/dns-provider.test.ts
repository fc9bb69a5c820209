import { expect, test } from "vitest";
import type { AnyCheck } from "../../../src/core/check.ts";
import { nameInZone, providerOf } from "./dns-provider.ts";
import type { Section } from "./report.ts";

function sectionWith(names: readonly string[]): Section {
  const raw = { zone: { name: "shop.com" }, authoritativeServers: { list: names.map((name) => ({ name })) } };
  const interpretation = { status: "pass", summary: "", kpis: [], issues: [] } as const;
  const check = { id: "dns" } as unknown as AnyCheck;
  return { check, seen: { state: "done", data: { raw, interpretation }, observedAt: 0, difference: null } };
}

test.for<readonly [names: readonly string[], provider: string | null]>([
  [["ann.ns.cloudflare.com.", "Bob.ns.cloudflare.com."], "Cloudflare"],
  [["ns-1.awsdns-01.co.uk", "ns-2.awsdns-02.org"], "Route 53"],
  [["ns-cloud-a1.googledomains.com"], "Google Cloud DNS"],
  // A record must be published at both.
  [["ann.ns.cloudflare.com", "ns-1.awsdns-01.com"], null],
  [["cloudflare.com.evil.example"], null],
  [[], null],
])("the name servers %j belong to %s", ([names, provider]) => {
  expect(providerOf([sectionWith(names)])?.provider.name ?? null).toBe(provider);
});

test.for([
  ["_dmarc.shop.com", "_dmarc"],
  ["shop.com", "@"],
  ["_dmarc.workshop.com", null],
] as const)("%s is entered as %s", ([name, entered]) => {
  expect(nameInZone(name, "shop.com")).toBe(entered);
});
