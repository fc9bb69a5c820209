import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** The problems that the check reports. */
export const problems = defineProblems({
  "issuer-not-allowed": {
    severity: "medium",
    cause: {
      en: "{issuer} issued a certificate for {names} ({date}). The current CAA records at {at} do not authorize this CA. They may have been different at the time of issue.",
      ko: "{issuer}에서 {names}의 인증서를 발급했습니다({date}). 현재 {at}의 CAA 레코드는 이 인증 기관을 허용하지 않습니다. 발급 당시에는 달랐을 수 있습니다.",
    },
    action: {
      en: "Find out who requested the certificate. If it is legitimate, add the CA to the CAA records. If not, ask the CA to revoke it.",
      ko: "인증서를 요청한 사람을 확인하십시오. 정상 발급이면 CAA 레코드에 인증 기관을 추가하고, 아니면 인증 기관에 폐지를 요청하십시오.",
    },
    reference: "RFC 8659 §4",
  },
  "systems-named": {
    severity: "low",
    cause: {
      en: "Certificate Transparency logs list names below {domain} that look like internal or test systems ({count}): {names}. Attackers search these logs.",
      ko: "Certificate Transparency 로그에 {domain}의 내부 또는 시험 시스템으로 보이는 이름이 {count}개 있습니다: {names}. 공격자도 이 로그를 조회합니다.",
    },
    action: {
      en: "Make sure that these systems cannot be reached from the Internet, or require a login. Use a wildcard certificate or a private CA for internal names.",
      ko: "이 시스템에 인터넷에서 접속할 수 없게 하거나 로그인을 요구하십시오. 내부 이름에는 와일드카드 인증서나 사설 CA를 사용하십시오.",
    },
    reference: "RFC 9162 §11",
  },
  "systems-forgotten": {
    severity: "low",
    cause: {
      en: "Names below {domain} look like systems that are no longer in use ({count}): {names}.",
      ko: "{domain}에서 더 이상 쓰지 않는 시스템으로 보이는 이름이 {count}개 있습니다: {names}.",
    },
    action: {
      en: "Switch off the systems that are no longer needed, and delete their DNS records.",
      ko: "필요하지 않은 시스템은 종료하고 DNS 레코드를 삭제하십시오.",
    },
  },
  wildcard: {
    severity: "low",
    cause: {
      en: "{domain} has valid wildcard certificates for {names} ({count}). An attacker who gets the private key of such a certificate can impersonate every name that it covers.",
      ko: "{domain}에 유효한 와일드카드 인증서가 있는 이름이 {count}개 있습니다: {names}. 개인 키가 유출되면 공격자가 해당하는 모든 이름을 사칭할 수 있습니다.",
    },
    action: {
      en: "Keep the private key on as few systems as possible. Use individual certificates for names that may be public.",
      ko: "개인 키를 두는 시스템을 최소로 줄이십시오. 공개해도 되는 이름에는 개별 인증서를 사용하십시오.",
    },
  },
  "source-incomplete": {
    severity: "info",
    cause: {
      en: "The answer of {source} is incomplete: {reason}. Names may be missing.",
      ko: "{source}의 응답이 불완전합니다: {reason}. 빠진 이름이 있을 수 있습니다.",
    },
    action: { en: "Run the check again later.", ko: "나중에 다시 실행하십시오." },
  },
  "source-truncated": {
    severity: "info",
    cause: {
      en: "{source} has more certificates than this check reads. It found {total} names; others may be missing.",
      ko: "{source}의 인증서가 이 점검의 처리 한도를 넘습니다. 이름 {total}개를 찾았으며 빠진 이름이 있을 수 있습니다.",
    },
    action: {
      en: "If you need every name, query the source directly.",
      ko: "모든 이름이 필요하면 출처에서 직접 조회하십시오.",
    },
  },
  "sources-stale": {
    severity: "info",
    cause: {
      en: "No source answered ({sources}). The names are from {date}.",
      ko: "응답한 출처가 없습니다({sources}). {date}에 조회한 이름입니다.",
    },
    action: { en: "Run the check again later.", ko: "나중에 다시 실행하십시오." },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  total: { en: "Names", ko: "이름" },
  valid: { en: "With a valid certificate", ko: "유효한 인증서가 있는 이름" },
  wildcards: { en: "Wildcards", ko: "와일드카드" },
  systems: { en: "Internal, test or old systems", ko: "내부·시험·오래된 시스템" },
  newest: { en: "Newest name", ko: "가장 최근 이름" },
  sources: { en: "Sources", ko: "출처" },
} as const satisfies Record<string, Text>;

/** The key figures of the names. */
export type KpiId = keyof typeof kpis;

/** The words of the check in both languages. It has no grade. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    newest: { false: { en: "none", ko: "없음" } },
    sources: { false: { en: "none answered", ko: "응답 없음" } },
  },
} satisfies Words;
