import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of how a certificate was issued, and of its OCSP staple. */
export const policyProblems = defineProblems({
  "wildcard-too-broad": {
    severity: "high",
    cause: {
      en: "The certificate has a wildcard for a whole public suffix (such as *.co.uk), where names of other owners are registered{outcome}.",
      ko: "인증서에 누구나 이름을 등록할 수 있는 공개 접미사 전체(예: *.co.kr)에 대한 와일드카드가 있습니다.{outcome}",
    },
    action: {
      en: "Have a certificate issued for your own domain and its subdomains.",
      ko: "자신의 도메인과 하위 도메인에 대한 인증서를 발급받으십시오.",
    },
    reference: "CA/B BR §3.2.2.6",
  },
  "lifetime-too-long": {
    severity: "medium",
    cause: {
      en: "The certificate is valid for {days}. Certificates issued on {date} may be valid for at most {limit}, and {strict} refuse longer ones.",
      ko: "인증서의 유효 기간이 {days}입니다. {date}에 발급된 인증서는 최대 {limit}일까지 허용되며, {strict|은/는} 더 긴 인증서를 거부합니다.",
    },
    action: {
      en: "Have a certificate issued for the usual time, and its renewal automated.",
      ko: "통상적인 기간의 인증서를 발급받고 갱신을 자동화하십시오.",
    },
    reference: "CA/B BR §6.3.2",
  },
  "no-timestamps": {
    severity: "high",
    cause: {
      en: "The certificate has no signed certificate timestamp (SCT). {strict} refuse public certificates that are not logged.",
      ko: "인증서에 투명성 타임스탬프(SCT)가 없습니다. {strict|은/는} 기록되지 않은 공개 인증서를 거부합니다.",
    },
    action: {
      en: "Have the certificate issued again with embedded timestamps, which is the default of public authorities.",
      ko: "타임스탬프가 포함된 인증서를 다시 발급받으십시오. 공개 인증 기관은 기본으로 포함합니다.",
    },
    reference: "RFC 6962 §3.3",
  },
  "timestamps-unknown": {
    severity: "info",
    cause: {
      en: "The certificate has no embedded timestamp (SCT). We could not see whether one is sent with the handshake. This does not affect the grade.",
      ko: "인증서 자체에는 타임스탬프가 없으며, 함께 전송되는지는 확인하지 못했습니다. 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "Prefer a certificate with embedded timestamps.",
      ko: "타임스탬프가 포함된 인증서를 사용하십시오.",
    },
    reference: "RFC 6962 §3.3",
  },
  "must-staple": {
    severity: "high",
    cause: {
      en: "The certificate demands a stapled OCSP response, and the server sends no valid one. Firefox shows an error page; Chrome and Edge do not check this.",
      ko: "인증서가 스테이플링된 OCSP 응답을 요구하지만 서버가 유효한 응답을 보내지 않습니다. Firefox는 오류 페이지를 표시하고 Chrome과 Edge는 검사하지 않습니다.",
    },
    action: {
      en: "Enable {stapling}, or have a certificate issued without must-staple.",
      ko: "{stapling|을/를} 켜거나 must-staple이 없는 인증서를 발급받으십시오.",
    },
    reference: "RFC 7633 §4.2.3",
  },
  "staple-refused": {
    severity: "high",
    cause: {
      en: "The stapled OCSP response is not usable ({reason}). Firefox shows an error page that visitors cannot skip; Chrome and Edge ignore the response.",
      ko: "스테이플링된 OCSP 응답을 쓸 수 없습니다({reason}). Firefox는 방문자가 넘어갈 수 없는 오류 페이지를 표시하고 Chrome과 Edge는 응답을 무시합니다.",
    },
    action: {
      en: "Turn OCSP stapling off, or let the server fetch a fresh response and staple only valid ones.",
      ko: "OCSP 스테이플링을 끄거나, 서버가 새 응답을 가져와 올바른 응답만 스테이플링하도록 하십시오.",
    },
    reference: "RFC 6960 §3.2",
  },
  "staple-unusable": {
    severity: "low",
    cause: {
      en: "The stapled OCSP response is not usable ({reason}). Chrome and Edge ignore it; Firefox shows an error page if the responder does not answer it either.",
      ko: "스테이플링된 OCSP 응답을 쓸 수 없습니다({reason}). Chrome과 Edge는 무시하고, Firefox는 응답 서버에서도 답을 받지 못하면 오류 페이지를 표시합니다.",
    },
    action: {
      en: "Let the server fetch fresh responses before the old ones end.",
      ko: "이전 응답이 만료되기 전에 서버가 새 응답을 가져오도록 하십시오.",
    },
    reference: "RFC 6960 §3.2",
  },
  "staple-too-long": {
    severity: "low",
    cause: {
      en: "The stapled OCSP response is valid for {days}. The rules for public authorities allow ten days.",
      ko: "스테이플링된 OCSP 응답의 유효 기간이 {days}입니다. 공개 인증 기관에는 10일까지 허용됩니다.",
    },
    action: {
      en: "Report it to the authority: a revocation would go unseen for as long.",
      ko: "인증 기관에 알리십시오. 그동안 폐기 사실이 드러나지 않습니다.",
    },
    reference: "CA/B BR §4.9.10",
  },
});
