import { defineProblems } from "../../../core/result/interpretation.ts";

const a02 = "OWASP A02:2021, A04:2025";

/** What may be wrong with TLS, and with its absence. */
export const cryptographyProblems = defineProblems({
  "plain-http": {
    severity: "critical",
    cause: {
      en: "{host} is served over plain HTTP, so that everybody on the way can read and change it.",
      ko: "{host|이/가} 암호화되지 않은 HTTP로 제공되어 경로에 있는 누구나 읽고 바꿀 수 있습니다.",
    },
    action: {
      en: "Serve the site over https and redirect there.",
      ko: "사이트를 https로 제공하고 그곳으로 리디렉션하십시오.",
    },
    reference: a02,
  },
  "https-closed": {
    severity: "medium",
    cause: {
      en: "Nobody gets to {host} over https ({reason}); only those who begin with plain HTTP are led to the page.",
      ko: "{host}에는 https로 들어갈 수 없으며({reason}), 암호화되지 않은 HTTP로 시작한 방문자만 페이지에 이릅니다.",
    },
    action: {
      en: "Answer on port 443 of that host, too, and redirect from there.",
      ko: "해당 호스트의 포트 443에서도 응답하고 그곳에서 리디렉션하십시오.",
    },
    reference: a02,
  },
  "tls-refused": {
    severity: "critical",
    cause: {
      en: "Browsers refuse the connection to {host} ({reasons}).",
      ko: "브라우저가 {host|과/와}의 연결을 거부합니다({reasons}).",
    },
    action: {
      en: "See the ssl check of that host, and offer a certificate and a TLS version that browsers accept.",
      ko: "해당 호스트의 ssl 검사를 확인하고 브라우저가 받아들이는 인증서와 TLS 버전을 제공하십시오.",
    },
    reference: a02,
  },
  "tls-broken": {
    severity: "high",
    cause: {
      en: "The TLS of {host} is graded F ({reasons}).",
      ko: "{host}의 TLS 등급이 F입니다({reasons}).",
    },
    action: {
      en: "See the ssl check of that host, and mend what it names first.",
      ko: "해당 호스트의 ssl 검사를 확인하고 먼저 나온 문제부터 고치십시오.",
    },
    reference: a02,
  },
  "tls-weak": {
    severity: "medium",
    cause: { en: "The TLS of {host} is graded {grade}.", ko: "{host}의 TLS 등급이 {grade}입니다." },
    action: {
      en: "See the ssl check of that host for what holds it down.",
      ko: "등급을 낮추는 이유를 해당 호스트의 ssl 검사에서 확인하십시오.",
    },
    reference: a02,
  },
  "tls-unknown": {
    severity: "info",
    cause: {
      en: "The TLS of {host} could not be judged ({reason}). This does not count.",
      ko: "{host}의 TLS를 판단하지 못했습니다({reason}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "See the ssl check of that host.",
      ko: "해당 호스트의 ssl 검사를 확인하십시오.",
    },
    reference: a02,
  },
});
