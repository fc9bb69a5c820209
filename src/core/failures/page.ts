import { defineFailures } from "./kind.ts";

/** Replies that are not the site. */
export const pageFailures = defineFailures({
  "http.closed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} closed the connection before it answered the HTTP request.",
      ko: "{host|이/가} HTTP 요청에 응답하기 전에 연결을 닫았습니다.",
    },
  },
  "http.malformed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} sent a response that is not valid HTTP ({detail}).",
      ko: "{host|이/가} 올바른 HTTP가 아닌 응답을 보냈습니다({detail}).",
    },
  },
  "http.headers-too-large": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} sent more than {limit} kB of response headers.",
      ko: "{host|이/가} {limit} kB가 넘는 응답 헤더를 보냈습니다.",
    },
  },
  "http.server-error": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status} instead of the site.",
      ko: "{host|이/가} 사이트 대신 {status|을/를} 응답했습니다.",
    },
  },
  "page.status": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status}{meaning}; if that is right, accept it with --accept-status {status}.",
      ko: "{host|이/가} {status|을/를} 응답했습니다{meaning}. 이것이 정상이라면 --accept-status {status|으로/로} 허용하십시오.",
    },
  },
  "page.unauthorized": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status}: the page requires authentication. Pass credentials with --header or --client-cert; if {status} is right, accept it with --accept-status {status}.",
      ko: "{host|이/가} {status|을/를} 응답했습니다. 페이지에 인증이 필요합니다. --header 또는 --client-cert로 인증 정보를 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오.",
    },
  },
  "page.forbidden": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered {status}: the server refused the request. If the page needs credentials, pass them with --header; if {status} is right, accept it with --accept-status {status}.",
      ko: "{host|이/가} {status|을/를} 응답했습니다. 서버가 요청을 거부했습니다. 인증 정보가 필요하면 --header로 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오.",
    },
  },
  "page.proxy": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "A proxy answered {status} in place of {host}. Pass its credentials with --proxy http://user:password@host:port.",
      ko: "{host} 대신 프록시가 {status|을/를} 응답했습니다. --proxy http://user:password@host:port로 프록시의 인증 정보를 지정하십시오.",
    },
  },
  "page.login": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} redirects to a login page ({service}) instead of serving the site. Pass credentials with --header or --client-cert.",
      ko: "{host|이/가} 사이트 대신 로그인 페이지({service})로 보냅니다. --header 또는 --client-cert로 인증 정보를 지정하십시오.",
    },
  },
  "page.blocked": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{service} refused the request to {host} ({status}) and sent a block page instead of the site.",
      ko: "{service|이/가} {host}에 대한 요청을 거부하고({status}) 사이트 대신 차단 페이지를 보냈습니다.",
    },
  },
  "page.placeholder": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{service} has no site at {host} ({status}). Deploy it, and connect this name to it.",
      ko: "{service}에 {host}의 사이트가 없습니다({status}). 사이트를 배포하고 이 이름을 연결하십시오.",
    },
  },
  "http.challenge": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} answered with a bot challenge ({detail}) instead of the site.",
      ko: "{host|이/가} 사이트 대신 봇 확인 페이지({detail})를 응답했습니다.",
    },
  },
});
