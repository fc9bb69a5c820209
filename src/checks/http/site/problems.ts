import { defineProblems } from "../../../core/result/interpretation.ts";

const fetchRedirect = "https://fetch.spec.whatwg.org/#http-redirect-fetch";
const secureContexts = "https://www.rfc-editor.org/rfc/rfc6797#section-7.2";

/** What may be wrong on the way to the page, and with the page as a whole. */
export const siteProblems = defineProblems({
  "redirect-loop": {
    severity: "critical",
    cause: { en: "The redirects run in a circle at {url}.", ko: "리디렉션이 {url}에서 순환합니다." },
    action: {
      en: "Let one URL of the circle answer with a page.",
      ko: "순환하는 URL 중 하나가 페이지를 응답하게 하십시오.",
    },
    reference: fetchRedirect,
  },
  "redirect-limit": {
    severity: "critical",
    cause: {
      en: "After {count} redirects there is still no page; browsers give up.",
      ko: "{count}번의 리디렉션 후에도 페이지가 없어 브라우저가 포기합니다.",
    },
    action: { en: "Redirect straight to the page.", ko: "페이지로 바로 리디렉션하십시오." },
    reference: fetchRedirect,
  },
  "redirect-private": {
    severity: "critical",
    cause: {
      en: "The site redirects to {url}, which lies in a private network.",
      ko: "사이트가 사설 네트워크에 있는 {url|으로/로} 리디렉션합니다.",
    },
    action: { en: "Redirect to a public address.", ko: "공개 주소로 리디렉션하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc6890",
  },
  "redirect-invalid": {
    severity: "critical",
    cause: {
      en: "The site redirects to something that is no http or https URL.",
      ko: "사이트가 http나 https URL이 아닌 곳으로 리디렉션합니다.",
    },
    action: {
      en: "Send one Location header with a valid URL.",
      ko: "유효한 URL이 담긴 Location 헤더를 하나만 보내십시오.",
    },
    reference: fetchRedirect,
  },
  "redirect-certificate": {
    severity: "critical",
    cause: {
      en: "Browsers refuse the connection to {url} ({reasons}), through which the redirects lead, and never reach the page.",
      ko: "리디렉션이 거치는 {url|과/와}의 연결을 브라우저가 거부하여({reasons}) 페이지에 도달하지 못합니다.",
    },
    action: {
      en: "Offer a certificate and a TLS version that browsers accept there, or redirect past it.",
      ko: "그곳에서 브라우저가 받아들이는 인증서와 TLS 버전을 제공하거나 그곳을 거치지 않게 리디렉션하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-4.3.4",
  },
  "redirect-downgrade": {
    severity: "high",
    cause: {
      en: "{from} redirects from https to plain HTTP.",
      ko: "{from|이/가} https에서 암호화되지 않은 HTTP로 리디렉션합니다.",
    },
    action: { en: "Redirect to the https form of {to}.", ko: "{to}의 https 주소로 리디렉션하십시오." },
    reference: secureContexts,
  },
  "redirect-missing": {
    severity: "medium",
    cause: {
      en: "{url} answers over plain HTTP and does not redirect to https.",
      ko: "{url|이/가} https로 리디렉션하지 않고 암호화되지 않은 HTTP로 응답합니다.",
    },
    action: {
      en: "Redirect every request on port 80 to https.",
      ko: "포트 80의 모든 요청을 https로 리디렉션하십시오.",
    },
    reference: secureContexts,
  },
  "redirect-astray": {
    severity: "medium",
    cause: {
      en: "The redirects from port 80 break at {url} and lead nobody to https.",
      ko: "포트 80의 리디렉션이 {url}에서 끊겨 아무도 https로 이어지지 않습니다.",
    },
    action: {
      en: "Redirect every request on port 80 straight to https.",
      ko: "포트 80의 모든 요청을 https로 바로 리디렉션하십시오.",
    },
    reference: fetchRedirect,
  },
  "final-http": {
    severity: "high",
    cause: {
      en: "The page {url} is served over plain HTTP.",
      ko: "페이지 {url|이/가} 암호화되지 않은 HTTP로 제공됩니다.",
    },
    action: { en: "Serve it over https and redirect there.", ko: "https로 제공하고 그곳으로 리디렉션하십시오." },
    reference: secureContexts,
  },
  "invalid-certificate": {
    severity: "high",
    cause: {
      en: "Browsers refuse the certificate of the page ({reasons}).",
      ko: "브라우저가 페이지의 인증서를 거부합니다({reasons}).",
    },
    action: { en: "Install a certificate that browsers accept.", ko: "브라우저가 받아들이는 인증서를 설치하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1",
  },
  "page-unread": {
    severity: "info",
    cause: {
      en: "The page broke off before the end of its head, where a <meta> may hold a policy that the headers lack.",
      ko: "페이지가 head가 끝나기 전에 끊겼으며, 헤더에 없는 정책이 <meta>에 있을 수 있습니다.",
    },
    action: { en: "Send the head of the page at once.", ko: "페이지의 head를 바로 보내십시오." },
    reference: "https://www.w3.org/TR/CSP3/#meta-element",
  },
  "certificate-unknown": {
    severity: "info",
    cause: {
      en: "Whether browsers accept the certificate of {url} could not be told, and the grade depends on it.",
      ko: "브라우저가 {url}의 인증서를 받아들이는지 알 수 없으며, 등급이 이에 달려 있습니다.",
    },
    action: {
      en: "See the ssl check of that host; serve its whole certificate chain.",
      ko: "해당 호스트의 ssl 검사를 확인하고 전체 인증서 체인을 제공하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1",
  },
  "error-page": {
    severity: "low",
    cause: {
      en: "The page answered {status}, so that the headers of an error page were judged.",
      ko: "페이지가 {status|을/를} 응답하여 오류 페이지의 헤더를 평가했습니다.",
    },
    action: { en: "Give the URL of a page that visitors see.", ko: "방문자가 보는 페이지의 URL을 지정하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5",
  },
  "malformed-header": {
    severity: "low",
    cause: {
      en: "The response breaks the HTTP grammar; only a tolerant parser could read it.",
      ko: "응답이 HTTP 문법에 어긋나 관대한 파서로만 읽을 수 있었습니다.",
    },
    action: {
      en: "Remove control characters, bare line feeds and contradicting lengths from the response.",
      ko: "응답에서 제어 문자, 단독 줄바꿈, 모순되는 길이를 제거하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9112#section-2.2",
  },
});
