import { defineProblems } from "../../../core/result/interpretation.ts";

const opener = "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies";

/** The specifications of the other headers. */
const references = {
  "Cross-Origin-Resource-Policy": "https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header",
  "Cross-Origin-Embedder-Policy": "https://html.spec.whatwg.org/multipage/browsers.html#coep",
} as const;

/** The headers that isolate a page from other origins, which are reported and not graded. */
export const isolationProblems = defineProblems({
  "isolation-missing": {
    severity: "info",
    cause: { en: "No {header} is sent.", ko: "{header} 헤더가 없습니다." },
    action: {
      en: "Consider {header}: {value}; it is not part of the grade.",
      ko: "{header}: {value} 설정을 검토하십시오. 등급에는 포함되지 않습니다.",
    },
    reference: opener,
    references,
  },
  "isolation-invalid": {
    severity: "low",
    cause: {
      en: "Browsers ignore this {header}. It must be sent once, with one known value in lower case.",
      ko: "브라우저가 이 {header} 헤더를 무시합니다. 알려진 값 하나를 소문자로 한 번만 보내야 합니다.",
    },
    action: { en: "Send {header}: {value}.", ko: "{header}: {value|을/를} 보내십시오." },
    reference: opener,
    references,
  },
});
