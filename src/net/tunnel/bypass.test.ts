import { expect, test } from "vitest";
import { isBypassed } from "./bypass.ts";

test.for<[host: string, port: number, entry: string, isBypassed: boolean]>([
  ["shop.example", 443, "shop.example", true],
  ["www.shop.example", 443, "shop.example", true],
  ["www.shop.example", 443, ".shop.example", true],
  ["shop.example", 443, ".shop.example", true],
  ["www.shop.example", 443, "*.shop.example", true],
  ["WWW.Shop.example", 443, "shop.EXAMPLE.", true],
  ["myshop.example", 443, "shop.example", false],
  ["shop.example", 443, "shop.example:443", true],
  ["shop.example", 80, "shop.example:443", false],
  ["shop.example", 443, "*", true],
  ["shop.example", 443, ".", false],
  ["10.1.2.3", 443, "10.0.0.0/8", true],
  ["11.1.2.3", 443, "10.0.0.0/8", false],
  ["10.1.2.3", 443, "10.1.2.3", true],
  ["10.1.2.3", 443, "10.1.2.3:443", true],
  ["::1", 443, "::1", true],
  ["::1", 443, "[::1]:443", true],
  ["::1", 80, "[::1]:443", false],
  ["fd00::5", 443, "fd00::/8", true],
  // The name is not resolved for this; curl does not either.
  ["localhost", 443, "127.0.0.1", false],
  ["127.0.0.1", 443, "localhost", false],
])("%s:%s with NO_PROXY=%s: %s", ([host, port, entry, expected]) => {
  expect(isBypassed({ host, port }, ["other.example", entry])).toBe(expected);
});
