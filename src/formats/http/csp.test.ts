import * as fc from "fast-check";
import { expect, test } from "vitest";
import { effective, parseCsp, parseCspList, withoutIgnored } from "./csp.ts";
import { character } from "../../../test/character.ts";

function plain(values: readonly string[]): readonly (readonly (readonly string[])[])[] {
  return parseCspList(values).map(({ directives }) => [...directives].map(([name, tokens]) => [name, ...tokens]));
}

test.for<[string, readonly string[], readonly (readonly (readonly string[])[])[]]>([
  [
    "directives and their values",
    ["Default-Src 'self'  a.test;script-src 'none'"],
    [
      [
        ["default-src", "'self'", "a.test"],
        ["script-src", "'none'"],
      ],
    ],
  ],
  ["a directive without a value", ["upgrade-insecure-requests"], [[["upgrade-insecure-requests"]]]],
  ["empty directives", [";; default-src 'none' ;;"], [[["default-src", "'none'"]]]],
  ["every kind of white space", ["\tdefault-src\f'none'\r\n "], [[["default-src", "'none'"]]]],
  // CSP3 §2.2.1 step 4: the first directive counts.
  ["the first of two equal directives", ["script-src 'none'; SCRIPT-SRC *"], [[["script-src", "'none'"]]]],
  // §2.2.1 step 2.2: a non-ASCII directive is ignored.
  ["no directive with other letters", ["script-src ä.test; object-src 'none'"], [[["object-src", "'none'"]]]],
  [
    "several policies in one field",
    ["default-src a.test, default-src b.test"],
    [[["default-src", "a.test"]], [["default-src", "b.test"]]],
  ],
  [
    "several fields",
    ["default-src a.test", "default-src b.test"],
    [[["default-src", "a.test"]], [["default-src", "b.test"]]],
  ],
  ["no policy in commas and spaces", [" , ,;", ""], []],
])("reads %s", ([, values, expected]) => {
  expect(plain(values)).toEqual(expected);
});

test("lists repeated directives", () => {
  expect(parseCsp("img-src a; img-src b; img-src c; script-src 'none'").repeated).toEqual(["img-src"]);
});

test.for<[string, string, string, readonly string[] | null]>([
  ["its own list", "script-src a; default-src b", "script-src", ["a"]],
  ["default-src for scripts", "default-src b", "script-src-elem", ["b"]],
  ["script-src before default-src", "default-src b; script-src a", "script-src-attr", ["a"]],
  ["default-src for objects", "default-src b", "object-src", ["b"]],
  ["nothing for base-uri, which does not fall back", "default-src b", "base-uri", null],
  ["nothing without a directive", "img-src a", "script-src", null],
])("a directive is governed by %s", ([, text, name, expected]) => {
  expect(effective(parseCsp(text), name)).toEqual(expected);
});

test("a policy in <meta> loses what browsers ignore there", () => {
  const policy = withoutIgnored(parseCsp("default-src 'none'; frame-ancestors 'none'; report-uri /r; sandbox"));

  expect([...policy.directives.keys()]).toEqual(["default-src"]);
});

test("reads any text without throwing, and a bounded number of policies", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: character, maxLength: 300 }), { maxLength: 5 }), (values) => {
      const policies = parseCspList(values);
      expect(policies.length).toBeLessThanOrEqual(64);
      expect(policies.every(({ directives }) => directives.size > 0)).toBe(true);
    }),
  );
});

test.for<[string, string]>([
  ["commas", ","],
  ["semicolons", ";"],
  ["spaces", " "],
  ["sources", "a "],
  ["directives", "a;"],
  ["policies", "a b,"],
])("64 kB of %s are read", ([, unit]) => {
  const value = `default-src 'none'${unit}${unit.repeat(65_536 / unit.length)}`;

  expect(parseCspList([value]).length).toBeLessThanOrEqual(64);
  expect(parseCspList([value])[0]?.directives.has("default-src")).toBe(true);
});
