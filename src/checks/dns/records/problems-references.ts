import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the names that records rely on. */
export const referenceProblems = defineProblems({
  "dangling-domain": {
    severity: "critical",
    cause: {
      en: "{target} is relied on ({by}), and nobody has registered {domain}: whoever does takes over what depends on it.",
      ko: "{by}에서 {target|을/를} 가리키지만 {domain|은/는} 등록되지 않은 도메인입니다. 누구든 등록하면 이에 의존하는 것을 가로챌 수 있습니다.",
    },
    action: {
      en: "Remove the record at once, or register {domain} yourself.",
      ko: "즉시 레코드를 삭제하거나 {domain|을/를} 직접 등록하십시오.",
    },
    reference: "OWASP WSTG-CONF-10",
  },
  "dangling-report-domain": {
    severity: "high",
    cause: {
      en: "Reports are to go to {target} ({by}), and nobody has registered {domain}: whoever does gets them.",
      ko: "보고서를 {target}({by})에서 받게 되어 있지만 {domain|은/는} 등록되지 않은 도메인입니다. 누구든 등록하면 보고서를 받게 됩니다.",
    },
    action: { en: "Have them sent to a domain of your own.", ko: "자신의 도메인으로 받도록 바꾸십시오." },
    reference: "RFC 9990",
  },
  "undelegated-domain": {
    severity: "high",
    cause: {
      en: "{target} is relied on ({by}), and {domain} is not delegated: it may be free to register, or suspended.",
      ko: "{by}에서 {target|을/를} 가리키지만 {domain|은/는} 위임되어 있지 않습니다. 등록 가능한 상태이거나 정지된 도메인일 수 있습니다.",
    },
    action: {
      en: "Ask a registrar whether {domain} is taken, and remove the record if it is not yours.",
      ko: "레지스트라에서 {domain|이/가} 등록되어 있는지 확인하고, 자신의 도메인이 아니면 레코드를 삭제하십시오.",
    },
    reference: "OWASP WSTG-CONF-10",
  },
  "undelegated-report-domain": {
    severity: "medium",
    cause: {
      en: "Reports are to go to {target} ({by}), and {domain} is not delegated: they never arrive, and whoever can register it gets them.",
      ko: "보고서를 {target}({by})에서 받게 되어 있지만 {domain|은/는} 위임되어 있지 않습니다. 보고서가 도착하지 않으며, 도메인을 등록하는 사람이 있으면 그 사람이 받게 됩니다.",
    },
    action: { en: "Have them sent to a domain of your own.", ko: "자신의 도메인으로 받도록 바꾸십시오." },
    reference: "RFC 9990",
  },
  "held-domain": {
    severity: "high",
    cause: {
      en: "{target} is relied on ({by}); {domain} is registered but not delegated: it is suspended or about to lapse, and may become free.",
      ko: "{by}에서 {target|을/를} 가리키지만 {domain|은/는} 등록만 되어 있고 위임되어 있지 않습니다. 정지되었거나 만료를 앞두고 있어 누구나 등록할 수 있게 될 수 있습니다.",
    },
    action: {
      en: "Remove the record, or have whoever owns {domain} restore it.",
      ko: "레코드를 삭제하거나 {domain}의 소유자에게 복구를 요청하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "dangling-service": {
    severity: "high",
    cause: {
      en: "{target} is relied on ({by}) and does not exist: {service} may give that name to whoever asks for it.",
      ko: "{by}에서 가리키는 {target|이/가} 존재하지 않습니다. {service}에서는 이 이름을 요청하는 누구에게나 줄 수 있습니다.",
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
      en: "{target} is relied on ({by}), and there is no such name.",
      ko: "{by}에서 가리키는 {target|이라는/라는} 이름이 없습니다.",
    },
    action: { en: "Remove the record, or correct the name.", ko: "레코드를 삭제하거나 이름을 고치십시오." },
    reference: "RFC 1034 §3.6.2",
  },
  "report-name-missing": {
    severity: "low",
    cause: {
      en: "Reports are to go to {target} ({by}), and there is no such name: they never arrive.",
      ko: "보고서를 받을 {target}({by})이라는 이름이 없어 보고서가 도착하지 않습니다.",
    },
    action: { en: "Correct the name.", ko: "이름을 고치십시오." },
    reference: "RFC 9989 §4.6",
  },
  "references-unknown": {
    severity: "info",
    cause: {
      en: "Of {count} names that the records rely on it could not be told whether they or their domains are there: {names}",
      ko: "레코드가 의존하는 이름 {count}개가 존재하는지, 도메인이 등록되어 있는지 확인하지 못했습니다: {names}",
    },
    action: {
      en: "Try again, or look at these names one by one.",
      ko: "다시 시도하거나 이 이름들을 하나씩 확인하십시오.",
    },
  },
  "references-cut": {
    severity: "info",
    cause: {
      en: "The records rely on {total} names, of which {count} were looked at.",
      ko: "레코드가 이름 {total}개에 의존하며, 그중 {count}개만 확인했습니다.",
    },
    action: {
      en: "Look at the rest by yourself, or rely on fewer.",
      ko: "나머지는 직접 확인하거나 의존하는 이름을 줄이십시오.",
    },
  },
});
