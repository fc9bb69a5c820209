import { expect, test } from "vitest";
import { openCache } from "./cache.ts";

const user = { special: true, allow: [] };
const publicAddress = "8.8.8.8";
const overhead = 1024;

function ofSize(size: number, address = publicAddress, until = 1000) {
  return { bytes: new Uint8Array(size), address, until };
}

test("a cached entry is returned until it expires", () => {
  const shelf = openCache(user);
  shelf.keep("list", ofSize(10));

  expect(shelf.find("list", {}, 999)?.bytes).toHaveLength(10);
  expect(shelf.find("list", {}, 1000)).toBeNull();
  expect(shelf.find("list", {}, 999)).toBeNull();
});

test("the least recently used entry is removed first", () => {
  const shelf = openCache(user, { all: 3 * (100 + overhead), each: 100 });
  for (const key of ["a", "b", "c"]) shelf.keep(key, ofSize(100));
  shelf.find("a", {}, 0);
  shelf.keep("d", ofSize(100));

  expect(["a", "b", "c", "d"].filter((key) => shelf.find(key, {}, 0))).toEqual(["a", "c", "d"]);
});

test("a newer entry replaces the older one and its size", () => {
  const shelf = openCache(user, { all: 2 * (100 + overhead), each: 100 });
  shelf.keep("a", ofSize(100));
  shelf.keep("b", ofSize(90));
  shelf.keep("b", ofSize(100));

  expect(["a", "b"].map((key) => shelf.find(key, {}, 0)?.bytes.length)).toEqual([100, 100]);
});

test("an oversized entry is not cached, and the number of small ones is limited", () => {
  const shelf = openCache(user, { all: 64 * overhead, each: 100 });
  shelf.keep("large", ofSize(101));
  for (let index = 0; index < 1000; index++) shelf.keep(`${index}`, ofSize(0));

  expect(shelf.find("large", {}, 0)).toBeNull();
  expect(Array.from({ length: 1000 }, (_, index) => shelf.find(`${index}`, {}, 0)).filter(Boolean)).toHaveLength(64);
});

test("by default sixty-four megabytes are cached, with entries of at most sixteen", () => {
  const shelf = openCache(user);
  const megabyte = 1024 * 1024;
  shelf.keep("too large", ofSize(16 * megabyte + 1));
  for (const key of ["a", "b", "c", "d"]) shelf.keep(key, ofSize(16 * megabyte));

  // Keys and addresses count too, so the first of the four no longer fits.
  expect(["too large", "a", "b", "c", "d"].filter((key) => shelf.find(key, {}, 0))).toEqual(["b", "c", "d"]);
});

test("a small view of a large buffer is copied", () => {
  const shelf = openCache(user);
  shelf.keep("list", { ...ofSize(0), bytes: new Uint8Array(65_536).subarray(0, 10) });

  expect(shelf.find("list", {}, 0)?.bytes.buffer.byteLength).toBe(10);
});

test.for([
  ["the user", undefined, true],
  ["a private server", "10.0.0.2", true],
  ["a public server", "8.8.4.4", false],
] as const)(
  "an entry from a private address is returned only to callers that may fetch it: %s",
  ([, namedBy, isTold]) => {
    const shelf = openCache(user);
    shelf.keep("list", ofSize(10, "10.0.0.1"));
    const asker = namedBy === undefined ? {} : { namedBy };

    expect(shelf.find("list", asker, 0) !== null).toBe(isTold);
  },
);
