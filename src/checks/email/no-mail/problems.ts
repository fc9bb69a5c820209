import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const practice = "M3AAWG Protecting Parked Domains";

/** Problems of a domain without mail: what is missing to prevent spoofing. */
export const noMailProblems = defineProblems({
  "no-mail": {
    severity: "info",
    cause: {
      en: "{domain} neither receives nor sends mail. Its score shows how clearly its records say so.",
      ko: "{domain|은/는} 메일을 받지도 보내지도 않는 도메인입니다. 점수는 레코드가 이를 얼마나 분명히 알리는지를 나타냅니다.",
    },
    action: {
      en: "If this is right, no action is needed. If the domain should receive mail, publish MX records.",
      ko: "의도한 것이면 조치할 것이 없습니다. 메일을 받을 도메인이면 MX 레코드를 게시하십시오.",
    },
    reference: practice,
  },
  "no-mail-likely": {
    severity: "info",
    cause: {
      en: "Nothing shows that {domain} has mail, so it is scored as a domain without mail. It has no MX record, and port 25 of its own host did not answer, so we could not check whether that host accepts mail.",
      ko: "{domain}에 메일이 있다는 흔적이 없어 메일이 없는 도메인으로 평가합니다. MX 레코드가 없고 도메인 자체 호스트의 25번 포트가 응답하지 않아, 그 호스트가 메일을 받는지 확인하지 못했습니다.",
    },
    action: {
      en: "If it receives mail, publish an MX record for its mail server and an SPF record for its senders. If it receives none, publish a null MX record: {domain}. MX 0 .",
      ko: "메일을 받는다면 메일 서버의 MX 레코드와 발신 서버의 SPF 레코드를 게시하십시오. 받지 않는다면 null MX 레코드를 게시하십시오: {domain}. MX 0 .",
    },
    reference: "RFC 5321 §5.1",
  },
  "no-mail-mx": {
    severity: "low",
    cause: {
      en: "{domain} accepts no mail ({ground}), but has no null MX record. Senders retry for days before they give up.",
      ko: "{domain|은/는} 메일을 받지 않지만({ground}) null MX 레코드가 없습니다. 보내는 서버는 며칠 동안 재시도합니다.",
    },
    action: {
      en: "Publish a null MX record, unless the domain should receive mail.",
      ko: "메일을 받을 도메인이 아니라면 null MX 레코드를 게시하십시오.",
    },
    reference: "RFC 7505 §3",
  },
  "no-mail-spf-missing": {
    severity: "medium",
    cause: {
      en: "{domain} seems to send no mail, but no SPF record tells receivers to reject mail from it. Attackers can send mail as {domain}.",
      ko: "{domain|은/는} 메일을 보내지 않는 것으로 보이지만, 이를 알리는 SPF 레코드가 없습니다. 공격자가 {domain|으로/로} 메일을 보낼 수 있습니다.",
    },
    action: {
      en: "If it sends no mail, publish an SPF record that rejects all mail.",
      ko: "메일을 보내지 않는다면 모든 발신을 거부하는 SPF 레코드를 게시하십시오.",
    },
    reference: "RFC 7208 §10.1.2",
  },
  "no-mail-spf-soft": {
    severity: "low",
    cause: {
      en: "{domain} sends no mail, but its SPF record does not reject mail from other senders.",
      ko: "{domain|은/는} 메일을 보내지 않지만 SPF 레코드가 다른 발신자를 거부하지 않습니다.",
    },
    action: { en: "End the record in -all.", ko: "레코드를 -all로 끝내십시오." },
    reference: "RFC 7208 §10.1.2",
  },
  "no-mail-spf-passes": {
    severity: "critical",
    cause: {
      en: "{domain} sends no mail, but its SPF record allows every server to send as {domain}.",
      ko: "{domain|은/는} 메일을 보내지 않는데 SPF 레코드가 모든 서버에 {domain|으로/로} 보내는 것을 허용합니다.",
    },
    action: { en: "Replace it with a record that rejects all mail.", ko: "모든 발신을 거부하는 레코드로 바꾸십시오." },
    reference: "RFC 7208 §5.1",
  },
  "no-mail-spf-broken": {
    severity: "high",
    cause: {
      en: "The SPF record of {domain} cannot be evaluated, or there are several. Receivers report an error (permerror).",
      ko: "{domain}의 SPF 레코드를 평가할 수 없거나 여러 개입니다. 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "Replace it with a single record that rejects all mail.",
      ko: "모든 발신을 거부하는 레코드 하나로 바꾸십시오.",
    },
    reference: "RFC 7208 §2.6.7",
  },
  "no-mail-dmarc-missing": {
    severity: "medium",
    cause: {
      en: "{domain} seems to send no mail, but no DMARC policy makes receivers reject mail that spoofs it.",
      ko: "{domain|은/는} 메일을 보내지 않는 것으로 보이지만, 사칭한 메일을 거부하게 하는 DMARC 정책이 없습니다.",
    },
    action: {
      en: "If it sends no mail, publish a DMARC record with p=reject. It also applies to subdomains: give subdomains that send mail a record of their own first.",
      ko: "메일을 보내지 않으면 p=reject를 담은 DMARC 레코드를 게시하십시오. 하위 도메인에도 적용되므로 메일을 보내는 하위 도메인에는 먼저 자체 레코드를 두십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "no-mail-dmarc-weak": {
    severity: "low",
    cause: {
      en: "{domain} sends no mail, but its DMARC policy does not make receivers reject mail that spoofs it or its subdomains.",
      ko: "{domain|은/는} 메일을 보내지 않는데, DMARC 정책이 이 도메인이나 하위 도메인을 사칭한 메일을 거부하게 하지 않습니다.",
    },
    action: {
      en: "Set the policy to reject. It also applies to subdomains: give subdomains that send mail a record of their own first.",
      ko: "정책을 reject로 바꾸십시오. 하위 도메인에도 적용되므로 메일을 보내는 하위 도메인에는 먼저 자체 레코드를 두십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "no-mail-keys-open": {
    severity: "info",
    cause: {
      en: "No wildcard record revokes the DKIM keys of {domain}.",
      ko: "{domain}의 DKIM 키를 모두 폐기하는 와일드카드 레코드가 없습니다.",
    },
    action: {
      en: "Publish a revoked key for every selector (wildcard).",
      ko: "모든 선택자에 폐기된 키를 게시하십시오(와일드카드).",
    },
    reference: practice,
  },
  "no-mail-unknown": {
    severity: "info",
    cause: {
      en: "We could not check {what} of {domain}.",
      ko: "{domain}의 {what} 설정을 확인하지 못했습니다.",
    },
    action: {
      en: "Run npx portcullis dns {domain} to see which server does not answer.",
      ko: "npx portcullis dns {domain} 명령으로 응답하지 않는 서버를 확인하십시오.",
    },
  },
});

/** The id of a problem of a domain without mail. */
export type NoMailProblemId = keyof typeof noMailProblems;

/** Makes a finding of one of the problems above. */
export const findNoMail = finder<typeof noMailProblems>();
