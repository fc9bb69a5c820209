import { expect, test } from "vitest";
import { parseSetCookie, type SetCookie } from "./set-cookie.ts";

const now = new Date("2026-11-20T12:00:00Z");
const plain: SetCookie = { name: "a", value: "b", domain: null, path: null, isSecure: false, isExpired: false };

test.for<[string, string, Partial<SetCookie> | null]>([
  ["a name and a value", "a=b", {}],
  ["attributes", "a=b; Path=/; SECURE; Domain=.A.Test; HttpOnly", { domain: "a.test", path: "/", isSecure: true }],
  ["a path", "a=b; path=/shop/", { path: "/shop/" }],
  // RFC 6265 §5.2.4
  ["a path that does not begin at the root", "a=b; path=shop", {}],
  ["the last of two paths", "a=b; path=/one; path=/two", { path: "/two" }],
  ["an equals sign in the value", "a=b=c", { value: "b=c" }],
  ["a value without a name", "b", { name: "" }],
  ["an empty domain", "a=b; domain=", {}],
  ["a deletion by age", "a=b; max-age=0", { isExpired: true }],
  ["a deletion by date", "a=b; expires=Thu, 01 Jan 1970 00:00:00 GMT", { isExpired: true }],
  // RFC 6265 §5.3 step 3: Max-Age wins
  ["an age that outlives a date", "a=b; expires=Thu, 01 Jan 1970 00:00:00 GMT; max-age=60", {}],
  ["a date that cannot be read", "a=b; expires=soon", {}],
  ["nothing", "", null],
  ["nothing but attributes", "=; secure", null],
  ["more than 4 kB", `a=${"b".repeat(4096)}`, null],
])("reads %s", ([, field, expected]) => {
  expect(parseSetCookie(field, now)).toEqual(expected && { ...plain, ...expected });
});
