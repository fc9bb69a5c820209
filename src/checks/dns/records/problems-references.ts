import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the names that records refer to. */
export const referenceProblems = defineProblems({
  "dangling-domain": {
    severity: "critical",
    cause: {
      en: "A record refers to {target} ({by}), but the domain {domain} is not registered. An attacker who registers it controls what depends on the record.",
      ko: "레코드({by})에서 {target|을/를} 가리키지만 도메인 {domain|은/는} 등록되어 있지 않습니다. 공격자가 등록하면 이 레코드에 의존하는 서비스를 장악할 수 있습니다.",
    },
    action: {
      en: "Remove the record now, or register {domain} yourself.",
      ko: "즉시 레코드를 삭제하거나 {domain|을/를} 직접 등록하십시오.",
    },
    reference: "OWASP WSTG-CONF-10",
  },
  "dangling-report-domain": {
    severity: "high",
    cause: {
      en: "Reports are sent to {target} ({by}), but the domain {domain} is not registered. An attacker who registers it receives them.",
      ko: "보고서 수신처가 {target}({by})이지만 도메인 {domain|은/는} 등록되어 있지 않습니다. 공격자가 등록하면 보고서를 받게 됩니다.",
    },
    action: { en: "Send the reports to a domain of your own.", ko: "보고서 수신처를 자신의 도메인으로 바꾸십시오." },
    reference: "RFC 9990",
  },
  "undelegated-domain": {
    severity: "high",
    cause: {
      en: "A record refers to {target} ({by}), but the domain {domain} is not delegated. It may be available for registration, or suspended.",
      ko: "레코드({by})에서 {target|을/를} 가리키지만 도메인 {domain|은/는} 위임되어 있지 않습니다. 등록 가능한 상태이거나 정지된 도메인일 수 있습니다.",
    },
    action: {
      en: "Check with a registrar whether {domain} is registered. Remove the record if the domain is not yours.",
      ko: "레지스트라에서 {domain|이/가} 등록되어 있는지 확인하고, 자신의 도메인이 아니면 레코드를 삭제하십시오.",
    },
    reference: "OWASP WSTG-CONF-10",
  },
  "undelegated-report-domain": {
    severity: "medium",
    cause: {
      en: "Reports are sent to {target} ({by}), but the domain {domain} is not delegated. They do not arrive, and an attacker who can register the domain receives them.",
      ko: "보고서 수신처가 {target}({by})이지만 도메인 {domain|은/는} 위임되어 있지 않습니다. 보고서가 도착하지 않으며, 공격자가 등록하면 보고서를 받게 됩니다.",
    },
    action: { en: "Send the reports to a domain of your own.", ko: "보고서 수신처를 자신의 도메인으로 바꾸십시오." },
    reference: "RFC 9990",
  },
  "held-domain": {
    severity: "high",
    cause: {
      en: "A record refers to {target} ({by}). The domain {domain} is registered but not delegated: it is suspended or about to expire, and may become available for registration.",
      ko: "레코드({by})에서 {target|을/를} 가리키지만 도메인 {domain|은/는} 등록만 되어 있고 위임되어 있지 않습니다. 정지되었거나 만료를 앞두고 있어, 누구나 등록할 수 있게 될 수 있습니다.",
    },
    action: {
      en: "Remove the record, or ask the owner of {domain} to restore it.",
      ko: "레코드를 삭제하거나 {domain}의 소유자에게 복구를 요청하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "dangling-service": {
    severity: "high",
    cause: {
      en: "A record refers to {target} ({by}), which does not exist. Another customer of {service} may be able to claim that name.",
      ko: "레코드({by})에서 가리키는 {target|이/가} 존재하지 않습니다. {service}의 다른 고객이 이 이름을 차지할 수 있습니다.",
    },
    action: {
      en: "Remove the record, or create the name at {service} yourself.",
      ko: "레코드를 삭제하거나 {service}에서 그 이름을 다시 만드십시오.",
    },
    reference: "OWASP WSTG-CONF-10",
  },
  "dangling-name": {
    severity: "medium",
    cause: {
      en: "A record refers to {target} ({by}), which does not exist.",
      ko: "레코드({by})에서 가리키는 {target|이/가} 존재하지 않습니다.",
    },
    action: { en: "Remove the record, or correct the name.", ko: "레코드를 삭제하거나 이름을 고치십시오." },
    reference: "RFC 1034 §3.6.2",
  },
  "report-name-missing": {
    severity: "low",
    cause: {
      en: "Reports are sent to {target} ({by}), which does not exist. They do not arrive.",
      ko: "보고서 수신처 {target}({by})이 존재하지 않아 보고서가 도착하지 않습니다.",
    },
    action: { en: "Correct the name.", ko: "이름을 고치십시오." },
    reference: "RFC 9989 §4.6",
  },
  "references-unknown": {
    severity: "info",
    cause: {
      en: "Names that these records refer to could not be checked ({count}): {names}",
      ko: "레코드가 가리키는 이름을 확인하지 못했습니다({count}개): {names}",
    },
    action: {
      en: "Try again, or check these names one by one.",
      ko: "다시 시도하거나 이 이름들을 하나씩 확인하십시오.",
    },
  },
  "references-cut": {
    severity: "info",
    cause: {
      en: "The records refer to {total} names. We checked {count} of them.",
      ko: "레코드가 가리키는 이름은 {total}개이며, 그중 {count}개를 확인했습니다.",
    },
    action: {
      en: "Check the other names yourself, or refer to fewer names.",
      ko: "나머지는 직접 확인하거나, 레코드가 가리키는 이름을 줄이십시오.",
    },
  },
});
