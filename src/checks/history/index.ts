import { defineCheck } from "../../core/check.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { line, linesOf } from "./lines.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { answer, input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { HistoryRaw } from "./schema.ts";

/** Lists what was observed of a domain or address over time. */
export const history = defineCheck({
  id: "history",
  version: 2,
  title: { en: "Infrastructure history", ko: "인프라 기록" },
  about: {
    en: "Shows which name servers, addresses, mail hosts, certificate issuers and registrars were observed for a domain or IPv4 address, with first and last sighting.",
    ko: "도메인이나 IPv4 주소에서 관측한 네임서버, 주소, 메일 호스트, 인증서 발급자, 레지스트라를 최초·마지막 관측 시각과 함께 보여 줍니다.",
  },
  notes,
  input,
  subject: "target",
  concerns: "store",
  raw,
  cost: "light",
  ttl: 0,
  words,
  // Nothing is sent to it.
  target: ({ target }) => targetOfText(target),
  collect,
  judge,
  answer: {
    schema: answer,
    of: (result, _input, language) => ({
      ...result.raw,
      interpretation: interpret({ id: "history", words }, result.verdict, language),
    }),
    fits: (told, { target }) => (told as { readonly target: string }).target === target,
    tables: (told) => tablesOf(raw.parse(told)),
    lines: { schema: line, of: (result) => ({ lines: linesOf(result.raw), next: result.raw.next }) },
  },
});
