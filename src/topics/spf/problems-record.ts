import { defineProblems } from "../../core/result/interpretation.ts";

/** Problems of the SPF record itself: whether it exists, is valid, and which senders it allows. */
export const spfRecordProblems = defineProblems({
  "spf-unknown": {
    severity: "info",
    cause: {
      en: "We could not check all senders that {name} allows: {at} did not answer ({reason}).",
      ko: "{name}에서 허용하는 발신자를 모두 확인하지 못했습니다. {at}에서 응답이 없습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of that name's name servers.",
      ko: "다시 시도하고 해당 이름의 네임서버 응답을 확인하십시오.",
    },
  },
  "spf-missing": {
    severity: "high",
    cause: {
      en: "{name} has no SPF record. Receivers cannot distinguish its mail from spoofed mail.",
      ko: "{name}에 SPF 레코드가 없어, 수신 서버가 사칭 메일을 구별할 수 없습니다.",
    },
    action: {
      en: "Publish a record that lists all your senders. With -all at its end, receivers reject mail from all other servers.",
      ko: "메일을 보내는 서버를 모두 담은 레코드를 게시하십시오. -all로 끝나면 나머지 서버가 보낸 메일은 거부됩니다.",
    },
    reference: "RFC 7208 §3",
  },
  "spf-lookalike": {
    severity: "high",
    cause: {
      en: "A TXT record at {name} looks like an SPF record but is not valid. The record must begin with v=spf1 and a space.",
      ko: "{name}의 TXT 레코드는 SPF 레코드처럼 보이지만 올바르지 않습니다. v=spf1과 공백으로 시작해야 합니다.",
    },
    action: { en: "Correct the record.", ko: "레코드를 수정하십시오." },
    reference: "RFC 7208 §4.5",
  },
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
      en: "The SPF record has a syntax error at character {at}: {fault}. One error makes the whole record invalid.",
      ko: "SPF 레코드의 {at}번째 문자에 구문 오류가 있습니다. {fault}. 오류 하나로 레코드 전체가 무효가 됩니다.",
    },
    action: { en: "Correct the term, or remove it.", ko: "해당 항목을 고치거나 제거하십시오." },
    reference: "RFC 7208 §4.6",
  },
  "spf-passes-all": {
    severity: "critical",
    cause: {
      en: "Every server may send mail as {name} and pass DMARC: {how}{terms}.",
      ko: "모든 서버가 {name|으로/로} 메일을 보내고 DMARC까지 통과할 수 있습니다. {how}{terms}.",
    },
    action: {
      en: "List only your own senders, and end the record in ~all or -all.{advice}",
      ko: "메일을 보내는 서버만 명시하고 레코드를 ~all이나 -all로 끝내십시오.{advice}",
    },
    reference: "RFC 7208 §5.1",
  },
  "spf-hijack": {
    severity: "critical",
    cause: {
      en: "The SPF record refers to {target}, but the domain {domain} is not registered. An attacker who registers it can send mail as this domain.",
      ko: "SPF 레코드에서 {target|을/를} 참조하지만 도메인 {domain|은/는} 등록되어 있지 않습니다. 공격자가 등록하면 이 도메인으로 메일을 보낼 수 있습니다.",
    },
    action: { en: "Remove the term “{term}” now.", ko: "“{term}” 항목을 즉시 제거하십시오." },
    reference: "RFC 7208 §5.2",
  },
  "spf-hijack-possible": {
    severity: "high",
    cause: {
      en: "The SPF record refers to {target}, but the domain {domain} is not delegated. We could not check whether it can be registered.",
      ko: "SPF 레코드에서 {target|을/를} 참조하지만 도메인 {domain|은/는} 위임되어 있지 않습니다. 등록할 수 있는 도메인인지는 확인하지 못했습니다.",
    },
    action: {
      en: "Check who owns the domain. If it is not registered, remove the term “{term}”.",
      ko: "도메인의 소유자를 확인하십시오. 등록되어 있지 않으면 “{term}” 항목을 제거하십시오.",
    },
    reference: "RFC 7208 §5.2",
  },
});
