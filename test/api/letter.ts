import { z } from "zod";
import { defineCheck, type AnyCheck } from "../../src/core/check.ts";
import { targetOfText } from "../../src/core/target/value.ts";

/** A sample check with rare properties: heavy, with a body, and an id of two words. */
export const letter = defineCheck({
  id: "open-letter",
  version: 1,
  title: { en: "Open letter", ko: "공개서한" },
  about: { en: "Counts the letters of a text.", ko: "글자를 셉니다." },
  method: "POST",
  input: z.strictObject({
    text: z.string().meta({ description: "What to count", ko: "셀 것", examples: ["it's"] }),
    limit: z.int().min(1).max(9).optional().meta({ description: "Where to stop", ko: "멈출 곳" }),
  }),
  subject: "text",
  raw: z.object({ length: z.int() }),
  cost: "heavy",
  ttl: 0,
  words: { problems: {}, caps: {}, kpis: {}, parts: {} },
  target: () => targetOfText(""),
  collect: ({ text }) => Promise.resolve({ length: text.length }),
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
}) as AnyCheck;
