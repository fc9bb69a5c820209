import * as fc from "fast-check";
import { expect, test } from "vitest";
import { encode, sequence } from "../demo/der-writer.ts";
import { extension } from "../demo/extensions.ts";
import { mustStaple } from "../../test/twins/extensions.ts";
import { staple } from "../../test/twins/ocsp-answer.ts";
import { intermediate, leafOf } from "../../test/twins/pki.ts";
import { isMustStaple } from "./tls-feature.ts";
import { embeddedTimestamps, readTimestamps, stapledTimestamps } from "./tls-timestamps.ts";

test.for([
  ["none", "0000", 0],
  ["one", "00050003aabbcc", 1],
  ["two", "000a0003aabbcc0003aabbcc", 2],
  ["a list that is shorter than it says", "00060003aabbcc", null],
  ["a timestamp that is cut short", "00050004aabbcc", null],
  ["half a length", "000100", null],
  ["an empty timestamp", "00020000", null],
  ["nothing at all", "", null],
] as const)("a list of %s", ([, hex, count]) => {
  expect(readTimestamps(Buffer.from(hex, "hex"))).toBe(count);
});

const list = Buffer.from("000a0003aabbcc0003aabbcc", "hex");

function leafWith(...extensions: readonly Buffer[]): Buffer {
  return leafOf({ extensions: [...extensions] }).der;
}

test.for([
  ["no extension", leafWith(), 0],
  ["two of them", leafWith(extension("1.3.6.1.4.1.11129.2.4.2", encode(4, list))), 2],
  ["no list", leafWith(extension("1.3.6.1.4.1.11129.2.4.2", Buffer.from([5, 0]))), null],
  ["no certificate", Buffer.from("3003020101", "hex"), null],
] as const)("timestamps in a certificate: %s", ([, der, count]) => {
  expect(embeddedTimestamps(der)).toBe(count);
});

test("a stapled response without timestamps has none", () => {
  expect(stapledTimestamps(staple("good", leafOf(), intermediate))).toBe(0);
  expect(stapledTimestamps(Buffer.from("garbage"))).toBeNull();
});

test.for([
  ["demands it", leafWith(mustStaple()), true],
  ["does not", leafWith(), false],
  ["demands something else", leafWith(extension("1.3.6.1.5.5.7.1.24", sequence(Buffer.from("020111", "hex")))), false],
  ["cannot be read", leafWith(extension("1.3.6.1.5.5.7.1.24", Buffer.from([5, 0]))), null],
] as const)("a certificate that %s: must-staple", ([, der, expected]) => {
  expect(isMustStaple(der)).toBe(expected);
});

test("any bytes are read without an error", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      const all = Buffer.from(bytes);
      expect(() => [
        readTimestamps(all),
        embeddedTimestamps(all),
        stapledTimestamps(all),
        isMustStaple(all),
      ]).not.toThrow();
    }),
  );
});
