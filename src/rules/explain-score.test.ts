import { expect, test } from "vitest";
import { languages } from "../core/text.ts";
import { pointTables, scoreTables } from "./explain-score.ts";

test.for(languages)(
  "a score has tables of its parts, for each kind of target, and of its ceilings (%s)",
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

test("a grade has tables of its parts and of its ceilings", async () => {
  const [parts, ceilings] = await scoreTables("ssl", "en");

  expect(parts?.rows.length).toBeGreaterThan(1);
  expect(ceilings?.rows.map(([value]) => value)).toContain("F");
});

test.for(["gate", "propagation-of-nothing", "reverse-dns"])("%s has no score tables", async (id) => {
  expect(await scoreTables(id, "en")).toEqual([]);
});

test.for(languages)("every part of a check has a table of its points (%s)", async (language) => {
  const tables = (
    await Promise.all(["email", "ssl", "http", "owasp", "impersonation"].map((id) => pointTables(id, language)))
  ).flat();
  const cells = tables.flatMap(({ title, rows }) => [title, ...rows.flat()]);

  expect(tables.length).toBeGreaterThan(20);
  expect(cells.filter((cell) => cell === "" || /[{}]|undefined|NaN/.test(cell))).toEqual([]);
});

test("a problem is explained with the points of its part", async () => {
  const [table, ...others] = await pointTables("email", "en", "dkim-short");

  expect(others).toEqual([]);
  expect(table?.rows).toContainEqual(["17", "the best key is RSA with fewer than 2048 bits"]);
  expect(await pointTables("ssl", "en", "hsts-under-a-year")).toHaveLength(1);
  expect(await pointTables("email", "en", "mx-blocked")).toEqual([]);
});
