import { expect, test } from "vitest";
import { openMemory } from "./memory.ts";

test.for<[key: string, isOwn: boolean]>([
  ["certificate shop.example 443", true],
  ["get https://shop.example/", true],
  ["redirects http://shop.example:8080/x", true],
  ['http {"url":"https://shop.example/"}', true],
  ["get https://shop.example./p", true],
  ["get https://shop.example.:8443/", true],
  ["get https://www.shop.example/", false],
  ["get https://www.shop.example./", false],
  ["get https://shop.example..net/", false],
  ["get https://shop.example.net/", false],
  ["fetch GET http://ocsp.shop.example/AbC", false],
  ["get https://other.example/?of=shop.example", true],
  ["fetch GET http://crl.authority.example/1", false],
])("an address of shop.example does its own work for %s: %j", async ([key, isOwn]) => {
  const memory = openMemory();
  const at = memory.at("shop.example", "192.0.2.1");
  await memory.once(key, () => Promise.resolve("the run"));

  expect(await at.once(key, () => Promise.resolve("the address"))).toBe(isOwn ? "the address" : "the run");
});

test("work for one address is shared, and work for two addresses is separate", async () => {
  const memory = openMemory();
  const first = memory.at("shop.example", "192.0.2.1");
  await first.once("certificate shop.example 443", () => Promise.resolve(1));
  const again = memory.at("shop.example", "192.0.2.1");
  const second = memory.at("shop.example", "192.0.2.2");

  expect(await again.once("certificate shop.example 443", () => Promise.resolve(2))).toBe(1);
  expect(await second.once("certificate shop.example 443", () => Promise.resolve(3))).toBe(3);
});
