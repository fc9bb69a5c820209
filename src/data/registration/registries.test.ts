import { expect, test } from "vitest";
import { registrySources, unlistedRdap, unpublished, whoisQuery, whoisServerOf, whoisServers } from "./registries.ts";

test("servers are names of hosts, by names of domains", () => {
  const servers = Object.values(whoisServers).filter((server) => server !== null);

  expect(Object.keys(whoisServers).filter((tld) => !/^(?:[a-z]{2,3}\.)?[a-z0-9-]{2,63}$/.test(tld))).toEqual([]);
  expect(servers.filter((server) => !/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(server))).toEqual([]);
  expect(servers.length).toBeGreaterThan(150);
});

test("every claim has its source, and each source a date", () => {
  const claims = [...Object.values(unpublished), ...Object.values(unlistedRdap)];
  const uncited = Object.values(registrySources).filter((source) => !/20\d{2}/.test(source));

  expect(claims.filter(({ source }) => !Object.hasOwn(registrySources, source))).toEqual([]);
  expect(uncited).toEqual([]);
  expect(Object.values(unpublished).filter(({ fields }) => new Set(fields).size !== fields.length)).toEqual([]);
});

test.for<[domain: string, server: string | null | undefined]>([
  ["shop.it", "whois.nic.it"],
  ["shop.co.za", "whois.registry.net.za"],
  ["shop.web.za", "whois.nic.za"],
  ["shop.xn--p1ai", "whois.tcinet.ru"],
  ["shop.vn", null],
  ["shop.com", undefined],
  ["it", undefined],
  ["shop.constructor", undefined],
])("the server for %s is %s", ([domain, server]) => {
  expect(whoisServerOf(domain)).toBe(server);
});

test.for<[server: string, line: string]>([
  ["whois.nic.it", "shop.$&it"],
  ["whois.denic.de", "-T dn,ace shop.$&it"],
  ["whois.jprs.jp", "shop.$&it/e"],
  ["constructor", "shop.$&it"],
])("%s is asked with %s", ([server, line]) => {
  expect(whoisQuery(server, "shop.$&it")).toBe(line);
});
