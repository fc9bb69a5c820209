import type { Text } from "../../../../src/core/text.ts";

/** The texts of the first page of an account, and of the page of certificates. */
export const words = {
  title: { en: "Your domains", ko: "내 도메인" },
  lede: {
    en: "{count} watched, {bad} with serious problems, {failed} without a result.",
    ko: "감시 {count}개, 심각한 문제 {bad}개, 결과 없음 {failed}개.",
  },
  none: {
    en: "No domain is watched yet. Add one: its checks run within a few seconds, and then every day.",
    ko: "아직 감시하는 도메인이 없습니다. 추가하면 몇 초 안에 점검을 실행하고, 그 뒤로는 매일 실행합니다.",
  },
  target: { en: "Domain or host", ko: "도메인 또는 호스트" },
  grades: { en: "Grades", ko: "등급" },
  certificate: { en: "Certificate", ko: "인증서" },
  change: { en: "Last change", ko: "마지막 변경" },
  run: { en: "Last run", ko: "마지막 실행" },
  noChange: { en: "none", ko: "없음" },
  before: { en: "before: {result}", ko: "이전: {result}" },
  unmeasured: { en: "not measured yet", ko: "아직 측정하지 않음" },
  noCertificate: { en: "unknown", ko: "알 수 없음" },
  notChecked: { en: "not checked", ko: "점검하지 않음" },
  days: { en: "{days} {days|day/days} left", ko: "{days}일 남음" },
  lastDay: { en: "expires today", ko: "오늘 만료" },
  expired: { en: "expired", ko: "만료됨" },
  good: { en: "no problems", ko: "문제 없음" },
  problems: { en: "{count} {count|problem/problems}", ko: "문제 {count}개" },
  failed: { en: "{check}: no result ({reason})", ko: "{check}: 결과 없음({reason})" },
  waits: { en: "{check}: waits for proof of ownership", ko: "{check}: 소유 확인 대기 중" },
  changed: { en: "{check} {what}: {from} → {to}", ko: "{check} {what}: {from} → {to}" },
  nothing: { en: "none", ko: "없음" },
  add: { en: "Add a watch", ko: "감시 추가" },
  more: { en: "Next page", ko: "다음 페이지" },
  first: { en: "First page", ko: "첫 페이지" },
  toCertificates: { en: "All certificates by expiry", ko: "모든 인증서를 만료 순서로 보기" },
  factor: { en: "Protect the account with two-factor authentication", ko: "2단계 인증으로 계정을 보호하기" },
  quota: { en: "Quota", ko: "사용 한도" },
  used: { en: "{used} of {limit}", ko: "{limit}개 중 {used}개" },
  rates: {
    en: "Each API key may send {usual} requests a minute, {heavy} of them to heavy checks.",
    ko: "API 키마다 1분에 {usual}번 요청할 수 있으며, 그중 무거운 점검은 {heavy}번까지입니다.",
  },
  certificates: { en: "Certificates", ko: "인증서" },
  certificatesLede: {
    en: "The certificates that the watches with the check ssl have seen, the first to expire at the top.",
    ko: "ssl 점검을 하는 감시에서 확인한 인증서이며, 먼저 만료되는 인증서가 위에 있습니다.",
  },
  noCertificates: {
    en: "No certificate has been seen yet. Watch a domain with the check ssl.",
    ko: "아직 확인한 인증서가 없습니다. ssl 점검으로 도메인을 감시하십시오.",
  },
  unknownHosts: { en: "Hosts without a known certificate", ko: "인증서를 알 수 없는 호스트" },
  unknownAbout: {
    en: "Not measured yet, or the last complete measurement found no readable certificate.",
    ko: "아직 측정하지 않았거나, 마지막으로 완료된 측정에서 읽을 수 있는 인증서를 찾지 못했습니다.",
  },
  expires: { en: "Expires", ko: "만료" },
  subject: { en: "Subject", ko: "주체" },
  issuer: { en: "Issuer", ko: "발급자" },
  hosts: { en: "Hosts", ko: "호스트" },
  seen: { en: "Last seen", ko: "마지막 확인" },
  names: { en: "Names", ko: "이름" },
  judged: { en: "When first seen", ko: "처음 보았을 때" },
  logged: { en: "Logged", ko: "로그 기록" },
  loggedTitle: { en: "In Certificate Transparency logs", ko: "인증서 투명성 로그" },
  loggedLede: {
    en: "Unexpired certificates of watched domains and of their lookalikes, unknown issuers at the top. {count} of {total} logs {count|is/are} followed without trouble, since {since}; the last one is {minutes} min behind. A log may add a certificate up to 24 hours late.",
    ko: "감시하는 도메인과 유사 도메인의 만료되지 않은 인증서이며, 모르는 발급 기관이 위에 있습니다. {since}부터 로그 {total}개 중 {count}개를 문제없이 따라 읽고 있으며, 가장 늦은 로그는 {minutes}분 뒤처져 있습니다. 로그는 인증서를 최대 24시간 늦게 추가할 수 있습니다.",
  },
  noLogged: {
    en: "The logs have had no certificate of your watches yet. Watch a domain with the check subdomains or lookalike.",
    ko: "아직 감시 대상의 인증서가 로그에 없었습니다. subdomains나 lookalike 점검으로 도메인을 감시하십시오.",
  },
  moreHosts: { en: "and {count} more", ko: "외 {count}개" },
} as const satisfies Readonly<Record<string, Text>>;

/** How a logged certificate was judged when it was first seen. */
export const loggedVerdicts = {
  "not-allowed": { en: "issuer not allowed by CAA", ko: "CAA가 허용하지 않는 발급 기관" },
  "new-issuer": { en: "first of this issuer", ko: "이 발급 기관의 첫 인증서" },
  "new-name": { en: "first for this name", ko: "이 이름의 첫 인증서" },
  renewed: { en: "expected renewal", ko: "예상된 갱신" },
  lookalike: { en: "first of a lookalike", ko: "유사 도메인의 첫 인증서" },
  "lookalike-renewed": { en: "further one of a lookalike", ko: "유사 도메인의 추가 인증서" },
} as const satisfies Readonly<Record<string, Text>>;
