import { expect, test } from "vitest";
import type { Table } from "../core/result/table.ts";
import { tableLines } from "./tables.ts";
import { widthOf } from "./width.ts";

const columns = [
  { en: "Resolver", ko: "리졸버" },
  { en: "Answer", ko: "응답" },
] as const;

function shown(rows: Table["rows"], language: "en" | "ko" = "en"): readonly string[] {
  return tableLines({ columns, rows }, { language, paint: (_, text) => text, width: 80 });
}

test("columns are aligned with their titles, in any script", () => {
  expect(
    shown([
      ["r1", "192.0.2.1"],
      ["resolver 2", { en: "none", ko: "없음" }],
    ]),
  ).toEqual(["    Resolver    Answer", "    r1          192.0.2.1", "    resolver 2  none"]);
  expect(shown([["r1", { en: "none", ko: "없음" }]], "ko")).toEqual(["    리졸버  응답", "    r1      없음"]);
});

test("no line is wider than the report, and no cell moves the cursor", () => {
  const lines = shown([["x".repeat(300), `\u001b[31m${"y".repeat(300)}`]]);

  expect(lines.map(widthOf).every((width) => width <= 80)).toBe(true);
  expect(lines.join("")).not.toContain("\u001b");
});

test("the last column wraps at spaces, and ends after three lines", () => {
  const way = `${"a".repeat(40)}.example [192.0.2.1] → ${"b".repeat(40)}.example`;

  expect(shown([["1", way]])).toEqual([
    "    Resolver  Answer",
    `    1         ${"a".repeat(40)}.example [192.0.2.1] →`,
    `              ${"b".repeat(40)}.example`,
  ]);
  const long = shown([["1", "word ".repeat(60)]]);
  expect(long).toHaveLength(1 + 3);
  expect(long.at(-1)).toMatch(/^ {14}word .*…$/);
});

test("a column is cut only if the last one would have no room", () => {
  const name = `ns1.${"long".repeat(8)}.example`;

  expect(shown([[name, "1"]]).at(-1)).toBe(`    ${name}  1`);
  expect(shown([[name.repeat(2), "1"]]).at(-1)).toBe(`    ${name.slice(0, 23)}…  1`);
});

test("a table without rows is omitted, and of a long one the number of hidden rows is given", () => {
  const rows = Array.from({ length: 20 }, (_, row) => [`${row}`, "a"]);

  expect(shown([])).toEqual([]);
  expect(shown(rows)).toHaveLength(1 + 16 + 1);
  expect(shown(rows).at(-1)).toBe("    … and 4 more (--json)");
});
