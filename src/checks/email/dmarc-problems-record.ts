import { defineProblems } from "../../core/interpretation.ts";

/** What may be wrong with the policy for mail that only claims to come from a domain. */
export const dmarcRecordProblems = defineProblems({
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
      en: "The DMARC record at {at} has no legal policy and no place for reports: receivers apply nothing to mail of {name}.",
      ko: "{at}의 DMARC 레코드에 올바른 정책도 보고서를 받을 곳도 없어, 수신 서버는 {name}의 메일에 아무것도 적용하지 않습니다.",
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
      en: "Nothing has to be done; changes belong into the record of {about}.",
      ko: "조치할 것은 없습니다. 변경은 {about}의 레코드에서 하십시오.",
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
  "dmarc-syntax": {
    severity: "medium",
    cause: {
      en: "In the DMARC record at {at}, {fault}. Receivers pass it over.",
      ko: "{at}의 DMARC 레코드에 오류가 있습니다. {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: { en: "Correct it.", ko: "수정하십시오." },
    reference: "RFC 9989 §4.8",
  },
  "dmarc-idle": {
    severity: "info",
    cause: {
      en: "In the DMARC record at {at}, {fault}. Receivers pass it over.",
      ko: "{at}의 DMARC 레코드에서 {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: { en: "Remove it.", ko: "제거하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-policy-none": {
    severity: "medium",
    cause: {
      en: "The DMARC policy for {name} is none ({tag}): mail that only claims to come from there is delivered like any other.",
      ko: "{name}의 DMARC 정책이 none입니다({tag}). 사칭한 메일도 다른 메일처럼 배달됩니다.",
    },
    action: {
      en: "Once reports show that your own mail passes, raise {tag} to quarantine, then to reject.",
      ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 {tag}를 quarantine, 이어서 reject로 올리십시오.",
    },
    reference: "RFC 9989 §5.1.7",
  },
  "dmarc-policy-quarantine": {
    severity: "info",
    cause: {
      en: "The DMARC policy for {name} is quarantine ({tag}): mail that only claims to come from there ends in the spam folder.",
      ko: "{name}의 DMARC 정책이 quarantine입니다({tag}). 사칭한 메일은 스팸함으로 갑니다.",
    },
    action: {
      en: "Once reports show that nothing of your own is caught, raise {tag} to reject.",
      ko: "보고서에서 정상 메일이 걸리지 않는 것을 확인한 뒤 {tag}를 reject로 올리십시오.",
    },
    reference: "RFC 9989 §5.1.7",
  },
  "dmarc-test": {
    severity: "low",
    cause: {
      en: "The DMARC record is in test mode (t=y): receivers apply one level less than {published}. Those that go by RFC 7489 do not know the tag and apply {published}.",
      ko: "DMARC 레코드가 시험 모드(t=y)입니다. 수신 서버는 {published}보다 한 단계 낮게 적용하고, RFC 7489를 따르는 서버는 이 태그를 몰라 {published|을/를} 그대로 적용합니다.",
    },
    action: {
      en: "Remove t=y once reports show that your own mail passes.",
      ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 t=y를 제거하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-below-weaker": {
    severity: "medium",
    cause: {
      en: "Names below {name} that have no DMARC record are protected less: {weaker}, by the record of {about}, and not {published}. Anybody may use one of them.",
      ko: "DMARC 레코드가 없는 {name}의 하위 이름은 보호가 약합니다. {about}의 레코드에 따라 {published} 대신 {weaker|이/가} 적용되며, 누구나 이런 이름을 사칭할 수 있습니다.",
    },
    action: {
      en: "Raise the policy for subdomains (sp) in the record of {about}, or remove it where it says less than p.",
      ko: "{about} 레코드의 하위 도메인 정책(sp)을 올리거나, p보다 약하면 제거하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-nonexistent-weaker": {
    severity: "low",
    cause: {
      en: "Names below {name} that do not exist are protected less: {weaker}, by np in the record of {about}, and not {published}.",
      ko: "존재하지 않는 {name}의 하위 이름은 보호가 약합니다. {about} 레코드의 np에 따라 {published} 대신 {weaker|이/가} 적용됩니다.",
    },
    action: { en: "Set np=reject there, or remove it.", ko: "np=reject로 바꾸거나 제거하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-below-none": {
    severity: "low",
    cause: {
      en: "Names below {name} that have no DMARC record have no policy at all.",
      ko: "DMARC 레코드가 없는 {name}의 하위 이름에는 정책이 없습니다.",
    },
    action: {
      en: "Give the record of the organisational domain a legal policy.",
      ko: "조직 도메인의 레코드에 올바른 정책을 지정하십시오.",
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-below-unknown": {
    severity: "info",
    cause: {
      en: "Which DMARC policy counts for names below {name} could not be told: a name above did not answer.",
      ko: "{name}의 하위 이름에 어떤 DMARC 정책이 적용되는지 확인하지 못했습니다. 상위 이름이 응답하지 않았습니다.",
    },
    action: { en: "Try again later.", ko: "나중에 다시 시도하십시오." },
  },
  "dmarc-psd": {
    severity: "medium",
    cause: {
      en: "The DMARC record says by psd=y that others register their names below {name}. Each name below counts as another organisation, so that mail of one is not aligned with the other.",
      ko: "DMARC 레코드의 psd=y는 {name} 아래에 다른 조직이 이름을 등록한다는 뜻입니다. 하위 이름이 각각 다른 조직으로 취급되어 서로 정렬되지 않습니다.",
    },
    action: {
      en: "Unless you run a registry, say psd=n, or leave it out.",
      ko: "등록기관이 아니라면 psd=n으로 바꾸거나 제거하십시오.",
    },
    reference: "RFC 9989 §5.2",
  },
});
