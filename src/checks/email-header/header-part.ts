import { z } from "zod";
import { readMailHeader } from "../../formats/mail-header.ts";

/** Characters of the largest header that is read. */
export const longestHeader = 256 * 1024;

const aHeader = {
  en: "the header of a message: lines such as “From: a@example.com”",
  ko: "메시지의 헤더(“From: a@example.com” 형식의 줄)",
};
const shorter = { en: `a header of at most ${longestHeader / 1024} kB`, ko: `최대 ${longestHeader / 1024} kB의 헤더` };

/** A pasted header. What stands in it is nobody's business, so that a refusal does not repeat it. */
export function headerPart(): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const given = `${text.length} characters`;
    // A body may be of any length: it is not read. Its border is sought in as much as a header may have.
    const beginning = text.slice(0, longestHeader + 1);
    const { fields, notes } = readMailHeader(beginning);
    const isWhole = text.length <= longestHeader || notes.includes("body");
    if (fields.length > 0 && isWhole) return text.slice(0, longestHeader);
    context.addIssue({ code: "custom", params: { expected: fields.length > 0 ? shorter : aHeader, given } });
    return z.NEVER;
  });
}
