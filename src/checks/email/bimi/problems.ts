import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const reference = "draft-brand-indicators-for-message-identification";

/** Problems of the BIMI record, the logo and its certificate. */
export const bimiProblems = defineProblems({
  "bimi-missing": {
    severity: "info",
    cause: {
      en: "There is no BIMI record at {name}. Receivers show no logo next to the domain's mail.",
      ko: "{name}에 BIMI 레코드가 없습니다. 수신 서버가 메일 옆에 로고를 표시하지 않습니다.",
    },
    action: {
      en: "If you want a logo, publish it as SVG Tiny PS and add its https URL to a BIMI record.",
      ko: "로고를 표시하려면 SVG Tiny PS 로고를 게시하고 BIMI 레코드에 그 https URL을 적으십시오.",
    },
    reference,
  },
  "bimi-declined": {
    severity: "info",
    cause: {
      en: "The BIMI record at {name} is empty: the domain declines to show a logo. An empty record earns no points.",
      ko: "{name}의 BIMI 레코드가 비어 있습니다. 로고를 표시하지 않는다는 뜻이며 점수를 얻지 않습니다.",
    },
    action: {
      en: "If you want a logo, set l= to its https URL.",
      ko: "로고를 표시하려면 l=에 로고의 https URL을 적으십시오.",
    },
    reference,
  },
  "bimi-partial-dmarc": {
    severity: "low",
    cause: {
      en: "The logo is not shown, because the DMARC record quarantines only a share of the messages (pct). BIMI requires pct=100 with p=quarantine.",
      ko: "DMARC 레코드가 메시지 일부에만 quarantine을 적용하므로(pct) 로고가 표시되지 않습니다. BIMI는 p=quarantine에 pct=100을 요구합니다.",
    },
    action: {
      en: "Remove pct from the DMARC record once reports show that your own mail passes.",
      ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 DMARC 레코드에서 pct를 제거하십시오.",
    },
    reference: `${reference} §7.1`,
  },
  "bimi-lookalike": {
    severity: "low",
    cause: {
      en: "A TXT record at {name} looks like a BIMI record but is not valid. The record must begin with exactly v=BIMI1;",
      ko: "{name}의 TXT 레코드는 BIMI 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=BIMI1;로 시작해야 합니다.",
    },
    action: { en: "Correct the record.", ko: "레코드를 수정하십시오." },
    reference,
  },
  "bimi-invalid": {
    severity: "low",
    cause: {
      en: "The BIMI record at {name} is invalid: {fault}.",
      ko: "{name}의 BIMI 레코드가 올바르지 않습니다: {fault}.",
    },
    action: {
      en: "Correct it: v=BIMI1; l= with the https URL of the logo; a= with the https URL of its certificate, or empty.",
      ko: "수정하십시오: v=BIMI1; l=에는 로고의 https URL, a=에는 인증서의 https URL을 쓰거나 비워 둡니다.",
    },
    reference,
  },
  "bimi-several": {
    severity: "low",
    cause: {
      en: "There are {count} BIMI records at {name}. Receivers show no logo.",
      ko: "{name}에 BIMI 레코드가 {count}개 있습니다. 수신 서버가 로고를 표시하지 않습니다.",
    },
    action: { en: "Keep one record and delete the others.", ko: "하나만 남기고 나머지는 삭제하십시오." },
    reference,
  },
  "bimi-without-dmarc": {
    severity: "low",
    cause: {
      en: "The logo is not shown, because the DMARC policy of the domain or of its subdomains (sp) is not quarantine or reject.",
      ko: "도메인이나 하위 도메인(sp)의 DMARC 정책이 quarantine이나 reject가 아니어서 로고가 표시되지 않습니다.",
    },
    action: {
      en: "Raise the DMARC policy of the domain and of its subdomains.",
      ko: "도메인과 하위 도메인의 DMARC 정책을 강화하십시오.",
    },
    reference,
  },
  "bimi-logo-missing": {
    severity: "low",
    cause: { en: "There is no logo at {url} ({reason}).", ko: "{url}에 로고가 없습니다({reason})." },
    action: { en: "Serve the logo at this URL over https.", ko: "이 URL에서 https로 로고를 제공하십시오." },
    reference,
  },
  "bimi-logo": {
    severity: "low",
    cause: {
      en: "The logo is not in SVG Tiny PS format: {fault}.",
      ko: "로고가 SVG Tiny PS 형식이 아닙니다: {fault}.",
    },
    action: {
      en: "Export it as SVG Tiny Portable/Secure: with a square viewBox and a title, and without scripts, images, links, style sheets, clip paths, masks, filters, patterns and symbols.",
      ko: "SVG Tiny Portable/Secure로 내보내십시오. 정사각형 viewBox와 title이 있고 스크립트, 이미지, 링크, 스타일 시트, 클립 경로, 마스크, 필터, 패턴, 심볼이 없어야 합니다.",
    },
    reference: "draft-svg-tiny-ps-abrotman §2",
  },
  "bimi-evidence-missing": {
    severity: "low",
    cause: {
      en: "There is no logo certificate at {url} ({reason}).",
      ko: "{url}에 로고 인증서가 없습니다({reason}).",
    },
    action: {
      en: "Serve the certificate at this URL over https, or leave a= empty.",
      ko: "이 URL에서 https로 인증서를 제공하거나 a=를 비우십시오.",
    },
    reference,
  },
  "bimi-evidence": {
    severity: "low",
    cause: {
      en: "The logo certificate is not valid for this domain: {fault}.",
      ko: "로고 인증서가 이 도메인에 유효하지 않습니다: {fault}.",
    },
    action: {
      en: "Get a certificate (VMC or CMC) for this domain, and serve it with its chain.",
      ko: "이 도메인의 인증서(VMC 또는 CMC)를 발급받아 체인과 함께 제공하십시오.",
    },
    reference: "draft-fetch-validation-vmc-wchuang",
  },
  "bimi-issuer": {
    severity: "info",
    cause: {
      en: "The logo certificate is valid up to the last certificate served, which {issuer} issued. We do not judge whether receivers trust this issuer: they have their own root lists for logos.",
      ko: "로고 인증서는 제공된 마지막 인증서까지 유효하며, 마지막 인증서는 {issuer|이/가} 발급했습니다. 수신 서버는 로고용 루트 목록을 따로 두므로, 이 발급자를 신뢰하는지는 판단하지 않습니다.",
    },
    action: {
      en: "Check that the receivers you care about accept {issuer} as an issuer of logo certificates.",
      ko: "원하는 수신 서버가 {issuer|을/를} 로고 인증서 발급자로 인정하는지 확인하십시오.",
    },
    reference: "draft-fetch-validation-vmc-wchuang",
  },
  "bimi-self-asserted": {
    severity: "info",
    cause: {
      en: "The logo has no certificate. Gmail and Apple Mail do not show it.",
      ko: "로고 인증서가 없습니다. Gmail과 Apple Mail에는 로고가 표시되지 않습니다.",
    },
    action: {
      en: "Get a certificate (VMC or CMC) if these should show the logo.",
      ko: "이들 메일에도 표시하려면 인증서(VMC 또는 CMC)를 발급받으십시오.",
    },
    reference,
  },
  "bimi-unknown": {
    severity: "info",
    cause: {
      en: "We could not check the logo: {at} ({reason}).",
      ko: "로고를 확인하지 못했습니다: {at}({reason}).",
    },
    action: { en: "Try again.", ko: "다시 시도하십시오." },
  },
});

/** The id of a BIMI problem. */
export type BimiProblemId = keyof typeof bimiProblems;

/** Makes a finding about BIMI. */
export const findBimi = finder<typeof bimiProblems>();
