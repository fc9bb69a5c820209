import { defineCheck } from "../../core/check.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { answer, change, input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { ChangesRaw } from "./schema.ts";

/** Lists the changes that monitoring found at a domain. */
export const changes = defineCheck({
  id: "changes",
  version: 3,
  title: { en: "Changes", ko: "변경 기록" },
  about: {
    en: "Shows the changes and security regressions that the daily monitoring recorded for a domain: grades, headers, DNS, certificates, mail, registration, lookalikes and exposed hosts.",
    ko: "매일 감시가 기록한 도메인의 변경과 보안 회귀를 보여 줍니다. 등급, 헤더, DNS, 인증서, 메일, 등록 정보, 유사 도메인, 노출된 호스트를 포함합니다.",
  },
  notes,
  input,
  subject: "query",
  concerns: "store",
  raw,
  cost: "light",
  ttl: 0,
  words,
  // Nothing is sent to it.
  target: ({ query }) => targetOfText(query),
  collect,
  judge,
  answer: {
    schema: answer,
    of: (result, _input, language) => ({
      ...result.raw,
      interpretation: interpret({ id: "changes", words }, result.verdict, language),
    }),
    fits: (told, { query }) => (told as { readonly domain: string }).domain === query,
    tables: (told) => tablesOf(raw.parse(told)),
    lines: { schema: change, of: (result) => ({ lines: result.raw.changes, next: result.raw.next }) },
  },
});
