import { z } from "zod";
import type { Text } from "../../../core/text.ts";

/** Maximum number of selectors a caller may name. */
const mostSelectors = 10;

const expected: Text = {
  en: `up to ${mostSelectors} DKIM selectors with commas between them, such as s2026,mail-a`,
  ko: `s2026,mail-a처럼 쉼표로 구분한 DKIM 선택자(최대 ${mostSelectors}개)`,
};

/** RFC 6376 §3.1: labels separated by dots. Underscores are not allowed, but some selectors have them. */
const selector = /^(?!.{64})[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;

/** Accepts the full name of a key and keeps the selector. */
function bare(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\._domainkey(?:\..{0,253})?$/, "");
}

/** A list of selectors as a person types it: deduplicated, in lower case. */
export function selectorList(): z.ZodType<readonly string[], string> {
  return z.string().transform((text, context) => {
    const given = text.length > 1024 ? [] : text.split(",").map(bare);
    const each = [...new Set(given)];
    if (each.length > 0 && each.length <= mostSelectors && each.every((one) => selector.test(one))) return each;
    context.addIssue({ code: "custom", params: { expected } });
    return z.NEVER;
  });
}
