import { Resolver } from "node:dns/promises";
import { expect, test } from "vitest";
import { rebinding, serveDns } from "./dns.ts";

const many = Array.from({ length: 100 }, (_, index) => `192.0.2.${index}`);

const table = {
  "site.test": ["192.0.2.1", "2001:db8::1"],
  "none.test": "NODATA",
  "broken.test": "SERVFAIL",
  "refused.test": "REFUSED",
  "silent.test": "silence",
  "garbage.test": "garbage",
  "moving.test": rebinding("192.0.2.1", "127.0.0.1"),
  "many.test": many,
} as const;

function resolverOf(server: string): Resolver {
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers([server]);
  return resolver;
}

test("both families are answered", async () => {
  await using server = await serveDns(table);
  const resolver = resolverOf(server.server);

  expect(await resolver.resolve4("site.test")).toEqual(["192.0.2.1"]);
  expect(await resolver.resolve6("site.test")).toEqual(["2001:db8::1"]);
  expect(server.asked.map(({ name, type, over }) => `${name} ${type} ${over}`)).toEqual([
    "site.test A udp",
    "site.test AAAA udp",
  ]);
});

test.for([
  ["missing.test", "ENOTFOUND"],
  ["none.test", "ENODATA"],
  ["broken.test", "ESERVFAIL"],
  ["refused.test", "EREFUSED"],
  ["silent.test", "ETIMEOUT"],
] as const)("%s is %s", async ([name, code]) => {
  await using server = await serveDns(table);

  await expect(resolverOf(server.server).resolve4(name)).rejects.toMatchObject({ code });
});

test("a garbled answer is an answer to nothing", async () => {
  await using server = await serveDns(table);

  await expect(resolverOf(server.server).resolve4("garbage.test")).rejects.toThrow("garbage.test");
});

test("a name that rebinds leads elsewhere the second time", async () => {
  await using server = await serveDns(table);
  const resolver = resolverOf(server.server);

  expect(await resolver.resolve4("moving.test")).toEqual(["192.0.2.1"]);
  expect(await resolver.resolve4("moving.test")).toEqual(["127.0.0.1"]);
});

test("an answer that does not fit into a datagram comes over TCP", async () => {
  await using server = await serveDns(table);

  expect(await resolverOf(server.server).resolve4("many.test")).toEqual(many);
  expect(server.asked.map(({ over }) => over)).toEqual(["udp", "tcp"]);
});
