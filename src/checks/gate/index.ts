import { defineCheck } from "../../core/check.ts";
import { targetOfUrl } from "../../core/target/value.ts";
import { gateResult } from "../../core/result/result-schema.ts";
import { answer } from "./answer.ts";
import { collect } from "./collect.ts";
import { fits } from "./fits.ts";
import { judge } from "./judge.ts";
import { problems } from "./problems.ts";
import { input } from "./input.ts";
import { raw } from "./schema.ts";

export { answerFailure } from "./answer.ts";
export { defaults } from "./thresholds.ts";

/** Compares a deployed URL with thresholds, from one run of the `ssl` and `http` checks. Answers the result object. */
export const gate = defineCheck({
  id: "gate",
  version: 2,
  title: { en: "Pre-deploy gate", ko: "배포 전 게이트" },
  about: {
    en: "Measures certificate, TLS, security headers, expiry and HTTPS of a deployed URL and passes or fails a build.",
    ko: "배포된 URL의 인증서, TLS, 보안 헤더, 만료, HTTPS를 측정하여 빌드를 통과시키거나 실패시킵니다.",
  },
  input,
  subject: "url",
  raw,
  cost: "standard",
  // Never cached: a gate is about this deployment, not an earlier one.
  ttl: 0,
  words: { problems, caps: {}, kpis: {}, parts: {} },
  target: ({ url }) => targetOfUrl(url),
  collect,
  judge,
  answer: { schema: gateResult, of: answer, fits },
});
