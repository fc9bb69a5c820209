import { defineProblems } from "../../core/result/interpretation.ts";

/** Problems of MX hosts that several checks report in the same words. */
export const exchangerProblems = defineProblems({
  "mx-alias": {
    severity: "high",
    cause: {
      en: "The mail server {host} is a CNAME to {target}. Some senders do not deliver to a CNAME.",
      ko: "메일 서버 {host|이/가} {target|을/를} 가리키는 CNAME입니다. CNAME에는 배달하지 않는 서버가 있습니다.",
    },
    action: { en: "Use {target} itself in the MX record.", ko: "MX 레코드에 {target|을/를} 직접 쓰십시오." },
    reference: "RFC 2181 §10.3, RFC 5321 §5.1",
  },
  "mx-unknown": {
    severity: "info",
    cause: {
      en: "We could not look up the mail server {host} ({reason}).",
      ko: "메일 서버 {host|을/를} 조회하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});
