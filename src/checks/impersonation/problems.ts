import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** The findings about impersonation exposure. */
export const problems = defineProblems({
  "lookalikes-resolve": {
    severity: "medium",
    cause: {
      en: "Lookalikes of {domain} that belong to others resolve ({count}): {names}.",
      ko: "타인 소유로 보이는 {domain}의 유사 도메인이 {count}개 동작 중입니다: {names}.",
    },
    action: {
      en: "Run the lookalike check for details. Report abuse to the registrar, and register the riskiest free names yourself.",
      ko: "lookalike 점검으로 자세히 확인하십시오. 악용은 레지스트라에 신고하고, 위험한 미등록 이름은 직접 등록하십시오.",
    },
  },
  "lookalikes-mail": {
    severity: "medium",
    cause: {
      en: "Lookalikes of {domain} that belong to others can receive mail ({count}): {names}.",
      ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 메일을 받을 수 있는 것이 {count}개 있습니다: {names}.",
    },
    action: {
      en: "Block these domains in your mail filter.",
      ko: "메일 필터에서 이 도메인을 차단하십시오.",
    },
  },
  "dmarc-missing": {
    severity: "high",
    cause: {
      en: "{domain} has no usable DMARC record. Receivers may deliver mail with a forged sender in {domain}.",
      ko: "{domain}에 유효한 DMARC 레코드가 없습니다. 발신자를 위조한 메일이 그대로 배달될 수 있습니다.",
    },
    action: {
      en: "Publish a DMARC record. Start with p=none and reports, then move to p=reject.",
      ko: "DMARC 레코드를 게시하십시오. p=none과 보고서로 시작해 p=reject로 강화하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-none": {
    severity: "medium",
    cause: {
      en: "The DMARC policy of {domain} is none: receivers report forged mail and still deliver it.",
      ko: "{domain}의 DMARC 정책이 none입니다. 위조 메일을 보고만 하고 그대로 배달합니다.",
    },
    action: {
      en: "Move to p=quarantine and then to p=reject once the reports show your own senders pass.",
      ko: "보고서에서 자사 발신이 통과하는지 확인한 뒤 p=quarantine, p=reject로 강화하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-subdomains": {
    severity: "low",
    cause: {
      en: "The DMARC policy for subdomains of {domain} is {weaker}, weaker than {policy} of the domain itself.",
      ko: "{domain}의 하위 도메인 DMARC 정책({weaker})이 도메인 자체의 정책({policy})보다 약합니다.",
    },
    action: {
      en: "Set sp= and np= to reject, or remove them.",
      ko: "sp=와 np=를 reject로 바꾸거나 삭제하십시오.",
    },
    reference: "RFC 9989 §4.7",
  },
  "systems-named": {
    severity: "low",
    cause: {
      en: "Certificates publish names of internal or test systems of {domain} ({count}): {names}. Attackers can use these names to appear credible.",
      ko: "인증서를 통해 {domain}의 내부 또는 시험 시스템 이름이 {count}개 공개되어 있습니다: {names}. 공격자가 신뢰를 얻는 데 이용할 수 있습니다.",
    },
    action: {
      en: "Use a private CA or a wildcard certificate for internal names, and shut down systems that are not needed.",
      ko: "내부 이름에는 사설 CA나 와일드카드를 사용하고, 필요 없는 시스템은 종료하십시오.",
    },
    reference: "RFC 9162 §11",
  },
  wildcards: {
    severity: "low",
    cause: {
      en: "{domain} has valid wildcard certificates ({count}). With a stolen key, an attacker can impersonate every name that they cover.",
      ko: "{domain}에 유효한 와일드카드 인증서가 있습니다({count}개 이름). 개인 키가 유출되면 해당하는 모든 이름을 사칭할 수 있습니다.",
    },
    action: {
      en: "Keep each private key on as few systems as possible, and issue certificates for single names.",
      ko: "개인 키를 두는 시스템을 최소로 줄이고, 이름별 인증서를 발급하십시오.",
    },
  },
  "owner-unclear": {
    severity: "info",
    cause: {
      en: "For these lookalikes of {domain}, nothing shows whether they are yours ({count}): {names}. They share a DNS operator or a server with {domain}, or could not be compared. They do not count in the grade.",
      ko: "소유자를 판단할 근거가 없는 {domain}의 유사 도메인이 {count}개 있습니다: {names}. DNS 사업자나 서버가 같거나 비교할 수 없었습니다. 등급에는 반영하지 않았습니다.",
    },
    action: {
      en: "Check which of these domains are yours. Run the lookalike check for details of the others.",
      ko: "직접 등록한 도메인인지 확인하고, 나머지는 lookalike 점검으로 자세히 확인하십시오.",
    },
  },
  "not-determined": {
    severity: "info",
    cause: {
      en: "We could not determine whether {count} of {total} variants of {domain} {count|is/are} registered.",
      ko: "{domain}의 변형 {total}개 중 {count}개의 등록 여부를 확인하지 못했습니다.",
    },
    action: {
      en: "Run the check again later, or use another resolver with --doh.",
      ko: "나중에 다시 실행하거나 --doh로 다른 리졸버를 지정하십시오.",
    },
  },
  "not-resolved": {
    severity: "info",
    cause: {
      en: "We could not look up the addresses and mail servers of {count} of {total} registered lookalikes of {domain}.",
      ko: "{domain}의 등록된 유사 도메인 {total}개 중 {count}개의 주소와 메일 서버를 조회하지 못했습니다.",
    },
    action: {
      en: "Run the check again later, or use another resolver with --doh.",
      ko: "나중에 다시 실행하거나 --doh로 다른 리졸버를 지정하십시오.",
    },
  },
  "lookalikes-unknown": {
    severity: "info",
    cause: {
      en: "The DNS-over-HTTPS resolvers ({resolvers}) gave no usable answer, so lookalikes of {domain} are not graded.",
      ko: "DoH 리졸버({resolvers})에서 쓸 수 있는 답을 얻지 못해 {domain}의 유사 도메인을 평가하지 않았습니다.",
    },
    action: {
      en: "Run the check again later, or use another resolver with --doh or PORTCULLIS_DOH.",
      ko: "나중에 다시 실행하거나 --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오.",
    },
  },
  "logs-unknown": {
    severity: "info",
    cause: {
      en: "No Certificate Transparency source gave a complete answer for {domain}, so internal names and wildcards are not graded.",
      ko: "{domain}에 대해 완전한 답을 준 Certificate Transparency 출처가 없어 이름과 와일드카드를 평가하지 않았습니다.",
    },
    action: { en: "Run the check again later.", ko: "나중에 다시 실행하십시오." },
  },
  "dmarc-unknown": {
    severity: "info",
    cause: {
      en: "We could not look up the DMARC record of {domain}.",
      ko: "{domain}의 DMARC 레코드를 조회하지 못했습니다.",
    },
    action: { en: "Run the check again later.", ko: "나중에 다시 실행하십시오." },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  hostile: { en: "Lookalikes of others", ko: "타인의 유사 도메인" },
  mail: { en: "Of these, receive mail", ko: "그중 메일 수신 가능" },
  own: { en: "Your own lookalikes", ko: "자사 유사 도메인" },
  dmarc: { en: "DMARC policy", ko: "DMARC 정책" },
  systems: { en: "Internal names in CT", ko: "CT에 공개된 내부 이름" },
  wildcards: { en: "Wildcard names", ko: "와일드카드 이름" },
} as const satisfies Record<string, Text>;

/** The key figures of the exposure. */
export type KpiId = keyof typeof kpis;

/** The words of the check in both languages. */
export const words = {
  problems,
  caps: {
    "no-dmarc": {
      en: "without an enforced DMARC policy, mail with a forged sender in this domain is not rejected",
      ko: "강제되는 DMARC 정책이 없어 이 도메인을 사칭한 메일을 수신 서버가 걸러 내지 못함",
    },
    "mail-lookalikes-3": {
      en: "3 or more lookalikes of others can receive mail",
      ko: "메일을 받을 수 있는 타인의 유사 도메인이 3개 이상임",
    },
    "mail-lookalikes-10": {
      en: "10 or more lookalikes of others can receive mail",
      ko: "메일을 받을 수 있는 타인의 유사 도메인이 10개 이상임",
    },
    "mail-lookalikes-40": {
      en: "40 or more lookalikes of others can receive mail",
      ko: "메일을 받을 수 있는 타인의 유사 도메인이 40개 이상임",
    },
  },
  parts: {
    lookalikes: { en: "Lookalike domains", ko: "유사 도메인" },
    dmarc: { en: "DMARC", ko: "DMARC" },
    systems: { en: "Internal names", ko: "내부 이름" },
    wildcards: { en: "Wildcard certificates", ko: "와일드카드 인증서" },
  },
  kpis,
  values: {
    dmarc: {
      missing: { en: "no record", ko: "레코드 없음" },
      none: { en: "none (monitoring only)", ko: "none (모니터링만)" },
    },
  },
} satisfies Words;
