import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { nameProblems } from "./names/problems.ts";
import { propagationProblems } from "./propagation/problems.ts";
import { registrationProblems } from "./registration/problems.ts";
import { serverProblems } from "./servers/problems.ts";
import { siteProblems } from "./site/problems.ts";

/** The decision about an essential. */
export type Decision = "go" | "no-go" | "unknown";

/** Every problem. Its severity decides: critical is a no-go, high makes an essential unknown, the rest are notes on a go. */
export const problems = defineProblems({
  ...nameProblems,
  ...serverProblems,
  ...propagationProblems,
  ...siteProblems,
  ...registrationProblems,
});

/** The id of a problem of this check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of this check. */
export const find = finder<typeof problems>();

/** The five essentials, in the order in which a visitor meets them. */
export const essentials = ["dns", "propagation", "tls", "https", "registration"] as const;

/** The id of an essential. */
export type EssentialId = (typeof essentials)[number];

const kpis = {
  verdict: { en: "Go live", ko: "공개" },
  dns: { en: "DNS resolves", ko: "DNS 응답" },
  propagation: { en: "Propagation", ko: "전파 일치" },
  tls: { en: "TLS ready", ko: "TLS 준비" },
  https: { en: "Reachable over HTTPS", ko: "HTTPS 접속" },
  registration: { en: "Registration", ko: "도메인 등록" },
  "tls-days": { en: "Certificate valid for", ko: "인증서 남은 기간" },
  "registration-days": { en: "Registration valid for", ko: "등록 남은 기간" },
  "look-again": { en: "Check again in", ko: "다시 확인할 때까지" },
} as const satisfies Readonly<Record<string, Text>>;

/** The id of a key figure. */
export type KpiId = keyof typeof kpis;

const decisions = {
  go: { en: "go", ko: "가능" },
  "no-go": { en: "no-go", ko: "불가" },
  unknown: { en: "unknown", ko: "알 수 없음" },
} as const satisfies Readonly<Record<Decision, Text>>;

/** All words of the check. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    ...Object.fromEntries(["verdict", ...essentials].map((id) => [id, decisions])),
    "registration-days": { false: { en: "not published", ko: "공개되지 않음" } },
  },
} satisfies Words;
