import { z } from "zod";
import type { TargetProblem } from "../../core/target/target.ts";

/** Inclusive ranges of status codes. */
export type StatusRanges = readonly (readonly [from: number, to: number])[];

/** Statuses that may be accepted beside 2xx: a 1xx is no answer, and a 5xx says that the server failed (RFC 9110 §15). */
const [lowest, highest] = [200, 499];

const one = /^(?<from>\d{3})(?:-(?<to>\d{3}))?$/;

/** Reads `404`, `4xx`, `400-410` and lists of them; null for anything else. */
export function parseStatusList(text: string): StatusRanges | null {
  const ranges = text.split(",").map((each) => rangeOf(each.trim().toLowerCase()));
  return ranges.every((range) => range !== null) ? ranges : null;
}

function rangeOf(text: string): StatusRanges[number] | null {
  if (/^[234]xx$/.test(text)) return [Number(text[0]) * 100, Number(text[0]) * 100 + 99];
  const groups = one.exec(text)?.groups;
  if (!groups) return null;
  const from = Number(groups["from"]);
  const to = Number(groups["to"] ?? from);
  return from >= lowest && to <= highest && from <= to ? [from, to] : null;
}

/** Whether a status is in one of the ranges. */
export function includesStatus(ranges: StatusRanges, status: number): boolean {
  return ranges.some(([from, to]) => status >= from && status <= to);
}

/** Whether a status is listed by itself, and not only within a range. */
export function namesStatus(ranges: StatusRanges, status: number): boolean {
  return ranges.some(([from, to]) => from === status && to === status);
}

const expected: TargetProblem = {
  expected: {
    en: "statuses from 200 to 499, separated by commas, such as 404 or 4xx",
    ko: "200부터 499까지의 상태 코드를 쉼표로 구분한 목록(예: 404, 4xx)",
  },
};

/** The parameter that names the statuses, besides 2xx, with which the site may answer. */
export function acceptStatus() {
  return z
    .string()
    .meta({
      description:
        "Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx",
      ko: "2xx 외에 이 페이지의 정상 응답으로 볼 상태 코드. 200부터 499까지의 코드와 부류를 쉼표로 구분합니다(예: 404, 4xx)",
      examples: ["404", "401,403", "4xx"],
    })
    .transform((text, context) => {
      const ranges = parseStatusList(text);
      if (ranges) return ranges;
      context.addIssue({ code: "custom", params: { ...expected } });
      return z.NEVER;
    })
    .optional();
}
