import { defineProblems } from "../../core/interpretation.ts";

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
  "tls-refused": {
    severity: "critical",
    cause: {
      en: "Browsers refuse the certificate of {host} ({reasons}).",
      ko: "브라우저가 {host}의 인증서를 거부합니다({reasons}).",
    },
    action: {
      en: "See the ssl check of that host, and install a certificate that browsers accept.",
      ko: "해당 호스트의 ssl 검사를 확인하고 브라우저가 받아들이는 인증서를 설치하십시오.",
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
