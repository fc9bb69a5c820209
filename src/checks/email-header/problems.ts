import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { nameProblems } from "./names/problems.ts";
import { resultProblems } from "./results/problems.ts";
import { routeProblems } from "./route/problems.ts";
import { senderProblems } from "./sender/problems.ts";
import { signatureProblems } from "./signatures/problems.ts";

/** Every problem of the email-header check. */
export const problems = {
  ...routeProblems,
  ...resultProblems,
  ...signatureProblems,
  ...nameProblems,
  ...senderProblems,
};

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the placeholders of the texts. */
export const find = finder<typeof problems>();

const kpis = {
  from: { en: "Author", ko: "발신자" },
  border: { en: "Handed over by", ko: "넘겨준 호스트" },
  receiver: { en: "Results by", ko: "인증 결과 작성" },
  spf: { en: "SPF", ko: "SPF" },
  dkim: { en: "DKIM", ko: "DKIM" },
  dmarc: { en: "DMARC", ko: "DMARC" },
  arc: { en: "ARC", ko: "ARC" },
  hops: { en: "Hops", ko: "홉 수" },
  duration: { en: "Delivery time", ko: "전송 시간" },
} as const satisfies Record<string, Text>;

/** The id of a key figure. */
export type KpiId = keyof typeof kpis;

/** Words for the results of SPF, DKIM, DMARC and ARC. */
export const stateWords = {
  pass: { en: "pass", ko: "통과" },
  fail: { en: "fail", ko: "실패" },
  softfail: { en: "soft fail", ko: "약한 실패(softfail)" },
  neutral: { en: "neutral", ko: "중립(neutral)" },
  none: { en: "none", ko: "없음" },
  temperror: { en: "temporary error", ko: "일시적 오류" },
  permerror: { en: "permanent error", ko: "영구적 오류" },
  verified: { en: "header verified", ko: "헤더 확인됨" },
  failed: { en: "invalid", ko: "유효하지 않음" },
  invalid: { en: "not acceptable", ko: "인정되지 않음" },
  unknown: { en: "unknown", ko: "확인하지 못함" },
  header: { en: "header only", ko: "헤더만 확인됨" },
  holds: { en: "header verified", ko: "헤더 확인됨" },
  broken: { en: "broken", ko: "손상됨" },
} as const satisfies Record<string, Text>;

/** All words of the check. It has no grade, so it has neither parts nor caps. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    from: { false: { en: "none", ko: "없음" } },
    receiver: { false: { en: "no trusted results", ko: "신뢰할 수 있는 결과 없음" } },
    spf: stateWords,
    // The figure must not suggest that the body was checked.
    dkim: {
      ...stateWords,
      verified: { en: "header verified, body not checked", ko: "헤더 확인됨(본문은 확인하지 않음)" },
    },
    dmarc: {
      ...stateWords,
      header: { en: "pass by the header, body not checked", ko: "헤더 기준 통과(본문은 확인하지 않음)" },
    },
    arc: stateWords,
  },
} satisfies Words;
