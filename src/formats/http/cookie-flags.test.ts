import { expect, test } from "vitest";
import { flagsOf, type CookieFlags } from "./cookie-flags.ts";
import { parseSetCookie } from "./set-cookie.ts";

const now = new Date("2026-11-20T12:00:00Z");

test.for<[field: string, rejectedReason: CookieFlags["rejectedReason"]]>([
  ["a=1", null],
  ["a=1; SameSite=None; Secure", null],
  // RFC 6265bis §5.7
  ["a=1; SameSite=None", "same-site"],
  ["__Host-a=1; Secure; Path=/", null],
  ["__Host-a=1; Secure", "prefix"],
  ["__Host-a=1; Secure; Path=/; Domain=shop.example", "prefix"],
  ["__host-a=1; Path=/", "prefix"],
  ["__Secure-a=1; Secure", null],
  ["__Secure-a=1", "prefix"],
  ["__Http-a=1; Secure; HttpOnly", null],
  ["__Http-a=1; Secure", "prefix"],
  ["__Host-Http-a=1; Secure; HttpOnly; Path=/", null],
  ["__Host-Http-a=1; Secure; Path=/", "prefix"],
  ["__Host-Http-a=1; Secure; HttpOnly", "prefix"],
])("%s is dropped for %j", ([field, dropped]) => {
  const cookie = parseSetCookie(field, now);

  expect(cookie && flagsOf(cookie).rejectedReason).toBe(dropped);
});

test("the protection of a cookie", () => {
  const cookie = parseSetCookie("a=1; Secure; HttpOnly; SameSite=Lax", now);

  expect(cookie && flagsOf(cookie)).toEqual({
    name: "a",
    secure: true,
    httpOnly: true,
    sameSite: "lax",
    rejectedReason: null,
  });
});
