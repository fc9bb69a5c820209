import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of DKIM signatures and of the ARC chain. */
export const signatureProblems = defineProblems({
  "dkim-failed": {
    severity: "medium",
    cause: {
      en: "The DKIM signature of {who} is invalid: {reason}.",
      ko: "{who}의 DKIM 서명이 유효하지 않습니다: {reason}.",
    },
    action: {
      en: "Copy the header unchanged from the message source and run the check again. If it still fails and the message is yours, sign it after the last server that changes it (footers, filters), and publish the key that signs. Otherwise treat the content as changed.",
      ko: "메시지 원본의 헤더를 그대로 복사해 다시 점검하십시오. 그래도 실패하고 직접 보낸 메시지라면, 메시지를 바꾸는 마지막 서버(꼬리말, 필터) 뒤에서 서명하고 서명에 쓰는 키를 게시하십시오. 그 외에는 내용이 바뀐 것으로 보십시오.",
    },
    reference: "RFC 6376 §6.1",
  },
  "dkim-failed-forwarded": {
    severity: "low",
    cause: {
      en: "The DKIM signature of {who} is no longer valid: {reason}.",
      ko: "{who}의 DKIM 서명이 더 이상 유효하지 않습니다: {reason}.",
    },
    action: {
      en: "This is common for mailing lists and forwarders that change messages. The receiver relied on the forwarder's ARC results.",
      ko: "메시지를 고쳐 전달하는 메일링 리스트나 전달 서버에서는 흔합니다. 수신 서버는 전달 서버의 ARC 결과를 따랐습니다.",
    },
    reference: "RFC 8617 §7.2.1",
  },
  "dkim-failed-filtered": {
    severity: "low",
    cause: {
      en: "The DKIM signature of {who} is invalid after a filtering service: {reason}.",
      ko: "필터링 서비스를 거친 뒤 {who}의 DKIM 서명이 유효하지 않습니다: {reason}.",
    },
    action: {
      en: "This is common for services that tag subjects and rewrite links. If the service is yours, use its results.",
      ko: "제목에 표시를 넣거나 링크를 바꾸는 서비스에서는 흔합니다. 직접 쓰는 서비스라면 그 서비스의 결과를 따르십시오.",
    },
    reference: "RFC 6376 §6.1",
  },
  "dkim-key-missing": {
    severity: "medium",
    cause: {
      en: "The DKIM signature of {who} is invalid: its key is not published.",
      ko: "{who}의 DKIM 서명이 유효하지 않습니다. 서명에 쓴 키가 게시되어 있지 않습니다.",
    },
    action: {
      en: "If the domain is yours, publish the key under its selector at _domainkey. Keep old keys until all messages signed with them have arrived.",
      ko: "본인 도메인이라면 _domainkey 아래 해당 선택자에 키를 게시하고, 이전 키는 그 키로 서명한 메시지가 모두 도착할 때까지 유지하십시오.",
    },
    reference: "RFC 6376 §6.1.2",
  },
  "dkim-removed": {
    severity: "info",
    cause: {
      en: "The receiver verified a DKIM signature of {list}, but the pasted header does not contain it.",
      ko: "수신 서버는 {list}의 DKIM 서명을 확인했지만, 붙여 넣은 헤더에는 그 서명이 없습니다.",
    },
    action: {
      en: "The signature was removed later. The receiver's result counts.",
      ko: "이후 서명이 제거된 것입니다. 수신 서버의 결과를 따르십시오.",
    },
    reference: "RFC 8601 §1.6",
  },
  "dkim-body-open": {
    severity: "medium",
    cause: {
      en: "The signature of {domain} allows anyone to replace the signed body: {reason}.",
      ko: "{domain}의 서명으로는 누구든 본문을 바꿔 넣을 수 있습니다: {reason}.",
    },
    action: {
      en: "Do not trust the body. If the domain is yours, sign without l=.",
      ko: "본문을 신뢰하지 마십시오. 본인 도메인이라면 l= 없이 서명하십시오.",
    },
    reference: "RFC 6376 §8.2",
  },
  "dkim-changed-since": {
    severity: "info",
    cause: {
      en: "The DKIM signature of {who} was valid on arrival, but does not match the pasted header.",
      ko: "{who}의 DKIM 서명은 수신 당시 유효했지만, 붙여 넣은 헤더와는 일치하지 않습니다.",
    },
    action: {
      en: "The header was changed later, usually while copying. Copy it from the message source.",
      ko: "헤더가 나중에, 대개 복사하는 동안 바뀌었습니다. 메시지 원본에서 다시 복사하십시오.",
    },
    reference: "RFC 6376 §6.1",
  },
  "dkim-invalid": {
    severity: "medium",
    cause: {
      en: "The DKIM signature of {who} is not acceptable: {reason}.",
      ko: "{who}의 DKIM 서명은 인정되지 않습니다: {reason}.",
    },
    action: {
      en: "If the domain is yours, correct the signing software or its key: rsa-sha256 with 2048 bits, From signed.",
      ko: "본인 도메인이라면 서명 설정이나 키를 고치십시오(rsa-sha256, 2048비트, From 서명).",
    },
    reference: "RFC 8301 §3",
  },
  "dkim-unknown": {
    severity: "info",
    cause: {
      en: "We could not verify the DKIM signature of {who}: {reason}{detail}.",
      ko: "{who}의 DKIM 서명이 유효한지 확인하지 못했습니다: {reason}{detail}.",
    },
    action: {
      en: "Old messages cannot be verified when their keys have been removed. Use the receiver's results.",
      ko: "키가 제거된 오래된 메시지는 확인할 수 없습니다. 수신 서버의 결과를 따르십시오.",
    },
    reference: "RFC 6376 §6.1.2",
  },
  "dkim-missing": {
    severity: "low",
    cause: {
      en: "The message has no DKIM signature. Its origin cannot be proven after forwarding.",
      ko: "DKIM 서명이 없습니다. 메시지가 전달되면 발신을 증명할 수 없습니다.",
    },
    action: {
      en: "If the message is yours, enable DKIM signing on the sending server.",
      ko: "직접 보낸 메시지라면 발송 서버에서 DKIM 서명을 켜십시오.",
    },
    reference: "RFC 6376",
  },
  "dkim-short-key": {
    severity: "low",
    cause: {
      en: "The DKIM key of {domain} (selector {selector}) has {bits} bits. RFC 8301 recommends at least 2048.",
      ko: "{domain}의 DKIM 키(선택자 {selector})가 {bits}비트입니다. RFC 8301은 2048비트 이상을 권고합니다.",
    },
    action: {
      en: "If the domain is yours, publish a 2048-bit key at a new selector and sign with it.",
      ko: "본인 도메인이라면 새 선택자로 2048비트 키를 게시하고 그 키로 서명하십시오.",
    },
    reference: "RFC 8301 §3.2",
  },
  "dkim-testing": {
    severity: "info",
    cause: {
      en: "The DKIM key of {domain} is in test mode (t=y at selector {selector}).",
      ko: "{domain}의 DKIM 키가 시험 모드입니다(선택자 {selector}의 t=y).",
    },
    action: {
      en: "If the domain is yours, remove t=y when signing works.",
      ko: "본인 도메인이라면 문제가 없음을 확인한 뒤 t=y를 제거하십시오.",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-body-length": {
    severity: "low",
    cause: {
      en: "The signature of {domain} covers only {length} bytes of the body (l=). Text added after them passes as signed.",
      ko: "{domain}의 서명은 본문의 {length}바이트만 포함합니다(l=). 그 뒤에 덧붙인 내용도 서명된 것처럼 통과합니다.",
    },
    action: { en: "If the domain is yours, sign without l=.", ko: "본인 도메인이라면 l= 없이 서명하십시오." },
    reference: "RFC 6376 §8.2",
  },
  "dkim-unsigned": {
    severity: "low",
    cause: {
      en: "The signature of {domain} does not cover fields that readers see: {list}.",
      ko: "{domain}의 서명이 읽는 사람에게 보이는 필드를 포함하지 않습니다: {list}.",
    },
    action: {
      en: "If the domain is yours, sign these fields as well. List each one once more than it occurs, so that nobody can add another.",
      ko: "본인 도메인이라면 이 필드도 서명하십시오. 실제보다 한 번 더 적으면 같은 필드를 덧붙일 수 없습니다.",
    },
    reference: "RFC 6376 §5.4.1",
  },
  "arc-broken": {
    severity: "low",
    cause: {
      en: "The ARC chain is invalid: {reason}{at}.",
      ko: "ARC 체인이 유효하지 않습니다: {reason}{at}.",
    },
    action: {
      en: "Do not rely on the results that forwarders recorded.",
      ko: "전달 서버가 기록한 인증 결과를 신뢰하지 마십시오.",
    },
    reference: "RFC 8617 §5.2",
  },
  "arc-unknown": {
    severity: "info",
    cause: {
      en: "We could not verify the ARC chain: {reason}{at}.",
      ko: "ARC 체인이 유효한지 확인하지 못했습니다: {reason}{at}.",
    },
    action: { en: "Use the receiver's results.", ko: "수신 서버의 결과를 따르십시오." },
    reference: "RFC 8617 §5.2",
  },
});
