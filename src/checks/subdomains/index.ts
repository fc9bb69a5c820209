import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { lasts, wholeDay } from "./lasts.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export { caaOf, isIssuerAllowed, issuerDomainsOf } from "./caa.ts";
export { areNamesKnown } from "./judge.ts";
export type { ProblemId as SubdomainsProblemId } from "./problems.ts";
export type { SubdomainsRaw } from "./schema.ts";

/** The names below a domain in Certificate Transparency logs. */
export const subdomains = defineCheck({
  id: "subdomains",
  version: 4,
  title: { en: "Subdomains", ko: "하위 도메인" },
  about: {
    en: "Lists the names below a domain in Certificate Transparency logs. Nothing is sent to the domain itself.",
    ko: "Certificate Transparency 로그에 공개된 하위 도메인을 나열합니다. 대상 도메인에는 아무것도 보내지 않습니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "heavy",
  ttl: wholeDay,
  lasts,
  deadline: 30,
  words,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  fits: (seen, { query, limit }) => seen.domain === query && seen.names.length <= limit,
  tables: tablesOf,
  monitored,
});
