import { z } from "zod";
import type { TargetProblem } from "../../core/target/target.ts";
import { includesStatus, parseStatusList, type StatusRanges } from "../../formats/http/status-list.ts";
import type { PageKind } from "./kind.ts";

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

/**
 * Whether an answer is the target's own: a site or an API, or an error or a login that shows only in its status where that status is
 * accepted. A placeholder, a block page, a challenge and a login redirect are never the target's.
 */
export function isOwn({ kind, by }: PageKind, status: number, accepted: StatusRanges = []): boolean {
  if (kind === "site" || kind === "api") return true;
  // RFC 9110 §15.5.8: 407 is sent by a proxy, never by the site.
  return by === "status" && status !== 407 && includesStatus(accepted, status);
}
