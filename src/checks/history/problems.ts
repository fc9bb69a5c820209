import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** The findings about recorded values. */
export const problems = defineProblems({
  "nothing-known": {
    severity: "info",
    cause: {
      en: "Nothing has been recorded for {target} yet. Values are recorded whenever a check measures the target.",
      ko: "{target}에 대해 기록된 값이 아직 없습니다. 값은 점검이 대상을 측정할 때마다 기록합니다.",
    },
    action: {
      en: "Run dns, ssl or rdap for the domain, or reverse-dns for the address, and ask again.",
      ko: "도메인이면 dns, ssl, rdap을, 주소이면 reverse-dns를 실행한 다음 다시 조회하십시오.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  values: { en: "Values on this page", ko: "이 페이지의 값" },
  "first-seen": { en: "First seen", ko: "최초 관측" },
  "last-seen": { en: "Last seen", ko: "마지막 관측" },
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
  values: {
    "first-seen": { false: { en: "never", ko: "없음" } },
    "last-seen": { false: { en: "never", ko: "없음" } },
    next: { false: { en: "none", ko: "없음" } },
  },
} satisfies Words;
