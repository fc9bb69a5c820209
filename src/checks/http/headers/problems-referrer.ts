import { defineProblems } from "../../../core/result/interpretation.ts";

const referrer = "https://www.w3.org/TR/referrer-policy/";

/** What other sites learn from the Referer header. */
export const referrerProblems = defineProblems({
  "referrer-missing": {
    severity: "low",
    cause: {
      en: "No Referrer-Policy is sent, so each browser uses its own default.",
      ko: "Referrer-Policy가 없어 브라우저마다 자체 기본값을 따릅니다.",
    },
    action: {
      en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
      ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오.",
    },
    reference: `${referrer}#referrer-policy-delivery`,
  },
  "referrer-unknown": {
    severity: "low",
    cause: {
      en: "Browsers support none of the values of this Referrer-Policy.",
      ko: "이 Referrer-Policy에는 브라우저가 아는 값이 없습니다.",
    },
    action: {
      en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
      ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오.",
    },
    reference: `${referrer}#parse-referrer-policy-from-header`,
  },
  "referrer-leaky": {
    severity: "low",
    cause: {
      en: "The referrer policy {policy} sends more of the URL to other sites than they need.",
      ko: "리퍼러 정책 {policy|은/는} 다른 사이트에 필요 이상의 정보를 알려 줍니다.",
    },
    action: {
      en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer. Remove every <meta name=referrer> that weakens it, also in the body.",
      ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오. 이를 약화하는 <meta name=referrer>는 body에 있는 것도 제거하십시오.",
    },
    reference: `${referrer}#referrer-policies`,
  },
});
