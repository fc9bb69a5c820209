import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { PropagationRaw } from "./schema.ts";

/** Whether resolvers all over the world have what the authorities of a domain say, and for how long they will not. */
export const propagation = defineCheck({
  id: "propagation",
  version: 2,
  title: { en: "DNS propagation", ko: "DNS 전파" },
  about: {
    en: "Asks every name server of the zone and eight or more public resolvers for one type of records at once, and tells who still has something old, and for how long.",
    ko: "존의 모든 네임서버와 8개 이상의 공개 리졸버에 한 종류의 레코드를 동시에 물어, 누가 아직 이전 값을 갖고 있고 얼마나 더 갖고 있을지 알려 줍니다.",
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
