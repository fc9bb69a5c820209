import { defineCheck } from "../../core/check.ts";
import { hostCheck } from "../../core/target/host-check.ts";
import { collect } from "./collect.ts";
import { grading } from "./grading.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { raw } from "./schema.ts";

export type { OwaspRaw } from "./schema.ts";
export { ladder } from "./weights.ts";

/** What OWASP's Top Ten has to say of a site, as far as it shows from outside. */
export const owasp = defineCheck({
  id: "owasp",
  version: 1,
  title: { en: "OWASP posture", ko: "OWASP 보안 태세" },
  about: {
    en: "Assesses from outside what shows of OWASP's Top Ten: secure headers, cryptographic failures, misconfiguration and outdated components, graded A+ to F.",
    ko: "외부에서 보이는 OWASP Top 10 항목을 평가합니다. 보안 헤더, 암호화 실패, 보안 설정 오류, 오래된 구성 요소를 A+부터 F까지 평가합니다.",
  },
  ...hostCheck,
  raw,
  cost: "standard",
  ttl: 300,
  words,
  grading,
  collect,
  judge,
});
