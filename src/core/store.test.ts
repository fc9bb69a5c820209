import { expect, test } from "vitest";
import { withoutWww } from "./store.ts";

test.for<readonly [host: string, remembered: string]>([
  ["www.shop.example", "shop.example"],
  ["shop.example", "shop.example"],
  ["www.www.example", "www.example"],
  ["www.example", "www.example"],
  ["wwwx.shop.example", "wwwx.shop.example"],
  ["192.0.2.7", "192.0.2.7"],
])("%s is remembered as %s", ([host, expected]) => {
  expect(withoutWww(host)).toBe(expected);
});
