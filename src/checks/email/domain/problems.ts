import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** Problems of the domain as a whole. */
export const domainProblems = defineProblems({
  "domain-unknown": {
    severity: "info",
    cause: {
      en: "We could not check mail of {domain}: DNS lookups of the name fail ({reason}).",
      ko: "{domain}의 메일 설정을 확인하지 못했습니다. 이름의 DNS 조회에 실패합니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers of {domain}.",
      ko: "다시 시도하고 {domain} 네임서버의 응답을 확인하십시오.",
    },
  },
});

/** Makes a finding about the domain. */
export const findDomain = finder<typeof domainProblems>();
