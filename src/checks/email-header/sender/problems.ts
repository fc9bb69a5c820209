import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of addresses and other fields that may mislead a reader. */
export const senderProblems = defineProblems({
  "address-misleads": {
    severity: "medium",
    cause: {
      en: "Mail programs show different sender addresses: it is written {other}, but some programs read “{shown}”.",
      ko: "보낸 사람의 주소가 프로그램마다 다르게 보일 수 있습니다. 실제 표기는 {other}이지만 “{shown}”로 읽는 프로그램도 있습니다.",
    },
    action: {
      en: "Legitimate programs do not write addresses like this. Treat the message as deceptive until you have confirmed the sender.",
      ko: "정상적인 프로그램은 주소를 이렇게 쓰지 않습니다. 보낸 사람을 확인할 때까지 속임수로 간주하십시오.",
    },
    reference: "RFC 5322 §3.4.1",
  },
  "domain-mixed-scripts": {
    severity: "high",
    cause: {
      en: "The domain of the sender or of the reply address mixes letters of different scripts that look alike: {shown} ({other}).",
      ko: "보낸 사람 또는 답장 주소의 도메인에 서로 닮은 다른 문자 체계의 글자가 섞여 있습니다: {shown}({other}).",
    },
    action: {
      en: "Do not trust the sender: legitimate domains do not mix scripts like this.",
      ko: "보낸 사람을 신뢰하지 마십시오. 정상적인 도메인은 문자 체계를 이렇게 섞지 않습니다.",
    },
    reference: "UTS #39",
  },
  "domain-lookalike": {
    severity: "medium",
    cause: {
      en: "The domain of the sender or of the reply address looks like {shown}, but is {other}.",
      ko: "보낸 사람 또는 답장 주소의 도메인이 {shown|으로/로} 보이지만 실제로는 {other}입니다.",
    },
    action: {
      en: "Do not confuse it with the domain that it resembles. Words of another language may look similar by chance.",
      ko: "닮은 도메인으로 오인하지 마십시오. 다른 언어의 단어가 우연히 그렇게 보일 수도 있습니다.",
    },
    reference: "UTS #39 §4",
  },
  "reply-lookalike": {
    severity: "high",
    cause: {
      en: "Replies go to {shown}, a domain that looks like the sender's domain {other}.",
      ko: "답장이 {shown|으로/로} 갑니다. 발신 도메인 {other|과/와} 비슷해 보이는 다른 도메인입니다.",
    },
    action: {
      en: "Do not reply before you have confirmed the sender in another way. Attackers use such domains to take over conversations.",
      ko: "다른 방법으로 보낸 사람을 확인하기 전에는 답장하지 마십시오. 공격자가 이런 도메인으로 대화를 가로챕니다.",
    },
    reference: "RFC 5322 §3.6.2",
  },
  "reply-elsewhere": {
    severity: "low",
    cause: {
      en: "Replies go to {shown}, not to the sender's domain {other}.",
      ko: "답장은 발신 도메인 {other|이/가} 아니라 {shown|으로/로} 갑니다.",
    },
    action: {
      en: "This is common for mailing lists and ticket systems. Otherwise check before you reply.",
      ko: "메일링 리스트나 티켓 시스템에서는 흔합니다. 그 외에는 답장 전에 다시 확인하십시오.",
    },
    reference: "RFC 5322 §3.6.2",
  },
  "bounces-elsewhere": {
    severity: "info",
    cause: {
      en: "Bounces go to {shown}, not to {other}: another organisation sends for the author.",
      ko: "반송 메일은 {other|이/가} 아니라 {shown|으로/로} 갑니다. 다른 조직에서 대신 보낸 메일입니다.",
    },
    action: {
      en: "This is common for mailing lists and mailing services. DKIM must then prove the author.",
      ko: "메일링 리스트나 발송 서비스에서는 흔합니다. 이 경우 DKIM으로 발신자를 증명해야 합니다.",
    },
    reference: "RFC 5321 §4.4",
  },
  "message-id-elsewhere": {
    severity: "info",
    cause: {
      en: "The Message-ID was created at {shown}, not at {other}.",
      ko: "Message-ID가 {other|이/가} 아니라 {shown}에서 만들어졌습니다.",
    },
    action: {
      en: "This is common for mailing services. No action is needed.",
      ko: "발송 서비스를 쓰면 흔합니다. 조치할 것이 없습니다.",
    },
    reference: "RFC 5322 §3.6.4",
  },
  "several-from": {
    severity: "medium",
    cause: {
      en: "The message has several authors (From), and mail programs show different ones: {shown}.",
      ko: "발신자(From)가 여럿이어서 프로그램마다 다르게 보일 수 있습니다: {shown}.",
    },
    action: {
      en: "Do not trust the author shown: DMARC can evaluate only one domain.",
      ko: "발신자 표시를 믿지 마십시오. DMARC는 도메인 하나만 판정할 수 있습니다.",
    },
    reference: "RFC 9989 §5.3.1",
  },
  "several-subjects": {
    severity: "medium",
    cause: {
      en: "The message has several subjects, and mail programs show different ones: {shown}.",
      ko: "제목이 여럿이어서 프로그램마다 다르게 보일 수 있습니다: {shown}.",
    },
    action: {
      en: "Check the other subjects: one that was added before a signed message is not signed.",
      ko: "다른 제목도 확인하십시오. 서명된 메시지 앞에 덧붙인 제목은 서명되지 않습니다.",
    },
    reference: "RFC 5322 §3.6",
  },
  "no-from": {
    severity: "medium",
    cause: {
      en: "The message has no author (From) with an address.",
      ko: "주소가 있는 발신자(From)가 없습니다.",
    },
    action: {
      en: "Check that you copied the whole header: every message has an author.",
      ko: "헤더 전체를 복사했는지 확인하십시오. 메시지에는 발신자가 있어야 합니다.",
    },
    reference: "RFC 5322 §3.6",
  },
  "unsubscribe-unsigned": {
    severity: "low",
    cause: {
      en: "The message offers one-click unsubscribe, but no valid signature covers its two fields. Receivers then do not offer it.",
      ko: "원클릭 수신 거부를 제공하지만 유효한 서명이 두 필드를 포함하지 않습니다. 이 경우 수신 서비스는 이를 제공하지 않습니다.",
    },
    action: {
      en: "Sign List-Unsubscribe and List-Unsubscribe-Post with DKIM.",
      ko: "List-Unsubscribe와 List-Unsubscribe-Post를 DKIM으로 서명하십시오.",
    },
    reference: "RFC 8058 §4",
  },
  "unsubscribe-many-clicks": {
    severity: "info",
    cause: {
      en: "The message does not support one-click unsubscribe, which large receivers require from bulk senders.",
      ko: "원클릭 수신 거부를 지원하지 않습니다. 대형 수신 서비스는 대량 발송자에게 이를 요구합니다.",
    },
    action: {
      en: "Send List-Unsubscribe with an https URL, and List-Unsubscribe-Post: List-Unsubscribe=One-Click.",
      ko: "https 주소가 있는 List-Unsubscribe와 List-Unsubscribe-Post: List-Unsubscribe=One-Click을 함께 보내십시오.",
    },
    reference: "RFC 8058 §3.1",
  },
});
