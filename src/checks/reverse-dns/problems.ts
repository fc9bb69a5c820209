import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { nameProblems } from "./names/problems.ts";
import { zoneProblems } from "./zone/problems.ts";

/** Every problem of the reverse DNS check. */
export const problems = { ...zoneProblems, ...nameProblems };

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the placeholders of the texts. */
export const find = finder<typeof problems>();

const kpis = {
  names: { en: "PTR names", ko: "PTR 이름" },
  confirmed: { en: "Forward-confirmed", ko: "정방향 확인(FCrDNS)" },
  ttl: { en: "TTL", ko: "TTL" },
  zone: { en: "Reverse zone", ko: "역방향 존" },
  owner: { en: "Zone operator", ko: "존 운영자" },
  dnssec: { en: "DNSSEC", ko: "DNSSEC" },
} as const satisfies Record<string, Text>;

/** The id of a key figure. */
export type KpiId = keyof typeof kpis;

/** All words of the check. It has no grade, so it has neither parts nor caps. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    names: { false: { en: "none", ko: "없음" } },
    dnssec: {
      secure: { en: "secure", ko: "검증됨" },
      insecure: { en: "unsigned", ko: "서명되지 않음" },
      bogus: { en: "bogus (validation fails)", ko: "검증 실패" },
      island: { en: "signed, but without a DS record", ko: "서명되었으나 상위 존과 연결되지 않음" },
      indeterminate: { en: "unknown", ko: "알 수 없음" },
    },
  },
} satisfies Words;
