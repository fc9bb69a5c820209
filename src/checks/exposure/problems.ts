import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

const openCause = {
  en: "{host} shows {product} ({category}) without a login.",
  ko: "{host}에서 {product}({category})에 로그인 없이 접근할 수 있습니다.",
} as const;

const openAction = {
  en: "Require a login, and allow access only from a VPN or the addresses that need it.",
  ko: "로그인을 요구하고, VPN이나 필요한 주소에서만 접근하도록 제한하십시오.",
} as const;

const loginCause = {
  en: "The login of {product} ({category}) on {host} is reachable from the Internet.",
  ko: "{host}의 {product}({category}) 로그인 화면이 인터넷에 공개되어 있습니다.",
} as const;

const loginAction = {
  en: "Allow access only from a VPN or the addresses that need it. If it must be public, keep it updated and require a second factor.",
  ko: "VPN이나 필요한 주소에서만 접근하도록 제한하십시오. 공개해야 한다면 최신 상태로 유지하고 2단계 인증을 요구하십시오.",
} as const;

const unclearCause = {
  en: "{product} ({category}) on {host} is reachable from the Internet. We could not tell whether it asks for a login.",
  ko: "{host}의 {product}({category})에 인터넷에서 접근할 수 있습니다. 로그인을 요구하는지는 확인하지 못했습니다.",
} as const;

const unclearAction = {
  en: "Check that it requires a login, and allow access only from a VPN or the addresses that need it.",
  ko: "로그인을 요구하는지 확인하고, VPN이나 필요한 주소에서만 접근하도록 제한하십시오.",
} as const;

