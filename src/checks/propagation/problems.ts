import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { authorityProblems } from "./authorities/problems.ts";
import { resolverProblems } from "./resolvers/problems.ts";

/** Everything that may be the matter with the copies of a record, or with those who give them out. */
export const problems = { ...resolverProblems, ...authorityProblems };

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the holes of the texts. */
export const find = finder<typeof problems>();

const kpis = {
  current: { en: "Current", ko: "현재 값" },
  updated: { en: "Resolvers up to date", ko: "최신 상태인 리졸버" },
  stale: { en: "Resolvers with old data", ko: "이전 값을 가진 리졸버" },
  "fresh-in": { en: "Fresh everywhere in", ko: "모두 최신이 되기까지" },
  ttl: { en: "TTL", ko: "TTL" },
  authorities: { en: "Name servers that answer", ko: "응답한 네임서버" },
  serial: { en: "Version of the zone", ko: "존의 버전(serial)" },
} as const satisfies Record<string, Text>;

/** The key figures of how far a record has come. */
export type KpiId = keyof typeof kpis;

/** Everything that the check says, in both languages. It gives no letter, so it has neither parts nor ceilings. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    current: { false: { en: "no such record", ko: "해당 레코드 없음" } },
    "fresh-in": { 0: { en: "now", ko: "이미 최신" } },
  },
} satisfies Words;
