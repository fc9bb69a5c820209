import { expect, test } from "vitest";
import { expectSameAnswer, questions } from "./same-answer.ts";

/** One scene; all of them run in `same-answer.full.test.ts`. */
const few = questions.filter(({ scene }) => scene === "hostile headers");

test.for(few)(
  "$scene, with $check, is the same over API, command line and tool",
  { timeout: 120_000 },
  async (question) => {
    const { status, findings } = await expectSameAnswer(question);

    expect(status).not.toBe("pass");
    expect(findings).not.toEqual([]);
  },
);
