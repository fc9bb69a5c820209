import { isIP } from "node:net";
import { defineCheck } from "../../core/check.ts";
import { withoutWww } from "../../core/store.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { scoring } from "./scoring.ts";
import { tablesOf } from "./tables.ts";

export type { ProblemId as EmailProblemId } from "./problems.ts";
export type { EmailRaw } from "./schema.ts";

/** Deliverability of a domain's mail, and protection against spoofing. */
export const email = defineCheck({
  id: "email",
  version: 6,
  title: { en: "E-mail authentication and deliverability", ko: "이메일 인증과 도달률" },
  about: {
    en: "Checks how a domain receives and sends mail: MX, STARTTLS, DANE, MTA-STS, TLS-RPT, SPF, DKIM, DMARC, BIMI and blocklists, with a score from 0 to 100. An IP address is scored as a sender.",
    ko: "도메인의 메일 수신과 발신 설정을 점검합니다. MX, STARTTLS, DANE, MTA-STS, TLS-RPT, SPF, DKIM, DMARC, BIMI, 차단 목록을 0~100점으로 평가합니다. IP 주소는 메일을 보내는 주소로 평가합니다.",
  },
  input,
  subject: "query",
  raw,
  cost: "heavy",
  ttl: 300,
  deadline: 30,
  words,
  scoring,
  notes,
  tables: tablesOf,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  fits: (seen, { query }) => seen.query === query && (seen.address !== null) === isIP(query) > 0,
  observe: ({ query, domain }) =>
    domain?.mx.kind === "found"
      ? domain.mx.hosts.map(({ host }) => ({ target: withoutWww(query), kind: "dns:mx", value: host }))
      : [],
  monitored,
});
