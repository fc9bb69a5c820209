import { expect, test } from "vitest";
import { parseSetCookie, type SetCookie } from "./set-cookie.ts";

const now = new Date("2026-11-20T12:00:00Z");
const plain: SetCookie = {
  name: "a",
  value: "b",
  domain: null,
  path: null,
  isSecure: false,
  isHttpOnly: false,
  sameSite: null,
  isExpired: false,
};

test.for<[string, string, Partial<SetCookie> | null]>([
  ["a name and a value", "a=b", {}],
  [
    "attributes",
    "a=b; Path=/; SECURE; Domain=.A.Test; HttpOnly",
    { domain: "a.test", path: "/", isSecure: true, isHttpOnly: true },
  ],
  ["a site", "a=b; SameSite = Strict ", { sameSite: "strict" }],
  // RFC 6265bis §5.6: the last one counts; unknown values count as absent.
  ["the last of two sites", "a=b; SameSite=Lax; SameSite=None", { sameSite: "none" }],
  ["an unknown SameSite value", "a=b; SameSite=Later", {}],
  ["words in other places", "a=secure; Path=/httponly", { value: "secure", path: "/httponly" }],
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
  ["no number for a date", "a=b; expires=0", {}],
  ["an ISO date", "a=b; expires=2020-01-01T00:00:00Z", {}],
  ["two digits of a year to come", "a=b; expires=Thu, 01-Jan-60 00:00:01 GMT", {}],
  ["two digits of a year gone by", "a=b; expires=Thu, 01-Jan-70 00:00:01 GMT", { isExpired: true }],
  ["a date before one that cannot be read", "a=b; expires=1 Jan 1999 00:00:00; expires=-1", { isExpired: true }],
  ["an age before one that cannot be read", "a=b; max-age=0; max-age=0.5", { isExpired: true }],
  ["a long age", `a=b; max-age=${"9".repeat(20)}`, {}],
  ["nothing", "", null],
  ["nothing but attributes", "=; secure", null],
  ["a name and a value of more than 4 kB", `a=${"b".repeat(4096)}`, null],
  ["as much as browsers take", `a=${"b".repeat(4095)}`, { value: "b".repeat(4095) }],
  ["a long attribute", `a=b; x=${"y".repeat(4100)}; secure`, { isSecure: true }],
  ["a long path before a short one", `a=b; path=/shop; path=/${"y".repeat(1024)}`, { path: "/shop" }],
  ["control characters", "a=b\u0001c", null],
  ["a tab", "a=b\tc", { value: "b\tc" }],
])("reads %s", ([, field, expected]) => {
  expect(parseSetCookie(field, now)).toEqual(expected && { ...plain, ...expected });
});
