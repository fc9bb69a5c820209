import { expect, test } from "vitest";
import { keyShareOf, sharedGroups } from "./key-share.ts";

test("a hybrid key share is a valid key of ML-KEM-768, followed by one of X25519", () => {
  const key = keyShareOf(sharedGroups.hybrid, "shop.example");
  const coefficients = Array.from({ length: 384 }, (_, index) => key.readUIntLE(3 * index, 3)).flatMap((pair) => [
    pair & 0xfff,
    pair >> 12,
  ]);

  // FIPS 203 table 3: 1184 bytes.
  expect(key.length).toBe(1184 + 32);
  // FIPS 203 §7.2, the modulus check.
  expect(coefficients.every((each) => each < 3329)).toBe(true);
  expect(key.subarray(1184)).toEqual(keyShareOf(sharedGroups.x25519, "shop.example"));
});

test("equal seeds give equal keys, so that a hello can be replayed", () => {
  expect(keyShareOf(sharedGroups.hybrid, "a")).toEqual(keyShareOf(sharedGroups.hybrid, "a"));
  expect(keyShareOf(sharedGroups.hybrid, "a")).not.toEqual(keyShareOf(sharedGroups.hybrid, "b"));
});

test("there is no key for any other group", () => {
  expect(() => keyShareOf(0x0017, "shop.example")).toThrow("no key share for group 23");
});
