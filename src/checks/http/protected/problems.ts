import { defineProblems } from "../../../core/result/interpretation.ts";

const action = {
  en: "If this is a protected preview, pass its credentials with --header NAME=VARIABLE (input header) or --client-cert.",
  ko: "보호된 프리뷰라면 --header NAME=VARIABLE(입력 header) 또는 --client-cert로 인증 정보를 지정하십시오.",
} as const;

/** Answers in place of the intended page. */
export const protectedProblems = defineProblems({
  "protected-page": {
    severity: "info",
    cause: {
      en: "The page requires authentication ({status}).",
      ko: "페이지에 인증이 필요합니다({status}).",
    },
    action,
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2",
  },
  "forbidden-page": {
    severity: "info",
    cause: {
      en: "The server refused the request ({status}). It may refuse this check only, or every visitor.",
      ko: "서버가 요청을 거부했습니다({status}). 이 점검만 거부했거나 모든 방문자를 거부하는 것일 수 있습니다.",
    },
    action: {
      en: "Open the page in a browser. If it needs credentials, pass them with --header NAME=VARIABLE (input header).",
      ko: "브라우저로 페이지를 열어 보십시오. 인증 정보가 필요하면 --header NAME=VARIABLE(입력 header)로 지정하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4",
  },
  "proxy-page": {
    severity: "info",
    cause: {
      en: "A proxy asked for authentication ({status}) instead of the site.",
      ko: "사이트 대신 프록시가 인증을 요구했습니다({status}).",
    },
    action: {
      en: "Pass the proxy with its credentials: --proxy http://user:password@host:port.",
      ko: "프록시를 인증 정보와 함께 --proxy http://user:password@host:port로 지정하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.8",
  },
  "login-page": {
    severity: "info",
    cause: {
      en: "The site redirects to a login page of {service}, and that page was graded.",
      ko: "사이트가 방문자를 {service}의 로그인 페이지로 보내, 그 페이지를 평가했습니다.",
    },
    action,
  },
  "block-page": {
    severity: "info",
    cause: {
      en: "{service} refused this request ({status}), and its block page was graded.",
      ko: "{service|이/가} 요청을 차단했으며({status}), 그 차단 페이지를 평가했습니다.",
    },
    action: {
      en: "Allow this check in the rules of {service}, for example by a header that --header sends.",
      ko: "{service}의 규칙에서 이 점검을 허용하십시오. 예를 들어 --header로 보내는 헤더로 구별할 수 있습니다.",
    },
  },
  "placeholder-page": {
    severity: "info",
    cause: {
      en: "{service} has no site at this name ({status}), and its own page was graded.",
      ko: "{service}에 이 이름의 사이트가 없으며({status}), 그 기본 페이지를 평가했습니다.",
    },
    action: {
      en: "Deploy the site, and connect this name to it.",
      ko: "사이트를 배포하고 이 이름을 연결하십시오.",
    },
  },
});
