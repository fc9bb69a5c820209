import { defineCheck } from "../../core/check.ts";
import { endpointOf, hostCheck } from "../../core/target/host-check.ts";
import { acceptStatus } from "../../formats/http/status-list.ts";
import { collect } from "./collect.ts";
import { grading } from "./grading.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { raw } from "./schema.ts";

export type { OwaspRaw } from "./schema.ts";
export { ladder } from "./weights.ts";

/** Judges a site by the OWASP Top Ten, as far as it is visible from outside. */
export const owasp = defineCheck({
  id: "owasp",
  version: 7,
  title: { en: "OWASP posture", ko: "OWASP 보안 태세" },
  about: {
    en: "Assesses the parts of the OWASP Top Ten that are visible from outside: secure headers, cryptographic failures, misconfiguration and outdated components. Grades from A+ to F.",
    ko: "외부에서 보이는 OWASP Top 10 항목을 평가합니다. 보안 헤더, 암호화 실패, 보안 설정 오류, 오래된 구성 요소를 A+부터 F까지 평가합니다.",
  },
  notes: [
    {
      en: "It assesses the first page and the redirects that lead to it. It knows only a few published vulnerabilities (CVE), does not open other pages and sends no attack. A good grade means that nothing was found in what is visible from outside.",
      ko: "첫 페이지와 그 페이지까지의 리디렉션만 평가합니다. 공개된 취약점(CVE)은 일부만 알고, 다른 페이지를 열지 않으며 공격 요청을 보내지 않습니다. 등급이 좋다는 것은 외부에서 보이는 범위에서 발견된 문제가 없다는 뜻입니다.",
    },
  ],
  ...hostCheck,
  input: hostCheck.input.extend({ accept_status: acceptStatus() }),
  question: ({ accept_status, ...query }) => ({
    ...endpointOf(query),
    ...(accept_status && { acceptStatus: accept_status }),
  }),
  raw,
  cost: "standard",
  surveyAge: 60,
  ttl: 300,
  words,
  grading,
  collect,
  judge,
  monitored: {
    fields: {},
    facts: () => [],
    doubts: [
      "tls-unknown",
      "tls-unobserved",
      "page-unseen",
      "page-unreadable",
      "page-cut",
      "software-cut",
      "software-unread",
      "cookies-cut",
      "port80-unknown",
      "cors-unknown",
    ],
  },
});
