import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const reference = "RFC 8460 §3";
const mend = {
  en: "Publish one record with a place for reports: mailto: and an address, or an https URL.",
  ko: "보고서 수신처(mailto: 주소 또는 https URL)를 담은 레코드 하나를 게시하십시오.",
} as const;

/** What may be wrong with the record that asks for reports about TLS. */
export const tlsRptProblems = defineProblems({
  "tls-rpt-missing": {
    severity: "low",
    cause: {
      en: "There is no TLS-RPT record at {name}: nobody tells when mail for the domain cannot be encrypted.",
      ko: "{name}에 TLS-RPT 레코드가 없어 메일을 암호화하지 못해도 알려 주는 곳이 없습니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-lookalike": {
    severity: "low",
    cause: {
      en: "A text at {name} was meant to be a TLS-RPT record and is none: one begins with v=TLSRPTv1; exactly so.",
      ko: "{name}의 텍스트는 TLS-RPT 레코드로 쓰려 했으나 레코드가 아닙니다. 정확히 v=TLSRPTv1;로 시작해야 합니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-invalid": {
    severity: "low",
    cause: {
      en: "The TLS-RPT record at {name} cannot be read, so that senders take it for none.",
      ko: "{name}의 TLS-RPT 레코드를 읽을 수 없어 발신 서버가 없는 것으로 처리합니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-several": {
    severity: "low",
    cause: {
      en: "There are {count} TLS-RPT records at {name}: senders act as if there were none.",
      ko: "{name}에 TLS-RPT 레코드가 {count}개 있어 발신 서버가 하나도 없는 것으로 처리합니다.",
    },
    action: { en: "Keep one, with all places in it.", ko: "모든 수신처를 담은 하나만 남기십시오." },
    reference,
  },
  "tls-rpt-place": {
    severity: "low",
    cause: {
      en: "No report goes to “{place}”: it is neither mailto: with an address nor an https URL.",
      ko: "“{place}”: mailto: 주소나 https URL이 아니어서 보고서를 보낼 수 없습니다.",
    },
    action: mend,
    reference,
  },
  "tls-rpt-nowhere": {
    severity: "low",
    cause: {
      en: "Reports to {place} are lost: {host} takes none.",
      ko: "{place|으로/로} 가는 보고서는 유실됩니다. {host|이/가} 받지 않습니다.",
    },
    action: { en: "Name a place that is there.", ko: "존재하는 수신처를 지정하십시오." },
    reference,
  },
  "tls-rpt-unknown": {
    severity: "info",
    cause: {
      en: "Whether reports about TLS are asked for, and arrive, could not be told ({reason}).",
      ko: "TLS 보고서를 요청하는지, 보고서가 도착하는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers answer.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});

/** A problem of this slice. */
export type TlsRptProblemId = keyof typeof tlsRptProblems;

/** Names a problem of this slice. */
export const findTlsRpt = finder<typeof tlsRptProblems>();
