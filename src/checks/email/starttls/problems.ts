import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** What may be wrong with how the hosts for mail turn to TLS. */
export const starttlsProblems = defineProblems({
  "starttls-missing": {
    severity: "high",
    cause: {
      en: "The mail host {host} offers no STARTTLS: mail reaches it in plain text, for anybody on the way to read.",
      ko: "메일 호스트 {host|이/가} STARTTLS를 제공하지 않습니다. 메일이 평문으로 전달되어 누구나 중간에서 읽을 수 있습니다.",
    },
    action: {
      en: "Whoever runs {host} has to give it a certificate and turn STARTTLS on (Postfix: smtpd_tls_security_level = may). Tell them, if that is somebody else.",
      ko: "{host} 운영자가 인증서를 설치하고 STARTTLS를 켜야 합니다(Postfix: smtpd_tls_security_level = may). 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §2",
  },
  "starttls-refused": {
    severity: "high",
    cause: {
      en: "The mail host {host} offers STARTTLS and then refuses it: mail reaches it in plain text, or waits.",
      ko: "메일 호스트 {host|이/가} STARTTLS를 제공한다고 하고 거절합니다. 메일이 평문으로 전달되거나 지연됩니다.",
    },
    action: {
      en: "Whoever runs {host} finds the cause in its log; a certificate or key that cannot be read is the usual one. Tell them, if that is somebody else.",
      ko: "{host} 운영자가 메일 서버 로그를 확인해야 합니다. 인증서나 키를 읽지 못하는 경우가 많습니다. 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §4",
  },
  "starttls-broken": {
    severity: "high",
    cause: {
      en: "The mail host {host} offers STARTTLS, and no handshake comes about ({reason}): mail reaches it in plain text, or waits.",
      ko: "메일 호스트 {host|이/가} STARTTLS를 제공하지만 핸드셰이크가 실패합니다({reason}). 메일이 평문으로 전달되거나 지연됩니다.",
    },
    action: {
      en: "Whoever runs {host} should look into its log: which versions and suites it takes, and whether its certificate can be read. Tell them, if that is somebody else.",
      ko: "{host} 운영자가 메일 서버 로그에서 허용하는 TLS 버전과 암호 모음, 인증서를 읽을 수 있는지 확인해야 합니다. 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §4",
  },
  "starttls-injected": {
    severity: "high",
    cause: {
      en: "Behind the agreement of {host} on TLS more plain text came, or no TLS at all: somebody on the way may be putting it there.",
      ko: "{host}에서 TLS에 합의한 뒤 평문이 더 이어지거나 TLS가 시작되지 않았습니다. 중간에서 누군가 끼워 넣었을 수 있습니다.",
    },
    action: {
      en: "Whoever runs {host} should update it, and look at what stands between it and the Internet. Tell them, if that is somebody else.",
      ko: "{host} 운영자가 메일 서버를 업데이트하고 서버와 인터넷 사이의 장비를 확인해야 합니다. 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: "RFC 3207 §4.2",
  },
  "starttls-old": {
    severity: "medium",
    cause: {
      en: "The mail host {host} takes nothing better than {version}, which current senders may refuse.",
      ko: "메일 호스트 {host|이/가} {version}까지만 지원합니다. 최신 서버가 거절할 수 있습니다.",
    },
    action: {
      en: "Whoever runs {host} has to turn TLS 1.2 and 1.3 on. Tell them, if that is somebody else.",
      ko: "{host} 운영자가 TLS 1.2와 1.3을 켜야 합니다. 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: "RFC 8996 §4 and §5",
  },
  "starttls-certificate": {
    severity: "low",
    cause: {
      en: "The certificate of the mail host {host} is none that a strict sender accepts: {reason}.",
      ko: "메일 호스트 {host}의 인증서를 엄격한 서버가 받아들이지 않습니다: {reason}.",
    },
    action: {
      en: "Whoever runs {host} has to install a certificate for that name with its whole chain; tell them, if that is somebody else. Most senders deliver all the same; under MTA-STS none does.",
      ko: "{host} 운영자가 그 이름의 인증서를 체인 전체와 함께 설치해야 합니다. 다른 곳에서 운영한다면 그곳에 알리십시오. 대부분의 서버는 그래도 배달하지만 MTA-STS에서는 배달하지 않습니다.",
    },
    reference: "RFC 8461 §4.2",
  },
  "starttls-unknown": {
    severity: "info",
    cause: {
      en: "Whether the mail host {host} offers STARTTLS could not be told ({reason}).",
      ko: "메일 호스트 {host|이/가} STARTTLS를 제공하는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Measure from a network that lets port 25 out.",
      ko: "25번 포트로 나갈 수 있는 네트워크에서 측정하십시오.",
    },
  },
  "starttls-unfinished": {
    severity: "info",
    cause: {
      en: "The mail host {host} answers, and its turn to TLS could not be followed to the end ({reason}).",
      ko: "메일 호스트 {host|이/가} 응답하지만 TLS로 바꾸는 과정을 끝까지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again; where it stays so, the log of {host} tells whoever runs it more, at the time of this test.",
      ko: "다시 시도하고, 계속되면 {host} 운영자가 메일 서버 로그에서 이 검사 시각의 기록을 확인해야 합니다.",
    },
  },
});

/** Makes a finding of one of the problems above. */
export const findStarttls = finder<typeof starttlsProblems>();
