import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of TLS, and of the redirects to the page. */
export const siteProblems = defineProblems({
  "tls-blocked": {
    severity: "critical",
    cause: { en: "TLS of {host} is not ready: {reasons}", ko: "{host}의 TLS가 준비되지 않았습니다. {reasons}" },
    action: {
      en: "Run npx portcullis ssl {host} for the details, fix them, then check again.",
      ko: "npx portcullis ssl {host} 명령의 안내대로 고친 뒤 다시 점검하십시오.",
    },
  },
  "tls-expiring": {
    severity: "critical",
    cause: {
      en: "The certificate {subject} of {host} expires on {date}, too soon to go live with it.",
      ko: "{host}의 인증서 {subject|이/가} {date}에 만료됩니다. 남은 기간이 너무 짧아 공개하기에 적합하지 않습니다.",
    },
    action: {
      en: "Renew it, and enable automatic renewal.",
      ko: "갱신하고 자동 갱신을 설정하십시오.",
    },
    reference: "RFC 5280 §4.1.2.5",
  },
  "tls-unknown": {
    severity: "high",
    cause: {
      en: "We could not measure TLS of {host}: {reason}.",
      ko: "{host}의 TLS를 측정하지 못했습니다. {reason}.",
    },
    action: {
      en: "Run a server on port 443 with a certificate for this name.",
      ko: "포트 443에서 이 이름의 인증서로 서버를 실행하십시오.",
    },
  },
  "tls-doubt": {
    severity: "high",
    cause: {
      en: "We could not determine whether browsers trust the certificate of {host}.",
      ko: "브라우저가 {host}의 인증서를 신뢰하는지 확인하지 못했습니다.",
    },
    action: {
      en: "Run npx portcullis ssl {host} to see what we could not check, then check again.",
      ko: "npx portcullis ssl {host} 명령으로 확인하지 못한 항목을 살펴본 뒤 다시 점검하십시오.",
    },
  },
  "tls-expires-soon": {
    severity: "medium",
    cause: {
      en: "The certificate {subject} of {host} expires on {date}.",
      ko: "{host}의 인증서 {subject|이/가} {date}에 만료됩니다.",
    },
    action: { en: "Check that automatic renewal is enabled.", ko: "자동으로 갱신되는지 확인하십시오." },
    reference: "RFC 5280 §4.1.2.5",
  },
  "tls-weak": {
    severity: "medium",
    cause: {
      en: "TLS of {host} works, but its grade is {grade}.",
      ko: "{host}의 TLS는 동작하지만 등급이 {grade}입니다.",
    },
    action: {
      en: "Run npx portcullis ssl {host} to see what to improve.",
      ko: "npx portcullis ssl {host} 명령으로 부족한 점을 확인하십시오.",
    },
  },
  "tls-waits": {
    severity: "info",
    cause: {
      en: "We could not check TLS of {host}, because {why}.",
      ko: "{why} {host}의 TLS를 확인할 수 없었습니다.",
    },
    action: { en: "Fix that first, then check again.", ko: "그 문제부터 해결한 뒤 다시 점검하십시오." },
  },
  "https-refused": {
    severity: "critical",
    cause: {
      en: "Browsers cannot reach {host}: the connection is refused.",
      ko: "브라우저가 {host}에 접속할 수 없습니다. 연결이 거부됩니다.",
    },
    action: {
      en: "Start the web server on port 443, and allow it in the firewall.",
      ko: "포트 443에서 웹 서버를 실행하고 방화벽에서 허용하십시오.",
    },
    reference: "RFC 9293 §3.5.2",
  },
  "https-astray": {
    severity: "critical",
    cause: {
      en: "Browsers cannot reach a page: {way} ({url}).",
      ko: "브라우저가 페이지에 접속할 수 없습니다. {way}({url}).",
    },
    action: {
      en: "Redirect directly to an https page on a public address.",
      ko: "공인 주소의 https 페이지로 바로 리디렉션하십시오.",
    },
    reference: "https://fetch.spec.whatwg.org/#http-redirect-fetch",
  },
  "https-plain": {
    severity: "critical",
    cause: {
      en: "The page is served over plain HTTP: {url}",
      ko: "페이지가 평문 HTTP로 제공됩니다: {url}",
    },
    action: {
      en: "Serve it over https, without a redirect to http.",
      ko: "http로 리디렉션하지 말고 https로 제공하십시오.",
    },
  },
  "https-certificate": {
    severity: "critical",
    cause: {
      en: "Browsers reject the connection to {url} ({reasons}).",
      ko: "브라우저가 {url} 연결을 거부합니다({reasons}).",
    },
    action: {
      en: "Use a certificate and a TLS version that browsers accept.",
      ko: "브라우저가 신뢰하는 인증서와 지원하는 TLS 버전을 쓰십시오.",
    },
  },
  "https-error": {
    severity: "critical",
    cause: {
      en: "{url} returns {status} instead of a page.",
      ko: "{url|이/가} 페이지 대신 {status|을/를} 반환합니다.",
    },
    action: { en: "Publish the page, or redirect to it.", ko: "페이지를 게시하거나 그리로 리디렉션하십시오." },
    reference: "RFC 9110 §15.5",
  },
  "https-placeholder": {
    severity: "critical",
    cause: {
      en: "{url} shows the default page of a web server, a hosting platform or a parking service. No site is published there.",
      ko: "{url|이/가} 웹 서버, 호스팅 플랫폼 또는 도메인 파킹 서비스의 기본 페이지를 표시합니다. 게시된 사이트가 없습니다.",
    },
    action: {
      en: "Publish the site, and connect this name to it.",
      ko: "사이트를 게시하고 이 이름을 연결하십시오.",
    },
  },
  "https-kept-out": {
    severity: "high",
    cause: {
      en: "{url} answers with a login page, a bot challenge, a refusal or an error ({status}) instead of the site. This may concern this check only, and not visitors.",
      ko: "{url|이/가} 사이트 대신 로그인 페이지, 봇 확인 페이지, 거부 또는 오류로 응답합니다({status}). 방문자가 아니라 이 점검에만 해당하는 것일 수 있습니다.",
    },
    action: {
      en: "Open the page in a browser. If it asks for a password, remove the password before you go live.",
      ko: "브라우저로 페이지를 여십시오. 비밀번호를 요구하면 공개하기 전에 제거하십시오.",
    },
    reference: "RFC 9110 §15.5",
  },
  "https-unknown": {
    severity: "high",
    cause: {
      en: "We could not load the page: {reason}.",
      ko: "페이지를 불러오지 못했습니다. {reason}.",
    },
    action: {
      en: "Make sure that the site answers on port 443, then check again.",
      ko: "사이트가 포트 443에서 응답하게 한 뒤 다시 점검하십시오.",
    },
  },
  "https-unclear": {
    severity: "high",
    cause: {
      en: "We could not determine whether browsers accept the certificate at {url}.",
      ko: "브라우저가 {url}의 인증서를 받아들이는지 확인하지 못했습니다.",
    },
    action: {
      en: "Run npx portcullis ssl for this host to see what we could not check, then check again.",
      ko: "이 호스트에 npx portcullis ssl 명령을 실행하여 확인하지 못한 항목을 살펴본 뒤 다시 점검하십시오.",
    },
  },
  "https-waits": {
    severity: "info",
    cause: {
      en: "We could not request the page of {host}, because {why}.",
      ko: "{why} {host}의 페이지를 요청할 수 없었습니다.",
    },
    action: { en: "Fix that first, then check again.", ko: "그 문제부터 해결한 뒤 다시 점검하십시오." },
  },
  "https-downgrade": {
    severity: "medium",
    cause: {
      en: "The redirects to the page use plain HTTP in between.",
      ko: "페이지로 가는 리디렉션이 평문 HTTP를 거칩니다.",
    },
    action: { en: "Redirect from https to https only.", ko: "https에서 https로 리디렉션하십시오." },
  },
  "https-port-80-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine what port 80 does at {url} ({reason}).",
      ko: "{url}에서 포트 80의 동작을 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Redirect every request on port 80 to https, or close the port.",
      ko: "포트 80의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
    },
  },
  "https-port-80": {
    severity: "medium",
    cause: {
      en: "Port 80 does not redirect to https: {url}",
      ko: "포트 80이 https로 리디렉션하지 않습니다: {url}",
    },
    action: {
      en: "Redirect every request on port 80 to https.",
      ko: "포트 80의 모든 요청을 https로 리디렉션하십시오.",
    },
    reference: "RFC 6797 §7.2",
  },
});
