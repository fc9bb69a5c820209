import { expect, test } from "vitest";
import { exposureRules } from "../../data/exposure/rules.ts";
import { pageOfSample, sampleProblem } from "./sample.ts";
import { compileRules, ruleProblem } from "./rules.ts";

test("there are rules for at least 150 products, each with an id of its own", () => {
  expect(new Set(exposureRules.map(({ id }) => id)).size).toBe(exposureRules.length);
  expect(new Set(exposureRules.map(({ product }) => product)).size).toBeGreaterThanOrEqual(150);
});

test.for(exposureRules)("$id is well formed and right about its samples", (rule) => {
  expect(ruleProblem(rule)).toBeNull();
  expect(sampleProblem(rule)).toBeNull();
});

const classify = compileRules(exposureRules);

test.for(exposureRules)("the sample of $id is told as $product first, beside all others", (rule) => {
  const { matches } = classify(pageOfSample(rule.yes));
  expect(matches.map((match) => match.rule.id)).toContain(rule.id);
  expect(matches.length).toBeLessThanOrEqual(2);
});

test.for(exposureRules)("the negative sample of $id is nothing to any rule of its category", (rule) => {
  const { matches } = classify(pageOfSample(rule.no));
  expect(matches.map((match) => match.rule.id)).not.toContain(rule.id);
});
