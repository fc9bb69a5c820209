import { defineProblems } from "../../../core/result/interpretation.ts";

/** Why a domain has no policy of its own for mail that only claims to come from it. */
export const dmarcOutcomeProblems = defineProblems({
  "dmarc-missing": {
    severity: "high",
    cause: {
      en: "There is no DMARC record for {name}, nor at a name above: nobody is told what to do with mail that only claims to come from there.",
      ko: "{name|과/와} 상위 이름에 DMARC 레코드가 없어, 사칭한 메일의 처리 방침이 수신 서버에 전달되지 않습니다.",
    },
    action: {
      en: "Publish one at {at}. Where mail is sent, begin with p=none and reports, and raise p once they are clean.",
      ko: "{at}에 게시하십시오. 메일을 보낸다면 p=none과 보고서로 시작하고, 문제가 없으면 p를 올리십시오.",
    },
    reference: "RFC 9989 §5.1",
  },
  "dmarc-misplaced": {
    severity: "high",
    cause: {
      en: "The DMARC record of {name} stands at the name itself. Receivers look for it at {at} alone, so that no policy is in effect.",
      ko: "{name}의 DMARC 레코드가 이름 자체에 있습니다. 수신 서버는 {at}에서만 찾으므로 적용되는 정책이 없습니다.",
    },
    action: {
      en: "Publish it at {at}, and delete it at {name}. Where reports have not shown yet that your own mail passes, begin with p=none.",
      ko: "{at}에 게시하고 {name}에서는 삭제하십시오. 정상 메일이 통과하는지 보고서로 확인하지 않았다면 p=none으로 시작하십시오.",
    },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-misplaced-idle": {
    severity: "low",
    cause: {
      en: "A DMARC record stands at {name} itself, where nobody reads it. The record of {about} counts.",
      ko: "{name} 자체에 아무도 읽지 않는 DMARC 레코드가 있습니다. {about}의 레코드가 적용됩니다.",
    },
    action: { en: "Delete it.", ko: "삭제하십시오." },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-dangling": {
    severity: "high",
    cause: {
      en: "{at} is an alias of {target}, where there is no DMARC record: nobody is told what to do with mail that only claims to come from the domain.",
      ko: "{at|은/는} {target}의 별칭이지만 그곳에 DMARC 레코드가 없어, 사칭한 메일의 처리 방침이 수신 서버에 전달되지 않습니다.",
    },
    action: {
      en: "Have a record published at {target}, or delete the alias and publish one at {at} in its place.",
      ko: "{target}에 레코드를 게시하게 하거나, 별칭을 지우고 그 자리인 {at}에 게시하십시오.",
    },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-several": {
    severity: "high",
    cause: {
      en: "There are {count} DMARC records at {at}: receivers discard all of them.",
      ko: "{at}에 DMARC 레코드가 {count}개 있어 수신 서버가 모두 버립니다.",
    },
    action: { en: "Replace them by one.", ko: "하나로 바꾸십시오." },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-lookalike": {
    severity: "high",
    cause: {
      en: "A text at {at} was meant to be a DMARC record and is none: a record begins with v=DMARC1, exactly so, and a semicolon.",
      ko: "{at}에 DMARC 레코드로 쓰려 한 텍스트가 있지만 레코드가 아닙니다. 레코드는 정확히 v=DMARC1과 세미콜론으로 시작해야 합니다.",
    },
    action: { en: "Write it as a record.", ko: "레코드 형식으로 고치십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-lookalike-idle": {
    severity: "low",
    cause: {
      en: "A text at {at} was meant to be a DMARC record and is none. The record of {about} counts in its place.",
      ko: "{at}에 DMARC 레코드로 쓰려 한 텍스트가 있지만 레코드가 아닙니다. 대신 {about}의 레코드가 적용됩니다.",
    },
    action: {
      en: "Delete it, or have it begin with v=DMARC1 and a semicolon.",
      ko: "삭제하거나 v=DMARC1과 세미콜론으로 시작하게 고치십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-void": {
    severity: "high",
    cause: {
      en: "The DMARC record at {at} has no legal policy and no place for reports{words}: receivers apply nothing to mail of {name}.",
      ko: "{at}의 DMARC 레코드에 올바른 정책도 보고서를 받을 곳도 없어, 수신 서버는 {name}의 메일에 아무것도 적용하지 않습니다{words}.",
    },
    action: { en: "Give it a policy.", ko: "정책을 지정하십시오." },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-unknown": {
    severity: "info",
    cause: {
      en: "Which DMARC policy counts for {name} could not be told: {reason}.",
      ko: "{name}에 어떤 DMARC 정책이 적용되는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers answer.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
  "dmarc-inherited": {
    severity: "info",
    cause: {
      en: "{name} has no DMARC record of its own: the one of {about} counts.",
      ko: "{name}에는 자체 DMARC 레코드가 없어 {about}의 레코드가 적용됩니다.",
    },
    action: {
      en: "Nothing has to be done. What is changed in the record of {about} counts for all names below it; a record at {at} would count for {name} alone.",
      ko: "조치할 것은 없습니다. {about}의 레코드를 바꾸면 모든 하위 이름에 적용되며, {name}에만 적용하려면 {at}에 레코드를 게시하십시오.",
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-of-suffix": {
    severity: "medium",
    cause: {
      en: "{name} is covered only by the DMARC record of {about}, below which others register their names. Reports go there, not to you.",
      ko: "{name}에는 등록기관인 {about}의 DMARC 레코드만 적용됩니다. 보고서도 그쪽으로 갑니다.",
    },
    action: { en: "Publish a record of your own at {at}.", ko: "{at}에 자체 레코드를 게시하십시오." },
    reference: "RFC 9989 §4.10.1",
  },
});
