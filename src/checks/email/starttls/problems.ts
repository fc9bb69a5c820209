import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** Problems of STARTTLS at the mail servers. */
export const starttlsProblems = defineProblems({
  "starttls-missing": {
    severity: "high",
    cause: {
      en: "The mail server {host} does not offer STARTTLS. Mail reaches it unencrypted, and attackers on the network path can read it.",
      ko: "메일 서버 {host|이/가} STARTTLS를 제공하지 않습니다. 메일이 암호화되지 않아 네트워크 경로의 공격자가 읽을 수 있습니다.",
    },
    action: {
      en: "The operator of {host} must install a certificate and enable STARTTLS (Postfix: smtpd_tls_security_level = may). If another organisation runs the server, tell them.",
      ko: "{host} 운영자가 인증서를 설치하고 STARTTLS를 켜야 합니다(Postfix: smtpd_tls_security_level = may). 다른 조직이 운영하는 서버이면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §2",
  },
  "starttls-refused": {
    severity: "high",
    cause: {
      en: "The mail server {host} offers STARTTLS but then rejects it. Mail reaches it unencrypted, or is delayed.",
      ko: "메일 서버 {host|이/가} STARTTLS를 제공한다고 알린 뒤 거부합니다. 메일이 암호화되지 않거나 지연됩니다.",
    },
    action: {
      en: "The operator of {host} finds the cause in the mail log; usually the certificate or key is not readable. If another organisation runs the server, tell them.",
      ko: "{host} 운영자가 메일 서버 로그를 확인해야 합니다. 인증서나 키를 읽지 못하는 경우가 많습니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §4",
  },
  "starttls-broken": {
    severity: "high",
    cause: {
      en: "The mail server {host} offers STARTTLS, but the TLS handshake fails ({reason}). Mail reaches it unencrypted, or is delayed.",
      ko: "메일 서버 {host|이/가} STARTTLS를 제공하지만 TLS 핸드셰이크가 실패합니다({reason}). 메일이 암호화되지 않거나 지연됩니다.",
    },
    action: {
      en: "The operator of {host} should check the mail log: allowed TLS versions, cipher suites, and whether the certificate is readable. If another organisation runs the server, tell them.",
      ko: "{host} 운영자가 메일 서버 로그에서 허용하는 TLS 버전, 암호 스위트, 인증서를 읽을 수 있는지 확인해야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §4",
  },
  "starttls-injected": {
    severity: "high",
    cause: {
      en: "After {host} agreed to start TLS, more plain text or no TLS followed. A device on the network path may inject it.",
      ko: "{host}에서 TLS 시작에 합의한 뒤 평문이 더 오거나 TLS가 시작되지 않았습니다. 네트워크 경로의 장비가 끼워 넣은 것일 수 있습니다.",
    },
    action: {
      en: "The operator of {host} should update it, and check devices between it and the Internet. If another organisation runs the server, tell them.",
      ko: "{host} 운영자가 메일 서버를 업데이트하고 서버와 인터넷 사이의 장비를 확인해야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §4.2",
  },
  "starttls-old": {
    severity: "medium",
    cause: {
      en: "The mail server {host} supports at most {version}. Current senders may reject it.",
      ko: "메일 서버 {host|이/가} {version}까지만 지원합니다. 최신 발신 서버가 거부할 수 있습니다.",
    },
    action: {
      en: "The operator of {host} must enable TLS 1.2 and 1.3. If another organisation runs the server, tell them.",
      ko: "{host} 운영자가 TLS 1.2와 1.3을 켜야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오.",
    },
    reference: "RFC 8996 §4 and §5",
  },
  "starttls-certificate": {
    severity: "low",
    cause: {
      en: "The certificate of the mail server {host} is not trusted by senders that validate certificates: {reason}.",
      ko: "인증서를 검증하는 발신 서버는 메일 서버 {host}의 인증서를 신뢰하지 않습니다: {reason}.",
    },
    action: {
      en: "The operator of {host} must install a certificate for this name with its full chain. If another organisation runs the server, tell them. Most senders deliver anyway; with MTA-STS they do not.",
      ko: "{host} 운영자가 이 이름의 인증서를 체인 전체와 함께 설치해야 합니다. 다른 조직이 운영하는 서버이면 그곳에 알리십시오. 대부분의 서버는 그래도 배달하지만 MTA-STS를 쓰면 배달하지 않습니다.",
    },
    reference: "RFC 8461 §4.2",
  },
  "starttls-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether the mail server {host} offers STARTTLS ({reason}).",
      ko: "메일 호스트 {host|이/가} STARTTLS를 제공하는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Run the check from a network that allows outgoing port 25.",
      ko: "나가는 25번 포트를 허용하는 네트워크에서 점검하십시오.",
    },
  },
  "starttls-unfinished": {
    severity: "info",
    cause: {
      en: "The mail server {host} answers, but we could not complete STARTTLS ({reason}).",
      ko: "메일 서버 {host|이/가} 응답하지만 STARTTLS를 끝까지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again. If it remains, the operator of {host} should check the mail log at the time of this test.",
      ko: "다시 시도하십시오. 계속되면 {host} 운영자가 메일 서버 로그에서 이 점검 시각의 기록을 확인해야 합니다.",
    },
  },
});

/** Makes a finding of one of the problems above. */
export const findStarttls = finder<typeof starttlsProblems>();
