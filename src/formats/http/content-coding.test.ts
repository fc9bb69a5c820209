import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeBody } from "./content-coding.ts";

const page = Buffer.from("<!doctype html>".repeat(100));

test.for<[string, Uint8Array]>([
  ["", page],
  ["identity", page],
  ["gzip", gzipSync(page)],
  [" GZip ", gzipSync(page)],
  ["x-gzip", gzipSync(page)],
  ["deflate", deflateSync(page)],
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
