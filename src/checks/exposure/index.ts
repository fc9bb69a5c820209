import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export { sampleProblem } from "../../formats/exposure/sample.ts";
export { ownKeysAt, readOwnRules } from "./own-rules.ts";
export { exposureDataOf } from "./classify.ts";
export type { ExposureRule } from "../../data/exposure/rule.ts";
export type { ExposureRaw } from "./schema.ts";

const hour = 3600;

/** The public pages of the hosts of a domain: tools, listings, admin screens, logins. */
export const exposure = defineCheck({
  id: "exposure",
  version: 9,
  title: { en: "Exposed pages", ko: "노출된 페이지" },
  about: {
    en: "Opens each known host of a domain once and lists the tools, directory listings, admin screens and logins that anyone can reach. Check only domains that you own or are allowed to test.",
    ko: "도메인의 알려진 호스트를 한 번씩 열어 누구나 접근할 수 있는 도구, 목록, 관리 화면, 로그인을 확인합니다. 소유하고 있거나 점검 허가를 받은 도메인만 점검하십시오.",
  },
  notes,
  input,
  subject: "domain",
  raw,
  cost: "heavy",
  ttl: hour,
  lasts: ({ truncated }) => (truncated ? 0 : hour),
  deadline: 90,
  words,
  target: ({ domain }) => targetOfHost(domain),
  collect,
  judge,
  fits: (seen, { domain }) => seen.domain === domain,
  tables: tablesOf,
  monitored,
});
