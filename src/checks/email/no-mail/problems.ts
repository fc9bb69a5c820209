import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const practice = "M3AAWG Protecting Parked Domains";

/** What a domain that has no mail may lack, so that nobody sends any in its name. */
export const noMailProblems = defineProblems({
  "no-mail": {
    severity: "info",
    cause: {
      en: "{domain} neither takes mail nor sends any, and is judged by how well it says so.",
      ko: "{domain|은/는} 메일을 받지도 보내지도 않는 도메인이며, 이를 얼마나 분명히 알리는지로 평가합니다.",
    },
    action: {
      en: "Nothing to do, unless mail is meant to arrive: then create MX records.",
      ko: "메일을 받을 도메인이 아니라면 조치할 것이 없습니다. 받아야 한다면 MX 레코드를 만드십시오.",
    },
    reference: practice,
  },
  "no-mail-likely": {
    severity: "info",
    cause: {
      en: "Nothing shows that {domain} has mail, and it is judged as a domain without any. It has no MX record, and port 25 of its host, to which mail goes then, gave no answer here: whether it takes some could not be told.",
      ko: "{domain}에 메일이 있다는 흔적이 없어 메일이 없는 도메인으로 평가합니다. MX 레코드가 없으면 메일은 도메인 자체의 호스트로 가지만, 여기에서는 그 25번 포트의 응답이 없어 메일을 받는지 확인하지 못했습니다.",
    },
    action: {
      en: "If it takes mail, publish an MX record that names its host, and an SPF record that names who sends; if it takes none, a null MX record: {domain}. MX 0 .",
      ko: "메일을 받는다면 호스트를 지정하는 MX 레코드와 보내는 곳을 담은 SPF 레코드를 게시하십시오. 받지 않는다면 null MX 레코드를 게시하십시오: {domain}. MX 0 .",
    },
    reference: "RFC 5321 §5.1",
  },
  "no-mail-mx": {
    severity: "low",
    cause: {
      en: "{domain} takes no mail ({ground}) and does not say so: senders keep trying for days before they give up.",
      ko: "{domain|은/는} 메일을 받지 않으면서({ground}) 이를 알리지 않습니다. 보내는 서버는 며칠 동안 재시도합니다.",
    },
    action: {
      en: "Publish a null MX record, unless mail is meant to arrive.",
      ko: "메일을 받을 도메인이 아니라면 null MX 레코드를 게시하십시오.",
    },
    reference: "RFC 7505 §3",
  },
  "no-mail-spf-missing": {
    severity: "medium",
    cause: {
      en: "Nothing shows that {domain} sends mail, and no SPF record says that it does not: anybody can send in its name.",
      ko: "{domain}에서 메일을 보낸다는 흔적이 없지만 보내지 않는다고 알리는 SPF 레코드도 없어, 누구나 이 이름으로 메일을 보낼 수 있습니다.",
    },
    action: {
      en: "If it sends none, publish an SPF record that refuses everybody.",
      ko: "메일을 보내지 않는다면 모든 발신을 거부하는 SPF 레코드를 게시하십시오.",
    },
    reference: "RFC 7208 §10.1.2",
  },
  "no-mail-spf-soft": {
    severity: "low",
    cause: {
      en: "{domain} sends no mail, but its SPF record does not refuse those who do so in its name.",
      ko: "{domain|은/는} 메일을 보내지 않지만 SPF 레코드가 다른 발신자를 거부하지 않습니다.",
    },
    action: { en: "End the record with -all.", ko: "레코드를 -all로 끝내십시오." },
    reference: "RFC 7208 §10.1.2",
  },
  "no-mail-spf-passes": {
    severity: "critical",
    cause: {
      en: "{domain} sends no mail, and its SPF record lets everybody send in its name.",
      ko: "{domain|은/는} 메일을 보내지 않는데 SPF 레코드가 누구나 이 이름으로 보내도록 허용합니다.",
    },
    action: { en: "Replace it by a record that refuses everybody.", ko: "모든 발신을 거부하는 레코드로 바꾸십시오." },
    reference: "RFC 7208 §5.1",
  },
  "no-mail-spf-broken": {
    severity: "high",
    cause: {
      en: "The SPF record of {domain} cannot be evaluated, or there are several: receivers take it for an error.",
      ko: "{domain}의 SPF 레코드를 평가할 수 없거나 여러 개입니다. 수신 서버는 오류로 처리합니다.",
    },
    action: {
      en: "Replace it by a single record that refuses everybody.",
      ko: "모든 발신을 거부하는 레코드 하나로 바꾸십시오.",
    },
    reference: "RFC 7208 §2.6.7",
  },
  "no-mail-dmarc-missing": {
    severity: "medium",
    cause: {
      en: "Nothing shows that {domain} sends mail, and no DMARC policy tells receivers to reject what comes in its name.",
      ko: "{domain}에서 메일을 보낸다는 흔적이 없지만, 이 이름을 쓴 메일을 거부하도록 하는 DMARC 정책이 없습니다.",
    },
    action: {
      en: "If it sends none, publish a DMARC record with p=reject. It counts for names below as well: give those that send mail one of their own first.",
      ko: "메일을 보내지 않는다면 p=reject를 담은 DMARC 레코드를 게시하십시오. 하위 이름에도 적용되므로 메일을 보내는 하위 이름에는 먼저 자체 레코드를 두십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "no-mail-dmarc-weak": {
    severity: "low",
    cause: {
      en: "The DMARC policy does not have mail in the name of {domain}, or of names below it, rejected, although the domain sends none.",
      ko: "{domain|은/는} 메일을 보내지 않는데 DMARC 정책이 이 이름이나 하위 이름을 쓴 메일을 거부하게 하지 않습니다.",
    },
    action: {
      en: "Set the policy to reject. It counts for names below as well: give those that send mail a record of their own first.",
      ko: "정책을 reject로 바꾸십시오. 하위 이름에도 적용되므로 메일을 보내는 하위 이름에는 먼저 자체 레코드를 두십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "no-mail-keys-open": {
    severity: "info",
    cause: {
      en: "Nothing says that every DKIM key of {domain} is revoked.",
      ko: "{domain}의 모든 DKIM 키가 폐기되었다고 알리는 레코드가 없습니다.",
    },
    action: {
      en: "Publish a revoked key for every selector.",
      ko: "모든 선택자에 폐기된 키를 게시하십시오.",
    },
    reference: practice,
  },
  "no-mail-unknown": {
    severity: "info",
    cause: {
      en: "What {domain} says by {what} could not be told.",
      ko: "{domain}의 {what} 설정을 확인하지 못했습니다.",
    },
    action: {
      en: "Run npx portcullis dns {domain} to see who does not answer.",
      ko: "npx portcullis dns {domain} 명령으로 응답하지 않는 곳을 확인하십시오.",
    },
  },
});

/** Its problems by their ids. */
export type NoMailProblemId = keyof typeof noMailProblems;

/** Makes a finding of one of the problems above. */
export const findNoMail = finder<typeof noMailProblems>();
