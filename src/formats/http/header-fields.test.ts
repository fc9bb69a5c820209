import { expect, test } from "vitest";
import { parseNosniff } from "./content-type-options.ts";
import { parseFrameOptions } from "./frame-options.ts";
import { splitList, valuesOf } from "./header-list.ts";
import { parseMetaReferrer, parseReferrerPolicy } from "./referrer-policy.ts";

test("finds every value of a field, in any case of its name", () => {
  const fields = [
    ["Via", "a"],
    ["X-A", "b"],
    ["vIA", "c"],
  ] as const;

  expect(valuesOf(fields, "VIA")).toEqual(["a", "c"]);
});

// The examples of Fetch §2.2.2 "get, decode, and split".
test.for<[string, readonly string[], readonly string[]]>([
  ["one element", ["nosniff"], ["nosniff"]],
  ["white space around", ["\t a ,b "], ["a", "b"]],
  ["several fields", ["a", "b, c"], ["a", "b", "c"]],
  ["a comma in quotes", ['text/html;", x/x"'], ['text/html;", x/x"']],
  ["an escaped quote", [String.raw`"a\",b", c`], [String.raw`"a\",b"`, "c"]],
  ["an open quote", ['"a, b'], ['"a, b']],
  ["an empty value", [""], [""]],
  ["no value at all", [], []],
])("splits %s", ([, values, expected]) => {
  expect(splitList(values)).toEqual(expected);
});

// WPT x-frame-options/multiple.html and invalid.html, as HTML §7.6 defines.
test.for<[readonly string[], ReturnType<typeof parseFrameOptions>]>([
  [["DENY"], "deny"],
  [["SameOrigin"], "sameorigin"],
  [["DENY", "deny"], "deny"],
  [["SAMEORIGIN, SAMEORIGIN"], "sameorigin"],
  [["DENY, SAMEORIGIN"], "conflict"],
  [["INVALID, SAMEORIGIN"], "conflict"],
  [["ALLOWALL", "INVALID"], "conflict"],
  [["INVALID, OTHER"], "invalid"],
  [["ALLOWALL"], "invalid"],
  [["ALLOW-FROM https://a.test"], "invalid"],
  [['"DENY"'], "invalid"],
  [[""], "invalid"],
  [[], "absent"],
])("X-Frame-Options %o is %s", ([values, expected]) => {
  expect(parseFrameOptions(values)).toBe(expected);
});

// WPT fetch/nosniff/parsing-nosniff.window.js
test.for<[readonly string[], boolean | null]>([
  [["nosniff"], true],
  [["NOSNIFF"], true],
  [["nosniff, sniff"], true],
  [["nosniff", "other"], true],
  [["nosniff,,"], true],
  [[", nosniff"], false],
  [["'nosniff'"], false],
  [["nosniff;"], false],
  [["no-sniff"], false],
  [[""], false],
  [[], null],
])("X-Content-Type-Options %o is obeyed: %s", ([values, expected]) => {
  expect(parseNosniff(values)).toBe(expected);
});

test.for<[readonly string[], ReturnType<typeof parseReferrerPolicy>]>([
  [["no-referrer"], "no-referrer"],
  [["Strict-Origin"], "strict-origin"],
  // Referrer Policy §11.1: a new policy may follow an old one. internet.nl takes the last token, known or not.
  [["no-referrer, strict-origin-when-cross-origin, future-token"], "strict-origin-when-cross-origin"],
  [["unsafe-url", "no-referrer"], "no-referrer"],
  [["future-token"], "unknown"],
  [["never"], "unknown"],
  [[""], null],
  [[" , "], null],
  [[], null],
])("Referrer-Policy %o means %s", ([values, expected]) => {
  expect(parseReferrerPolicy(values)).toBe(expected);
});

test.for<[string, ReturnType<typeof parseMetaReferrer>]>([
  ["No-Referrer ", "no-referrer"],
  ["never", "no-referrer"],
  ["always", "unsafe-url"],
  ["default", "strict-origin-when-cross-origin"],
  ["no-referrer, origin", null],
  ["constructor", null],
  ["", null],
])("<meta name=referrer content=%o> means %s", ([content, expected]) => {
  expect(parseMetaReferrer(content)).toBe(expected);
});
