import { defineProblems } from "../../../core/result/interpretation.ts";

const action = {
  en: "If this is a protected preview, pass its credentials with --header NAME=VARIABLE (input header) or --client-cert. Credentials that were passed are not valid for this page.",
  ko: "보호된 프리뷰라면 --header NAME=VARIABLE(입력 header) 또는 --client-cert로 여는 값을 지정하십시오. 이미 지정했다면 그 값으로는 이 페이지가 열리지 않습니다.",
} as const;

/** Access controls in front of a page. */
export const protectedProblems = defineProblems({
  "protected-page": {
    severity: "info",
    cause: {
      en: "The page requires authentication ({status}).",
      ko: "모두에게 열려 있는 페이지가 아닙니다({status}).",
    },
    action,
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2",
  },
  "login-page": {
    severity: "info",
    cause: {
      en: "The site redirects to a login page of {service}, and that page was graded.",
      ko: "사이트가 방문자를 {service}의 로그인 페이지로 보내, 그 페이지를 평가했습니다.",
    },
    action,
  },
});
