import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { columns, input, raw, registered } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { ProblemId as LookalikeProblemId } from "./problems.ts";
export type { LookalikeRaw } from "./schema.ts";

/** Seconds for which a complete result is cached. */
const ttl = 6 * 3600;

/** Finds registered domains that can be mistaken for a domain. */
export const lookalike = defineCheck({
  id: "lookalike",
  version: 4,
  title: { en: "Lookalike domains", ko: "유사 도메인" },
  about: {
    en: "Generates names that can be mistaken for a domain and checks which of them are registered, who owns them, and whether they serve mail and web.",
    ko: "도메인과 혼동될 수 있는 이름을 만들어 등록 여부, 소유자, 메일과 웹 사용 여부를 확인합니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "heavy",
  ttl,
  deadline: 60,
  words,
  target: ({ query }) => targetOfHost(query),
  collect,
  lasts: ({ truncated }) => (truncated ? 0 : ttl),
  judge,
  fits: (seen, { query, limit }) => seen.domain === query && seen.counts.variants <= limit,
  tables: tablesOf,
  items: { schema: registered, of: (seen) => seen.registered, key: "name", columns },
  observe: ({ domain, registered }) =>
    registered
      .filter(({ owner }) => owner !== "own")
      .map(({ name }) => ({ target: domain, kind: "lookalike:registered", value: name })),
  monitored,
});
