import { defineCheck } from "../../core/check.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { answer, input, raw, valueOf, type PivotRaw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { PivotRaw } from "./schema.ts";

/** Finds domains that were observed with the same piece of infrastructure. */
export const pivot = defineCheck({
  id: "pivot",
  version: 1,
  title: { en: "Infrastructure pivot", ko: "인프라 피벗" },
  about: {
    en: "Finds other domains that were observed with the same address, name server, mail host, certificate issuer or registrar. Needs an API key.",
    ko: "같은 주소, 네임서버, 메일 호스트, 인증서 발급자, 레지스트라로 관측된 다른 도메인을 찾습니다. API 키가 필요합니다.",
  },
  notes,
  input,
  subject: "value",
  concerns: "store",
  requires: "key",
  raw,
  cost: "standard",
  ttl: 0,
  words,
  // Nothing is sent to it.
  target: (given) => targetOfText(`${given.kind} ${valueOf(given)}`),
  collect,
  judge,
  answer: {
    schema: answer,
    of: (result, _input, language) => ({
      ...result.raw,
      interpretation: interpret({ id: "pivot", words }, result.verdict, language),
    }),
    fits: (told, given) => {
      const { kind, value } = told as PivotRaw;
      return kind === given.kind && value === valueOf(given);
    },
    tables: (told) => tablesOf(raw.parse(told)),
  },
});
