import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { openNameTable } from "./name-table.ts";

test("a table maps names to numbers", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "b", "-", "."), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 200 }), (names) => {
      const table = openNameTable();
      const known = new Map<string, number>();
      for (const each of names) {
        expect(table.find(each)).toBe(known.get(each) ?? -1);
        if (!known.has(each)) known.set(each, table.add(each));
      }
      expect(table.size).toBe(known.size);
      for (const [each, place] of known) expect([table.find(each), table.text(place)]).toEqual([place, each]);
    }),
    { numRuns: runs(200) },
  );
});

test("a table grows", () => {
  const table = openNameTable();
  const names = Array.from({ length: 20_000 }, (_, index) => `host-${index}.${"x".repeat(index % 60)}.shop.example`);
  for (const each of names) table.add(each);
  expect(names.every((each, index) => table.find(each) === index && table.text(index) === each)).toBe(true);
  expect(table.find("host-20000.shop.example")).toBe(-1);
});
