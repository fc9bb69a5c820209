import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const reference = "RFC 8460 §3";
const mend = {
  en: "Publish one record with a report address (mailto: with a mail address, or an https URL), such as v=TLSRPTv1; rua=mailto:tls-reports@example.com",
  ko: "보고서 수신처(mailto: 주소 또는 https URL)를 담은 레코드 하나를 게시하십시오. 예: v=TLSRPTv1; rua=mailto:tls-reports@example.com",
} as const;

/** Problems of the TLS-RPT record. */
export const tlsRptProblems = defineProblems({
  "tls-rpt-missing": {
    severity: "low",
    cause: {
      en: "There is no TLS-RPT record at {name}. You do not learn when senders fail to encrypt mail for the domain.",
      ko: "{name}에 TLS-RPT 레코드가 없습니다. 발신 서버가 메일을 암호화하지 못해도 알 수 없습니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-lookalike": {
    severity: "low",
    cause: {
      en: "A TXT record at {name} looks like a TLS-RPT record but is not valid. The record must begin with exactly v=TLSRPTv1;",
      ko: "{name}의 TXT 레코드는 TLS-RPT 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=TLSRPTv1;로 시작해야 합니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-invalid": {
    severity: "low",
    cause: {
      en: "The TLS-RPT record at {name} is invalid. Senders ignore it.",
      ko: "{name}의 TLS-RPT 레코드가 올바르지 않습니다. 발신 서버는 이 레코드를 무시합니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-several": {
    severity: "low",
    cause: {
      en: "There are {count} TLS-RPT records at {name}. Senders ignore all of them.",
      ko: "{name}에 TLS-RPT 레코드가 {count}개 있습니다. 발신 서버는 모두 무시합니다.",
    },
    action: {
      en: "Keep one record with all report addresses.",
      ko: "모든 보고서 주소를 담은 레코드 하나만 남기십시오.",
    },
    reference,
  },
  "tls-rpt-place": {
    severity: "low",
    cause: {
      en: "Senders cannot send reports to “{place}”: it is neither mailto: with a mail address nor an https URL.",
      ko: "“{place}”에는 보고서를 보낼 수 없습니다. mailto: 주소도 https URL도 아닙니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-nowhere": {
    severity: "low",
    cause: {
      en: "Reports to {place} are lost: {host} does not accept them.",
      ko: "{place|으로/로} 가는 보고서는 유실됩니다. {host|이/가} 받지 않습니다.",
    },
    action: { en: "Use an address that receives reports.", ko: "보고서를 받는 주소로 바꾸십시오." },
    reference,
  },
  "tls-rpt-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether TLS reports are requested and arrive ({reason}).",
      ko: "TLS 보고서를 요청하는지, 보고서가 도착하는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});

/** The id of a TLS-RPT problem. */
export type TlsRptProblemId = keyof typeof tlsRptProblems;

/** Makes a finding about TLS-RPT. */
export const findTlsRpt = finder<typeof tlsRptProblems>();
