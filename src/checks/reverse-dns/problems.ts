import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { nameProblems } from "./names/problems.ts";
import { zoneProblems } from "./zone/problems.ts";

/** Everything that may be the matter with the names of an address, and with the zone that holds them. */
export const problems = { ...zoneProblems, ...nameProblems };

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the holes of the texts. */
export const find = finder<typeof problems>();

const kpis = {
  names: { en: "Names", ko: "이름" },
  confirmed: { en: "Forward-confirmed", ko: "정방향 확인(FCrDNS)" },
  ttl: { en: "TTL", ko: "TTL" },
  zone: { en: "Reverse zone", ko: "역방향 존" },
  owner: { en: "Kept by", ko: "관리자" },
  dnssec: { en: "DNSSEC", ko: "DNSSEC" },
} as const satisfies Record<string, Text>;

/** The key figures of the names of an address. */
export type KpiId = keyof typeof kpis;

/** Everything that the check says, in both languages. It gives no letter, so it has neither parts nor ceilings. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    names: { false: { en: "none", ko: "없음" } },
    dnssec: {
      secure: { en: "verified", ko: "검증됨" },
      insecure: { en: "not signed", ko: "서명되지 않음" },
      bogus: { en: "does not verify", ko: "검증 실패" },
      island: { en: "signed, but not linked to the zone above", ko: "서명되었으나 상위 존과 연결되지 않음" },
      indeterminate: { en: "could not be told", ko: "알 수 없음" },
    },
  },
} satisfies Words;
