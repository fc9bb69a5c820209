import { expect, test } from "vitest";
import { pinFor, pinsOf, pinsToTry, type Pin } from "./pins.ts";

const host = "shop.example";

function pin(port: number, address: string, toPort = port): Pin {
  return { host, port, address, toPort };
}

const pins = [pin(443, "127.0.0.1", 8443), pin(443, "127.0.0.1", 8444), pin(443, "::1"), pin(80, "127.0.0.1", 8080)];

test("several pins of one host and port are several addresses of it", () => {
  expect([...pinsOf(pins, { host, port: 443 }).keys()]).toEqual(["127.0.0.1:8443", "127.0.0.1:8444", "::1"]);
  expect([...pinsOf(pins, { host, port: 80 }).keys()]).toEqual(["127.0.0.1:8080"]);
  expect([...pinsOf(pins, { host, port: 25 }).keys()]).toEqual(["127.0.0.1", "::1"]);
  expect([...pinsOf(pins, { host: "other.example", port: 443 }).keys()]).toEqual([]);
});

test.for<[name: string, port: number, at: string | undefined, to: string | undefined]>([
  ["the first one by default", 443, undefined, "127.0.0.1 8443"],
  ["the one that is named", 443, "127.0.0.1:8444", "127.0.0.1 8444"],
  ["an address of the other family", 443, "::1", "::1 443"],
  ["the same machine on another port that is pinned", 80, "127.0.0.1:8444", "127.0.0.1 8080"],
  ["the same machine on a port that is not", 25, "::1", "::1 25"],
  ["the first machine on a port that is not pinned", 25, undefined, "127.0.0.1 25"],
  ["an address alone, for any port", 25, "127.0.0.1", "127.0.0.1 25"],
  ["no pin for an address that the user did not give", 443, "192.0.2.1", undefined],
])("%s", ([, port, at, to]) => {
  const found = pinFor(pins, { host, port, ...(at !== undefined && { at }) });

  expect(found && `${found.address} ${found.toPort}`).toBe(to);
});

test("pins with the first one's port are tried in turn, and a named one alone", () => {
  const same = [pin(443, "192.0.2.1"), pin(443, "192.0.2.2"), pin(443, "192.0.2.3", 8443)];
  const tried = (at?: string) => pinsToTry(same, { host, port: 443, ...(at !== undefined && { at }) });

  expect(tried().map(({ address }) => address)).toEqual(["192.0.2.1", "192.0.2.2"]);
  expect(tried("192.0.2.2").map(({ address }) => address)).toEqual(["192.0.2.2"]);
  expect(pinsToTry(same, { host: "other.example", port: 443 })).toEqual([]);
});
