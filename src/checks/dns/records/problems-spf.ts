import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the SPF record, as far as the DNS check reads it. */
export const spfProblems = defineProblems({
  "spf-several": {
    severity: "high",
    cause: {
      en: "{name} has {count} SPF records. SPF evaluation then fails with an error for all mail (permerror).",
      ko: "{name}에 SPF 레코드가 {count}개 있습니다. 모든 메일의 SPF 결과가 오류(permerror)가 됩니다.",
    },
    action: {
      en: "Merge them into one record and delete the others.",
      ko: "하나의 레코드로 합치고 나머지는 삭제하십시오.",
    },
    reference: "RFC 7208 §4.5",
  },
  "spf-syntax": {
    severity: "high",
    cause: {
      en: "The SPF record has a syntax error at character {at}: {fault}. Receivers check the whole record first, so no part of it applies.",
      ko: "SPF 레코드의 {at}번째 문자에 구문 오류가 있습니다. {fault}. 수신 서버는 레코드 전체를 먼저 검사하므로 아무 내용도 적용되지 않습니다.",
    },
    action: {
      en: 'Correct it. A valid record looks like this: {name}. TXT "v=spf1 mx ip4:192.0.2.0/24 include:_spf.example.net -all"',
      ko: '수정하십시오. 올바른 예: {name}. TXT "v=spf1 mx ip4:192.0.2.0/24 include:_spf.example.net -all"',
    },
    reference: "RFC 7208 §4.6",
  },
  "spf-lookalike": {
    severity: "medium",
    cause: {
      en: "A TXT record looks like an SPF record but is not valid. The record must begin with v=spf1, followed by a space or the end.",
      ko: "TXT 레코드가 SPF 레코드처럼 보이지만 올바르지 않습니다. v=spf1로 시작하고 그 뒤에 공백이 오거나 끝나야 합니다.",
    },
    action: {
      en: 'Correct it, for example: {name}. TXT "v=spf1 mx -all"',
      ko: '수정하십시오. 예: {name}. TXT "v=spf1 mx -all"',
    },
    reference: "RFC 7208 §4.5",
  },
  "spf-missing": {
    severity: "medium",
    cause: {
      en: "{name} has MX records but no SPF record. Receivers cannot check which servers may send its mail.",
      ko: "{name}에 MX 레코드가 있지만 SPF 레코드가 없습니다. 수신 서버는 어느 서버가 메일을 보낼 수 있는지 확인할 수 없습니다.",
    },
    action: {
      en: 'Publish a record that lists all your senders, for example: {name}. TXT "v=spf1 mx -all"',
      ko: '메일을 보내는 서버를 모두 담은 레코드를 게시하십시오. 예: {name}. TXT "v=spf1 mx -all"',
    },
    reference: "RFC 7208 §3",
  },
  "spf-missing-unused": {
    severity: "info",
    cause: {
      en: "{name} has no SPF record. It accepts no mail, and we cannot see from outside whether it sends mail.",
      ko: "{name}에 SPF 레코드가 없습니다. 메일을 받지 않으며, 메일을 보내는지는 외부에서 알 수 없습니다.",
    },
    action: {
      en: 'If it sends no mail, publish this record to prevent spoofing: {name}. TXT "v=spf1 -all"',
      ko: '메일을 보내지 않으면 사칭을 막도록 다음 레코드를 게시하십시오: {name}. TXT "v=spf1 -all"',
    },
    reference: "RFC 7208 §10.1.2",
  },
  "spf-pass-all": {
    severity: "high",
    cause: {
      en: "The SPF record contains +all (or all without a qualifier). Every server may send mail for this domain.",
      ko: "SPF 레코드에 +all(또는 한정자 없는 all)이 있습니다. 모든 서버가 이 도메인으로 메일을 보낼 수 있습니다.",
    },
    action: {
      en: "Use -all, or ~all while you test.",
      ko: "-all을 쓰십시오. 시험하는 동안에는 ~all을 쓰십시오.",
    },
    reference: "RFC 7208 §5.1",
  },
  "spf-neutral": {
    severity: "medium",
    cause: {
      en: "The SPF record ends in ?all (neutral). For servers that are not listed it has no effect.",
      ko: "SPF 레코드가 ?all(neutral)로 끝납니다. 목록에 없는 서버에는 아무 효과가 없습니다.",
    },
    action: {
      en: "Use -all, or ~all while you test.",
      ko: "-all을 쓰십시오. 시험하는 동안에는 ~all을 쓰십시오.",
    },
    reference: "RFC 7208 §2.6.2",
  },
  "spf-open": {
    severity: "medium",
    cause: {
      en: "The SPF record has neither all nor redirect. For servers that are not listed it has no effect.",
      ko: "SPF 레코드에 all도 redirect도 없습니다. 목록에 없는 서버에는 아무 효과가 없습니다.",
    },
    action: {
      en: "Add -all at its end, or ~all while you test.",
      ko: "끝에 -all을 붙이십시오. 시험하는 동안에는 ~all을 쓰십시오.",
    },
    reference: "RFC 7208 §4.7",
  },
  "spf-lookups": {
    severity: "high",
    cause: {
      en: "The SPF record and its includes need {count} DNS lookups. Above 10, receivers report an error (permerror).",
      ko: "SPF 레코드와 include된 레코드에 DNS 조회가 {count}번 필요합니다. 10번을 넘으면 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "Replace a and mx with ip4 and ip6, and remove services that no longer send for you.",
      ko: "a와 mx를 ip4와 ip6로 바꾸고, 더 이상 쓰지 않는 발송 서비스는 제거하십시오.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-loop": {
    severity: "high",
    cause: {
      en: "The SPF record includes itself, directly or through another record. Receivers report an error (permerror).",
      ko: "SPF 레코드가 직접 또는 다른 레코드를 거쳐 자신을 include합니다. 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "Remove the include that causes the loop.",
      ko: "순환을 일으키는 include를 제거하십시오.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-ptr": {
    severity: "low",
    cause: {
      en: "The SPF record uses ptr, which is slow and unreliable. Some receivers ignore it.",
      ko: "SPF 레코드에서 느리고 신뢰할 수 없는 ptr을 사용합니다. 무시하는 수신 서버도 있습니다.",
    },
    action: { en: "Use ip4, ip6 or a instead.", ko: "대신 ip4, ip6 또는 a를 쓰십시오." },
    reference: "RFC 7208 §5.5",
  },
  "spf-idle": {
    severity: "low",
    cause: {
      en: "Some terms of the SPF record come after all and are never evaluated: {terms}",
      ko: "SPF 레코드의 일부 항목이 all 뒤에 있어 평가되지 않습니다: {terms}",
    },
    action: { en: "Move them before all, or remove them.", ko: "all 앞으로 옮기거나 제거하십시오." },
    reference: "RFC 7208 §5.1, §6.1",
  },
  "spf-misnamed": {
    severity: "medium",
    cause: {
      en: "In the SPF record, {term} has no effect: with “=” it is an unknown modifier, which receivers ignore.",
      ko: "SPF 레코드의 {term|은/는} 아무 효과가 없습니다. “=”를 쓰면 알 수 없는 수정자로 읽혀 수신 서버가 무시합니다.",
    },
    action: { en: "Replace “=” with a colon.", ko: "“=” 대신 콜론을 쓰십시오." },
    reference: "RFC 7208 §6",
  },
  "spf-type": {
    severity: "info",
    cause: {
      en: "There is an SPF record of the DNS type SPF (99), which was abolished in 2014. Receivers do not read it.",
      ko: "2014년에 폐지된 SPF 유형(99)의 레코드가 있습니다. 수신 서버는 읽지 않습니다.",
    },
    action: {
      en: "Delete it. Receivers read the TXT record only.",
      ko: "삭제하십시오. 수신 서버는 TXT 레코드만 읽습니다.",
    },
    reference: "RFC 7208 §3.1",
  },
  "spf-include-missing": {
    severity: "high",
    cause: {
      en: "The SPF record refers to {target} ({by}), which does not exist. Receivers that evaluate it report an error (permerror).",
      ko: "SPF 레코드에서 참조하는 {target}({by})이 존재하지 않습니다. 이 항목을 평가하는 수신 서버는 오류(permerror)로 처리합니다.",
    },
    action: {
      en: "Remove it, or use the name that your mail service documents.",
      ko: "제거하거나, 메일 서비스의 문서에 있는 이름으로 고치십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-voids": {
    severity: "high",
    cause: {
      en: "{count} DNS lookups of the SPF record find nothing (void lookups): {names} Above 2, receivers report an error (permerror).",
      ko: "SPF 레코드의 DNS 조회 가운데 {count}번은 결과가 없습니다(void lookup): {names} 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다.",
    },
    action: { en: "Remove these terms, or correct their names.", ko: "해당 항목을 제거하거나 이름을 고치십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-name-missing": {
    severity: "low",
    cause: {
      en: "The SPF record refers to names that have no matching records: {names}",
      ko: "SPF 레코드에서 참조하는 이름에 해당하는 레코드가 없습니다: {names}",
    },
    action: {
      en: "Remove them, or correct their names. With more than 2 void lookups, receivers report an error (permerror).",
      ko: "제거하거나 이름을 고치십시오. 결과 없는 조회가 2번을 넘으면 수신 서버가 오류(permerror)로 처리합니다.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether {name} has an SPF record ({reason}).",
      ko: "{name}에 SPF 레코드가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});
