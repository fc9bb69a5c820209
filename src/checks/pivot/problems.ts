import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** The findings about a value. */
export const problems = defineProblems({
  "nothing-known": {
    severity: "info",
    cause: {
      en: "No domain has been recorded with {kind} {value} yet. Values are recorded whenever a check measures a domain.",
      ko: "{kind} 값이 {value}인 도메인은 아직 기록되지 않았습니다. 값은 점검이 도메인을 측정할 때마다 기록합니다.",
    },
    action: {
      en: "Run dns, ssl or rdap for a domain that you expect to have the value, then compare.",
      ko: "그 값을 가졌을 도메인에서 dns, ssl, rdap을 실행한 다음 결과와 비교하십시오.",
    },
  },
  shared: {
    severity: "info",
    cause: {
      en: "More than 50,000 domains have been recorded with this value. It belongs to shared infrastructure, so it is weak evidence of a common owner.",
      ko: "이 값으로 기록된 도메인이 50,000개를 넘습니다. 공유 인프라의 값이므로 소유자가 같다는 근거로는 약합니다.",
    },
    action: {
      en: "Check another value before you conclude that the domains have the same owner.",
      ko: "도메인의 소유자가 같다고 판단하기 전에 다른 값과 함께 확인하십시오.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  domains: { en: "Domains", ko: "도메인" },
  "on-page": { en: "Domains on this page", ko: "이 페이지의 도메인" },
  shared: { en: "Shared infrastructure", ko: "공유 인프라" },
  next: { en: "Next page (cursor)", ko: "다음 페이지(cursor)" },
} as const satisfies Record<string, Text>;

/** The key figures of a page. */
export type KpiId = keyof typeof kpis;

/** All words of the check, in both languages. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: { next: { false: { en: "none", ko: "없음" } } },
} satisfies Words;
