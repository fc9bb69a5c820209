import { expect, test } from "vitest";
import { parseIsolationToken, parseResourcePolicy } from "./isolation.ts";

const known = ["same-origin", "unsafe-none"];

// Each row was seen in Chromium and Firefox ESR: test/lab/browser-heads.lab.ts.
test.for<[readonly string[], string | null]>([
  [["same-origin"], "same-origin"],
  [["  same-origin "], "same-origin"],
  [['same-origin; report-to="x"'], "same-origin"],
  [["same-origin;foo"], "same-origin"],
  [["Same-Origin"], null],
  [["same-origin;FOO=1"], null],
  [["same-origin;"], null],
  [['"same-origin"'], null],
  [["same-origin, unsafe-none"], null],
  [["same-origin", "same-origin"], null],
  [["same-site"], null],
  [[""], null],
])("of the structured field %j browsers take %s", ([values, expected]) => {
  expect(parseIsolationToken(values, known)).toBe(expected);
});

test.for<[readonly string[], string | null]>([
  [["same-origin"], "same-origin"],
  [[" \tsame-origin "], "same-origin"],
  [["Same-Origin"], null],
  [["same-origin;x"], null],
  [['"same-origin"'], null],
  [["same-origin,"], null],
  [["same-origin, same-origin"], null],
  [["same-origin", "same-origin"], null],
])("of Cross-Origin-Resource-Policy %j browsers take %s", ([values, expected]) => {
  expect(parseResourcePolicy(values, known)).toBe(expected);
});
