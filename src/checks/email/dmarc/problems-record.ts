import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with a record that is there, and with its policies. */
export const dmarcRecordProblems = defineProblems({
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
      en: "In the DMARC record at {at}, {fault}. Receivers pass over what does nothing.",
      ko: "{at}의 DMARC 레코드에서 {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: { en: "Remove what does nothing.", ko: "제거하십시오." },
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
      en: "Once reports show that mail of those names passes, raise the policy for them (sp) in the record of {about}.",
      ko: "보고서에서 하위 이름의 정상 메일이 통과하는 것을 확인한 뒤 {about} 레코드의 하위 도메인 정책(sp)을 올리십시오.",
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
