import { defineProblems } from "../../../core/result/interpretation.ts";

/** Reasons that keep browsers out if the first, browser-like handshake failed. */
export const reachProblems = defineProblems({
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
  "no-secure-renegotiation": {
    severity: "medium",
    cause: {
      en: "The server does not support secure renegotiation (RFC 5746). Browsers connect; OpenSSL 3 and programs that use it, such as curl, Node.js and Python, refuse the connection.",
      ko: "서버가 안전한 재협상(RFC 5746)을 지원하지 않습니다. 브라우저는 연결하지만 OpenSSL 3과 이를 쓰는 curl, Node.js, Python 등은 연결을 거부합니다.",
    },
    action: {
      en: "Update the TLS library of the server or of the device in front of it, or enable TLS 1.3, which has no renegotiation.",
      ko: "서버나 그 앞의 장비의 TLS 라이브러리를 업데이트하거나, 재협상이 없는 TLS 1.3을 켜십시오.",
    },
    reference: "RFC 5746 §4.1",
  },
  "beyond-reach": {
    severity: "critical",
    cause: {
      en: "{who} cannot connect: the server supports only {choice}, which they do not offer.",
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
    severity: "high",
    cause: {
      en: "The handshake of a current client failed: the server answers a small ClientHello but not the same one in two packets. Browsers send those, for post-quantum key exchange, and no smaller one after that.",
      ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 작은 ClientHello에는 응답하지만 같은 것이 두 패킷이면 응답하지 않습니다. 브라우저는 양자 내성 키 교환을 위해 그런 ClientHello를 보내며 작은 것으로 다시 시도하지 않습니다.",
    },
    action: {
      en: "Update the server or the device in front of it (load balancer, firewall) so that it accepts a ClientHello in two packets.",
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
  "handshake-broken-off": {
    severity: "low",
    cause: {
      en: "The handshake of a current client broke off. The server did not refuse its ClientHello, and a handshake that offers everything old as well succeeded. We cannot tell whether the server or the network is the cause.",
      ko: "최신 클라이언트의 핸드셰이크가 도중에 끊겼습니다. 서버는 ClientHello를 거부하지 않았고, 오래된 방식까지 모두 제안한 핸드셰이크는 성공했습니다. 원인이 서버인지 네트워크인지 알 수 없습니다.",
    },
    action: {
      en: "Measure again, also from another network. If it stays, look for a device that drops the longer replies with X25519MLKEM768.",
      ko: "다른 네트워크에서도 다시 측정하십시오. 반복된다면 X25519MLKEM768을 쓰는 더 긴 응답을 버리는 장비가 있는지 확인하십시오.",
    },
    reference: "RFC 8446 §4.1.3",
  },
  "hybrid-refused": {
    severity: "high",
    cause: {
      en: "The handshake of a current client failed: the server, or a device in front of it, closes the connection when X25519MLKEM768 is offered, and answers when it is not. Browsers offer it and do not retry without it.",
      ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 서버나 그 앞의 장비가 X25519MLKEM768을 제안하면 연결을 끊고, 제안하지 않으면 응답합니다. 브라우저는 이를 제안하며 빼고 다시 시도하지 않습니다.",
    },
    action: {
      en: "Update the server or the device in front of it (load balancer, firewall) so that it ignores key shares of unknown groups.",
      ko: "모르는 그룹의 키 공유를 무시하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오.",
    },
    reference: "RFC 8446 §4.2.8",
  },
  "beyond-reach-signature": {
    severity: "critical",
    cause: {
      en: "{who} cannot connect: the server signs its key exchange only with {signature}, which they do not support.",
      ko: "서버가 키 교환에 {signature} 서명만 사용하고 {who}에서 이를 받아들이지 않으므로 연결할 수 없습니다.",
    },
    action: {
      en: "Let the server sign with SHA-256 (OpenSSL: SignatureAlgorithms), and enable TLS 1.3.",
      ko: "서버가 SHA-256으로 서명하게 하고(OpenSSL: SignatureAlgorithms) TLS 1.3을 켜십시오.",
    },
    reference: "RFC 9155 §4",
  },
});
