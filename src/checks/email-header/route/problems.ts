import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with the way of a message, or with what was pasted. */
export const routeProblems = defineProblems({
  "hop-in-clear": {
    severity: "medium",
    cause: {
      en: "The message crossed the Internet without TLS, by what the receiving server wrote: {list}.",
      ko: "수신 서버의 기록에 따르면 메시지가 TLS 없이 인터넷을 건넜습니다: {list}.",
    },
    action: {
      en: "Have both servers offer and use STARTTLS; MTA-STS or DANE makes senders insist on it.",
      ko: "양쪽 서버에서 STARTTLS를 켜십시오. MTA-STS나 DANE을 쓰면 보내는 쪽이 TLS를 강제합니다.",
    },
    reference: "RFC 3207",
  },
  "old-tls": {
    severity: "low",
    cause: {
      en: "A hop used a version of TLS that is no longer to be used: {list}.",
      ko: "더 이상 쓰지 말아야 할 TLS 버전을 사용한 홉이 있습니다: {list}.",
    },
    action: {
      en: "Turn TLS 1.0 and 1.1 off where the server is yours, and tell its operator where it is not.",
      ko: "직접 운영하는 서버라면 TLS 1.0과 1.1을 끄고, 아니라면 운영자에게 알리십시오.",
    },
    reference: "RFC 8996",
  },
  "slow-hop": {
    severity: "low",
    cause: {
      en: "The message waited: {list}.",
      ko: "메시지가 지체되었습니다: {list}.",
    },
    action: {
      en: "Look into the queue of the server before that hop; greylisting makes a first message wait for minutes.",
      ko: "해당 홉 직전 서버의 큐를 확인하십시오. 그레이리스팅이라면 첫 메시지가 몇 분 지체될 수 있습니다.",
    },
    reference: "RFC 5321 §4.5.4.1",
  },
  "clock-skew": {
    severity: "info",
    cause: {
      en: "The clocks of servers contradict each other, or cannot be right, so that these times are no delays: {list}.",
      ko: "서버 시계가 서로 모순되거나 있을 수 없는 시각이어서 다음 시간은 지연으로 볼 수 없습니다: {list}.",
    },
    action: {
      en: "Nothing is wrong with the message; the operator of the server whose clock is off can set it by NTP.",
      ko: "메시지에는 문제가 없습니다. 시계가 틀린 서버의 운영자가 NTP로 맞출 수 있습니다.",
    },
    reference: "RFC 5321 §4.4",
  },
  "wrong-zone": {
    severity: "info",
    cause: {
      en: "A server states the wrong time zone, since times are off by whole hours, so that these are no delays: {list}.",
      ko: "시각이 정확히 시간 단위로 어긋나 시간대를 잘못 적은 서버가 있으며, 다음 시간은 지연으로 볼 수 없습니다: {list}.",
    },
    action: {
      en: "Nothing is wrong with the message; the operator of the server can set its time zone right.",
      ko: "메시지에는 문제가 없습니다. 해당 서버의 운영자가 시간대 설정을 고칠 수 있습니다.",
    },
    reference: "RFC 5322 §3.3",
  },
  "no-hops": {
    severity: "info",
    cause: {
      en: "There is no trace field (Received), so that nothing can be said of the way, nor of who wrote the results.",
      ko: "추적 필드(Received)가 없어 경로와 인증 결과를 쓴 서버를 확인할 수 없습니다.",
    },
    action: {
      en: "Copy the whole header of a message that was received: “Show original” or “View source” shows it.",
      ko: "수신한 메시지의 전체 헤더를 복사하십시오. 메일 프로그램의 “원본 보기”에서 볼 수 있습니다.",
    },
    reference: "RFC 5321 §4.4",
  },
  "border-unsure": {
    severity: "info",
    cause: {
      en: "It is not clear where the message came to those who received it: hop {hop} says too little of who handed it over.",
      ko: "메시지가 수신 측에 들어온 지점이 분명하지 않습니다. {hop}번 홉에 넘겨준 쪽의 정보가 부족합니다.",
    },
    action: {
      en: "SPF was not evaluated again; go by what the receiving server says of it.",
      ko: "SPF를 다시 평가하지 않았습니다. 수신 서버가 기록한 결과를 참고하십시오.",
    },
  },
  "body-ignored": {
    severity: "info",
    cause: {
      en: "A body stands behind the header; it was not read.",
      ko: "헤더 뒤에 본문이 있습니다. 본문은 읽지 않았습니다.",
    },
    action: { en: "Nothing to do.", ko: "조치할 것이 없습니다." },
  },
  "filter-between": {
    severity: "info",
    cause: {
      en: "A filtering service handed the message over ({host}), and a header does not tell whether it is the receiver's gateway or works for the sender.",
      ko: "필터링 서비스({host})가 메시지를 넘겨주었으며, 헤더만으로는 수신 측 게이트웨이인지 발신 측 서비스인지 알 수 없습니다.",
    },
    action: {
      en: "If it is your gateway, go by what it found when the message came to it; what was found behind it says little of the sender.",
      ko: "직접 쓰는 게이트웨이라면 게이트웨이가 메시지를 받았을 때의 결과를 따르십시오. 그 뒤의 결과로는 보낸 쪽을 알기 어렵습니다.",
    },
  },
  "changed-text": {
    severity: "info",
    cause: {
      en: "The header is not as it was received (quoted, indented, spaced out, wrapped anew, escaped, tabs lost or text added), so that a signature that does not match proves nothing.",
      ko: "수신한 그대로의 헤더가 아닙니다(인용, 들여쓰기, 빈 줄 삽입, 줄바꿈, 이스케이프, 탭 소실, 덧붙은 텍스트). 서명이 일치하지 않아도 위조의 증거가 되지 않습니다.",
    },
    action: {
      en: "Take the header from the source of the message, unchanged, to have its signatures verified.",
      ko: "서명을 확인하려면 메시지 원본의 헤더를 그대로 사용하십시오.",
    },
  },
});
