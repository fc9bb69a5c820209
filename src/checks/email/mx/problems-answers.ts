import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of how mail servers answer on port 25. */
export const answerProblems = defineProblems({
  "mx-closed": {
    severity: "high",
    cause: {
      en: "The mail server {host} says that it accepts no mail ({code}).",
      ko: "메일 서버 {host|이/가} 메일을 받지 않는다고 응답합니다({code}).",
    },
    action: {
      en: "Remove it from the MX records, or configure it to accept mail.",
      ko: "MX 레코드에서 제거하거나 메일을 받도록 설정하십시오.",
    },
    reference: "RFC 7504 §3",
  },
  "mx-silent": {
    severity: "medium",
    cause: {
      en: "The mail server {host} does not answer on port 25 ({reason}), but another mail server of the domain does.",
      ko: "메일 서버 {host|이/가} 25번 포트에서 응답하지 않습니다({reason}). 도메인의 다른 메일 서버는 응답합니다.",
    },
    action: {
      en: "Start the mail server or open its firewall. If the host no longer exists, remove its MX record.",
      ko: "메일 서버를 시작하거나 방화벽을 여십시오. 없어진 호스트라면 MX 레코드를 제거하십시오.",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-slow": {
    severity: "info",
    cause: {
      en: "Port 25 of the mail server {host} is open, but the server sent no greeting within 8 seconds. Senders wait up to 5 minutes, so we do not judge it.",
      ko: "메일 서버 {host}의 25번 포트는 열려 있지만 8초 안에 인사말을 보내지 않았습니다. 발신 서버는 5분까지 기다리므로 판단하지 않습니다.",
    },
    action: {
      en: "If the delay is not intended, check DNS lookups and load on the server: some senders give up earlier.",
      ko: "의도한 지연이 아니면 서버의 DNS 조회와 부하를 확인하십시오. 더 일찍 포기하는 발신 서버도 있습니다.",
    },
    reference: "RFC 5321 §4.5.3.2.1",
  },
  "mx-address-silent": {
    severity: "low",
    cause: {
      en: "The mail server {host} does not answer at {address} ({reason}), but does at another address.",
      ko: "메일 서버 {host|이/가} {address}에서 응답하지 않습니다({reason}). 다른 주소에서는 응답합니다.",
    },
    action: {
      en: "Make the mail server listen on this address, or remove the address. Senders that try it waste time.",
      ko: "메일 서버가 이 주소에서 응답하게 하거나 주소를 제거하십시오. 이 주소로 보내는 서버는 배달이 지연됩니다.",
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-odd": {
    severity: "medium",
    cause: {
      en: "The service on port 25 of {host} is not a mail server.",
      ko: "{host}의 25번 포트에서 응답하는 서비스가 메일 서버가 아닙니다.",
    },
    action: {
      en: "Check which program listens there, and any proxy in front of it.",
      ko: "그곳에서 대기 중인 프로그램과 그 앞의 프록시를 확인하십시오.",
    },
    reference: "RFC 5321 §4.2",
  },
  "mx-turned-away": {
    severity: "info",
    cause: {
      en: "The mail server {host} refused to talk to us ({reason}). It may block our address, so we do not judge it.",
      ko: "메일 서버 {host|이/가} 통신을 거부했습니다({reason}). 점검하는 쪽 주소 때문일 수 있어 판단하지 않습니다.",
    },
    action: {
      en: "Run the check from an address that may send mail.",
      ko: "메일을 보낼 수 있는 주소에서 점검하십시오.",
    },
    reference: "RFC 5321 §3.1",
  },
  "mx-blocked": {
    severity: "info",
    cause: {
      en: "No mail server of {domain} answered on port 25. Many networks block outgoing port 25, so we do not judge this.",
      ko: "{domain}의 메일 서버가 모두 25번 포트에서 응답하지 않았습니다. 나가는 25번 포트를 막는 네트워크가 많아 판단하지 않습니다.",
    },
    action: {
      en: "Run the check from a network that allows outgoing port 25.",
      ko: "나가는 25번 포트를 허용하는 네트워크에서 점검하십시오.",
    },
  },
});
