import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTime } from "../../../test/cpu-time.ts";
import { runs } from "../../../test/runs.ts";
import { openRows, type RowLimits, type RowsEnd } from "./rows.ts";
import { character } from "../../../test/character.ts";

interface Read extends RowsEnd {
  readonly values: readonly unknown[];
}

const limits: RowLimits = { rows: 1000, octets: 4096, depth: 16 };

/** Reads a text in chunks of the given size from one reused buffer. */
function read(text: string, size = 7, within: Partial<RowLimits> = {}): Read {
  const values: unknown[] = [];
  const reader = openRows((row) => values.push(row), { ...limits, ...within });
  const bytes = Buffer.from(text);
  const room = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    room.set(piece);
    reader.write(room.subarray(0, piece.length));
    room.fill(0x7b);
  }
  return { ...reader.end(), values };
}

test("the chunk size does not change the rows", () => {
  const row = fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: character }), fc.integer(), fc.array(fc.string())));
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 1, max: 64 }), fc.constantFrom(undefined, 2), (rows, size, space) => {
      const text = JSON.stringify(rows, null, space);
      const said = read(text, size);
      expect(said).toMatchObject({ end: "whole", dropped: 0 });
      expect(said.values).toEqual(JSON.parse(text));
    }),
    { numRuns: runs(500) },
  );
});

test("no input throws", () => {
  const text = fc.string({ unit: fc.constantFrom("[", "]", "{", "}", '"', "\\", ",", " ", "a", "1", ":") });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 8 }), (said, size) => {
      expect(["whole", "cut", "not-rows", "full"]).toContain(read(said, size).end);
    }),
    { numRuns: runs(2000) },
  );
});

test.for<[what: string, text: string, expected: Partial<Read>]>([
  ["an empty list", "[]", { end: "whole", rows: 0 }],
  ["an empty list with a byte order mark and blanks", "\ufeff \r\n[ \n]\t", { end: "whole", rows: 0 }],
  ["an error page", "<!DOCTYPE html><html></html>", { end: "not-rows", rows: 0 }],
  ["an object with an error", '{"code":"rate_limited"}', { end: "not-rows", rows: 0 }],
  ["a list of texts", '["a"]', { end: "not-rows", rows: 0 }],
  ["nothing", "", { end: "cut", rows: 0 }],
  ["a list that is cut off within a row", '[{"a":1},{"a"', { end: "cut", rows: 1 }],
  ["a list that is cut off after a row", '[{"a":1},', { end: "cut", rows: 1 }],
  ["two lists", '[{"a":1}][{"a":2}]', { end: "not-rows", rows: 1 }],
  ["a page after the list", '[{"a":1}]<html>', { end: "not-rows", rows: 1 }],
  ["a row that is no JSON", '[{"a":1},{a:2},{"a":3}]', { end: "whole", rows: 2, dropped: 1 }],
  ["brackets and quotes in texts", '[{"a":"}]{[\\"\\\\"},{"b":"\\\\"}]', { end: "whole", rows: 2, dropped: 0 }],
  ["a row with wrong brackets", '[{"a":[1}},{"b":2}]', { end: "whole", rows: 1, dropped: 1 }],
  ["a row that is too long", `[{"a":"${"x".repeat(5000)}"},{"b":2}]`, { end: "whole", rows: 1, dropped: 1 }],
  [
    "a row that is too deep",
    `[{"a":${"[".repeat(40)}${"]".repeat(40)}},{"b":2}]`,
    { end: "whole", rows: 1, dropped: 1 },
  ],
])("%s", ([, text, expected]) => {
  for (const size of [1, 3, 64, 8192]) expect(read(text, size)).toMatchObject(expected);
});

test("rows beyond the limit are skipped", () => {
  expect(read(`[${'{"a":1},'.repeat(9)}{}]`, 5, { rows: 4 })).toMatchObject({ end: "full", rows: 4, dropped: 0 });
});

/** CPU milliseconds for an endless row of backslashes. */
function timeFor(length: number): number {
  const said = `[{"a":"${"\\\\".repeat(length)}`;
  const began = cpuTime();
  read(said, 1024, { octets: 1e9 });
  return cpuTime() - began;
}

test("time grows linearly, also for an endless row", () => {
  timeFor(100_000);
  expect(timeFor(2_000_000)).toBeLessThan(60 * Math.max(5, timeFor(100_000)));
});
