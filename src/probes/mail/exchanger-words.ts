import { defineProblems } from "../../core/result/interpretation.ts";

/** What every check that looks at the hosts in MX records says of them in the same words. */
export const exchangerProblems = defineProblems({
  "mx-alias": {
    severity: "high",
    cause: {
      en: "The mail host {host} is an alias of {target}; some servers refuse to deliver to an alias.",
      ko: "메일 호스트 {host|이/가} {target}의 별칭입니다. 별칭에는 배달하지 않는 서버가 있습니다.",
    },
    action: { en: "Name {target} itself in the MX record.", ko: "MX 레코드에 {target|을/를} 직접 쓰십시오." },
    reference: "RFC 2181 §10.3, RFC 5321 §5.1",
  },
  "mx-unknown": {
    severity: "info",
    cause: {
      en: "What the DNS says of {host} as a host for mail could not be told ({reason}).",
      ko: "메일 호스트 {host}에 대한 DNS의 응답을 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers answer.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});
