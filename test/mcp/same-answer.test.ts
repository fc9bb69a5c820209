import { expect, test } from "vitest";
import { expectSameAnswer, questions } from "./same-answer.ts";

/** One scene; all of them are asked in `same-answer.full.test.ts`. */
const few = questions.filter(({ scene }) => scene === "hostile headers");

test.for(few)("$scene, asked of $check, is the same by API, command line and tool", async (question) => {
  const { status, findings } = await expectSameAnswer(question);

  expect(status).not.toBe("pass");
  expect(findings).not.toEqual([]);
});