/** The findings about the pages of a domain. A rule sets the severity of its product, so each severity has an id. */
export const problems = defineProblems({
  "open-critical": { severity: "critical", cause: openCause, action: openAction },
  "open-high": { severity: "high", cause: openCause, action: openAction },
  "open-medium": { severity: "medium", cause: openCause, action: openAction },
  "open-low": { severity: "low", cause: openCause, action: openAction },
  "login-critical": { severity: "critical", cause: loginCause, action: loginAction },
  "login-high": { severity: "high", cause: loginCause, action: loginAction },
  "login-medium": { severity: "medium", cause: loginCause, action: loginAction },
  "login-low": { severity: "low", cause: loginCause, action: loginAction },
  "unclear-critical": { severity: "critical", cause: unclearCause, action: unclearAction },
  "unclear-high": { severity: "high", cause: unclearCause, action: unclearAction },
  "unclear-medium": { severity: "medium", cause: unclearCause, action: unclearAction },
  "unclear-low": { severity: "low", cause: unclearCause, action: unclearAction },
  "staging-open": {
    severity: "medium",
    cause: {
      en: "The name of {host} suggests a test system, and its page opens without a login.",
      ko: "{host}는 시험용 시스템으로 보이는 이름이며 로그인 없이 페이지가 열립니다.",
    },
    action: {
      en: "Put test systems behind a login or a VPN.",
      ko: "시험용 시스템은 로그인이나 VPN 뒤에 두십시오.",
    },
  },
  "hidden-open": {
    severity: "low",
    cause: {
      en: "The page of {host} asks search engines not to index it (noindex), but anyone can open it.",
      ko: "{host}의 페이지는 검색 엔진 색인을 거부하지만(noindex) 누구나 열 수 있습니다.",
    },
    action: {
      en: "If the page is not public, require a login. noindex does not restrict access.",
      ko: "공개용이 아니라면 로그인을 요구하십시오. noindex는 접근을 막지 않습니다.",
    },
  },
  "private-address": {
    severity: "low",
    cause: {
      en: "Public DNS has the private address {address} for {host}. This reveals details of your internal network. We did not open it.",
      ko: "공개 DNS에 {host}의 사설 주소 {address}가 등록되어 있습니다. 내부 네트워크 정보가 드러나며, 이 주소는 열지 않았습니다.",
    },
    action: {
      en: "Remove the record, or publish it only in the DNS of the internal network.",
      ko: "레코드를 삭제하거나 내부 네트워크의 DNS에만 등록하십시오.",
    },
  },
  "names-unknown": {
    severity: "info",
    cause: {
      en: "The Certificate Transparency sources gave no answer ({reason}), so hosts of {domain} may be missing.",
      ko: "Certificate Transparency 출처에서 이름을 얻지 못해({reason}) {domain}의 호스트가 빠졌을 수 있습니다.",
    },
    action: { en: "Run the check again later.", ko: "나중에 다시 점검하십시오." },
  },
  "names-partial": {
    severity: "info",
    cause: {
      en: "The Certificate Transparency sources gave an incomplete answer, so hosts of {domain} may be missing.",
      ko: "Certificate Transparency 출처의 응답이 불완전하여 {domain}의 호스트가 빠졌을 수 있습니다.",
    },
    action: { en: "Run the check again later.", ko: "나중에 다시 점검하십시오." },
  },
  "not-opened": {
    severity: "info",
    cause: {
      en: "The check opens at most {most} hosts. It did not open the other hosts of {domain} ({count}).",
      ko: "이 점검은 호스트를 최대 {most}개까지 엽니다. {domain}의 나머지 호스트 {count}개는 열지 않았습니다.",
    },
    action: {
      en: "Check the other hosts yourself; names.notOpened in the JSON answer lists them.",
      ko: "나머지 호스트는 직접 확인하십시오. JSON 응답의 names.notOpened에 목록이 있습니다.",
    },
  },
  "none-answered": {
    severity: "info",
    cause: {
      en: "No known host of {domain} answered ({count} known), so no page could be checked.",
      ko: "{domain}의 알려진 호스트 {count}개 중 응답한 곳이 없어 페이지를 확인하지 못했습니다.",
    },
    action: {
      en: "Check that the hosts resolve and answer on port 443 or 80, then run the check again.",
      ko: "호스트 이름이 조회되고 포트 443이나 80에서 응답하는지 확인한 뒤 다시 점검하십시오.",
    },
  },
  "hosts-failed": {
    severity: "info",
    cause: {
      en: "Hosts that did not answer, so their pages could not be checked ({count}): {names}.",
      ko: "호스트 {count}개가 응답하지 않아 페이지를 확인하지 못했습니다: {names}.",
    },
    action: {
      en: "Run the check again later. Delete the DNS records of hosts that are no longer in use.",
      ko: "나중에 다시 점검하십시오. 더 이상 쓰지 않는 호스트의 DNS 레코드는 삭제하십시오.",
    },
  },
  "out-of-time": {
    severity: "info",
    cause: {
      en: "Hosts that were not opened before the deadline: {count}.",
      ko: "제한 시간 안에 호스트 {count}개를 열지 못했습니다.",
    },
    action: { en: "Run the check again later.", ko: "나중에 다시 점검하십시오." },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

/** The categories in words. */
export const categoryWords = {
  "admin-screen": { en: "admin screen", ko: "관리 화면" },
  "remote-access": { en: "remote access", ko: "원격 접속" },
  "developer-tool": { en: "developer tool", ko: "개발·운영 도구" },
  "directory-listing": { en: "directory listing", ko: "디렉터리 목록" },
  staging: { en: "staging server", ko: "스테이징 서버" },
  "default-page": { en: "default page", ko: "기본 페이지" },
  "login-page": { en: "login page", ko: "로그인 페이지" },
  other: { en: "other", ko: "기타" },
} as const satisfies Record<string, Text>;

const kpis = {
  hosts: { en: "Hosts known", ko: "알려진 호스트" },
  answered: { en: "Answered", ko: "응답" },
  open: { en: "Products without a login", ko: "로그인 없는 제품" },
  login: { en: "Logins in public", ko: "공개된 로그인" },
  private: { en: "Private addresses", ko: "사설 주소" },
  unopened: { en: "Not opened", ko: "열지 않음" },
} as const satisfies Record<string, Text>;

/** The ids of the key figures. */
export type KpiId = keyof typeof kpis;

/** The words of the check in both languages. It has no grade. */
export const words = { problems, caps: {}, parts: {}, kpis } satisfies Words;
