import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { grading } from "./grading.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { ImpersonationRaw } from "./schema.ts";

/** Seconds for which a complete result is cached. */
const ttl = 6 * 3600;

/** How easily others can impersonate the owner of a domain. */
export const impersonation = defineCheck({
  id: "impersonation",
  version: 5,
  title: { en: "Impersonation exposure", ko: "사칭 노출도" },
  about: {
    en: "Grades how easily others can impersonate a domain: lookalikes that resolve, DMARC, and internal names and wildcards in certificates. Passive.",
    ko: "도메인이 얼마나 쉽게 사칭될 수 있는지 평가합니다. 동작 중인 유사 도메인, DMARC, 인증서에 공개된 내부 시스템 이름과 와일드카드를 수동으로 확인합니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "heavy",
  ttl,
  lasts: ({ lookalikes, truncated }) => (truncated || lookalikes === null ? 0 : ttl),
  deadline: 60,
  words,
  grading,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  monitored: {
    fields: {},
    facts: () => [],
    doubts: ["not-determined", "not-resolved", "lookalikes-unknown", "logs-unknown", "dmarc-unknown"],
  },
  fits: (seen, { query }) => seen.domain === query,
  tables: tablesOf,
});
