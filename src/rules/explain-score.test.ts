import { expect, test } from "vitest";
import { languages } from "../core/text.ts";
import { scoreTables } from "./explain-score.ts";

test.for(languages)(
  "a score is told by its parts, for each kind of target, and by its ceilings (%s)",
  async (language) => {
    const tables = await scoreTables("email", language);
    const sums = tables
      .slice(0, -1)
      .map(({ rows }) => rows.reduce((all, [value]) => all + Number.parseInt(value, 10), 0));

    expect(sums.length).toBeGreaterThan(1);
    expect(sums.every((sum) => sum === 100)).toBe(true);
    expect(tables.at(-1)?.rows.map(([value]) => value)).toContain("70");
    expect(tables.flatMap(({ rows }) => rows).filter(([, of]) => of === "" || /[{}]/.test(of))).toEqual([]);
  },
);

test("a grade is told likewise", async () => {
  const [parts, ceilings] = await scoreTables("ssl", "en");

  expect(parts?.rows.length).toBeGreaterThan(1);
  expect(ceilings?.rows.map(([value]) => value)).toContain("F");
});

test.for(["gate", "propagation-of-nothing", "reverse-dns"])("of %s there is none", async (id) => {
  expect(await scoreTables(id, "en")).toEqual([]);
});
