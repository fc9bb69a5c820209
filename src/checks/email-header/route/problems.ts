import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the route of a message, and of the pasted text. */
export const routeProblems = defineProblems({
  "hop-in-clear": {
    severity: "medium",
    cause: {
      en: "According to the receiving server, the message crossed the Internet without TLS: {list}.",
      ko: "수신 서버의 기록에 따르면 메시지가 TLS 없이 인터넷을 거쳤습니다: {list}.",
    },
    action: {
      en: "Enable STARTTLS on both servers. MTA-STS or DANE makes senders require it.",
      ko: "양쪽 서버에서 STARTTLS를 켜십시오. MTA-STS나 DANE을 쓰면 보내는 쪽이 TLS를 강제합니다.",
    },
    reference: "RFC 3207",
  },
  "old-tls": {
    severity: "low",
    cause: {
      en: "A hop used a deprecated TLS version: {list}.",
      ko: "폐기된 TLS 버전을 사용한 홉이 있습니다: {list}.",
    },
    action: {
      en: "If the server is yours, disable TLS 1.0 and 1.1. Otherwise tell its operator.",
      ko: "직접 운영하는 서버라면 TLS 1.0과 1.1을 끄고, 아니라면 운영자에게 알리십시오.",
    },
    reference: "RFC 8996",
  },
  "slow-hop": {
    severity: "low",
    cause: {
      en: "The message was delayed: {list}.",
      ko: "메시지가 지체되었습니다: {list}.",
    },
    action: {
      en: "Check the queue of the server before this hop. Greylisting delays a first message by minutes.",
      ko: "해당 홉 직전 서버의 큐를 확인하십시오. 그레이리스팅이라면 첫 메시지가 몇 분 지체될 수 있습니다.",
    },
    reference: "RFC 5321 §4.5.4.1",
  },
  "clock-skew": {
    severity: "info",
    cause: {
      en: "Server clocks contradict each other or are wrong, so these times are not delays: {list}.",
      ko: "서버 시계가 서로 모순되거나 틀려서 다음 시간은 지연으로 볼 수 없습니다: {list}.",
    },
    action: {
      en: "The message itself is fine. The operator of the server should synchronise its clock (NTP).",
      ko: "메시지 자체에는 문제가 없습니다. 시계가 틀린 서버의 운영자가 NTP로 동기화해야 합니다.",
    },
    reference: "RFC 5321 §4.4",
  },
  "wrong-zone": {
    severity: "info",
    cause: {
      en: "Times differ by whole hours, so a server states the wrong time zone and these times are not delays: {list}.",
      ko: "시각이 정확히 시간 단위로 어긋나므로 시간대를 잘못 적은 서버가 있습니다. 다음 시간은 지연이 아닙니다: {list}.",
    },
    action: {
      en: "The message itself is fine. The operator of the server should correct its time zone.",
      ko: "메시지 자체에는 문제가 없습니다. 해당 서버의 운영자가 시간대 설정을 고쳐야 합니다.",
    },
    reference: "RFC 5322 §3.3",
  },
  "no-hops": {
    severity: "info",
    cause: {
      en: "There is no trace field (Received). We cannot determine the route, or which server wrote the results.",
      ko: "추적 필드(Received)가 없어 경로와 인증 결과를 쓴 서버를 확인할 수 없습니다.",
    },
    action: {
      en: "Copy the whole header of a received message: “Show original” or “View source” shows it.",
      ko: "수신한 메시지의 전체 헤더를 복사하십시오. 메일 프로그램의 “원본 보기”에서 볼 수 있습니다.",
    },
    reference: "RFC 5321 §4.4",
  },
  "border-unsure": {
    severity: "info",
    cause: {
      en: "We could not determine where the message entered the receiver's network: hop {hop} does not identify the previous server.",
      ko: "메시지가 수신 측 네트워크에 들어온 지점을 확인하지 못했습니다. {hop}번 홉에 이전 서버의 정보가 부족합니다.",
    },
    action: {
      en: "We did not evaluate SPF again. Use the receiving server's result.",
      ko: "SPF를 다시 평가하지 않았습니다. 수신 서버의 결과를 따르십시오.",
    },
  },
  "body-ignored": {
    severity: "info",
    cause: {
      en: "The pasted text contains a body after the header. We ignored it.",
      ko: "붙여 넣은 텍스트의 헤더 뒤에 본문이 있습니다. 본문은 무시했습니다.",
    },
    action: { en: "No action is needed.", ko: "조치할 것이 없습니다." },
  },
  "filter-between": {
    severity: "info",
    cause: {
      en: "A filtering service ({host}) handed the message over. The header does not show whether it works for the receiver or for the sender.",
      ko: "필터링 서비스({host})가 메시지를 넘겨주었습니다. 헤더만으로는 수신 측 서비스인지 발신 측 서비스인지 알 수 없습니다.",
    },
    action: {
      en: "If it is your gateway, use the results that it recorded on arrival. Later results say little about the sender.",
      ko: "직접 쓰는 게이트웨이라면 메시지가 도착했을 때 기록한 결과를 따르십시오. 그 뒤의 결과로는 보낸 쪽을 알기 어렵습니다.",
    },
  },
  "changed-text": {
    severity: "info",
    cause: {
      en: "The pasted header is not as received (quoted, indented, spaced out, rewrapped, escaped, tabs lost or text added). A signature mismatch therefore proves nothing.",
      ko: "붙여 넣은 헤더가 수신한 그대로가 아닙니다(인용, 들여쓰기, 빈 줄 삽입, 줄바꿈, 이스케이프, 탭 소실, 덧붙은 텍스트). 서명이 일치하지 않아도 위조의 증거가 되지 않습니다.",
    },
    action: {
      en: "To have signatures verified, copy the header unchanged from the message source.",
      ko: "서명을 확인하려면 메시지 원본의 헤더를 그대로 사용하십시오.",
    },
  },
});
