import { defineProblems, finder } from "../../../core/result/interpretation.ts";
import { mxProblems as shared } from "../../../topics/mx/problems.ts";
import { answerProblems } from "./problems-answers.ts";

const ownProblems = defineProblems({
  "mx-dead": {
    severity: "critical",
    cause: {
      en: "No mail server of {domain} can receive mail: each one has no usable address, or says that it accepts no mail.",
      ko: "{domain}의 메일 서버 가운데 메일을 받을 수 있는 것이 없습니다. 모두 쓸 수 있는 주소가 없거나 메일을 받지 않는다고 응답합니다.",
    },
    action: {
      en: "Point the MX record at a mail server that accepts mail. If the domain should receive no mail, keep a single null MX record: 0 .",
      ko: 'MX 레코드가 메일을 받는 서버를 가리키게 하십시오. 메일을 받지 않을 도메인이면 값이 "0 ."인 null MX 레코드 하나만 남기십시오.',
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-bogus": {
    severity: "critical",
    cause: {
      en: "The MX records of {domain} fail DNSSEC validation: {reason}. Senders that validate deliver no mail.",
      ko: "{domain}의 MX 레코드가 DNSSEC 검증에 실패합니다: {reason}. 검증하는 발신 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Fix the signatures of the zone. npx portcullis dns {domain} shows the broken link.",
      ko: "존의 서명을 바로잡으십시오. npx portcullis dns {domain} 명령으로 문제 위치를 볼 수 있습니다.",
    },
    reference: "RFC 4035 §5.5",
  },
  "mx-implicit": {
    severity: "low",
    cause: {
      en: "{domain} has no MX record. {way}",
      ko: "{domain}에 MX 레코드가 없습니다. {way}",
    },
    action: {
      en: "Publish an MX record for the mail server. {otherwise}",
      ko: "메일 서버의 MX 레코드를 만드십시오. {otherwise}",
    },
    reference: "RFC 5321 §5.1, RFC 7505 §3",
  },
  "mx-private-domain": {
    severity: "low",
    cause: {
      en: "{domain} has no MX record, and its own addresses are not reachable from the Internet ({addresses}). Senders cannot deliver mail to it.",
      ko: "{domain}에 MX 레코드가 없고 도메인 자체의 주소에도 인터넷에서 접속할 수 없습니다({addresses}). 메일을 배달할 수 없습니다.",
    },
    action: {
      en: "Publish an MX record for a mail server. {otherwise}",
      ko: "메일 서버의 MX 레코드를 만드십시오. {otherwise}",
    },
    reference: "RFC 5321 §5.1, RFC 7505 §3",
  },
  "mx-none": {
    severity: "info",
    cause: {
      en: "{domain} has no MX records and no address. It cannot receive mail, but has no null MX record that says so.",
      ko: "{domain}에 MX 레코드도 주소도 없습니다. 메일을 받을 수 없지만 이를 알리는 null MX 레코드가 없습니다.",
    },
    action: {
      en: "Publish a null MX record. If the domain should receive mail, publish an MX record.",
      ko: "null MX 레코드를 게시하십시오. 메일을 받을 도메인이면 MX 레코드를 만드십시오.",
    },
    reference: "RFC 7505 §3",
  },
  "mx-none-sender": {
    severity: "low",
    cause: {
      en: "{domain} {sends}, but has no MX records and no address. Replies and bounces are lost, and some receivers reject such senders.",
      ko: "{domain|은/는} {sends} MX 레코드도 주소도 없습니다. 답장과 반송 메일이 유실되고, 이런 발신자를 거부하는 수신 서버가 있습니다.",
    },
    action: {
      en: "Publish an MX record for a mail server that accepts replies. Do not use a null MX record for a domain that sends mail.",
      ko: "답장을 받을 호스트의 MX 레코드를 만드십시오. 메일을 보내는 도메인에는 null MX를 쓰지 마십시오.",
    },
    reference: "RFC 7505 §4.2",
  },
  "mx-null-sender": {
    severity: "medium",
    cause: {
      en: "{domain} sends mail but accepts none (null MX). Receivers may reject senders that cannot receive replies.",
      ko: "{domain|은/는} 메일을 보내지만 받지 않습니다(null MX). 답장을 받을 수 없는 발신자를 거부하는 수신 서버가 있습니다.",
    },
    action: {
      en: "Publish an MX record for a mail server that accepts replies and bounces. If the domain should send no mail, publish v=spf1 -all and revoke its DKIM keys.",
      ko: "답장과 반송 메일을 받을 메일 서버의 MX 레코드를 만드십시오. 메일을 보내지 않을 도메인이면 v=spf1 -all을 게시하고 DKIM 키를 폐기하십시오.",
    },
    reference: "RFC 7505 §4.2",
  },
  "mx-null-sender-possible": {
    severity: "low",
    cause: {
      en: "{domain} accepts no mail (null MX), but may send mail: names exist below _domainkey.{domain}, where DKIM keys are published.",
      ko: "{domain|은/는} 메일을 받지 않지만(null MX) 보낼 수는 있습니다. DKIM 키를 두는 _domainkey.{domain} 아래에 이름이 있습니다.",
    },
    action: {
      en: "If it sends mail, publish an MX record for a mail server that accepts replies and bounces. If it sends none, publish v=spf1 -all and delete the name.",
      ko: "메일을 보낸다면 답장과 반송 메일을 받을 메일 서버의 MX 레코드를 만드십시오. 보내지 않는다면 v=spf1 -all을 게시하고 그 이름을 삭제하십시오.",
    },
    reference: "RFC 7505 §4.2",
  },
  "mx-ipv6-only": {
    severity: "medium",
    cause: {
      en: "The mail servers of {domain} have only IPv6 addresses. Senders without IPv6 cannot deliver mail to it.",
      ko: "{domain}의 메일 서버에 IPv6 주소만 있습니다. IPv6를 쓰지 않는 발신 서버는 메일을 배달할 수 없습니다.",
    },
    action: {
      en: "Add an A record with a public IPv4 address to at least one mail server.",
      ko: "메일 서버 중 하나 이상에 공인 IPv4 주소의 A 레코드를 추가하십시오.",
    },
    reference: "RFC 5321 §5.2",
  },
  "mx-many": {
    severity: "info",
    cause: {
      en: "{domain} has {count} mail servers. We checked the first {shown}.",
      ko: "{domain}의 메일 서버가 {count}개입니다. 앞의 {shown}개만 확인했습니다.",
    },
    action: { en: "If this is intended, no action is needed.", ko: "의도한 것이라면 조치할 것이 없습니다." },
  },
});

/** Problems of the MX records and the mail servers of a domain: those that all checks share, and what only this check sees. */
export const mxProblems = { ...shared, ...ownProblems, ...answerProblems };

/** Makes a finding that only this check has. */
export const findOwnMx = finder<typeof ownProblems & typeof answerProblems>();

/** The ids of the problems above. */
export type MxProblemId = keyof typeof mxProblems;
