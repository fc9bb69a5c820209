import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeBody, decodePage, isUndecodable } from "./content-coding.ts";

const page = Buffer.from("<!doctype html>".repeat(100));

test.for<[string, Uint8Array]>([
  ["", page],
  ["identity", page],
  ["gzip", gzipSync(page)],
  [" GZip ", gzipSync(page)],
  ["x-gzip", gzipSync(page)],
  ["deflate", deflateSync(page)],
  ["deflate", deflateRawSync(page)],
  ["br", brotliCompressSync(page)],
  ["zstd", zstdCompressSync(page)],
])("undoes %o", ([coding, body]) => {
  expect(decodeBody(body, coding)?.toString()).toBe(page.toString());
});

test.for<[string, Uint8Array]>([
  ["gzip", gzipSync(Buffer.from(`${"a".repeat(99)}${"b".repeat(99)}`)).subarray(0, -9)],
  ["br", brotliCompressSync(page).subarray(0, -3)],
])("reads the beginning of a cut %s stream", ([coding, body]) => {
  expect(decodeBody(body, coding)).not.toBeNull();
});

test.for<[string, string, Uint8Array]>([
  ["an unknown coding", "compress", page],
  ["a name of every object", "constructor", page],
  ["two codings", "gzip,br", gzipSync(page)],
  ["what is no gzip", "gzip", page],
  ["a bomb", "gzip", gzipSync(Buffer.alloc(8 * 1024 * 1024))],
])("gives up on %s", ([, coding, body]) => {
  expect(decodeBody(body, coding)).toBeNull();
});

test.for<[codings: readonly string[], body: Uint8Array]>([
  [[], page],
  [["compress"], page],
  [["gzip, gzip"], gzipSync(gzipSync(page))],
  [["gzip"], Buffer.concat([gzipSync(page), Buffer.from("junk")])],
  [["gzip"], Buffer.concat([gzipSync(page).subarray(0, -8), Buffer.alloc(8)])],
  [["deflate", "br"], brotliCompressSync(deflateSync(page))],
])("browsers read a page of %j", ([codings, body]) => {
  expect(decodePage(body, codings)?.toString()).toBe(page.toString());
});

test("the beginning of a decompression bomb is read without decoding it many times", () => {
  const bomb = gzipSync(Buffer.alloc(100e6)).subarray(0, 512 * 1024);
  const before = process.cpuUsage();
  expect(decodePage(bomb, ["gzip"])?.length).toBeGreaterThanOrEqual(512 * 1024);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(40);
});

test.for<[name: string, codings: readonly string[], body: Uint8Array, isRefused: boolean]>([
  ["a page that is no gzip", ["gzip"], page, true],
  ["one that is no zstd", ["zstd"], page, true],
  ["one that is no deflate", ["deflate"], page, true],
  ["one that is no Brotli", ["br"], page, true],
  ["one that is gzip once", ["gzip, gzip"], gzipSync(page), true],
  ["a page that breaks off", ["gzip"], gzipSync(page).subarray(0, 20), false],
  ["a page beyond what is read", ["gzip"], gzipSync(Buffer.alloc(8 * 1024 * 1024)), false],
  ["a page that is broken after its beginning", ["gzip"], Buffer.concat([gzipSync(page), page]), false],
  [
    "a page whose check sum is wrong",
    ["gzip"],
    Buffer.concat([gzipSync(page).subarray(0, -8), Buffer.alloc(8)]),
    false,
  ],
  ["an unknown coding", ["compress"], page, false],
  ["codings that browsers do not agree on", ["gzip, foo"], page, false],
  ["nothing", ["gzip"], new Uint8Array(), false],
])("whether browsers show nothing of %s: %s", ([, codings, body, isRefused]) => {
  expect(isUndecodable(body, codings)).toBe(isRefused);
});
