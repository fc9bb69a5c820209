import { defineCheck } from "../../core/check.ts";
import { targetOfUrl } from "../../core/target/value.ts";
import { gateResult } from "../../core/result/result-schema.ts";
import { answer } from "./answer.ts";
import { collect } from "./collect.ts";
import { fits } from "./matches.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { input } from "./input.ts";
import { raw } from "./schema.ts";

export { answerFailure } from "./answer.ts";
export { defaults } from "./thresholds.ts";

/** Compares a deployed URL with thresholds, from one run of the `ssl` and `http` checks. Answers the result object. */
export const gate = defineCheck({
  id: "gate",
  version: 12,
  title: { en: "Pre-deploy gate", ko: "배포 전 게이트" },
  about: {
    en: "Measures certificate, TLS, security headers, expiry and HTTPS of a deployed URL and passes or fails a build.",
    ko: "배포된 URL의 인증서, TLS, 보안 헤더, 만료, HTTPS를 측정하여 빌드를 통과시키거나 실패시킵니다.",
  },
  notes: [
    {
      en: "The site is the final answer with a status of 2xx, or one that `accept_status` names; a redirect within the registrable domain belongs to the site. A rate limit (429) and a timeout (408) are accepted only by their own number, not by `4xx`. Behind an error, a login, a bot challenge or a block page the headers are unknown, while certificate, days and HTTPS of the given origin are still judged. A platform's page for a site that does not exist makes the whole target unknown.",
      ko: "상태 코드가 2xx이거나 `accept_status`에 지정된 마지막 응답을 사이트로 봅니다. 등록 도메인 안의 리디렉션은 사이트에 속합니다. 요청 수 제한(429)과 시간 초과(408)는 `4xx`가 아니라 해당 번호를 직접 지정한 경우에만 허용됩니다. 오류, 로그인, 봇 확인, 차단 페이지 뒤에서는 헤더를 알 수 없으며, 지정한 출처의 인증서, 남은 기간, HTTPS는 계속 평가합니다. 존재하지 않는 사이트에 대한 플랫폼의 페이지이면 대상 전체를 알 수 없습니다.",
    },
  ],
  input,
  subject: "url",
  raw,
  cost: "standard",
  // Never cached: a gate is about this deployment, not an earlier one.
  ttl: 0,
  words,
  target: ({ url }) => targetOfUrl(url),
  collect,
  judge,
  answer: { schema: gateResult, of: answer, fits },
});
