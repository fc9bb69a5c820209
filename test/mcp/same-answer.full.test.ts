import { expect, test } from "vitest";
import { expectSameAnswer, questions } from "./same-answer.ts";

test.for(questions)("$scene, with $check, is the same over API, command line and tool", async (question) => {
  const { status } = await expectSameAnswer(question);

  expect(["pass", "warn", "fail", "unknown"]).toContain(status);
});

test("there are as many questions as are promised", () => {
  expect(questions.length).toBeGreaterThanOrEqual(33);
});
