import { defineProblems } from "../../../core/result/interpretation.ts";

const a05 = "OWASP A05:2021, A02:2025";

/** What may be set wrong. */
export const misconfigurationProblems = defineProblems({
  "headers-weak": {
    severity: "medium",
    cause: {
      en: "The security headers of the page are graded {grade}.",
      ko: "페이지의 보안 헤더 등급이 {grade}입니다.",
    },
    action: {
      en: "See the http check for the headers to send.",
      ko: "보내야 할 헤더를 http 검사에서 확인하십시오.",
    },
    reference: a05,
  },
  "leak-debug": {
    severity: "medium",
    cause: {
      en: "{header} leads strangers to source code or a debugger.",
      ko: "{header|이/가} 낯선 사람을 소스 코드나 디버거로 이끕니다.",
    },
    action: {
      en: "Switch debugging off in production, and remove {header}.",
      ko: "운영 환경에서 디버깅을 끄고 {header|을/를} 제거하십시오.",
    },
    reference: a05,
  },
  "leak-header": {
    severity: "low",
    cause: {
      en: "{header} tells strangers what the site runs on.",
      ko: "{header|이/가} 사이트가 무엇으로 동작하는지 알려 줍니다.",
    },
    action: { en: "Remove {header} from responses.", ko: "응답에서 {header|을/를} 제거하십시오." },
    reference: a05,
  },
  "leak-internal": {
    severity: "low",
    cause: {
      en: "{header} shows strangers the inside of the site.",
      ko: "{header|이/가} 사이트 내부 정보를 드러냅니다.",
    },
    action: { en: "Remove {header} at the edge.", ko: "경계에서 {header|을/를} 제거하십시오." },
    reference: a05,
  },
  "leak-private-address": {
    severity: "medium",
    cause: {
      en: "{header} shows {address}, an address inside the network behind the site.",
      ko: "{header|이/가} 사이트 뒤의 내부 네트워크 주소 {address|을/를} 드러냅니다.",
    },
    action: {
      en: "Let the proxy rewrite or remove it.",
      ko: "프록시에서 바꾸거나 제거하십시오.",
    },
    reference: a05,
  },
  "redirect-missing": {
    severity: "medium",
    cause: {
      en: "{url} does not lead from plain HTTP to https.",
      ko: "{url|이/가} 암호화되지 않은 HTTP에서 https로 이어지지 않습니다.",
    },
    action: {
      en: "Redirect every request on port 80 to https.",
      ko: "포트 80의 모든 요청을 https로 리디렉션하십시오.",
    },
    reference: a05,
  },
  "redirect-refused": {
    severity: "medium",
    cause: {
      en: "Port 80 leads to {host}, and browsers refuse the connection there ({reasons}).",
      ko: "포트 80이 {host|으로/로} 이어지지만 브라우저가 그곳과의 연결을 거부합니다({reasons}).",
    },
    action: {
      en: "Redirect to a host whose certificate browsers accept, or mend that of {host}.",
      ko: "브라우저가 받아들이는 인증서를 가진 호스트로 리디렉션하거나 {host}의 인증서를 고치십시오.",
    },
    reference: a05,
  },
  "hop-in-clear": {
    severity: "medium",
    cause: {
      en: "On their way from https to the page visitors are sent over plain HTTP, at {host}, where anybody can send them elsewhere.",
      ko: "https에서 페이지로 가는 도중 {host}에서 암호화되지 않은 HTTP를 거치므로, 경로에 있는 누구나 방문자를 다른 곳으로 보낼 수 있습니다.",
    },
    action: {
      en: "Redirect to https URLs alone.",
      ko: "https URL로만 리디렉션하십시오.",
    },
    reference: a05,
  },
  "cors-reflected": {
    severity: "high",
    cause: {
      en: "The page lets every origin read it with the visitor's cookies: any site can act as whoever is logged in.",
      ko: "페이지가 모든 출처에 방문자의 쿠키로 읽는 것을 허용하여, 어떤 사이트든 로그인한 사용자로 행동할 수 있습니다.",
    },
    action: {
      en: "Compare the Origin with a list of sites you trust, and send Access-Control-Allow-Credentials to those alone.",
      ko: "Origin을 신뢰하는 사이트 목록과 비교하고, 그 사이트에만 Access-Control-Allow-Credentials를 보내십시오.",
    },
    reference: a05,
  },
  "cors-null": {
    severity: "high",
    cause: {
      en: "The page lets the origin null read it with the visitor's cookies. Every sandboxed frame has that origin, so that any site can act as whoever is logged in.",
      ko: "페이지가 출처 null에 방문자의 쿠키로 읽는 것을 허용합니다. 샌드박스 프레임은 모두 이 출처를 가지므로 어떤 사이트든 로그인한 사용자로 행동할 수 있습니다.",
    },
    action: {
      en: "Take null off the list of origins that may read the page.",
      ko: "페이지를 읽어도 되는 출처 목록에서 null을 제거하십시오.",
    },
    reference: a05,
  },
  "cors-lookalike": {
    severity: "high",
    cause: {
      en: "The page lets the origin {origin} read it with the visitor's cookies: it compares only a part of the name, and anybody can register such a name.",
      ko: "페이지가 출처 {origin}에 방문자의 쿠키로 읽는 것을 허용합니다. 이름의 일부만 비교하므로 누구나 이런 이름을 등록해 이용할 수 있습니다.",
    },
    action: {
      en: "Compare the whole Origin, scheme included, with a list of origins you trust.",
      ko: "스킴까지 포함한 Origin 전체를 신뢰하는 출처 목록과 비교하십시오.",
    },
    reference: a05,
  },
  "cors-subdomain": {
    severity: "medium",
    cause: {
      en: "The page lets {origin} read it with the visitor's cookies: over plain HTTP, whoever is on the way can speak for any subdomain.",
      ko: "페이지가 {origin}에 방문자의 쿠키로 읽는 것을 허용합니다. 평문 HTTP에서는 통신 경로에 있는 누구나 하위 도메인을 사칭할 수 있습니다.",
    },
    action: {
      en: "Let in origins that begin with https:// only, each by its whole name.",
      ko: "https://로 시작하는 출처만, 이름 전체를 비교해 허용하십시오.",
    },
    reference: a05,
  },
  "cors-any": {
    severity: "medium",
    cause: {
      en: "The page allows every origin, with credentials. Browsers refuse that pair, and what it was meant for is open to all.",
      ko: "페이지가 모든 출처에 자격 증명까지 허용합니다. 브라우저는 이 조합을 거부하지만 의도한 바는 모두에게 열려 있습니다.",
    },
    action: {
      en: "Send Access-Control-Allow-Origin: * without credentials, or name the one origin that may read the page.",
      ko: "자격 증명 없이 Access-Control-Allow-Origin: *를 보내거나 페이지를 읽어도 되는 출처 하나를 적으십시오.",
    },
    reference: a05,
  },
  "cookie-insecure": {
    severity: "medium",
    cause: {
      en: "Cookies are sent over plain HTTP, too, for want of Secure: {cookies}.",
      ko: "Secure가 없어 암호화되지 않은 HTTP로도 전송되는 쿠키가 있습니다: {cookies}.",
    },
    action: { en: "Set Secure on every cookie.", ko: "모든 쿠키에 Secure를 설정하십시오." },
    reference: a05,
  },
  "cookie-readable": {
    severity: "medium",
    cause: {
      en: "Scripts can read cookies that look like a session, for want of HttpOnly: {cookies}.",
      ko: "HttpOnly가 없어 스크립트가 읽을 수 있는 세션 쿠키로 보이는 것이 있습니다: {cookies}.",
    },
    action: { en: "Set HttpOnly on cookies that hold a session.", ko: "세션을 담은 쿠키에 HttpOnly를 설정하십시오." },
    reference: a05,
  },
  "cookie-same-site": {
    severity: "low",
    cause: {
      en: "Cookies say nothing of requests from other sites, for want of SameSite: {cookies}.",
      ko: "SameSite가 없어 다른 사이트의 요청을 정하지 않은 쿠키가 있습니다: {cookies}.",
    },
    action: {
      en: "Set SameSite=Lax, or Strict where no other site links to what the cookie opens.",
      ko: "SameSite=Lax를 설정하십시오. 다른 사이트에서 이어질 일이 없으면 Strict를 설정하십시오.",
    },
    reference: a05,
  },
  "cookie-prefix": {
    severity: "low",
    cause: {
      en: "Browsers drop cookies that lack what their prefix demands: {cookies}.",
      ko: "접두사의 조건을 지키지 않아 브라우저가 버리는 쿠키가 있습니다: {cookies}.",
    },
    action: {
      en: "Set Secure on each of them, on __Host- cookies Path=/ and no Domain, too, and HttpOnly on those with Http in their prefix.",
      ko: "모두 Secure를 설정하십시오. __Host- 쿠키에는 Domain 없이 Path=/를, 접두사에 Http가 있는 쿠키에는 HttpOnly도 설정하십시오.",
    },
    reference: a05,
  },
  "cookie-dropped": {
    severity: "low",
    cause: {
      en: "Browsers drop cookies with SameSite=None that lack Secure: {cookies}.",
      ko: "SameSite=None이면서 Secure가 없어 브라우저가 버리는 쿠키가 있습니다: {cookies}.",
    },
    action: {
      en: "Set Secure beside SameSite=None.",
      ko: "SameSite=None과 함께 Secure를 설정하십시오.",
    },
    reference: a05,
  },
});
