import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of SPF, DMARC and Authentication-Results of a message. */
export const resultProblems = defineProblems({
  "dmarc-failed": {
    severity: "high",
    cause: {
      en: "DMARC fails: neither SPF nor DKIM proves that {domain} sent the message.",
      ko: "DMARC에 실패했습니다. SPF와 DKIM 모두 {domain|이/가} 보냈음을 증명하지 못합니다.",
    },
    action: {
      en: "Do not trust the sender. If the message is yours, sign it with DKIM for {domain}, or send it from a host in its SPF record.",
      ko: "보낸 사람을 신뢰하지 마십시오. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하거나 SPF 레코드에 있는 호스트에서 보내십시오.",
    },
    reference: "RFC 9989 §5.3",
  },
  "author-unproven": {
    severity: "medium",
    cause: {
      en: "Neither SPF nor DKIM proves that {domain} sent the message, and the domain has no DMARC policy.",
      ko: "SPF와 DKIM 모두 {domain|이/가} 보냈음을 증명하지 못하며, 이 도메인에는 DMARC 정책이 없습니다.",
    },
    action: {
      en: "Do not rely on the sender; this is common for small senders. If the message is yours, sign it with DKIM for {domain}.",
      ko: "보낸 사람을 그대로 믿지 마십시오. 소규모 발신자에게는 흔한 일입니다. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하십시오.",
    },
    reference: "RFC 9989 §4.4",
  },
  "dmarc-header-only": {
    severity: "info",
    cause: {
      en: "DMARC passes for {domain} by the header only: a DKIM signature matches the header. We cannot check the body.",
      ko: "{domain}의 DMARC는 헤더 기준으로만 통과합니다. DKIM 서명이 헤더와 일치하지만 본문은 확인할 수 없습니다.",
    },
    action: {
      en: "Use the receiver's results. An attacker can send the same header with another body.",
      ko: "수신 서버의 결과를 따르십시오. 공격자가 같은 헤더에 다른 본문을 붙여 보낼 수 있습니다.",
    },
    reference: "RFC 6376 §8.6",
  },
  "dmarc-by-arc": {
    severity: "info",
    cause: {
      en: "The receiver accepted the message as sent by {domain} because of a forwarder's results (ARC: {sealer}). Neither SPF nor DKIM passes for the domain.",
      ko: "수신 서버가 전달 서버의 결과(ARC: {sealer})에 따라 {domain}의 메시지로 인정했습니다. SPF와 DKIM은 이 도메인에 대해 통과하지 못했습니다.",
    },
    action: {
      en: "This is common for mailing lists. Trust the author only as far as you trust the forwarder.",
      ko: "메일링 리스트에서는 흔합니다. 전달 서버를 신뢰하는 만큼만 발신자를 믿을 수 있습니다.",
    },
    reference: "RFC 8617 §7.2.1",
  },
  "arc-vouches": {
    severity: "info",
    cause: {
      en: "A forwarder recorded that the message passed DMARC for {domain} when it arrived there (ARC: {sealer}). Anyone can write such a record.",
      ko: "전달 서버가 수신 당시 {domain}의 DMARC를 통과했다고 기록했습니다(ARC: {sealer}). 이런 기록은 누구나 쓸 수 있습니다.",
    },
    action: {
      en: "Use it only if you know and trust the forwarder, such as a mailing list that you subscribe to.",
      ko: "구독 중인 메일링 리스트처럼 알고 신뢰하는 전달 서버일 때만 참고하십시오.",
    },
    reference: "RFC 8617 §7.2",
  },
  "dmarc-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine whether {domain} sent the message (DMARC).",
      ko: "{domain|이/가} 보낸 메시지인지 확인하지 못했습니다(DMARC).",
    },
    action: {
      en: "See the findings about SPF and DKIM. The cause may be a name server that does not answer, or a deleted key.",
      ko: "SPF와 DKIM 항목을 확인하십시오. 네임서버의 무응답이나 삭제된 키가 원인일 수 있습니다.",
    },
    reference: "RFC 9989 §5.3",
  },
  "dmarc-missing": {
    severity: "low",
    cause: {
      en: "{domain} has no DMARC policy. Receivers have no instructions for mail that spoofs it.",
      ko: "{domain}에 DMARC 정책이 없습니다. 수신 서버에 사칭 메일의 처리 정책이 없습니다.",
    },
    action: {
      en: "If the domain is yours, publish a record at _dmarc.{domain}, such as v=DMARC1; p=none; rua=mailto:…",
      ko: "본인 도메인이라면 _dmarc.{domain}에 v=DMARC1; p=none; rua=mailto:… 같은 레코드를 게시하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-older-differs": {
    severity: "low",
    cause: {
      en: "Receivers that follow RFC 7489 get another DMARC result for {domain}: {older}. By RFC 9989 the result is {newer}.",
      ko: "RFC 7489를 따르는 수신 서버는 {domain}에 대해 다른 DMARC 결과를 얻습니다: {older}. RFC 9989로는 {newer}입니다.",
    },
    action: {
      en: "If the domain is yours, run the email check: it shows what the two RFCs read differently.",
      ko: "본인 도메인이라면 email 점검을 실행하십시오. 두 RFC가 다르게 읽는 부분을 보여 줍니다.",
    },
    reference: "RFC 7489 §6.6.3",
  },
  "dmarc-differs": {
    severity: "info",
    cause: {
      en: "The receiver recorded dmarc={told}, but the current records give {computed}.",
      ko: "수신 서버의 결과는 dmarc={told}이지만, 현재 레코드로는 {computed}입니다.",
    },
    action: {
      en: "Records and keys may have changed since, and forwarders change messages. A fail of the receiver counts; a pass does not outweigh a known failure.",
      ko: "그사이 레코드나 키가 바뀌었거나 전달 과정에서 메시지가 바뀌었을 수 있습니다. 수신 서버의 fail은 그대로 인정하지만, pass는 확인된 실패보다 우선하지 않습니다.",
    },
  },
  "spf-failed": {
    severity: "medium",
    cause: {
      en: "SPF of {domain} does not allow {address} to send ({result}).",
      ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않습니다({result}).",
    },
    action: {
      en: "If the host sends for the domain, add it to the SPF record. A forwarder needs no entry if DKIM is valid.",
      ko: "도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오. 전달 서버라면 DKIM이 유효하면 됩니다.",
    },
    reference: "RFC 7208 §8.4",
  },
  "spf-failed-forwarded": {
    severity: "low",
    cause: {
      en: "SPF of {domain} does not allow {address} to send ({result}), but {proof}.",
      ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않지만({result}), {proof}.",
    },
    action: {
      en: "This is common for forwarded messages and gateways of the receiver. If the host sends for the domain, add it to the SPF record.",
      ko: "전달된 메시지나 수신 측 게이트웨이를 거친 메시지에서는 흔합니다. 도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오.",
    },
    reference: "RFC 7208 §8.4",
  },
  "spf-weak": {
    severity: "low",
    cause: {
      en: "SPF of {domain} gives no clear result for {address} ({result}).",
      ko: "{domain}의 SPF로는 {address|을/를} 분명히 판정할 수 없습니다({result}).",
    },
    action: {
      en: "If the domain is yours, publish an SPF record that lists every sending host and ends in -all or ~all.",
      ko: "본인 도메인이라면 보내는 모든 호스트를 적고 -all 또는 ~all로 끝나는 SPF 레코드를 게시하십시오.",
    },
    reference: "RFC 7208 §8",
  },
  "spf-then-unknown": {
    severity: "info",
    cause: {
      // Not "does not allow": none and neutral assert nothing, and temperror is a failed lookup (RFC 7208 §2.6).
      en: "Today, SPF of {domain} does not pass for {address} (result: {result}). The record at the time of arrival is unknown.",
      ko: "현재 {address|은/는} {domain}의 SPF를 통과하지 않습니다(결과: {result}). 수신 당시의 레코드는 알 수 없습니다.",
    },
    action: {
      en: "Do not judge an older message by this. Use the receiver's results.",
      ko: "오래된 메시지는 이것으로 판단하지 마십시오. 수신 서버의 결과를 따르십시오.",
    },
    reference: "RFC 7208 §2.3",
  },
  "spf-differs": {
    severity: "info",
    cause: {
      en: "The receiver recorded spf={told}, but the current records give {today} for {address}.",
      ko: "수신 서버의 결과는 spf={told}이지만, 현재 레코드로는 {address|이/가} {today}입니다.",
    },
    action: {
      en: "The record may have changed since. The receiver's result counts.",
      ko: "그사이 레코드가 바뀌었을 수 있습니다. 수신 서버의 결과를 따르십시오.",
    },
  },
  "results-contradicted": {
    severity: "medium",
    cause: {
      en: "Authentication-Results in the receiver's name ({server}) are at a place where the sender could write them, and they are false: {list}.",
      ko: "수신 서버의 이름({server})으로 된 인증 결과가 보낸 쪽이 쓸 수 있는 위치에 있고 사실과 다릅니다: {list}.",
    },
    action: {
      en: "Do not trust them. If the server is yours, configure it to remove such fields from incoming mail.",
      ko: "신뢰하지 마십시오. 직접 운영하는 서버라면 들어오는 메일에서 이런 필드를 제거하도록 설정하십시오.",
    },
    reference: "RFC 8601 §5",
  },
  "results-displaced": {
    severity: "info",
    cause: {
      en: "Authentication-Results in the receiver's name ({server}: {list}) are below all trace fields. Exports such as those of Proton Mail move them there, but a sender can write them there as well.",
      ko: "수신 서버의 이름({server})으로 된 인증 결과({list})가 모든 추적 필드보다 아래에 있습니다. Proton Mail 등의 내보내기 기능이 여기로 옮기기도 하지만, 보낸 쪽도 같은 위치에 쓸 수 있습니다.",
    },
    action: {
      en: "We do not use them. Compare them with what your mail program shows for this message.",
      ko: "여기서는 인정하지 않습니다. 메일 프로그램이 이 메시지에 표시하는 결과와 비교하십시오.",
    },
    reference: "RFC 8601 §5",
  },
  "no-results": {
    severity: "info",
    cause: {
      en: "There are no Authentication-Results that only the receiver can have written.",
      ko: "수신 서버만 쓸 수 있는 위치의 인증 결과(Authentication-Results)가 없습니다.",
    },
    action: {
      en: "The findings here are based on current records and keys.",
      ko: "여기의 판정은 현재의 레코드와 키를 기준으로 합니다.",
    },
    reference: "RFC 8601 §1.6",
  },
});
