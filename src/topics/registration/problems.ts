import { defineProblems, finder } from "../../core/result/interpretation.ts";

const renew = {
  en: "Renew it at the registrar, and turn automatic renewal on.",
  ko: "레지스트라에서 갱신하고 자동 갱신을 켜십시오.",
} as const;

/** Problems of the end of a domain registration. */
export const registrationEndProblems = defineProblems({
  "registration-expired": {
    severity: "critical",
    cause: {
      en: "The registration of {domain} expired on {date}.",
      ko: "{domain}의 등록이 {date}에 만료되었습니다.",
    },
    action: {
      en: "Renew it at the registrar today. After a grace period anyone can register it.",
      ko: "오늘 레지스트라에서 갱신하십시오. 유예 기간이 지나면 누구나 등록할 수 있습니다.",
    },
  },
  "registration-expires-7": {
    severity: "high",
    cause: {
      en: "The registration of {domain} expires on {date}, in 7 days or less.",
      ko: "{domain}의 등록이 {date}에 만료됩니다. 7일 이내입니다.",
    },
    action: renew,
  },
  "registration-expires-30": {
    severity: "medium",
    cause: {
      en: "The registration of {domain} expires on {date}, in 30 days or less.",
      ko: "{domain}의 등록이 {date}에 만료됩니다. 30일 이내입니다.",
    },
    action: renew,
  },
  "registration-expires-60": {
    severity: "low",
    cause: {
      en: "The registration of {domain} expires on {date}, in 60 days or less.",
      ko: "{domain}의 등록이 {date}에 만료됩니다. 60일 이내입니다.",
    },
    action: renew,
  },
  "registration-unpaid": {
    severity: "medium",
    cause: {
      en: "The contract with the registrar ends on {date}, before the registration. The registry may have renewed the registration automatically.",
      ko: "레지스트라와의 계약이 등록보다 먼저 {date}에 끝납니다. 레지스트리가 등록을 자동 갱신한 상태일 수 있습니다.",
    },
    action: {
      en: "Check at the registrar that the renewal is paid. If it is not, the registrar can delete the domain.",
      ko: "레지스트라에서 갱신 요금이 결제되었는지 확인하십시오. 결제되지 않았으면 레지스트라가 도메인을 삭제할 수 있습니다.",
    },
  },
});

/** The id of a problem of this topic. */
export type RegistrationEndProblemId = keyof typeof registrationEndProblems;

/** Makes a finding of this topic. */
export const findRegistrationEnd = finder<typeof registrationEndProblems>("registration");
