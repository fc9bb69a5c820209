import { exchangerProblems } from "../../../probes/mail/exchanger-words.ts";
import { defineProblems, finder } from "../../../core/result/interpretation.ts";
import { answerProblems } from "./problems-answers.ts";
import { hostProblems } from "./problems-hosts.ts";

const dnsProblems = defineProblems({
  "mx-dead": {
    severity: "critical",
    cause: {
      en: "No host takes the mail of {domain}: every one that it names is without a usable address, or says that it takes none.",
      ko: "{domain}의 메일을 받는 호스트가 없습니다. 지정된 호스트 모두 쓸 수 있는 주소가 없거나 메일을 받지 않는다고 알립니다.",
    },
    action: {
      en: "Name a host that takes mail; or, where no mail is wanted, one MX record alone: 0 .",
      ko: '메일을 받는 호스트를 지정하십시오. 메일을 받지 않으려면 값이 "0 ."인 MX 레코드 하나만 남기십시오.',
    },
    reference: "RFC 5321 §5.1",
  },
  "mx-bogus": {
    severity: "critical",
    cause: {
      en: "The MX records of {domain} do not verify (DNSSEC): {reason}. Servers that check signatures deliver nothing.",
      ko: "{domain}의 MX 레코드가 DNSSEC 검증에 실패합니다: {reason}. 서명을 확인하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Mend the signatures of the zone; npx portcullis dns {domain} shows where they break.",
      ko: "존의 서명을 바로잡으십시오. npx portcullis dns {domain} 명령으로 문제 위치를 볼 수 있습니다.",
    },
    reference: "RFC 4035 §5.5",
  },
  "mx-null-beside": {
    severity: "medium",
    cause: {
      en: "{domain} says that it takes no mail (null MX) and names mail hosts beside it: senders do the one or the other.",
      ko: "{domain}에서 메일을 받지 않는다고 알리면서(null MX) 메일 호스트도 지정합니다. 보내는 서버마다 다르게 처리합니다.",
    },
    action: {
      en: "Delete the MX record that names a dot, or all the others.",
      ko: "점을 가리키는 MX 레코드를 삭제하거나 나머지를 모두 삭제하십시오.",
    },
    reference: "RFC 7505 §3",
  },
  "mx-implicit": {
    severity: "low",
    cause: {
      en: "{domain} has no MX record. {way}",
      ko: "{domain}에 MX 레코드가 없습니다. {way}",
    },
    action: {
      en: "Publish an MX record for the host that takes the mail. {otherwise}",
      ko: "메일을 받는 호스트의 MX 레코드를 만드십시오. {otherwise}",
    },
    reference: "RFC 5321 §5.1, RFC 7505 §3",
  },
  "mx-private-domain": {
    severity: "low",
    cause: {
      en: "{domain} has no MX record, and none of its own addresses can be reached from the Internet ({addresses}): nobody there can hand it mail.",
      ko: "{domain}에 MX 레코드가 없고 도메인 자체의 주소에도 인터넷에서 접속할 수 없어({addresses}) 메일을 전달할 곳이 없습니다.",
    },
    action: {
      en: "Publish an MX record for a host that takes the mail. {otherwise}",
      ko: "메일을 받는 호스트의 MX 레코드를 만드십시오. {otherwise}",
    },
    reference: "RFC 5321 §5.1, RFC 7505 §3",
  },
  "mx-none": {
    severity: "info",
    cause: {
      en: "{domain} has neither MX records nor an address: it takes no mail, and does not say so.",
      ko: "{domain}에 MX 레코드도 주소도 없습니다. 메일을 받지 않으며 이를 알리지도 않습니다.",
    },
    action: {
      en: "Say so with a null MX; or publish an MX record, where mail is wanted.",
      ko: "null MX로 알리십시오. 메일을 받으려면 MX 레코드를 만드십시오.",
    },
    reference: "RFC 7505 §3",
  },
  "mx-none-sender": {
    severity: "low",
    cause: {
      en: "{domain} {sends}, and has neither MX records nor an address: answers and bounces go nowhere, and some servers reject such senders.",
      ko: "{domain|은/는} {sends} MX 레코드도 주소도 없습니다. 답장과 반송 메일이 갈 곳이 없고, 이런 발신자를 거부하는 서버가 있습니다.",
    },
    action: {
      en: "Publish an MX record for a host that takes the answers. A null MX is not for domains that send.",
      ko: "답장을 받을 호스트의 MX 레코드를 만드십시오. 메일을 보내는 도메인에는 null MX를 쓰지 마십시오.",
    },
    reference: "RFC 7505 §4.2",
  },
  "mx-null-sender": {
    severity: "medium",
    cause: {
      en: "{domain} sends mail, and says that it takes none (null MX): servers may reject senders that nobody can answer.",
      ko: "{domain|은/는} 메일을 보내면서 받지 않는다고 알립니다(null MX). 답장할 수 없는 발신자를 거부하는 서버가 있습니다.",
    },
    action: {
      en: "Name a host that takes answers and bounces; or let nobody send, and revoke its DKIM keys, if no mail is meant to be sent.",
      ko: "답장과 반송 메일을 받을 호스트를 지정하십시오. 메일을 보내지 않는다면 아무도 보내지 못하게 하고 DKIM 키를 폐기하십시오.",
    },
    reference: "RFC 7505 §4.2",
  },
  "mx-null-sender-possible": {
    severity: "low",
    cause: {
      en: "{domain} says that it takes no mail (null MX), and may send some: there is a name below _domainkey.{domain}, where DKIM keys stand.",
      ko: "{domain|은/는} 메일을 받지 않는다고 알리지만(null MX) 보낼 수는 있습니다. DKIM 키를 두는 _domainkey.{domain} 아래에 이름이 있습니다.",
    },
    action: {
      en: "If it sends mail, name a host that takes answers and bounces; if it sends none, say so with the SPF record v=spf1 -all and delete the name.",
      ko: "메일을 보낸다면 답장과 반송 메일을 받을 호스트를 지정하십시오. 보내지 않는다면 SPF 레코드 v=spf1 -all로 알리고 그 이름을 삭제하십시오.",
    },
    reference: "RFC 7505 §4.2",
  },
  "mx-null": {
    severity: "info",
    cause: {
      en: "{domain} takes no mail, and says so (null MX).",
      ko: "{domain}에서 메일을 받지 않는다고 알립니다(null MX).",
    },
    action: { en: "Nothing, if that is what is meant.", ko: "의도한 것이라면 조치할 것이 없습니다." },
    reference: "RFC 7505 §3",
  },
  "mx-many": {
    severity: "info",
    cause: {
      en: "{domain} has {count} mail hosts; the first {shown} were looked at.",
      ko: "{domain}의 메일 호스트가 {count}개입니다. 앞의 {shown}개만 확인했습니다.",
    },
    action: { en: "Nothing, if that is what is meant.", ko: "의도한 것이라면 조치할 것이 없습니다." },
  },
});

/** What may be wrong with who takes the mail of a domain. */
export const mxProblems = { ...dnsProblems, ...exchangerProblems, ...hostProblems, ...answerProblems };

/** Makes a finding of one of the problems above. */
export const findMx = finder<typeof mxProblems>();

/** The ids of the problems above. */
export type MxProblemId = keyof typeof mxProblems;
