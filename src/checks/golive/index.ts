import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";

export type { GoliveRaw } from "./schema.ts";

/** Whether a domain is ready to go live, judged by five essentials. */
export const golive = defineCheck({
  id: "golive",
  version: 9,
  title: { en: "Ready to go live", ko: "공개 준비 점검" },
  about: {
    en: "Decides go, no-go or unknown by 5 essentials: the DNS resolves, all resolvers return the same records, TLS is ready, the site is reachable over HTTPS, and the registration does not expire soon.",
    ko: "다섯 가지 필수 조건으로 공개 가능, 불가, 알 수 없음을 판정합니다. DNS 응답, 전파 일치, TLS 준비, HTTPS 접속, 도메인 등록 만료.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "standard",
  surveyAge: 60,
  ttl: 60,
  deadline: 30,
  words,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  fits: (seen, { query }) => seen.domain === query,
  monitored,
});
