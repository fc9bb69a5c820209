import { defineProblems } from "../../../core/result/interpretation.ts";

/** Reasons why browsers guess the type of a response. */
export const contentTypeProblems = defineProblems({
  "content-type-options-missing": {
    severity: "medium",
    cause: { en: "No X-Content-Type-Options is sent.", ko: "X-Content-Type-Options 헤더가 없습니다." },
    action: { en: "Send X-Content-Type-Options: nosniff.", ko: "X-Content-Type-Options: nosniff를 보내십시오." },
    reference: "https://fetch.spec.whatwg.org/#x-content-type-options-header",
  },
  "content-type-options-invalid": {
    severity: "medium",
    cause: {
      en: "Browsers ignore this X-Content-Type-Options. The first value must be nosniff.",
      ko: "브라우저는 이 X-Content-Type-Options를 무시합니다. 첫 번째 값인 nosniff만 인식합니다.",
    },
    action: { en: "Send X-Content-Type-Options: nosniff.", ko: "X-Content-Type-Options: nosniff를 보내십시오." },
    reference: "https://fetch.spec.whatwg.org/#determine-nosniff",
  },
});
