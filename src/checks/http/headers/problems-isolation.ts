import { defineProblems } from "../../../core/result/interpretation.ts";

/** The headers that isolate a page from other origins, which are reported and not graded. */
export const isolationProblems = defineProblems({
  "isolation-missing": {
    severity: "info",
    cause: { en: "No {header} is sent.", ko: "{header} 헤더가 없습니다." },
    action: {
      en: "Consider {header}: {value}; it is not part of the grade.",
      ko: "{header}: {value} 설정을 검토하십시오. 등급에는 포함되지 않습니다.",
    },
    reference: "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies",
  },
  "isolation-invalid": {
    severity: "low",
    cause: {
      en: "Browsers ignore this {header}; they do not know its value.",
      ko: "브라우저가 값을 몰라 이 {header} 헤더를 무시합니다.",
    },
    action: { en: "Send {header}: {value}.", ko: "{header}: {value|을/를} 보내십시오." },
    reference: "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies",
  },
});
