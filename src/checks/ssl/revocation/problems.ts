import { defineProblems } from "../../../core/result/interpretation.ts";

/** Revocation problems of the CAs between a certificate and its root. */
export const revocationProblems = defineProblems({
  "intermediate-revoked": {
    severity: "critical",
    cause: {
      en: "The intermediate certificate {name} was revoked by its issuer on {date} (source: {source}). Clients must not trust any certificate below it.",
      ko: "발급자가 {date}에 중간 인증서 {name|을/를} 폐기했습니다(출처: {source}). 그 아래의 인증서는 믿을 수 없습니다.",
    },
    action: {
      en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
      ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오.",
    },
    reference: "RFC 5280 §6.1.3",
  },
  "intermediate-revoked-avoidable": {
    severity: "medium",
    cause: {
      en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but not every client looks for one.",
      ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 모든 클라이언트가 그 경로를 찾지는 않습니다.",
    },
    action: {
      en: "Serve only the other intermediate, and remove the revoked one from the chain.",
      ko: "폐기된 중간 인증서를 체인에서 빼고 다른 중간 인증서만 제공하십시오.",
    },
    reference: "RFC 4158 §3.5",
  },
  "intermediate-revoked-unclear": {
    severity: "high",
    cause: {
      en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but we could not determine whether that path is revoked too. There is no grade.",
      ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 그 경로의 폐기 여부를 확인하지 못해 등급을 매기지 않습니다.",
    },
    action: {
      en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
      ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오.",
    },
    reference: "RFC 5280 §6.3",
  },
  "intermediate-revocation-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine whether the intermediate certificate {name} is revoked ({why}). This does not affect the grade.",
      ko: "중간 인증서 {name}의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "No change on your server is needed. If this persists, ask the issuer.",
      ko: "서버에서 할 일은 없습니다. 계속되면 발급자에게 문의하십시오.",
    },
    reference: "RFC 5280 §6.3",
  },
});
