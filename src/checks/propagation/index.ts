import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { PropagationRaw } from "./schema.ts";

/** Whether public resolvers return the current records of a domain, and when they will. */
export const propagation = defineCheck({
  id: "propagation",
  version: 4,
  title: { en: "DNS propagation", ko: "DNS 전파" },
  about: {
    en: "Queries every name server of the zone and at least 8 public resolvers for one record type at once, and reports which resolvers still return old data, and for how long.",
    ko: "존의 모든 네임서버와 8개 이상의 공개 리졸버에 한 유형의 레코드를 동시에 질의하여, 아직 이전 값을 반환하는 리졸버와 남은 시간을 보고합니다.",
  },
  notes,
  input,
  subject: "domain",
  raw,
  cost: "standard",
  ttl: 30,
  deadline: 30,
  words,
  target: ({ domain, type }) => targetOfHost(domain, undefined, type === "A" ? undefined : type),
  collect,
  judge,
  tables: tablesOf,
  fits: (seen, { domain, type }) => seen.domain === domain && seen.type === type,
});
