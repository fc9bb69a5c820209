import { expect, test } from "vitest";
import { exposureRules } from "../../data/exposure/rules.ts";
import { pageOfSample, sampleProblem } from "./sample.ts";
import { compileRules, ruleProblem } from "./rules.ts";

test("there are rules for at least 150 products, each with its own id", () => {
  expect(new Set(exposureRules.map(({ id }) => id)).size).toBe(exposureRules.length);
  expect(new Set(exposureRules.map(({ product }) => product)).size).toBeGreaterThanOrEqual(150);
});

test.for(exposureRules)("$id is well formed and matches its samples", (rule) => {
  expect(ruleProblem(rule)).toBeNull();
  expect(sampleProblem(rule)).toBeNull();
});

const classify = compileRules(exposureRules);

test.for(exposureRules)("the sample of $id is identified as $product before all others", (rule) => {
  const { matches } = classify(pageOfSample(rule.yes));
  expect(matches.map((match) => match.rule.id)).toContain(rule.id);
  expect(matches.length).toBeLessThanOrEqual(2);
});

test.for(exposureRules)("the negative sample of $id matches no rule of its category", (rule) => {
  const { matches } = classify(pageOfSample(rule.no));
  expect(matches.map((match) => match.rule.id)).not.toContain(rule.id);
});
