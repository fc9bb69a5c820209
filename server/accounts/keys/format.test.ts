import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { isWellFormed, makeKey } from "./format.ts";

/** Letters from a list of numbers, for a deterministic key. */
function picking(numbers: readonly number[]): (below: number) => number {
  let at = 0;
  return (below) => (numbers[at++ % numbers.length] ?? 0) % below;
}

const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 32 });

test("a key has 47 characters in a format that secret scanners recognise", () => {
  expect(makeKey()).toMatch(/^ptc_live_[0-9A-Za-z]{38}$/);
  expect(makeKey()).not.toBe(makeKey());
});

test("the checksum is the CRC-32 of the secret in base 62", () => {
  const key = makeKey(() => 0);
  const crc = crcOf("0".repeat(32));
  expect(key).toBe(`ptc_live_${"0".repeat(32)}${base62(crc)}`);
});

test("every key is well formed, and any changed, lost or added letter makes it invalid", () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 46 }), fc.constantFrom("0", "9", "A", "Z", "a", "z"), (some, at, letter) => {
      const key = makeKey(picking(some));
      expect(isWellFormed(key)).toBe(true);
      const changed = key.slice(0, at) + letter + key.slice(at + 1);
      expect(isWellFormed(changed)).toBe(changed === key);
      expect(isWellFormed(key.slice(0, at) + key.slice(at + 1))).toBe(false);
      expect(isWellFormed(key.slice(0, at) + letter + key.slice(at))).toBe(false);
    }),
    { numRuns: runs(200) },
  );
});

test("any other text is not a key", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (text) => {
      expect(isWellFormed(text)).toBe(false);
    }),
    { numRuns: runs(200) },
  );
});

/** Bit by bit, as ITU-T V.42 §8.1.1.6.2 has it. */
function crcOf(text: string): number {
  let crc = 0xffff_ffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

function base62(number: number): string {
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  return Array.from({ length: 6 }, (_, at) => letters[Math.floor(number / 62 ** (5 - at)) % 62]).join("");
}
