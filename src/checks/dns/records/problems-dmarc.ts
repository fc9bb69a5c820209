import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the DMARC record, as far as the DNS check reads it. */
export const dmarcProblems = defineProblems({
  "dmarc-several": {
    severity: "high",
    cause: {
      en: "There are {count} DMARC records at {at}. Receivers ignore all of them.",
      ko: "{at}에 DMARC 레코드가 {count}개 있습니다. 수신 서버는 모두 무시합니다.",
    },
    action: { en: "Keep one record and delete the others.", ko: "하나만 남기고 나머지는 삭제하십시오." },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-missing": {
    severity: "medium",
    cause: {
      en: "There is no DMARC record at {at} or at a parent name. Receivers have no policy for mail that spoofs this domain.",
      ko: "{at|과/와} 상위 이름에 DMARC 레코드가 없습니다. 수신 서버에 이 도메인을 사칭한 메일의 처리 정책이 없습니다.",
    },
    action: {
      en: 'Start with monitoring, and raise p to reject when the reports are clean: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
      ko: '모니터링부터 시작하고, 보고서에 문제가 없으면 p를 reject로 올리십시오: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §5.1",
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
  "dmarc-lookalike": {
    severity: "medium",
    cause: {
      en: "A TXT record at {at} looks like a DMARC record but is not valid. The record must begin with exactly v=DMARC1 and a semicolon.",
      ko: "{at}의 TXT 레코드는 DMARC 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=DMARC1과 세미콜론으로 시작해야 합니다.",
    },
    action: {
      en: 'Correct it, for example: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
      ko: '수정하십시오. 예: {at}. TXT "v=DMARC1; p=none; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-void": {
    severity: "medium",
    cause: {
      en: "The DMARC record has no valid policy and no report address. Receivers treat the domain as having no DMARC record.",
      ko: "DMARC 레코드에 올바른 정책도 보고서 주소도 없습니다. 수신 서버는 DMARC 레코드가 없는 것으로 처리합니다.",
    },
    action: {
      en: 'Add a policy: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
      ko: '정책을 지정하십시오: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-repeated": {
    severity: "medium",
    cause: {
      en: "The DMARC record repeats {tags}. Receivers differ: some use the first value, some the last, and some discard the whole record.",
      ko: "DMARC 레코드에 {tags} 태그가 두 번 이상 있습니다. 수신 서버에 따라 첫 값이나 마지막 값을 쓰거나 레코드 전체를 버립니다.",
    },
    action: { en: "Keep each tag once.", ko: "태그마다 하나만 남기십시오." },
    reference: "RFC 6376 §3.2",
  },
  "dmarc-syntax": {
    severity: "medium",
    cause: {
      en: "In the DMARC record, {fault}. Receivers ignore this part.",
      ko: "DMARC 레코드에 오류가 있습니다. {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: {
      en: 'Correct it. A valid record looks like this: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
      ko: '수정하십시오. 올바른 예: {at}. TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{name}"',
    },
    reference: "RFC 9989 §4.8",
  },
  "dmarc-idle": {
    severity: "info",
    cause: {
      en: "In the DMARC record, {fault}. Receivers ignore this part.",
      ko: "DMARC 레코드에서 {fault}. 수신 서버는 이 부분을 무시합니다.",
    },
    action: { en: "Remove it.", ko: "제거하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether {name} has a DMARC record ({reason}).",
      ko: "{name}에 적용되는 DMARC 레코드가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});
