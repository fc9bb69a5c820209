import { defineProblems } from "../../../core/result/interpretation.ts";

const secureHeaders = "https://owasp.org/www-project-secure-headers/";

/** Headers that disclose the software of a site. */
export const leakProblems = defineProblems({
  "leak-version": {
    severity: "low",
    cause: {
      en: "{source} discloses the version of {product}.",
      ko: "{source|이/가} {product}의 버전을 알려 줍니다.",
    },
    action: { en: "Remove the version from {source}.", ko: "{source}에서 버전을 제거하십시오." },
    reference: secureHeaders,
  },
  "leak-product": {
    severity: "info",
    cause: {
      en: "{source} discloses the software of the server.",
      ko: "{source|이/가} 사용 중인 소프트웨어를 알려 줍니다.",
    },
    action: { en: "Remove {source} where you can.", ko: "가능하면 {source|을/를} 제거하십시오." },
    reference: secureHeaders,
  },
  "leak-internal": {
    severity: "low",
    cause: {
      en: "{source} discloses internal details of the site.",
      ko: "{source|이/가} 사이트 내부 정보를 드러냅니다.",
    },
    action: { en: "Remove {source} at the edge.", ko: "경계에서 {source|을/를} 제거하십시오." },
    reference: secureHeaders,
  },
});
