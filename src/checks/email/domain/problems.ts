import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** What may be the matter with a domain as a whole. */
export const domainProblems = defineProblems({
  "domain-unknown": {
    severity: "info",
    cause: {
      en: "Neither who takes the mail of {domain} nor who may send it could be told: the DNS gives no answer for that name ({reason}).",
      ko: "{domain}의 메일을 누가 받고 누가 보낼 수 있는지 확인하지 못했습니다. DNS가 이 이름에 응답하지 않습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers of {domain} answer.",
      ko: "다시 시도하고 {domain} 네임서버의 응답을 확인하십시오.",
    },
  },
});

/** Names one of them. */
export const findDomain = finder<typeof domainProblems>();
