import { expect, test } from "vitest";
import { patternProblem } from "./pattern.ts";

test.for<[pattern: string, problem: RegExp | null]>([
  [" \\d{1,3}\\.\\d+", null],
  ["[^<]{0,80}(?:login|sign in)", null],
  ["(a+)+$", /group may not repeat/],
  ["(?:a|b)*", /group may not repeat/],
  ["(?=a)", /plain groups/],
  ["(?<=a)b", /plain groups/],
  ["(.)\\1", /back references/],
  ["a*b*c*", /quantifiers/],
  ["[", /valid/],
  ["a".repeat(201), /longer/],
])("of %j is said %s", ([pattern, problem]) => {
  if (problem === null) expect(patternProblem(pattern)).toBeNull();
  else expect(patternProblem(pattern)).toMatch(problem);
});
