import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the offered versions. */
export const connectionProblems = defineProblems({
  "obsolete-only": {
    severity: "critical",
    cause: {
      en: "The highest version that the server offers is {protocol}. No current {client} connects.",
      ko: "서버가 {protocol}보다 높은 버전을 제공하지 않아 최신 {client|이/가} 연결할 수 없습니다.",
    },
    action: { en: "Enable TLS 1.2 and TLS 1.3.", ko: "TLS 1.2와 TLS 1.3을 켜십시오." },
    reference: "RFC 8996",
  },
  ssl3: {
    severity: "high",
    cause: { en: "SSL 3.0 is offered; it is broken (POODLE).", ko: "취약점(POODLE)이 있는 SSL 3.0을 제공합니다." },
    action: { en: "Disable SSL 3.0.", ko: "SSL 3.0을 끄십시오." },
    reference: "RFC 7568",
  },
  tls10: {
    severity: "medium",
    cause: { en: "TLS 1.0 is offered, which is deprecated.", ko: "폐기된 TLS 1.0을 제공합니다." },
    action: {
      en: "Disable TLS 1.0 ({setting}).",
      ko: "TLS 1.0을 끄십시오({setting}).",
    },
    reference: "RFC 8996",
  },
  tls11: {
    severity: "medium",
    cause: { en: "TLS 1.1 is offered, which is deprecated.", ko: "폐기된 TLS 1.1을 제공합니다." },
    action: {
      en: "Disable TLS 1.1 ({setting}).",
      ko: "TLS 1.1을 끄십시오({setting}).",
    },
    reference: "RFC 8996",
  },
  "no-tls13": {
    severity: "low",
    cause: { en: "TLS 1.3 is not offered.", ko: "TLS 1.3을 제공하지 않습니다." },
    action: {
      en: "Enable TLS 1.3: it is faster and leaves the weak choices out.",
      ko: "더 빠르고 취약한 선택지가 없는 TLS 1.3을 켜십시오.",
    },
    reference: "RFC 9325 §3.1.1",
  },
  "version-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine whether {version} is offered ({reason}).",
      ko: "{version} 제공 여부를 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Check it from a network without filtering.",
      ko: "필터링이 없는 네트워크에서 확인하십시오.",
    },
  },
});
