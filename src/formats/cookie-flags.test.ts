import { expect, test } from "vitest";
import { readCookieFlags, type CookieFlags } from "./cookie-flags.ts";

const now = new Date("2026-11-20T12:00:00Z");
const bare: CookieFlags = { name: "a", secure: false, httpOnly: false, sameSite: null, breaksPrefix: false };

test.for<[field: string, flags: Partial<CookieFlags> | null]>([
  ["a=1", {}],
  ["a=1; Secure; HttpOnly; SameSite=Lax", { secure: true, httpOnly: true, sameSite: "lax" }],
  ["a=1; secure ; HTTPONLY; samesite = Strict ", { secure: true, httpOnly: true, sameSite: "strict" }],
  ["a=1; SameSite=None; Secure", { secure: true, sameSite: "none" }],
  // §5.6: the last one counts; what browsers do not know is as good as absent.
  ["a=1; SameSite=Lax; SameSite=Strict", { sameSite: "strict" }],
  ["a=1; SameSite=Later", {}],
  ["a=secure; Path=/httponly", {}],
  ["__Host-a=1; Secure; Path=/", { name: "__Host-a", secure: true }],
  ["__Host-a=1; Secure", { name: "__Host-a", secure: true, breaksPrefix: true }],
  ["__Host-a=1; Secure; Path=/; Domain=shop.example", { name: "__Host-a", secure: true, breaksPrefix: true }],
  ["__host-a=1; Path=/", { name: "__host-a", breaksPrefix: true }],
  ["__Secure-a=1; Secure", { name: "__Secure-a", secure: true }],
  ["__Secure-a=1", { name: "__Secure-a", breaksPrefix: true }],
  ["a=; Max-Age=0", null],
  ["a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", null],
  ["", null],
  [`a=${"x".repeat(5000)}`, null],
])("%s", ([field, flags]) => {
  expect(readCookieFlags(field, now)).toEqual(flags && { ...bare, ...flags });
});
