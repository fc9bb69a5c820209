import { expect, test } from "vitest";
import { expectSameAnswers, questions } from "./same-answer.ts";

/** One scene; all of them run in `same-answer.full.test.ts`. */
const few = questions.filter(({ scene }) => scene === "hostile headers");

test.for(few)("$scene is the same over API, command line and tool", { timeout: 120_000 }, async (question) => {
  const answers = await expectSameAnswers(question);

  expect(answers.map(({ status }) => status)).not.toContain("pass");
  expect(answers.filter(({ findings }) => findings.length === 0)).toEqual([]);
});
