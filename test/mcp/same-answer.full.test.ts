import { expect, test } from "vitest";
import { expectSameAnswers, questions } from "./same-answer.ts";

test.for(questions)("$scene is the same over API, command line and tool", async (question) => {
  const answers = await expectSameAnswers(question);

  expect(answers.length).toBe(question.checks.length);
  for (const { status } of answers) expect(["pass", "warn", "fail", "unknown"]).toContain(status);
});

test("there are as many questions as are promised", () => {
  expect(questions.flatMap(({ checks }) => checks).length).toBeGreaterThanOrEqual(33);
});
