import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nearest, suggest } from "./nearest.ts";

test.for<[given: string, known: readonly string[], meant: string | null]>([
  ["min_sll", ["min_ssl", "min_days"], "min_ssl"],
  ["MIN_SSL", ["min_ssl"], "min_ssl"],
  ["minssl", ["min_ssl", "min_headers"], "min_ssl"],
  ["tset", ["test", "text"], "test"],
  ["headers", ["min_headers"], null],
  ["of", ["A+", "A", "B", "C", "D", "F", "off"], "off"],
  ["completely-else", ["min_ssl", "min_days"], null],
  ["x", ["port"], null],
  ["", ["port"], null],
  ["port", [], null],
])("%j among %j is %j", ([given, known, meant]) => {
  expect(nearest(given, known)).toBe(meant);
});

test("a known name is nearest to itself, and any input has an answer", () => {
  const known = ["min_ssl", "min_headers", "min_days", "require_https"];

  fc.assert(fc.property(fc.constantFrom(...known), (name) => nearest(name, known) === name));
  fc.assert(fc.property(fc.string({ maxLength: 5000 }), (given) => [null, ...known].includes(nearest(given, known))));
  expect(known).toHaveLength(4);
});

test("a suggestion is a sentence, or nothing", () => {
  expect(suggest("prot", ["port"])).toEqual({ en: " Did you mean port?", ko: " 혹시 port 말씀이신가요?" });
  expect(suggest("zzzzzz", ["port"])).toEqual({ en: "", ko: "" });
});
