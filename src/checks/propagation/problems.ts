import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { authorityProblems } from "./authorities/problems.ts";
import { resolverProblems } from "./resolvers/problems.ts";

/** Every problem of the propagation check. */
export const problems = { ...resolverProblems, ...authorityProblems };

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the placeholders of the texts. */
export const find = finder<typeof problems>();

const kpis = {
  current: { en: "Current", ko: "현재 값" },
  updated: { en: "Resolvers up to date", ko: "최신 상태인 리졸버" },
  stale: { en: "Resolvers with old data", ko: "이전 값을 가진 리졸버" },
  "fresh-in": { en: "Up to date everywhere in", ko: "모두 최신이 되기까지" },
  ttl: { en: "TTL", ko: "TTL" },
  authorities: { en: "Name servers that answer", ko: "응답한 네임서버" },
  serial: { en: "Zone serial", ko: "존의 일련번호" },
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
    current: { false: { en: "no such record", ko: "해당 레코드 없음" } },
    "fresh-in": { 0: { en: "now", ko: "이미 최신" } },
  },
} satisfies Words;
