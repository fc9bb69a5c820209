import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the policy for mail that only claims to come from a name. */
export const dmarcProblems = defineProblems({
  "dmarc-several": {
    severity: "high",
    cause: {
      en: "There are {count} DMARC records at {at}: receivers discard all of them.",
      ko: "{at}에 DMARC 레코드가 {count}개 있어 수신 서버가 모두 버립니다.",
    },
    action: { en: "Keep one, and delete the others.", ko: "하나만 남기고 나머지는 삭제하십시오." },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-missing": {
    severity: "medium",
    cause: {
      en: "There is no DMARC record at {at}, nor at a name above: nobody is told what to do with mail that only claims to come from here.",
      ko: "{at|과/와} 상위 이름에 DMARC 레코드가 없어, 사칭한 메일의 처리 방침이 수신 서버에 전달되지 않습니다.",
    },
    action: {
      en: 'Begin with reports, and raise p to reject once they are clean: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
      ko: '보고서 수신부터 시작하고 문제가 없으면 p를 reject로 올리십시오: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §5.1",
  },
  "dmarc-missing-unused": {
    severity: "info",
    cause: {
      en: "There is no DMARC record at {at}, nor at a name above. No mail is taken here, and no SPF record tells of mail that is sent.",
      ko: "{at|과/와} 상위 이름에 DMARC 레코드가 없습니다. 메일을 받지 않고, 메일을 보낸다고 알리는 SPF 레코드도 없습니다.",
    },
    action: {
      en: 'If no mail is sent from here, have all of it refused: {at}. TXT "v=DMARC1; p=reject"',
      ko: '메일을 보내지 않는다면 모두 거부하게 하십시오: {at}. TXT "v=DMARC1; p=reject"',
    },
    reference: "RFC 9989 §5.1",
  },
  "dmarc-lookalike": {
    severity: "medium",
    cause: {
      en: "A text at {at} was meant to be a DMARC record and is none: a record begins with v=DMARC1, exactly so, and a semicolon.",
      ko: "{at}에 DMARC 레코드로 쓰려 한 텍스트가 있지만 레코드가 아닙니다. 레코드는 정확히 v=DMARC1과 세미콜론으로 시작해야 합니다.",
    },
    action: {
      en: 'Write it as a record: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
      ko: '레코드 형식으로 쓰십시오: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-void": {
    severity: "medium",
    cause: {
      en: "The DMARC record has no legal policy and no place for reports: receivers do as if it were not there.",
      ko: "DMARC 레코드에 올바른 정책도 보고서를 받을 곳도 없어 수신 서버는 레코드가 없는 것처럼 처리합니다.",
    },
    action: {
      en: 'Give it a policy: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
      ko: '정책을 지정하십시오: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-syntax": {
    severity: "medium",
    cause: {
      en: "In the DMARC record, {fault}. Receivers pass it over.",
      ko: "DMARC 레코드에 오류가 있습니다. {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: {
      en: 'Correct it. A sound record looks like this: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
      ko: '수정하십시오. 올바른 예: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §4.8",
  },
  "dmarc-idle": {
    severity: "info",
    cause: {
      en: "In the DMARC record, {fault}. Receivers pass it over.",
      ko: "DMARC 레코드에서 {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: { en: "Remove it.", ko: "제거하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-unknown": {
    severity: "info",
    cause: {
      en: "Whether there is a DMARC record for {name} could not be told ({reason}).",
      ko: "{name}에 적용되는 DMARC 레코드가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers answer.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});
