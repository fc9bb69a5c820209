import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { observe } from "./zone/observations.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { ProblemId as DnsProblemId } from "./problems.ts";
export type { DnsRaw } from "./schema.ts";

/** The records of a name, and the health of its zone. */
export const dns = defineCheck({
  id: "dns",
  version: 8,
  title: { en: "DNS records and zone health", ko: "DNS 레코드와 존 상태" },
  about: {
    en: "Reads the records of a name, queries every name server of its zone and the parent zone, validates DNSSEC, and reports problems.",
    ko: "이름의 레코드를 읽고, 존과 상위 존의 네임서버에 질의하고, DNSSEC을 검증하여 문제를 보고합니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "standard",
  ttl: 60,
  words,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  fits: ({ name }, { query }) => name === query,
  observe,
  tables: tablesOf,
  monitored,
});
