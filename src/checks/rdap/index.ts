import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { observe } from "./observations.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { RdapRaw } from "./schema.ts";

/** The registration of a domain: registrar, dates, name servers and statuses. */
export const rdap = defineCheck({
  id: "rdap",
  version: 3,
  title: { en: "Domain registration", ko: "도메인 등록 정보" },
  about: {
    en: "Looks up the registration of a domain over RDAP, or over WHOIS if there is no RDAP server: registrar, dates, name servers and the meaning of every status.",
    ko: "도메인 등록 정보를 RDAP으로, 없으면 WHOIS로 조회합니다. 레지스트라, 날짜, 네임서버와 모든 상태의 의미를 보여 줍니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "standard",
  ttl: 6 * 3600,
  deadline: 15,
  words,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  fits: (seen, { query }) => seen.domain === query,
  tables: tablesOf,
  observe,
  monitored,
});
