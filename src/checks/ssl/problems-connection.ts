import { defineProblems } from "../../core/interpretation.ts";

/** What can be wrong with the versions that a server offers, and with the policy that keeps browsers on TLS. */
export const connectionProblems = defineProblems({
  "obsolete-only": {
    severity: "critical",
    cause: {
      en: "The server offers nothing above {protocol}; no current {client} connects.",
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
      en: "Whether {version} is offered could not be told ({reason}). This does not count.",
      ko: "{version} 제공 여부를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "Check it from a network that nothing filters.",
      ko: "필터링이 없는 네트워크에서 확인하십시오.",
    },
  },
  "outdated-handshake": {
    severity: "medium",
    cause: {
      en: "The handshake of a current client failed; only one with outdated versions, suites and groups succeeded.",
      ko: "최신 클라이언트의 핸드셰이크가 실패했고, 오래된 버전, 암호 스위트, 그룹을 제안했을 때만 성공했습니다.",
    },
    action: {
      en: "Configure the server for Mozilla's intermediate profile.",
      ko: "서버를 Mozilla의 intermediate 프로필에 맞게 설정하십시오.",
    },
    reference: "RFC 9325",
  },
  "beyond-reach": {
    severity: "critical",
    cause: {
      en: "{who} cannot connect: the server takes nothing that they offer, only {choice}.",
      ko: "서버가 {who}에서 제안하는 것을 모두 거부하고 {choice}만 받아들여 연결할 수 없습니다.",
    },
    action: {
      en: "Enable TLS 1.3, and for TLS 1.2 suites with ECDHE and AES-GCM on X25519 or P-256.",
      ko: "TLS 1.3을 켜고, TLS 1.2에서는 X25519 또는 P-256의 ECDHE와 AES-GCM 스위트를 켜십시오.",
    },
    reference: "RFC 9325 §4.2",
  },
  "beyond-reach-key": {
    severity: "critical",
    cause: {
      en: "{who} cannot connect: they take no signature by the key of the certificate ({key}).",
      ko: "{who}에서 인증서의 키({key})로 만든 서명을 받아들이지 않으므로 연결할 수 없습니다.",
    },
    action: {
      en: "Get a certificate for an ECDSA key on P-256, or serve one beside this one.",
      ko: "P-256 ECDSA 키로 인증서를 발급받거나, 그런 인증서를 함께 제공하십시오.",
    },
    reference: "CA/B BR §7.1.3",
  },
  "hello-refused": {
    severity: "medium",
    cause: {
      en: "The handshake of a current client failed, and the server answers a small ClientHello but not the same one in two packets, which post-quantum key exchange needs.",
      ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 작은 ClientHello에는 응답하지만, 양자 내성 키 교환에 필요한 두 패킷 크기의 ClientHello에는 응답하지 않습니다.",
    },
    action: {
      en: "Update the server or what stands before it (load balancer, firewall) so that a ClientHello in two packets gets through.",
      ko: "두 패킷으로 나뉜 ClientHello가 통과하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오.",
    },
    reference: "RFC 8446 §4.1.2",
  },
  "handshake-unexplained": {
    severity: "medium",
    cause: {
      en: "The handshake of a current client failed, and a second one that offers everything old as well succeeded. Why the first one failed is not known.",
      ko: "최신 클라이언트의 핸드셰이크는 실패했고, 오래된 방식까지 모두 제안한 두 번째 핸드셰이크는 성공했습니다. 첫 번째가 실패한 이유는 알 수 없습니다.",
    },
    action: {
      en: "Measure again. If it stays, look into the server's log, and see whether it signs handshakes with SHA-256.",
      ko: "다시 측정하십시오. 반복된다면 서버 로그와, 핸드셰이크 서명에 SHA-256을 쓰는지 확인하십시오.",
    },
    reference: "RFC 9325",
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
      en: "Strict-Transport-Security is invalid, and browsers ignore all of it.",
      ko: "Strict-Transport-Security가 올바르지 않아 브라우저가 전체를 무시합니다.",
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
      en: "Strict-Transport-Security has a max-age of 0, which tells browsers to forget the policy.",
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
      en: "Strict-Transport-Security lasts for {seconds} seconds only; at least 15552000 (180 days) are expected.",
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
  "hsts-unknown": {
    severity: "info",
    cause: {
      en: "HSTS could not be looked for: the site itself did not answer ({reason}). This does not count.",
      ko: "사이트가 직접 응답하지 않아 HSTS를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "Make sure that this port serves the site over HTTP, or judge it without HSTS.",
      ko: "이 포트가 HTTP로 사이트를 제공하는지 확인하십시오. 그렇지 않다면 HSTS 없이 판단하십시오.",
    },
  },
});
