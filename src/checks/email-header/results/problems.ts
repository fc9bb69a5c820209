import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with SPF, DMARC and results of a message. */
export const resultProblems = defineProblems({
  "dmarc-failed": {
    severity: "high",
    cause: {
      en: "Nothing proves that {domain} has sent the message: neither SPF nor DKIM passes for it (DMARC).",
      ko: "{domain|이/가} 보냈다는 증거가 없습니다. SPF와 DKIM 모두 이 도메인에 대해 통과하지 못했습니다(DMARC).",
    },
    action: {
      en: "Do not trust the sender. If the message is yours, sign it with DKIM for {domain}, or send it from hosts of its SPF record.",
      ko: "보낸 사람을 신뢰하지 마십시오. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하거나 SPF 레코드의 호스트에서 보내십시오.",
    },
    reference: "RFC 9989 §5.3",
  },
  "author-unproven": {
    severity: "medium",
    cause: {
      en: "Nothing proves that {domain} has sent the message: neither SPF nor DKIM passes for it, and it has no DMARC policy.",
      ko: "{domain|이/가} 보냈다는 증거가 없습니다. SPF와 DKIM 모두 이 도메인에 대해 통과하지 못했고, DMARC 정책도 없습니다.",
    },
    action: {
      en: "Do not rely on the sender; small senders often prove nothing. If the message is yours, sign it with DKIM for {domain}.",
      ko: "보낸 사람을 그대로 믿지 마십시오. 소규모 발신자에게는 흔한 일입니다. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하십시오.",
    },
    reference: "RFC 9989 §4.4",
  },
  "dmarc-header-only": {
    severity: "info",
    cause: {
      en: "That {domain} has sent the message rests on its header alone: a signature holds for that, and whether the body is the signed one is not checked here.",
      ko: "{domain|이/가} 보냈다는 근거는 헤더뿐입니다. 서명이 헤더와 일치하지만, 본문이 서명된 그대로인지는 여기서 확인하지 않습니다.",
    },
    action: {
      en: "Go by what the receiver found; somebody else can send the same header with another body.",
      ko: "수신 서버의 결과를 참고하십시오. 같은 헤더에 다른 본문을 붙여 다른 사람이 보낼 수도 있습니다.",
    },
    reference: "RFC 6376 §8.6",
  },
  "dmarc-by-arc": {
    severity: "info",
    cause: {
      en: "The receiver took the message for one of {domain} by the word of those who forwarded it (ARC: {sealer}); neither SPF nor DKIM passes for it.",
      ko: "수신 서버가 전달 서버의 기록(ARC: {sealer})에 따라 {domain}의 메시지로 인정했습니다. SPF와 DKIM은 이 도메인에 대해 통과하지 못했습니다.",
    },
    action: {
      en: "Usual for lists; the author is as sure as those who forwarded it can be trusted.",
      ko: "메일링 리스트에서는 흔합니다. 전달 서버를 신뢰하는 만큼만 발신자를 믿을 수 있습니다.",
    },
    reference: "RFC 8617 §7.2.1",
  },
  "arc-vouches": {
    severity: "info",
    cause: {
      en: "Those who forwarded the message say that it passed for {domain} when they got it (ARC: {sealer}); anybody can say so.",
      ko: "전달 서버가 수신 당시 {domain|으로/로} 통과했다고 기록했습니다(ARC: {sealer}). 누구나 이렇게 쓸 수 있습니다.",
    },
    action: {
      en: "It counts where you know and trust them, as a list that you are on.",
      ko: "구독 중인 메일링 리스트처럼 알고 신뢰하는 곳일 때만 참고하십시오.",
    },
    reference: "RFC 8617 §7.2",
  },
  "dmarc-unknown": {
    severity: "info",
    cause: {
      en: "Whether {domain} has sent the message could not be told (DMARC).",
      ko: "{domain|이/가} 보낸 메시지인지 확인하지 못했습니다(DMARC).",
    },
    action: {
      en: "See what is said of SPF and DKIM; a name server that does not answer, or a key that is gone, leaves it open.",
      ko: "SPF와 DKIM 항목을 확인하십시오. 네임서버가 응답하지 않거나 키가 사라졌으면 판단할 수 없습니다.",
    },
    reference: "RFC 9989 §5.3",
  },
  "dmarc-missing": {
    severity: "low",
    cause: {
      en: "{domain} has no DMARC policy, so that receivers are not told what to do with mail that only pretends to be its own.",
      ko: "{domain}에 DMARC 정책이 없어, 사칭 메일을 어떻게 처리할지 수신 측에 알리지 않습니다.",
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
      en: "Receivers that still go by RFC 7489 come to another DMARC result for {domain}: {older}. By RFC 9989 it is: {newer}.",
      ko: "아직 RFC 7489를 따르는 수신 서버는 {domain}에 대해 다른 DMARC 결과를 얻습니다: {older}. RFC 9989로는 다음과 같습니다: {newer}.",
    },
    action: {
      en: "If the domain is yours, check it with the email check: it names what the two read differently.",
      ko: "본인 도메인이라면 email 검사로 확인하십시오. 둘이 다르게 읽는 부분을 알려 줍니다.",
    },
    reference: "RFC 7489 §6.6.3",
  },
  "dmarc-differs": {
    severity: "info",
    cause: {
      en: "The receiver found dmarc={told}, and by what is known today it would be {computed}.",
      ko: "수신 서버의 결과는 dmarc={told}이지만, 현재 확인되는 내용으로는 {computed}입니다.",
    },
    action: {
      en: "Records and keys may have changed since, and forwarders change messages; a fail of the receiver counts, and a pass does not outweigh what is known to fail.",
      ko: "그사이 레코드나 키가 바뀌었거나 전달 과정에서 메시지가 바뀌었을 수 있습니다. 수신 서버의 fail은 그대로 인정하지만, pass는 확인된 실패보다 우선하지 않습니다.",
    },
  },
  "spf-failed": {
    severity: "medium",
    cause: {
      en: "SPF of {domain} does not allow {address} to send its mail ({result}).",
      ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않습니다({result}).",
    },
    action: {
      en: "If the host sends for the domain, add it to the SPF record; a forwarder needs none, if DKIM holds.",
      ko: "도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오. 전달 서버라면 DKIM이 유효하면 됩니다.",
    },
    reference: "RFC 7208 §8.4",
  },
  "spf-failed-forwarded": {
    severity: "low",
    cause: {
      en: "SPF of {domain} does not allow {address} to send its mail ({result}); {proof}.",
      ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않지만({result}), {proof}.",
    },
    action: {
      en: "Usual where a message was forwarded, or came through a gateway of the receiver; if the host sends for the domain, add it to the SPF record.",
      ko: "전달된 메시지나 수신 측 게이트웨이를 거친 메시지에서는 흔합니다. 도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오.",
    },
    reference: "RFC 7208 §8.4",
  },
  "spf-weak": {
    severity: "low",
    cause: {
      en: "SPF of {domain} says nothing certain of {address} ({result}).",
      ko: "{domain}의 SPF는 {address}에 대해 확실한 답을 주지 않습니다({result}).",
    },
    action: {
      en: "If the domain is yours, publish an SPF record that names every host that sends, and ends in -all or ~all.",
      ko: "본인 도메인이라면 보내는 모든 호스트를 적고 -all 또는 ~all로 끝나는 SPF 레코드를 게시하십시오.",
    },
    reference: "RFC 7208 §8",
  },
  "spf-then-unknown": {
    severity: "info",
    cause: {
      en: "SPF of {domain} does not allow {address} to send its mail today ({result}); what it said when the message came is not known.",
      ko: "현재 {domain}의 SPF는 {address}의 발송을 허용하지 않지만({result}), 수신 당시의 내용은 알 수 없습니다.",
    },
    action: {
      en: "Nothing follows from that for a message that is days old; go by what the receiver found.",
      ko: "며칠 지난 메시지는 이것으로 판단할 수 없습니다. 수신 서버의 결과를 참고하십시오.",
    },
    reference: "RFC 7208 §2.3",
  },
  "spf-differs": {
    severity: "info",
    cause: {
      en: "The receiver found spf={told}, and the records of today say {today} of {address}.",
      ko: "수신 서버의 결과는 spf={told}이지만, 현재 레코드로는 {address|이/가} {today}입니다.",
    },
    action: {
      en: "The record may have changed since; what the receiver found counts.",
      ko: "그사이 레코드가 바뀌었을 수 있습니다. 수신 서버의 결과를 따르십시오.",
    },
  },
  "results-contradicted": {
    severity: "medium",
    cause: {
      en: "Results in the name of the receiver ({server}) stand where the sender may have written them, and say what is not so: {list}.",
      ko: "수신 서버({server})의 이름으로 된 인증 결과가 보낸 쪽이 쓸 수 있는 위치에 있고 사실과 다릅니다: {list}.",
    },
    action: {
      en: "Do not believe them. If the server is yours, have it remove such fields from what comes in.",
      ko: "믿지 마십시오. 직접 운영하는 서버라면 들어오는 메일에서 이런 필드를 제거하도록 설정하십시오.",
    },
    reference: "RFC 8601 §5",
  },
  "results-displaced": {
    severity: "info",
    cause: {
      en: "Results in the name of the receiver ({server}: {list}) stand below every trace field. Some exports, such as those of Proton Mail, move them there, and a sender can write them there as well.",
      ko: "수신 서버의 이름({server})으로 된 인증 결과({list})가 모든 추적 필드보다 아래에 있습니다. Proton Mail 등의 내보내기 기능이 여기로 옮기기도 하지만, 보낸 쪽도 같은 위치에 쓸 수 있습니다.",
    },
    action: {
      en: "They do not count here. Compare them with what your mail program shows for the message.",
      ko: "여기서는 인정하지 않습니다. 메일 프로그램이 이 메시지에 표시하는 결과와 비교하십시오.",
    },
    reference: "RFC 8601 §5",
  },
  "no-results": {
    severity: "info",
    cause: {
      en: "There are no results (Authentication-Results) that only the receiver can have written.",
      ko: "수신 서버만 쓸 수 있는 위치의 인증 결과(Authentication-Results)가 없습니다.",
    },
    action: {
      en: "What is said here is by the records and keys of today.",
      ko: "여기의 판정은 현재의 레코드와 키에 따른 것입니다.",
    },
    reference: "RFC 8601 §1.6",
  },
});
