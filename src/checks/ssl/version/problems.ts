import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the offered versions, and of the HSTS policy. */
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
  "hsts-missing": {
    severity: "medium",
    cause: {
      en: "No Strict-Transport-Security is sent, so a first visit can be kept on plain HTTP.",
      ko: "Strict-Transport-Security가 없어 첫 방문이 평문 HTTP에 머물 수 있습니다.",
    },
    action: {
      en: "Send Strict-Transport-Security: max-age=31536000; includeSubDomains.",
      ko: "Strict-Transport-Security: max-age=31536000; includeSubDomains 헤더를 보내십시오.",
    },
    reference: "RFC 6797 §7.1",
  },
  "hsts-invalid": {
    severity: "medium",
    cause: {
      en: "The Strict-Transport-Security header is invalid. Chrome and Firefox ignore it; a max-age of 2^64 or more is ignored by Firefox only.",
      ko: "Strict-Transport-Security 헤더가 올바르지 않아 Chrome과 Firefox가 무시합니다. 2^64 이상의 max-age는 Firefox만 무시합니다.",
    },
    action: {
      en: "Send one field with each directive once: max-age=31536000; includeSubDomains.",
      ko: "각 지시어를 한 번씩만 담은 필드 하나를 보내십시오: max-age=31536000; includeSubDomains.",
    },
    reference: "RFC 6797 §6.1",
  },
  "hsts-off": {
    severity: "medium",
    cause: {
      en: "Strict-Transport-Security has a max-age of 0, so browsers forget the policy.",
      ko: "Strict-Transport-Security의 max-age가 0이어서 브라우저가 정책을 삭제합니다.",
    },
    action: {
      en: "Send max-age=31536000 unless you mean to leave HTTPS.",
      ko: "HTTPS를 중단하려는 것이 아니라면 max-age=31536000을 보내십시오.",
    },
    reference: "RFC 6797 §6.1.1",
  },
  "hsts-short": {
    severity: "medium",
    cause: {
      en: "Strict-Transport-Security lasts only {seconds} seconds. At least 15552000 (180 days) are expected.",
      ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다.",
    },
    action: { en: "Raise max-age to 31536000 (one year).", ko: "max-age를 31536000(1년)으로 늘리십시오." },
    reference: "RFC 6797 §6.1.1",
  },
  "hsts-under-a-year": {
    severity: "info",
    cause: {
      en: "Strict-Transport-Security lasts for {days}; a year is customary.",
      ko: "Strict-Transport-Security가 {days} 동안 유지됩니다. 보통 1년을 사용합니다.",
    },
    action: { en: "Raise max-age to 31536000 (one year).", ko: "max-age를 31536000(1년)으로 늘리십시오." },
    reference: "RFC 6797 §6.1.1",
  },
  "hsts-without-subdomains": {
    severity: "info",
    cause: {
      en: "Strict-Transport-Security does not cover subdomains.",
      ko: "Strict-Transport-Security가 하위 도메인에 적용되지 않습니다.",
    },
    action: {
      en: "Add includeSubDomains once every subdomain is served over HTTPS.",
      ko: "모든 하위 도메인을 HTTPS로 제공한 뒤 includeSubDomains를 추가하십시오.",
    },
    reference: "RFC 6797 §6.1.2",
  },
  "hsts-ip-address": {
    severity: "info",
    cause: {
      en: "HSTS has no effect for {host}: browsers do not store a policy for an IP address.",
      ko: "브라우저는 IP 주소의 HSTS 정책을 저장하지 않으므로 {host}에서는 HSTS가 효과가 없습니다.",
    },
    action: {
      en: "Serve the site under a host name to use HSTS.",
      ko: "HSTS를 사용하려면 호스트 이름으로 사이트를 제공하십시오.",
    },
    reference: "RFC 6797 §8.1.1",
  },
  "hsts-unknown": {
    severity: "info",
    cause: {
      en: "We could not check HSTS: the site did not answer ({reason}). This does not affect the grade.",
      ko: "사이트가 직접 응답하지 않아 HSTS를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "Make sure that this port serves the site over HTTP, or judge it without HSTS.",
      ko: "이 포트가 HTTP로 사이트를 제공하는지 확인하십시오. 그렇지 않다면 HSTS 없이 판단하십시오.",
    },
  },
});
