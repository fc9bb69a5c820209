import { defineProblems, finder, type Words } from "../../core/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { zoneProblems } from "./problems-zone.ts";

/** Everything that may be wrong with a name in the DNS, and what is worth knowing beside it. */
export const problems = defineProblems({ ...zoneProblems });

/** A problem of this check. */
export type ProblemId = keyof typeof problems;

/** Names a problem of this check. */
export const find = finder<typeof problems>();

const kpis = {
  zone: { en: "Zone", ko: "영역" },
} as const satisfies Record<string, Text>;

/** The key figures of a name. */
export type KpiId = keyof typeof kpis;

/** Everything that the check says, in both languages. It gives no letter, so it has neither parts nor ceilings. */
export const words = { problems, caps: {}, parts: {}, kpis } satisfies Words;
