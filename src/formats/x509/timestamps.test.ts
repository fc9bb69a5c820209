import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sequence } from "../../demo/der-writer.ts";
import { extension } from "../../demo/extensions.ts";
import { mustStaple } from "../../../test/twins/pki/extensions.ts";
import { staple } from "../../../test/twins/pki/ocsp-answer.ts";
import { intermediate, leafOf } from "../../../test/twins/pki/pki.ts";
import { embedded, forgedStaple, timestamp, timestampList } from "../../../test/twins/pki/timestamps.ts";
import { isMustStaple } from "./tls-feature.ts";
import { embeddedTimestamps, readTimestamps, stapledTimestamps } from "./timestamps.ts";

const one = timestamp();

test.for<readonly [what: string, list: Buffer, count: number]>([
  ["none", timestampList(), 0],
  ["one", timestampList(one), 1],
  ["two", timestampList(one, one), 2],
  ["the shortest there may be", timestampList(timestamp({ signature: 0 })), 1],
  ["one of another version", timestampList(one, timestamp({ version: 1 })), 1],
  ["a single byte", timestampList(Buffer.from([0])), 0],
  ["one that is too short", timestampList(one.subarray(0, -1)), 0],
  ["one with bytes after it", timestampList(Buffer.concat([one, Buffer.of(0)])), 0],
  ["an empty timestamp", timestampList(one, Buffer.alloc(0)), 0],
  ["a list that is shorter than it says", timestampList(one, one).subarray(0, -1), 0],
  ["half a length", Buffer.from("000100", "hex"), 0],
  ["nothing at all", Buffer.alloc(0), 0],
])("a list of %s", ([, list, count]) => {
  expect(readTimestamps(list)).toBe(count);
});

function leafWith(...extensions: readonly Buffer[]): Buffer {
  return leafOf({ extensions: [...extensions] }).der;
}

test.for([
  ["no extension", leafWith(), 0],
  ["two of them", leafWith(embedded(timestampList(one, one))), 2],
  ["no list", leafWith(extension("1.3.6.1.4.1.11129.2.4.2", Buffer.from([5, 0]))), 0],
  ["no certificate", Buffer.from("3003020101", "hex"), 0],
] as const)("timestamps in a certificate: %s", ([, der, count]) => {
  expect(embeddedTimestamps(der)).toBe(count);
});

const serial = Buffer.from([7]);
const other = Buffer.from([8]);

test.for([
  ["a response without timestamps", staple("good", leafOf(), intermediate), 0],
  ["garbage", Buffer.from("garbage"), 0],
  ["a response about the certificate", forgedStaple([[serial, timestampList(one)]]), 1],
  ["a response about another certificate", forgedStaple([[other, timestampList(one)]]), 0],
  [
    "a response about both",
    forgedStaple([
      [other, timestampList(one)],
      [serial, timestampList(one, one)],
    ]),
    2,
  ],
] as const)("timestamps in %s", ([, response, count]) => {
  expect(stapledTimestamps(response, serial)).toBe(count);
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
        stapledTimestamps(all, serial),
        isMustStaple(all),
      ]).not.toThrow();
    }),
  );
});
