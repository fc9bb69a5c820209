import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

const worse = {
  cause: {
    en: "{title} of {target} got worse on {date}: {from} → {to} ({check}).",
    ko: "{date}에 {target}의 {title}이(가) 나빠졌습니다: {from} → {to}({check}).",
  },
  action: { en: "{action}", ko: "{action}" },
} as const;

const changed = {
  cause: {
    en: "{title} of {target} changed on {date}: {from} → {to} ({check}).",
    ko: "{date}에 {target}의 {title}이(가) 바뀌었습니다: {from} → {to}({check}).",
  },
  action: { en: "{action}", ko: "{action}" },
} as const;

/** The findings about changes. */
export const problems = defineProblems({
  "worse-critical": { severity: "critical", ...worse },
  "worse-high": { severity: "high", ...worse },
  "worse-medium": { severity: "medium", ...worse },
  "worse-low": { severity: "low", ...worse },
  "changed-high": { severity: "medium", ...changed },
  "changed-medium": { severity: "low", ...changed },
  "not-watched": {
    severity: "info",
    cause: {
      en: "This service does not watch {domain}, so it records no changes.",
      ko: "이 서비스는 {domain}을(를) 감시하지 않으므로 변경을 기록하지 않습니다.",
    },
    action: {
      en: "Add a watch on the account page, or with npx portcullis watch add {domain} where you run the service yourself.",
      ko: "계정 페이지에서 감시를 추가하십시오. 서비스를 직접 운영하면 npx portcullis watch add {domain}을(를) 실행하십시오.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  watched: { en: "Watched", ko: "감시 중" },
  changes: { en: "Changes on this page", ko: "이 페이지의 변경" },
  regressions: { en: "Current regressions on this page", ko: "이 페이지에서 해결되지 않은 회귀" },
  latest: { en: "Latest change", ko: "최근 변경" },
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
  values: { latest: { false: { en: "none", ko: "없음" } }, next: { false: { en: "none", ko: "없음" } } },
} satisfies Words;
