import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** One cell in its own column. */
function cell(value: unknown): string {
  return toCsv(["value"], [{ value }])
    .replace(/^value\r\n/, "")
    .replace(/\r\n$/, "");
}

test("a header and one row per record, nested fields in separate columns, line ends by RFC 4180", () => {
  const records = [
    { name: "sh0p.com", servers: ["a.example", "b.example"], page: { state: "serves", status: 200 } },
    { name: "shpo.com", servers: [], page: null },
  ];
  expect(toCsv(["name", "servers", "page.state", "page.status", "unicode"], records)).toBe(
    "name,servers,page.state,page.status,unicode\r\nsh0p.com,a.example b.example,serves,200,\r\nshpo.com,,,,\r\n",
  );
});

test.for<[value: unknown, told: string]>([
  ["a,b", '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ["two\nlines", String.raw`two\x0alines`],
  [null, ""],
  [undefined, ""],
  [-5, "-5"],
  [true, "true"],
])("%j is written as %s", ([value, told]) => {
  expect(cell(value)).toBe(told);
});

test.for(["=1+1", "+1", "-1+1", "@SUM(A1)", "＝1", " =1", '"=1', "'=1"])(
  "%s is not a formula in a spreadsheet",
  (text) => {
    expect(cell(text)).toMatch(/^"?'/);
    expect(cell([text])).toMatch(/^"?'/);
  },
);

test("terminal control characters are escaped, and cells have a limited length", () => {
  expect(cell("\u001b[31mred\t=1")).toBe(String.raw`\x1b[31mred\x09=1`);
  expect(cell("x".repeat(10_000)).length).toBeLessThanOrEqual(2000);
});

test("an inherited object property is not a field of the record", () => {
  expect(toCsv(["constructor"], [{}])).toBe("constructor\r\n\r\n");
});
