import { defineProblems } from "../../core/result/interpretation.ts";

/** Problems of finding the DMARC policy of a domain. */
export const dmarcOutcomeProblems = defineProblems({
  "dmarc-missing": {
    severity: "medium",
    cause: {
      en: "There is no DMARC record for {name} or at a parent name. Receivers have no policy for mail that spoofs this domain.",
      ko: "{name|과/와} 상위 이름에 DMARC 레코드가 없습니다. 수신 서버에 이 도메인을 사칭한 메일의 처리 정책이 없습니다.",
    },
    action: {
      en: "Publish a record at {at}. If the domain sends mail, start with p=none and reports, and raise p when the reports are clean.",
      ko: "{at}에 레코드를 게시하십시오. 메일을 보내는 도메인이면 p=none과 보고서로 시작하고, 보고서에 문제가 없으면 p를 올리십시오.",
    },
    reference: "RFC 9989 §5.1",
  },
  "dmarc-misplaced": {
    severity: "high",
    cause: {
      en: "The DMARC record of {name} is at the name itself. Receivers look it up at {at} only, so no policy is in effect.",
      ko: "{name}의 DMARC 레코드가 도메인 이름 자체에 있습니다. 수신 서버는 {at}에서만 조회하므로 적용되는 정책이 없습니다.",
    },
    action: {
      en: "Publish it at {at}, and delete it at {name}. If reports have not yet shown that your own mail passes, start with p=none.",
      ko: "{at}에 게시하고 {name}에서는 삭제하십시오. 정상 메일이 통과하는지 보고서로 확인하지 않았다면 p=none으로 시작하십시오.",
    },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-misplaced-idle": {
    severity: "low",
    cause: {
      en: "A DMARC record at {name} itself has no effect: receivers do not look there. The record of {about} applies.",
      ko: "{name} 자체에 있는 DMARC 레코드는 효과가 없습니다. 수신 서버는 그곳을 조회하지 않습니다. {about}의 레코드가 적용됩니다.",
    },
    action: { en: "Delete it.", ko: "삭제하십시오." },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-dangling": {
    severity: "high",
    cause: {
      en: "{at} is a CNAME to {target}, where there is no DMARC record. Receivers have no policy for mail that spoofs this domain.",
      ko: "{at}의 CNAME 대상 {target}에 DMARC 레코드가 없습니다. 수신 서버에 이 도메인을 사칭한 메일의 처리 정책이 없습니다.",
    },
    action: {
      en: "Have a record published at {target}, or replace the CNAME at {at} with a record of your own.",
      ko: "{target}에 레코드를 게시하게 하거나, {at}의 CNAME을 자체 레코드로 바꾸십시오.",
    },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-several": {
    severity: "high",
    cause: {
      en: "There are {count} DMARC records at {at}. Receivers ignore all of them.",
      ko: "{at}에 DMARC 레코드가 {count}개 있습니다. 수신 서버는 모두 무시합니다.",
    },
    action: { en: "Replace them with a single record.", ko: "하나로 바꾸십시오." },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-lookalike": {
    severity: "high",
    cause: {
      en: "A TXT record at {at} looks like a DMARC record but is not valid. The record must begin with exactly v=DMARC1 and a semicolon.",
      ko: "{at}의 TXT 레코드는 DMARC 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=DMARC1과 세미콜론으로 시작해야 합니다.",
    },
    action: { en: "Correct the record.", ko: "레코드를 수정하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-lookalike-idle": {
    severity: "low",
    cause: {
      en: "A TXT record at {at} looks like a DMARC record but is not valid. The record of {about} applies instead.",
      ko: "{at}의 TXT 레코드는 DMARC 레코드처럼 보이지만 올바르지 않습니다. 대신 {about}의 레코드가 적용됩니다.",
    },
    action: {
      en: "Delete it, or make it begin with v=DMARC1 and a semicolon.",
      ko: "삭제하거나 v=DMARC1과 세미콜론으로 시작하게 고치십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-void": {
    severity: "high",
    cause: {
      en: "The DMARC record at {at} has no valid policy and no report address{words}. Receivers apply no policy to mail of {name}.",
      ko: "{at}의 DMARC 레코드에 올바른 정책도 보고서 주소도 없어, 수신 서버는 {name}의 메일에 정책을 적용하지 않습니다{words}.",
    },
    action: {
      en: "Add p=, for example p=quarantine. Use p=none until reports show that your own mail passes.",
      ko: "p=를 추가하십시오(예: p=quarantine). 정상 메일이 통과하는지 보고서로 확인할 때까지는 p=none으로 두십시오.",
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-repeated": {
    severity: "high",
    cause: {
      en: "The DMARC record at {at} repeats {tags}. Receivers differ: some use the first value, some the last, and some discard the whole record. It therefore counts as no policy.",
      ko: "{at}의 DMARC 레코드에 {tags} 태그가 두 번 이상 있습니다. 수신 서버에 따라 첫 값이나 마지막 값을 쓰거나 레코드 전체를 버리므로, 정책이 없는 것으로 평가합니다.",
    },
    action: { en: "Keep each tag once.", ko: "태그마다 하나만 남기십시오." },
    reference: "RFC 6376 §3.2",
  },
  "dmarc-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine the DMARC policy of {name}: {reason}.",
      ko: "{name}의 DMARC 정책을 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
  "dmarc-inherited": {
    severity: "info",
    cause: {
      en: "{name} has no DMARC record of its own. The record of {about} applies.",
      ko: "{name}에는 자체 DMARC 레코드가 없어 {about}의 레코드가 적용됩니다.",
    },
    action: {
      en: "No action is needed. Changes in the record of {about} affect all its subdomains; a record at {at} would affect {name} only.",
      ko: "조치할 것이 없습니다. {about}의 레코드를 바꾸면 모든 하위 도메인에 적용되며, {name}에만 적용하려면 {at}에 레코드를 게시하십시오.",
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-of-suffix": {
    severity: "medium",
    cause: {
      en: "Only the DMARC record of the public suffix {about} covers {name}. Reports go to the registry, not to you.",
      ko: "{name}에는 공개 접미사 {about}의 DMARC 레코드만 적용됩니다. 보고서도 레지스트리로 갑니다.",
    },
    action: { en: "Publish a record of your own at {at}.", ko: "{at}에 자체 레코드를 게시하십시오." },
    reference: "RFC 9989 §4.10.1",
  },
});
