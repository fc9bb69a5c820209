import { expect, test } from "vitest";
import { patternProblem } from "./pattern.ts";

test.for<[pattern: string, problem: RegExp]>([
  [" \\d{1,3}\\.\\d+", /^fine$/],
  ["[^<]{0,80}(?:login|sign in)", /^fine$/],
  ["(a+)+$", /group may not repeat/],
  ["(?:a|b)*", /group may not repeat/],
  ["(?=a)", /plain groups/],
  ["(?<=a)b", /plain groups/],
  ["(.)\\1", /back references/],
  ["a*b*c*", /quantifiers/],
  ["[", /valid/],
  ["a".repeat(201), /longer/],
])("the problem of %j is %s", ([pattern, problem]) => {
  expect(patternProblem(pattern)?.en ?? "fine").toMatch(problem);
});
