import { adaptedProblems } from "../../../core/result/adapted.ts";
import { defineProblems } from "../../../core/result/interpretation.ts";
import { registrationEndProblems } from "../../../topics/registration/problems.ts";

/** A registration that ends within days decides whether to go live now, and its end in two months does not. */
export const endHere = {
  severities: { "registration-expires-7": "critical" },
  ids: {
    "registration-expires-7": "registration-expiring",
    "registration-expires-30": "registration-expires-soon",
  },
  omits: ["registration-expires-60"],
} as const;

/** Problems of the domain registration. */
export const registrationProblems = defineProblems({
  ...adaptedProblems(registrationEndProblems, endHere),
  "registration-missing": {
    severity: "critical",
    cause: { en: "{domain} is not registered.", ko: "{domain|은/는} 등록되지 않은 도메인입니다." },
    action: { en: "Register it now: anyone else can.", ko: "다른 사람이 등록할 수 있으므로 지금 등록하십시오." },
  },
  "registration-hold": {
    severity: "critical",
    cause: {
      en: "The registry has removed {domain} from the DNS, or is about to ({status}).",
      ko: "레지스트리가 {domain|을/를} DNS에서 제외했거나 곧 제외합니다({status}).",
    },
    action: {
      en: "Ask the registrar how to lift this status: contact verification, payment or a dispute may be the reason.",
      ko: "레지스트라에 해제 조건(등록자 확인, 결제, 분쟁)을 문의하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "registration-unknown": {
    severity: "high",
    cause: {
      en: "We could not look up the registration of {domain} ({reason}).",
      ko: "{domain}의 등록 정보를 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Check again {wait}, or look up the expiry date at the registrar.",
      ko: "{wait} 다시 점검하거나, 레지스트라에서 만료일을 확인하십시오.",
    },
  },
  "registration-contradicted": {
    severity: "high",
    cause: {
      en: "The registry says that {domain} is not registered, but the DNS does not confirm that.",
      ko: "레지스트리는 {domain|이/가} 등록되지 않았다고 응답하지만 DNS로는 확인되지 않습니다.",
    },
    action: { en: "Ask the registrar whether it is registered.", ko: "레지스트라에서 등록 여부를 확인하십시오." },
  },
  "registration-suffix": {
    severity: "high",
    cause: {
      en: "{domain} is a public suffix: domains are registered below it, but it is not a registered domain.",
      ko: "{domain|은/는} 그 아래에 도메인을 등록하는 공개 접미사(public suffix)이며, 등록된 도메인이 아닙니다.",
    },
    action: { en: "Check a domain below it.", ko: "그 아래의 도메인을 점검하십시오." },
    reference: "https://publicsuffix.org/",
  },
  "registration-unpublished": {
    severity: "low",
    cause: {
      en: "The registry does not publish the expiry date of {domain}.",
      ko: "레지스트리가 {domain}의 등록 만료일을 공개하지 않습니다.",
    },
    action: { en: "Look up the expiry date at the registrar.", ko: "레지스트라에서 만료일을 확인하십시오." },
  },
  "registration-undated": {
    severity: "low",
    cause: {
      en: "We found no expiry date of {domain} in the answer of its registry.",
      ko: "레지스트리의 응답에서 {domain}의 등록 만료일을 찾지 못했습니다.",
    },
    action: { en: "Look up the expiry date at the registrar.", ko: "레지스트라에서 만료일을 확인하십시오." },
  },
  "registration-reserved": {
    severity: "high",
    cause: {
      en: "The registry reserves the name {domain}, so it publishes no registration.",
      ko: "레지스트리가 예약한 이름이어서 {domain}의 등록 정보가 없습니다.",
    },
    action: {
      en: "Ask the registry whether the name is assigned to you.",
      ko: "이 이름이 배정되었는지 레지스트리에 문의하십시오.",
    },
  },
});
