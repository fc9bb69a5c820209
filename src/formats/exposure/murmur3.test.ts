import { expect, test } from "vitest";
import { faviconHash, murmur3 } from "./murmur3.ts";

// The vectors of the reference implementation's users: SMHasher's page on MurmurHash3_x86_32, and Python's mmh3 for the favicon form.
test.for<[text: string, hash: number]>([
  ["", 0],
  ["test", -1167338989],
  ["Hello, world!", -1070186941],
  ["The quick brown fox jumps over the lazy dog", 776992547],
])("the hash of %j is %i", ([text, hash]) => {
  expect(murmur3(new TextEncoder().encode(text))).toBe(hash);
});

test("a favicon is hashed as base64 in lines", () => {
  const bytes = new Uint8Array(100).fill(7);
  const base64 = Buffer.from(bytes).toString("base64");

  expect(faviconHash(bytes)).toBe(murmur3(Buffer.from(`${base64.slice(0, 76)}\n${base64.slice(76)}\n`)));
  expect(faviconHash(new Uint8Array())).toBe(0);
});
