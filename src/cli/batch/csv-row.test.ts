import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "../../report/kinds/csv.ts";
import { parseCsvRow } from "./csv-row.ts";

test.for<[row: string, cells: readonly string[] | null]>([
  ["", [""]],
  ["a,b", ["a", "b"]],
  [",", ["", ""]],
  ['"a,b",c', ["a,b", "c"]],
  ['"a ""b""",', ['a "b"', ""]],
  ['""', [""]],
  ['"a', null],
  ['"a"b,c', null],
])("%j", ([row, cells]) => {
  expect(parseCsvRow(row)).toEqual(cells);
});

test("a row that we write is read as it is", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', " ", "é"), maxLength: 8 });
  fc.assert(
    fc.property(cell, cell, (one, other) => {
      const row = toCsv(["one", "other"], [{ one, other }]).split("\r\n")[1] ?? "";
      const read = parseCsvRow(row)?.map((text) => text.replace(/^'/, ""));
      expect(read).toEqual([one, other]);
    }),
  );
});
