import { expect, test } from "vitest";
import { sound } from "../../../../test/dns/damages.ts";
import type { DnsRaw } from "../schema.ts";
import { soaFindings } from "./judge.ts";

type Timers = Pick<NonNullable<DnsRaw["soa"]>, "refresh" | "retry" | "expire" | "minimum">;

function findingsOf(timers: Timers, servers?: readonly string[]): readonly string[] {
  const { soa, authoritativeServers } = sound;
  const [first] = authoritativeServers.list;
  if (!soa || !first) throw new Error("the sound zone has an SOA record and a server");
  const list = servers ? servers.map((name) => ({ ...first, name })) : authoritativeServers.list;
  const raw = { ...sound, soa: { ...soa, ...timers }, authoritativeServers: { ...authoritativeServers, list } };
  return soaFindings(raw).flatMap(({ id }) => (/^soa-(?:re|exp|min|op)/.test(id) ? [id] : []));
}

test.for<[operator: string, servers: readonly string[], timers: Timers, findings: readonly string[]]>([
  ["Cloudflare", ["a.ns.cloudflare.com"], { refresh: 10_000, retry: 2400, expire: 604_800, minimum: 1800 }, []],
  ["Route 53", ["ns-1.awsdns-01.com"], { refresh: 7200, retry: 900, expire: 1_209_600, minimum: 86_400 }, []],
  [
    "Google Cloud DNS",
    ["ns-cloud-a1.googledomains.com"],
    { refresh: 21_600, retry: 3600, expire: 259_200, minimum: 300 },
    ["soa-operator"],
  ],
  ["Azure", ["ns1-01.azure-dns.com"], { refresh: 3600, retry: 300, expire: 2_419_200, minimum: 300 }, []],
  ["DigitalOcean", ["ns1.digitalocean.com"], { refresh: 10_800, retry: 3600, expire: 604_800, minimum: 1800 }, []],
])("the timers of %s are no fault", ([, servers, timers, findings]) => {
  expect(findingsOf(timers, servers)).toEqual(findings);
});

test("the same timers at other name servers, or beside a server that copies the zone, are reported", () => {
  const short = { refresh: 600, retry: 60, expire: 259_200, minimum: 300 };

  expect(findingsOf(short)).toEqual(["soa-refresh", "soa-retry", "soa-expire"]);
  expect(findingsOf(short, ["ns-cloud-a1.googledomains.com", "ns1.example.net"])).toEqual([
    "soa-refresh",
    "soa-retry",
    "soa-expire",
  ]);
});
