import { defineProblems } from "../../../core/result/interpretation.ts";

const a02 = "OWASP A02:2021, A04:2025";

/** Problems of TLS, or of its absence. */
export const cryptographyProblems = defineProblems({
  "plain-http": {
    severity: "critical",
    cause: {
      en: "{host} is served over plain HTTP. An attacker on the network can read and change it.",
      ko: "{host|이/가} 평문 HTTP로 제공됩니다. 네트워크상의 공격자가 내용을 읽고 바꿀 수 있습니다.",
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
      en: "{host} cannot be reached over https ({reason}). Only plain HTTP redirects to the page.",
      ko: "{host}에 https로 연결할 수 없습니다({reason}). 평문 HTTP로 접속해야만 페이지로 리디렉션됩니다.",
    },
    action: {
      en: "Serve https on port 443 of that host and redirect from there.",
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
      ko: "해당 호스트의 ssl 점검을 확인하고 브라우저가 받아들이는 인증서와 TLS 버전을 제공하십시오.",
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
      en: "Run the ssl check on that host and fix its first finding.",
      ko: "해당 호스트의 ssl 점검을 확인하고 먼저 나온 문제부터 고치십시오.",
    },
    reference: a02,
  },
  "tls-weak": {
    severity: "medium",
    cause: { en: "The TLS of {host} is graded {grade}.", ko: "{host}의 TLS 등급이 {grade}입니다." },
    action: {
      en: "Run the ssl check on that host to see what lowers the grade.",
      ko: "등급을 낮추는 이유를 해당 호스트의 ssl 점검에서 확인하십시오.",
    },
    reference: a02,
  },
  "tls-unobserved": {
    severity: "info",
    cause: {
      en: "The ssl check could not observe everything at {host}: by the rest its score is {least}, and it can be up to {most}. No points are deducted for that.",
      ko: "ssl 점검이 {host}의 일부를 관찰하지 못했습니다. 나머지로 계산한 점수는 {least}점이며 {most}점까지 될 수 있습니다. 이 때문에 감점하지 않습니다.",
    },
    action: {
      en: "See the ssl check of that host, and measure again.",
      ko: "해당 호스트의 ssl 점검을 확인하고 다시 측정하십시오.",
    },
    reference: a02,
  },
  "tls-unknown": {
    severity: "info",
    cause: {
      en: "We could not assess the TLS of {host} ({reason}). This does not affect the grade.",
      ko: "{host}의 TLS를 판단하지 못했습니다({reason}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "See the ssl check of that host.",
      ko: "해당 호스트의 ssl 점검을 확인하십시오.",
    },
    reference: a02,
  },
});
