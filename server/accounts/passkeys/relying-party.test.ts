import { expect, test } from "vitest";
import { passkeySupport } from "./relying-party.ts";

test.for<[baseUrl: string | null, rp: string | null]>([
  ["https://checks.example", "checks.example"],
  ["https://checks.example:8443/", "checks.example"],
  ["http://localhost:3000", "localhost"],
  ["https://intranet", "intranet"],
  ["http://127.0.0.1:3000", null],
  ["https://192.0.2.7", null],
  ["https://0xC0000207", null],
  ["https://[2001:db8::7]", null],
  ["http://checks.example", null],
  [null, null],
])("the RP ID of %s is %s", ([baseUrl, rp]) => {
  const { relyingParty, off } = passkeySupport(baseUrl, false);
  expect(relyingParty?.id ?? null).toBe(rp);
  expect(relyingParty === null).toBe(off !== null);
});

test("a server whose proxy signs people in has no passkeys", () => {
  expect(passkeySupport("https://checks.example", true).relyingParty).toBeNull();
});
