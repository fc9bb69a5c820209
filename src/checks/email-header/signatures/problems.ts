import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be the matter with the signatures of a message, or with the chain of those who forwarded it. */
export const signatureProblems = defineProblems({
  "dkim-failed": {
    severity: "medium",
    cause: {
      en: "What {who} signed (DKIM) does not hold: {reason}.",
      ko: "{who}의 DKIM 서명이 유효하지 않습니다: {reason}.",
    },
    action: {
      en: "The message was changed after signing, or its header while it was copied, or the key has changed; compare with the original.",
      ko: "서명 후에 메시지가, 또는 복사 과정에서 헤더가 바뀌었거나 키가 바뀐 것입니다. 원본과 비교하십시오.",
    },
    reference: "RFC 6376 §6.1",
  },
  "dkim-failed-forwarded": {
    severity: "low",
    cause: {
      en: "What {who} signed (DKIM) does not hold any more: {reason}.",
      ko: "{who}의 DKIM 서명이 더 이상 유효하지 않습니다: {reason}.",
    },
    action: {
      en: "Usual of lists and forwarders that change what they hand on; the receiver went by their word.",
      ko: "메시지를 고쳐 전달하는 메일링 리스트나 전달 서버에서는 흔합니다. 수신 서버는 전달 서버의 기록을 따랐습니다.",
    },
    reference: "RFC 8617 §7.2.1",
  },
  "dkim-failed-filtered": {
    severity: "low",
    cause: {
      en: "What {who} signed (DKIM) does not hold behind a filtering service: {reason}.",
      ko: "필터링 서비스를 거친 뒤 {who}의 DKIM 서명이 유효하지 않습니다: {reason}.",
    },
    action: {
      en: "Usual of such services, which mark subjects and rewrite links; go by what the service found, if it is yours.",
      ko: "제목에 표시를 넣거나 링크를 바꾸는 서비스에서는 흔합니다. 직접 쓰는 서비스라면 그 서비스의 결과를 따르십시오.",
    },
    reference: "RFC 6376 §6.1",
  },
  "dkim-key-missing": {
    severity: "medium",
    cause: {
      en: "No key is published for what {who} signed (DKIM), so that it does not hold.",
      ko: "{who}의 DKIM 서명에 쓰인 키가 공개되어 있지 않아 서명이 유효하지 않습니다.",
    },
    action: {
      en: "If the domain is yours, publish the key under its selector at _domainkey, and keep old keys until no message that they signed is on its way.",
      ko: "본인 도메인이라면 _domainkey 아래 해당 선택자에 키를 게시하고, 이전 키는 그 키로 서명한 메시지가 모두 도착할 때까지 유지하십시오.",
    },
    reference: "RFC 6376 §6.1.2",
  },
  "dkim-removed": {
    severity: "info",
    cause: {
      en: "The receiver saw a DKIM signature of {list} hold, and it is not in the header as it is here.",
      ko: "수신 서버는 {list}의 DKIM 서명이 유효하다고 확인했으나, 입력된 헤더에는 그 서명이 없습니다.",
    },
    action: {
      en: "Somebody has taken it out since; what the receiver found counts.",
      ko: "이후 서명이 제거된 것입니다. 수신 서버의 결과를 따르십시오.",
    },
    reference: "RFC 8601 §1.6",
  },
  "dkim-body-open": {
    severity: "medium",
    cause: {
      en: "The signature of {domain} lets anybody put another body in the place of the signed one: {reason}.",
      ko: "{domain}의 서명으로는 누구든 본문을 바꿔 넣을 수 있습니다: {reason}.",
    },
    action: {
      en: "Do not take the body for the author's. If the domain is yours, sign without l=.",
      ko: "본문을 발신자가 쓴 것으로 믿지 마십시오. 본인 도메인이라면 l= 없이 서명하십시오.",
    },
    reference: "RFC 6376 §8.2",
  },
  "dkim-changed-since": {
    severity: "info",
    cause: {
      en: "What {who} signed (DKIM) held when the message came, and does not hold for the header as it is here.",
      ko: "{who}의 DKIM 서명은 수신 당시 유효했으나, 입력된 헤더와는 일치하지 않습니다.",
    },
    action: {
      en: "The header was changed after that, as a rule while it was copied; take it from the source of the message.",
      ko: "이후 헤더가 바뀐 것이며, 대개 복사 과정에서 생깁니다. 메시지 원본에서 다시 복사하십시오.",
    },
    reference: "RFC 6376 §6.1",
  },
  "dkim-invalid": {
    severity: "medium",
    cause: {
      en: "What {who} signed (DKIM) does not count: {reason}.",
      ko: "{who}의 DKIM 서명은 인정되지 않습니다: {reason}.",
    },
    action: {
      en: "If the domain is yours, mend the signing software or its key: rsa-sha256 with 2048 bits, From signed.",
      ko: "본인 도메인이라면 서명 설정이나 키를 고치십시오(rsa-sha256, 2048비트, From 서명).",
    },
    reference: "RFC 8301 §3",
  },
  "dkim-unknown": {
    severity: "info",
    cause: {
      en: "Whether what {who} signed (DKIM) holds could not be told: {reason}{detail}.",
      ko: "{who}의 DKIM 서명이 유효한지 확인하지 못했습니다: {reason}{detail}.",
    },
    action: {
      en: "Old messages cannot be verified once their keys are taken away; go by what the receiver found.",
      ko: "키가 제거된 오래된 메시지는 확인할 수 없습니다. 수신 서버의 결과를 참고하십시오.",
    },
    reference: "RFC 6376 §6.1.2",
  },
  "dkim-missing": {
    severity: "low",
    cause: {
      en: "The message bears no DKIM signature, so that it loses its proof of origin as soon as it is forwarded.",
      ko: "DKIM 서명이 없어, 전달되면 발신을 증명할 방법이 없습니다.",
    },
    action: {
      en: "If the message is yours, have the sending server sign it.",
      ko: "직접 보낸 메시지라면 발송 서버에서 DKIM 서명을 켜십시오.",
    },
    reference: "RFC 6376",
  },
  "dkim-short-key": {
    severity: "low",
    cause: {
      en: "The DKIM key of {domain} (selector {selector}) has {bits} bits; 2048 are asked for.",
      ko: "{domain}의 DKIM 키(선택자 {selector})가 {bits}비트입니다. 2048비트가 권장됩니다.",
    },
    action: {
      en: "If the domain is yours, publish a key of 2048 bits under a new selector and sign with it.",
      ko: "본인 도메인이라면 새 선택자로 2048비트 키를 게시하고 그 키로 서명하십시오.",
    },
    reference: "RFC 8301 §3.2",
  },
  "dkim-testing": {
    severity: "info",
    cause: {
      en: "{domain} only tries DKIM out (t=y in the key of selector {selector}).",
      ko: "{domain|은/는} DKIM을 시험 중입니다(선택자 {selector}의 키에 t=y).",
    },
    action: {
      en: "If the domain is yours, take t=y out once all is well.",
      ko: "본인 도메인이라면 문제가 없음을 확인한 뒤 t=y를 제거하십시오.",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-body-length": {
    severity: "low",
    cause: {
      en: "The signature of {domain} covers {length} octets of the body only (l=): whatever is added behind them passes as signed.",
      ko: "{domain}의 서명은 본문의 {length}옥텟만 포함합니다(l=). 그 뒤에 덧붙인 내용도 서명된 것처럼 통과합니다.",
    },
    action: { en: "If the domain is yours, sign without l=.", ko: "본인 도메인이라면 l= 없이 서명하십시오." },
    reference: "RFC 6376 §8.2",
  },
  "dkim-unsigned": {
    severity: "low",
    cause: {
      en: "The signature of {domain} leaves fields open that readers see: {list}.",
      ko: "{domain}의 서명이 읽는 사람에게 보이는 필드를 포함하지 않습니다: {list}.",
    },
    action: {
      en: "If the domain is yours, have these fields signed too; naming them once more than they occur keeps others from being added.",
      ko: "본인 도메인이라면 이 필드도 서명하십시오. 실제보다 한 번 더 적으면 같은 필드를 덧붙일 수 없습니다.",
    },
    reference: "RFC 6376 §5.4.1",
  },
  "arc-broken": {
    severity: "low",
    cause: {
      en: "The chain of forwarders (ARC) does not hold: {reason}{at}.",
      ko: "전달 체인(ARC)이 유효하지 않습니다: {reason}{at}.",
    },
    action: {
      en: "What forwarders found of the message cannot be relied on.",
      ko: "전달 서버가 기록한 인증 결과를 신뢰할 수 없습니다.",
    },
    reference: "RFC 8617 §5.2",
  },
  "arc-unknown": {
    severity: "info",
    cause: {
      en: "Whether the chain of forwarders (ARC) holds could not be told: {reason}{at}.",
      ko: "전달 체인(ARC)이 유효한지 확인하지 못했습니다: {reason}{at}.",
    },
    action: { en: "Go by what the receiver found.", ko: "수신 서버의 결과를 참고하십시오." },
    reference: "RFC 8617 §5.2",
  },
});
