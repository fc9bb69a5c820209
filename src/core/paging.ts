import { z } from "zod";
import type { TargetProblem } from "./target/target.ts";

/** Maximum and default number of entries per page. */
const pageLimits = { most: 500, usual: 100 } as const;

/** The paging parameters of a caller. */
export const paging = {
  cursor: z
    .string()
    .max(100)
    .optional()
    .meta({
      description: "Start of the page: the value of next in the previous response; absent for the first page",
      ko: "페이지의 시작 위치. 앞 응답의 next 값이며 첫 페이지에서는 생략",
      examples: ["MTc2Mzk3NDgwMC4xMg"],
    }),
  limit: pageLimit()
    .optional()
    .meta({
      description: `Number of entries on a page, at most ${pageLimits.most} (default ${pageLimits.usual})`,
      ko: `페이지의 항목 수. 최대 ${pageLimits.most}(기본값 ${pageLimits.usual})`,
      examples: [pageLimits.usual],
    }),
} as const;

/** The cursor of the next page. */
export const nextPage = z.string().nullable().meta({
  description: "Cursor of the next page; null on the last page",
  ko: "다음 페이지의 cursor. 마지막이면 null",
});

/** The paging parameters for the store. */
export function pageOfList({
  cursor,
  limit,
}: {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}) {
  return { ...(cursor !== undefined && { cursor }), limit: limit ?? pageLimits.usual };
}

/** Digits in a query string, a number elsewhere. */
function pageLimit(): z.ZodType<number, string | number> {
  const asWritten = z.union([z.string(), z.number()]).meta({ type: "integer", minimum: 1, maximum: pageLimits.most });
  return asWritten.transform((given, context) => {
    const limit = /^\d{1,4}$/.test(`${given}`) ? Number(given) : 0;
    if (limit >= 1 && limit <= pageLimits.most) return limit;
    context.addIssue({ code: "custom", params: { ...outOfRange } });
    return z.NEVER;
  });
}

const outOfRange: TargetProblem = {
  expected: { en: `a number from 1 to ${pageLimits.most}`, ko: `1부터 ${pageLimits.most}까지의 수` },
};
