import { adaptedProblems } from "../../../core/result/adapted.ts";
import { defineProblems } from "../../../core/result/interpretation.ts";
import { dmarcProblems } from "../../../topics/dmarc/problems.ts";
import { mxProblems } from "../../../topics/mx/problems.ts";
import { spfProblems } from "../../../topics/spf/problems.ts";
import { dmarcHere, mxHere, spfHere } from "./severities.ts";

/** Problems of records about mail: those of the topics, and of a name that uses no mail. */
export const mailProblems = {
  ...adaptedProblems(spfProblems, spfHere),
  ...adaptedProblems(dmarcProblems, dmarcHere),
  ...adaptedProblems(mxProblems, mxHere),
  ...defineProblems({
    "spf-missing-unused": {
      severity: "info",
      cause: {
        en: "{name} has no SPF record. It accepts no mail, and we cannot see from outside whether it sends mail.",
        ko: "{name}에 SPF 레코드가 없습니다. 메일을 받지 않으며, 메일을 보내는지는 외부에서 알 수 없습니다.",
      },
      action: {
        en: 'If it sends no mail, publish this record to prevent spoofing: {name}. TXT "v=spf1 -all"',
        ko: '메일을 보내지 않으면 사칭을 막도록 다음 레코드를 게시하십시오: {name}. TXT "v=spf1 -all"',
      },
      reference: "RFC 7208 §10.1.2",
    },
    "dmarc-missing-unused": {
      severity: "info",
      cause: {
        en: "There is no DMARC record at {at} or at a parent name. The domain has no MX records, and no SPF record shows that it sends mail.",
        ko: "{at|과/와} 상위 이름에 DMARC 레코드가 없습니다. 이 도메인은 메일을 받지 않고, 메일을 보낸다는 SPF 레코드도 없습니다.",
      },
      action: {
        en: 'If the domain sends no mail, reject all mail from it: {at}. TXT "v=DMARC1; p=reject"',
        ko: '메일을 보내지 않는 도메인이면 모두 거부하게 하십시오: {at}. TXT "v=DMARC1; p=reject"',
      },
      reference: "RFC 9989 §5.1",
    },
  }),
};
