import { defineProblems } from "../../../core/result/interpretation.ts";

const specification = "https://www.w3.org/TR/CSP3/";

/** Syntax mistakes in a Content-Security-Policy, whatever their effect. */
export const cspWritingProblems = defineProblems({
  "csp-duplicate-directive": {
    severity: "low",
    cause: {
      en: "{directive} appears more than once in one Content-Security-Policy. Browsers use only the first one.",
      ko: "한 Content-Security-Policy에 {directive|이/가} 두 번 이상 있으며 첫 번째만 적용됩니다.",
    },
    action: {
      en: "Put all sources into one {directive}.",
      ko: "모든 출처를 하나의 {directive|으로/로} 모으십시오.",
    },
    reference: `${specification}#parse-serialized-policy`,
  },
  "csp-unquoted-keyword": {
    severity: "low",
    cause: {
      en: "Without quotes, browsers read {keyword} as a host name.",
      ko: "따옴표가 없으면 {keyword|은/는} 호스트 이름으로 해석됩니다.",
    },
    action: { en: "Write '{keyword}' in single quotes.", ko: "작은따옴표를 붙여 '{keyword}'로 쓰십시오." },
    reference: `${specification}#framework-directive-source-list`,
  },
  "csp-unknown-directive": {
    severity: "low",
    cause: {
      en: "Browsers do not support the directive {directive}.{suggestion}",
      ko: "브라우저가 모르는 지시어입니다: {directive}.{suggestion}",
    },
    action: {
      en: "Correct the name, or look for a missing semicolon before it.",
      ko: "이름을 고치거나 앞에 세미콜론이 빠졌는지 확인하십시오.",
    },
    reference: `${specification}#csp-directives`,
  },
  "csp-missing-semicolon": {
    severity: "low",
    cause: {
      en: "{directive} is in the source list of {holder}, where it has no effect.",
      ko: "{directive|이/가} {holder}의 출처 목록 안에 있어 효과가 없습니다.",
    },
    action: { en: "Put a semicolon before {directive}.", ko: "{directive} 앞에 세미콜론을 넣으십시오." },
    reference: `${specification}#parse-serialized-policy`,
  },
});
