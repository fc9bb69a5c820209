import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the record itself: whether there is one, and whom it lets send. */
export const spfRecordProblems = defineProblems({
  "spf-unknown": {
    severity: "info",
    cause: {
      en: "Who may send in the name of {name} could not be told in full: {at} gave no answer ({reason}).",
      ko: "{name} 이름으로 누가 보낼 수 있는지 모두 확인하지 못했습니다. {at}에서 응답이 없습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers of that name answer.",
      ko: "다시 시도하고 해당 이름의 네임서버 응답을 확인하십시오.",
    },
  },
  "spf-missing": {
    severity: "high",
    cause: {
      en: "{name} has no SPF record: receivers cannot tell its mail from what others send in its name.",
      ko: "{name}에 SPF 레코드가 없어, 수신 서버가 사칭 메일을 구별할 수 없습니다.",
    },
    action: {
      en: "Publish one that names everybody who sends for you: where it ends in -all, the mail of anybody else is refused.",
      ko: "메일을 보내는 곳을 모두 담은 레코드를 게시하십시오. -all로 끝나면 나머지가 보낸 메일은 거부됩니다.",
    },
    reference: "RFC 7208 §3",
  },
  "spf-lookalike": {
    severity: "high",
    cause: {
      en: "A text at {name} was meant to be an SPF record, and nobody reads it as one: it must begin with v=spf1 and a blank.",
      ko: "{name}에 SPF 레코드로 쓰려 한 텍스트가 있지만 레코드로 읽히지 않습니다. v=spf1과 공백으로 시작해야 합니다.",
    },
    action: { en: "Write it as a record.", ko: "레코드 형식으로 다시 쓰십시오." },
    reference: "RFC 7208 §4.5",
  },
  "spf-several": {
    severity: "high",
    cause: {
      en: "{name} has {count} SPF records; with more than one, receivers take none and end with an error.",
      ko: "{name}에 SPF 레코드가 {count}개 있습니다. 둘 이상이면 수신 서버는 어느 것도 쓰지 않고 오류로 처리합니다.",
    },
    action: {
      en: "Merge them into one record, and delete the others.",
      ko: "하나의 레코드로 합치고 나머지는 삭제하십시오.",
    },
    reference: "RFC 7208 §4.5",
  },
  "spf-syntax": {
    severity: "high",
    cause: {
      en: "The SPF record cannot be read at character {at}: {fault}. With one fault none of it counts.",
      ko: "SPF 레코드를 {at}번째 문자에서 읽을 수 없습니다. {fault}. 하나라도 잘못되면 전체가 적용되지 않습니다.",
    },
    action: { en: "Correct the term, or remove it.", ko: "해당 항목을 고치거나 제거하십시오." },
    reference: "RFC 7208 §4.6",
  },
  "spf-passes-all": {
    severity: "critical",
    cause: {
      en: "Everybody may send in the name of {name}, and passes DMARC with that: {how}{terms}.",
      ko: "누구나 {name} 이름으로 메일을 보내고 DMARC까지 통과할 수 있습니다. {how}{terms}.",
    },
    action: {
      en: "Name those who send for you in the place of what lets everybody pass, and end the record in ~all or -all.{advice}",
      ko: "누구나 통과시키는 항목 대신 메일을 보내는 곳만 명시하고 레코드를 ~all이나 -all로 끝내십시오.{advice}",
    },
    reference: "RFC 7208 §5.1",
  },
  "spf-hijack": {
    severity: "critical",
    cause: {
      en: "The SPF record relies on {target}, and nobody has registered {domain}: whoever does may send in this name.",
      ko: "SPF 레코드에서 {target|을/를} 쓰지만 {domain|은/는} 등록되어 있지 않습니다. 등록하는 사람이 이 이름으로 메일을 보낼 수 있게 됩니다.",
    },
    action: { en: "Remove the term “{term}” at once.", ko: "“{term}” 항목을 즉시 제거하십시오." },
    reference: "RFC 7208 §5.2",
  },
  "spf-hijack-possible": {
    severity: "high",
    cause: {
      en: "The SPF record relies on {target}, and the zone above {domain} does not know that domain; whether it is free could not be told.",
      ko: "SPF 레코드에서 {target|을/를} 쓰지만 {domain|은/는} 상위 존에 없습니다. 등록할 수 있는 도메인인지는 확인하지 못했습니다.",
    },
    action: {
      en: "Look whose domain it is, and remove the term “{term}” if it is nobody's.",
      ko: "누구의 도메인인지 확인하고, 주인이 없으면 “{term}” 항목을 제거하십시오.",
    },
    reference: "RFC 7208 §5.2",
  },
});
