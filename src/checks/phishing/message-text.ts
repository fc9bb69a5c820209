import { z } from "zod";
import { counted } from "../../core/plural.ts";
import type { Text } from "../../core/text.ts";
import { longestText } from "../../formats/links/defang.ts";

const aMessage: Text = { en: "a message or a URL", ko: "메시지 또는 URL" };
const shorter: Text = {
  en: `a text of at most ${longestText / 1024 / 1024} MB`,
  ko: `최대 ${longestText / 1024 / 1024} MB의 텍스트`,
};

/** A message as received. It is private, so error messages do not repeat it. */
export function messageText(): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const bytes = Buffer.byteLength(text);
    const given: Text = {
      en: `a text of ${counted(bytes, { one: "byte", other: "bytes" })}`,
      ko: `${bytes}바이트의 텍스트`,
    };
    if (text.trim() !== "" && bytes <= longestText) return text;
    context.addIssue({ code: "custom", params: { expected: bytes > longestText ? shorter : aMessage, given } });
    return z.NEVER;
  });
}
