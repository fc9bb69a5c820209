import { defineProblems } from "../../../core/result/interpretation.ts";

const a05 = "OWASP A05:2021, A02:2025";

/** Problems of the site's configuration. */
export const misconfigurationProblems = defineProblems({
  "headers-weak": {
    severity: "medium",
    cause: {
      en: "The security headers of the page are graded {grade}.",
      ko: "페이지의 보안 헤더 등급이 {grade}입니다.",
    },
    action: {
      en: "See the http check for the headers to send.",
      ko: "보내야 할 헤더를 http 점검에서 확인하십시오.",
    },
    reference: a05,
  },
  "leak-debug": {
    severity: "medium",
    cause: {
      en: "{header} points to source code or a debugger.",
      ko: "{header|이/가} 소스 코드나 디버거의 위치를 노출합니다.",
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
      en: "{header} discloses the software of the site.",
      ko: "{header|이/가} 사이트가 사용하는 소프트웨어를 노출합니다.",
    },
    action: { en: "Remove {header} from responses.", ko: "응답에서 {header|을/를} 제거하십시오." },
    reference: a05,
  },
  "leak-internal": {
    severity: "low",
    cause: {
      en: "{header} discloses internal details of the site.",
      ko: "{header|이/가} 사이트의 내부 정보를 노출합니다.",
    },
    action: { en: "Remove {header} at the edge.", ko: "경계에서 {header|을/를} 제거하십시오." },
    reference: a05,
  },
  "leak-private-address": {
    severity: "medium",
    cause: {
      en: "{header} discloses the internal address {address}.",
      ko: "{header|이/가} 내부 네트워크 주소 {address|을/를} 노출합니다.",
    },
    action: {
      en: "Rewrite or remove it at the proxy.",
      ko: "프록시에서 바꾸거나 제거하십시오.",
    },
    reference: a05,
  },
  "redirect-missing": {
    severity: "medium",
    cause: {
      en: "{url} does not redirect from plain HTTP to https.",
      ko: "{url|이/가} 평문 HTTP를 https로 리디렉션하지 않습니다.",
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
      en: "Port 80 redirects to {host}, where browsers refuse the connection ({reasons}).",
      ko: "포트 80이 {host|으로/로} 리디렉션하지만 브라우저가 이 호스트와의 연결을 거부합니다({reasons}).",
    },
    action: {
      en: "Redirect to a host with a certificate that browsers accept, or fix the certificate of {host}.",
      ko: "브라우저가 받아들이는 인증서를 가진 호스트로 리디렉션하거나 {host}의 인증서를 고치십시오.",
    },
    reference: a05,
  },
  "hop-in-clear": {
    severity: "medium",
    cause: {
      en: "A redirect from https to the page goes over plain HTTP at {host}. An attacker on the network can redirect visitors there.",
      ko: "https에서 페이지로 가는 리디렉션이 {host}에서 평문 HTTP를 거칩니다. 네트워크상의 공격자가 방문자를 다른 곳으로 보낼 수 있습니다.",
    },
    action: {
      en: "Redirect only to https URLs.",
      ko: "https URL로만 리디렉션하십시오.",
    },
    reference: a05,
  },
  "cors-reflected": {
    severity: "high",
    cause: {
      en: "CORS allows every origin with credentials. Any site can read the page as the logged-in user.",
      ko: "CORS가 모든 출처에 자격 증명을 허용합니다. 어떤 사이트든 로그인한 사용자의 권한으로 이 페이지를 읽을 수 있습니다.",
    },
    action: {
      en: "Compare the Origin with a list of trusted origins, and send Access-Control-Allow-Credentials only to those.",
      ko: "Origin을 신뢰하는 사이트 목록과 비교하고, 그 사이트에만 Access-Control-Allow-Credentials를 보내십시오.",
    },
    reference: a05,
  },
  "cors-null": {
    severity: "high",
    cause: {
      en: "CORS allows the origin null with credentials. Every sandboxed frame has that origin, so any site can read the page as the logged-in user.",
      ko: "CORS가 출처 null에 자격 증명을 허용합니다. 샌드박스 프레임의 출처는 모두 null이므로 어떤 사이트든 로그인한 사용자의 권한으로 이 페이지를 읽을 수 있습니다.",
    },
    action: {
      en: "Remove null from the allowed origins.",
      ko: "허용된 출처 목록에서 null을 제거하십시오.",
    },
    reference: a05,
  },
  "cors-lookalike": {
    severity: "high",
    cause: {
      en: "CORS allows {origin} with credentials. The server compares only a part of the name, and an attacker can register a name like this.",
      ko: "CORS가 {origin}에 자격 증명을 허용합니다. 서버가 이름의 일부만 비교하므로 공격자가 이런 이름을 등록할 수 있습니다.",
    },
    action: {
      en: "Compare the whole Origin, including the scheme, with a list of trusted origins.",
      ko: "스킴까지 포함한 Origin 전체를 신뢰하는 출처 목록과 비교하십시오.",
    },
    reference: a05,
  },
  "cors-subdomain": {
    severity: "medium",
    cause: {
      en: "CORS allows {origin} with credentials. It uses plain HTTP, so an attacker on the network can impersonate any subdomain.",
      ko: "CORS가 {origin}에 자격 증명을 허용합니다. 평문 HTTP이므로 네트워크상의 공격자가 모든 하위 도메인을 사칭할 수 있습니다.",
    },
    action: {
      en: "Allow only origins that begin with https://, and compare the whole name.",
      ko: "https://로 시작하는 출처만, 이름 전체를 비교해 허용하십시오.",
    },
    reference: a05,
  },
  "cors-any": {
    severity: "medium",
    cause: {
      en: "CORS allows every origin (*) together with credentials. Browsers refuse this combination, so the policy does not do what was intended.",
      ko: "CORS가 모든 출처(*)와 자격 증명을 함께 허용합니다. 브라우저가 이 조합을 거부하므로 정책이 의도대로 동작하지 않습니다.",
    },
    action: {
      en: "Send Access-Control-Allow-Origin: * without credentials, or name one trusted origin.",
      ko: "자격 증명 없이 Access-Control-Allow-Origin: *를 보내거나 신뢰하는 출처 하나를 지정하십시오.",
    },
    reference: a05,
  },
  "cookie-insecure": {
    severity: "medium",
    cause: {
      en: "Cookies without Secure are also sent over plain HTTP: {cookies}.",
      ko: "Secure가 없어 평문 HTTP로도 전송되는 쿠키가 있습니다: {cookies}.",
    },
    action: { en: "Set Secure on every cookie.", ko: "모든 쿠키에 Secure를 설정하십시오." },
    reference: a05,
  },
  "cookie-readable": {
    severity: "medium",
    cause: {
      en: "Scripts can read session cookies without HttpOnly: {cookies}.",
      ko: "HttpOnly가 없어 스크립트가 읽을 수 있는 세션 쿠키가 있습니다: {cookies}.",
    },
    action: { en: "Set HttpOnly on cookies that hold a session.", ko: "세션을 담은 쿠키에 HttpOnly를 설정하십시오." },
    reference: a05,
  },
  "cookie-same-site": {
    severity: "low",
    cause: {
      en: "Cookies have no SameSite attribute, so browsers apply their own default to cross-site requests: {cookies}.",
      ko: "SameSite가 없어 교차 사이트 요청에 브라우저의 기본값이 적용되는 쿠키가 있습니다: {cookies}.",
    },
    action: {
      en: "Set SameSite=Lax, or Strict if no other site links to pages that need the cookie.",
      ko: "SameSite=Lax를 설정하십시오. 다른 사이트에서 이 쿠키가 필요한 페이지로 연결하지 않으면 Strict를 설정하십시오.",
    },
    reference: a05,
  },
  "cookie-prefix": {
    severity: "low",
    cause: {
      en: "Browsers drop cookies that violate the rules of their prefix: {cookies}.",
      ko: "접두사의 조건을 지키지 않아 브라우저가 버리는 쿠키가 있습니다: {cookies}.",
    },
    action: {
      en: "Set Secure on all of them. On __Host- cookies also set Path=/ and no Domain; on cookies with Http in the prefix also set HttpOnly.",
      ko: "모두 Secure를 설정하십시오. __Host- 쿠키에는 Domain 없이 Path=/를, 접두사에 Http가 있는 쿠키에는 HttpOnly도 설정하십시오.",
    },
    reference: a05,
  },
  "cookie-dropped": {
    severity: "low",
    cause: {
      en: "Browsers drop cookies with SameSite=None but without Secure: {cookies}.",
      ko: "SameSite=None이면서 Secure가 없어 브라우저가 버리는 쿠키가 있습니다: {cookies}.",
    },
    action: {
      en: "Set Secure together with SameSite=None.",
      ko: "SameSite=None과 함께 Secure를 설정하십시오.",
    },
    reference: a05,
  },
});
