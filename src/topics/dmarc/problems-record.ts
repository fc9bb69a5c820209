import { defineProblems } from "../../core/result/interpretation.ts";

/** Problems of a DMARC record and its policies. */
export const dmarcRecordProblems = defineProblems({
  "dmarc-syntax": {
    severity: "medium",
    cause: {
      en: "In the DMARC record at {at}, {fault}. Receivers ignore this part.",
      ko: "{at}의 DMARC 레코드에 오류가 있습니다. {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: { en: "{advice}", ko: "{advice}" },
    reference: "RFC 9989 §4.8",
  },
  "dmarc-repeated-tag": {
    severity: "medium",
    cause: {
      en: "In the DMARC record at {at}, {fault}. Receivers differ: some use the first value, some the last, and some discard the whole record.",
      ko: "{at}의 DMARC 레코드에 오류가 있습니다. {fault}. 수신 서버에 따라 첫 값이나 마지막 값을 쓰거나 레코드 전체를 버립니다.",
    },
    action: { en: "Keep each tag once.", ko: "태그마다 하나만 남기십시오." },
    reference: "RFC 6376 §3.2",
  },
  "dmarc-idle": {
    severity: "info",
    cause: {
      en: "In the DMARC record at {at}, {fault}. Receivers ignore tags that have no effect.",
      ko: "{at}의 DMARC 레코드에서 {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: { en: "Remove the tags that have no effect.", ko: "효과가 없는 태그를 제거하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-policy-none": {
    severity: "medium",
    cause: {
      en: "The DMARC policy of {name} is none ({tag}), which only monitors. Receivers deliver mail that spoofs the domain.",
      ko: "{name}의 DMARC 정책이 none입니다({tag}, 모니터링만). 수신 서버는 사칭한 메일도 배달합니다.",
    },
    action: {
      en: "When reports show that your own mail passes, raise {tag} to quarantine, then to reject.",
      ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 {tag}를 quarantine, 이어서 reject로 올리십시오.",
    },
    reference: "RFC 9989 §5.1.7",
  },
  "dmarc-policy-quarantine": {
    severity: "info",
    cause: {
      en: "The DMARC policy of {name} is quarantine ({tag}). Mail that spoofs the domain goes to the spam folder.",
      ko: "{name}의 DMARC 정책이 quarantine입니다({tag}). 사칭한 메일은 스팸함으로 갑니다.",
    },
    action: {
      en: "When reports show that your own mail passes, raise {tag} to reject.",
      ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 {tag}를 reject로 올리십시오.",
    },
    reference: "RFC 9989 §5.1.7",
  },
  "dmarc-test": {
    severity: "low",
    cause: {
      en: "The DMARC record is in test mode (t=y): receivers apply one level less than {published}. Receivers that follow RFC 7489 do not know this tag and apply {published}.",
      ko: "DMARC 레코드가 시험 모드(t=y)입니다. 수신 서버는 {published}보다 한 단계 낮게 적용하고, RFC 7489를 따르는 서버는 이 태그를 몰라 {published|을/를} 그대로 적용합니다.",
    },
    action: {
      en: "When reports show that your own mail passes, remove t=y.",
      ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 t=y를 제거하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-below-weaker": {
    severity: "medium",
    cause: {
      en: "Subdomains of {name} without a DMARC record have a weaker policy: the record of {about} sets {weaker} for them instead of {published}. Attackers can spoof these names.",
      ko: "DMARC 레코드가 없는 {name}의 하위 도메인은 정책이 더 약합니다. {about}의 레코드에 따라 {published} 대신 {weaker|이/가} 적용되며, 공격자가 이런 이름을 사칭할 수 있습니다.",
    },
    action: {
      en: "When reports show that mail of these subdomains passes, raise their policy (sp) in the record of {about}.",
      ko: "보고서에서 하위 도메인의 정상 메일이 통과하는 것을 확인한 뒤 {about} 레코드의 하위 도메인 정책(sp)을 올리십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-nonexistent-weaker": {
    severity: "low",
    cause: {
      en: "Nonexistent subdomains of {name} have a weaker policy: np in the record of {about} sets {weaker} for them instead of {published}.",
      ko: "존재하지 않는 {name}의 하위 도메인은 정책이 더 약합니다. {about} 레코드의 np에 따라 {published} 대신 {weaker|이/가} 적용됩니다.",
    },
    action: {
      en: "Set np=reject in that record, or remove np.",
      ko: "해당 레코드에서 np=reject로 바꾸거나 np를 제거하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-below-none": {
    severity: "low",
    cause: {
      en: "Subdomains of {name} without a DMARC record have no policy.",
      ko: "DMARC 레코드가 없는 {name}의 하위 도메인에는 정책이 없습니다.",
    },
    action: {
      en: "Add a valid policy to the record of the organisational domain.",
      ko: "조직 도메인의 레코드에 올바른 정책을 지정하십시오.",
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-below-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine the DMARC policy of subdomains of {name}: a lookup at a parent name failed.",
      ko: "{name}의 하위 도메인에 적용되는 DMARC 정책을 확인하지 못했습니다. 상위 이름의 조회에 실패했습니다.",
    },
    action: { en: "Try again later.", ko: "나중에 다시 시도하십시오." },
  },
  "dmarc-psd": {
    severity: "medium",
    cause: {
      en: "psd=y in the DMARC record declares {name} a public suffix. Each subdomain counts as a separate organisation, so their mail is not aligned with each other.",
      ko: "DMARC 레코드의 psd=y는 {name|이/가} 공개 접미사라는 뜻입니다. 하위 도메인이 각각 다른 조직으로 취급되어 서로 정렬되지 않습니다.",
    },
    action: {
      en: "Unless you run a registry, set psd=n or remove the tag.",
      ko: "레지스트리가 아니라면 psd=n으로 바꾸거나 태그를 제거하십시오.",
    },
    reference: "RFC 9989 §5.2",
  },
});
