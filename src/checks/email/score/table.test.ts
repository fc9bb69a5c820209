import { expect, test } from "vitest";
import { row, rowsIn } from "../../../core/grade/score-table.ts";
import { scoring } from "../scoring.ts";
import { part } from "./part.ts";
import { score, weightsFor } from "./table.ts";

test.for(["mail", "sends", "none", "address"] as const)("the weights of the kind '%s' are 100 together", (kind) => {
  expect(Object.values(weightsFor(kind)).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test.for(Object.entries(score))("no row of %s gives or costs more than the part has", ([, { whole, rows }]) => {
  for (const { points } of Object.values(rows)) expect(Math.abs(points)).toBeLessThanOrEqual(whole);
});

test("the documented points follow the weight of the part", () => {
  const rows = {
    full: row(20, "long key", "긴 키"),
    short: row(17, "short key", "짧은 키"),
    lost: row(-5, "flaw", "결함"),
  };

  expect(rowsIn(part({ mail: 20 }, 20, rows)).map(([, points]) => points.en)).toEqual(["20", "17", "−5"]);
  expect(rowsIn(part({ mail: 15 }, 20, rows)).map(([, points]) => points.en)).toEqual(["15", "12.8", "−3.8"]);
});

test("the documentation has every row of the table", () => {
  expect(Object.keys(scoring.points)).toEqual(Object.keys(score));
  expect(scoring.points["dkim"]?.map(([, points]) => points.en)).toEqual([
    "20",
    "17",
    "15",
    "14",
    "14",
    "14",
    "12",
    "6",
    "0",
  ]);
});
