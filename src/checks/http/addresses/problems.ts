import { defineProblems } from "../../../core/result/interpretation.ts";

/** Differences between the addresses of a site, which visitors reach at random. */
export const addressesProblems = defineProblems({
  "addresses-answers": {
    severity: "medium",
    cause: {
      en: "Visitors are answered otherwise at {others} than at {own}: by another status, or at another URL.",
      ko: "{others|은/는} {own|과/와} 다른 상태 코드나 다른 URL로 응답합니다.",
    },
    action: { en: "Deploy the same site at every address.", ko: "모든 주소에 같은 사이트를 배포하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15",
  },
  "addresses-headers": {
    severity: "medium",
    cause: {
      en: "Other security headers are sent at {others} than at {own}: {headers}.",
      ko: "{others|은/는} {own|과/와} 다른 보안 헤더를 보냅니다: {headers}.",
    },
    action: { en: "Send the same headers at every address.", ko: "모든 주소에서 같은 헤더를 보내십시오." },
    reference: "https://owasp.org/www-project-secure-headers/",
  },
});
