import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const reference = "draft-brand-indicators-for-message-identification";

/** What may be wrong with the logo of a domain. */
export const bimiProblems = defineProblems({
  "bimi-missing": {
    severity: "info",
    cause: {
      en: "There is no BIMI record at {name}, so that receivers have no logo to show beside mail.",
      ko: "{name}에 BIMI 레코드가 없어 수신 서버가 메일 옆에 표시할 로고가 없습니다.",
    },
    action: {
      en: "If you want a logo to be shown, publish one as SVG Tiny PS and name its https URL in the record.",
      ko: "로고를 표시하려면 SVG Tiny PS 로고를 게시하고 레코드에 그 https URL을 적으십시오.",
    },
    reference,
  },
  "bimi-declined": {
    severity: "info",
    cause: {
      en: "The BIMI record at {name} is empty: the domain declines to have a logo shown. It earns no points.",
      ko: "{name}의 BIMI 레코드가 비어 있습니다. 로고 표시를 거절한다는 뜻이며 점수를 얻지 않습니다.",
    },
    action: {
      en: "If you want a logo to be shown, name its https URL in l=.",
      ko: "로고를 표시하려면 l=에 로고의 https URL을 적으십시오.",
    },
    reference,
  },
  "bimi-partial-dmarc": {
    severity: "low",
    cause: {
      en: "The logo is not shown, since DMARC asks by pct that quarantine be applied to a share of the messages. BIMI asks for pct=100 there.",
      ko: "DMARC의 pct가 메시지 일부에만 quarantine을 적용하도록 요청하므로 로고가 표시되지 않습니다. 이 경우 BIMI는 pct=100을 요구합니다.",
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
      en: "A text at {name} was meant to be a BIMI record and is none: one begins with v=BIMI1; exactly so.",
      ko: "{name}의 텍스트는 BIMI 레코드로 쓰려 했으나 레코드가 아닙니다. 정확히 v=BIMI1;로 시작해야 합니다.",
    },
    action: { en: "Write it as a record.", ko: "레코드 형식으로 고치십시오." },
    reference,
  },
  "bimi-invalid": {
    severity: "low",
    cause: {
      en: "The BIMI record at {name} cannot be read: {fault}.",
      ko: "{name}의 BIMI 레코드를 읽을 수 없습니다: {fault}.",
    },
    action: {
      en: "Correct it: v=BIMI1; l= and the https URL of the logo; a= and that of its certificate, or nothing.",
      ko: "수정하십시오: v=BIMI1; l=에는 로고의 https URL, a=에는 인증서의 https URL을 쓰거나 비워 둡니다.",
    },
    reference,
  },
  "bimi-several": {
    severity: "low",
    cause: {
      en: "There are {count} BIMI records at {name}: receivers show no logo.",
      ko: "{name}에 BIMI 레코드가 {count}개 있어 수신 서버가 로고를 표시하지 않습니다.",
    },
    action: { en: "Keep one, and delete the others.", ko: "하나만 남기고 나머지는 삭제하십시오." },
    reference,
  },
  "bimi-without-dmarc": {
    severity: "low",
    cause: {
      en: "The logo is not shown, since the DMARC policy of the domain, or of what is below it (sp), is neither quarantine nor reject.",
      ko: "도메인이나 하위 도메인(sp)의 DMARC 정책이 quarantine이나 reject가 아니어서 로고가 표시되지 않습니다.",
    },
    action: {
      en: "Raise the DMARC policy of the domain and of what is below it.",
      ko: "도메인과 하위 도메인의 DMARC 정책을 강화하십시오.",
    },
    reference,
  },
  "bimi-logo-missing": {
    severity: "low",
    cause: { en: "There is no logo at {url} ({reason}).", ko: "{url}에 로고가 없습니다({reason})." },
    action: { en: "Serve it there over https.", ko: "그 주소에서 https로 제공하십시오." },
    reference,
  },
  "bimi-logo": {
    severity: "low",
    cause: { en: "The logo is no SVG Tiny PS: {fault}.", ko: "로고가 SVG Tiny PS 형식이 아닙니다: {fault}." },
    action: {
      en: "Export it as SVG Tiny Portable/Secure: square, with a title, without scripts, pictures and links.",
      ko: "SVG Tiny Portable/Secure로 내보내십시오. 정사각형이고 title이 있으며 스크립트, 이미지, 링크가 없어야 합니다.",
    },
    reference: "draft-svg-tiny-ps-abrotman §2",
  },
  "bimi-evidence-missing": {
    severity: "low",
    cause: {
      en: "There is no certificate of the logo at {url} ({reason}).",
      ko: "{url}에 로고 인증서가 없습니다({reason}).",
    },
    action: {
      en: "Serve it there over https, or leave a= empty.",
      ko: "그 주소에서 https로 제공하거나 a=를 비우십시오.",
    },
    reference,
  },
  "bimi-evidence": {
    severity: "low",
    cause: {
      en: "The certificate of the logo proves nothing for this domain: {fault}.",
      ko: "로고 인증서가 이 도메인에 대해 효력이 없습니다: {fault}.",
    },
    action: {
      en: "Have a certificate (VMC or CMC) issued for this domain, and serve it with its chain.",
      ko: "이 도메인의 인증서(VMC 또는 CMC)를 발급받아 체인과 함께 제공하십시오.",
    },
    reference: "draft-fetch-validation-vmc-wchuang",
  },
  "bimi-issuer": {
    severity: "info",
    cause: {
      en: "The certificate of the logo is in order up to the last one that is served, which {issuer} has issued. Whether receivers trust that issuer is not judged: they keep lists of their own for logos, and Mozilla's list of roots has none of these.",
      ko: "로고 인증서는 제공된 마지막 인증서까지 이상이 없으며, 마지막 인증서는 {issuer|이/가} 발급했습니다. 수신 서버가 이 발급자를 신뢰하는지는 판단하지 않습니다. 수신 서버는 로고용 목록을 따로 두며, 모질라의 루트 목록에는 로고용 루트가 없습니다.",
    },
    action: {
      en: "See that {issuer} is an issuer of certificates for logos whom the receivers accept that you care about.",
      ko: "{issuer|이/가} 원하는 수신 서버가 인정하는 로고 인증서 발급자인지 확인하십시오.",
    },
    reference: "draft-fetch-validation-vmc-wchuang",
  },
  "bimi-self-asserted": {
    severity: "info",
    cause: {
      en: "No certificate proves the logo: Gmail and Apple Mail do not show it.",
      ko: "로고 인증서가 없어 Gmail과 Apple Mail에는 로고가 표시되지 않습니다.",
    },
    action: {
      en: "Have a certificate (VMC or CMC) issued, if these are to show it.",
      ko: "이들 메일에도 표시하려면 인증서(VMC 또는 CMC)를 발급받으십시오.",
    },
    reference,
  },
  "bimi-unknown": {
    severity: "info",
    cause: {
      en: "Whether a logo is shown could not be told: {at} ({reason}).",
      ko: "로고가 표시되는지 확인하지 못했습니다: {at}({reason}).",
    },
    action: { en: "Try again.", ko: "다시 시도하십시오." },
  },
});

/** A problem of this slice. */
export type BimiProblemId = keyof typeof bimiProblems;

/** Names a problem of this slice. */
export const findBimi = finder<typeof bimiProblems>();
