import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** The findings about variants of a domain. */
export const problems = defineProblems({
  "registered-recently": {
    severity: "high",
    cause: {
      en: "Lookalikes of {domain} were registered within the last 30 days ({count}): {names}. New lookalikes often precede phishing.",
      ko: "최근 30일 안에 등록된 {domain}의 유사 도메인이 {count}개 있습니다: {names}. 새로 등록된 유사 도메인은 피싱의 전조인 경우가 많습니다.",
    },
    action: {
      en: "Check what these domains serve. Report abuse to the registrar, and warn your users where a copy of your site appears.",
      ko: "이 도메인의 내용을 확인하십시오. 악용이 보이면 레지스트라에 신고하고, 사이트를 모방했다면 사용자에게 알리십시오.",
    },
  },
  "mail-capable": {
    severity: "medium",
    cause: {
      en: "Lookalikes of {domain} that belong to others can receive mail ({count}): {names}. Their owners receive misdirected mail and can reply to it.",
      ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 메일을 받을 수 있는 것이 {count}개 있습니다: {names}. 소유자가 잘못 보낸 메일을 받고 답장할 수 있습니다.",
    },
    action: {
      en: "Block these domains in your mail filter, and watch them for changes.",
      ko: "메일 필터에서 이 도메인을 차단하고 변화를 모니터링하십시오.",
    },
    reference: "RFC 5321 §5.1",
  },
  imitates: {
    severity: "high",
    cause: {
      en: "Lookalikes of {domain} that belong to others name your brand on a page with a password field ({count}): {names}.",
      ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 브랜드를 언급하고 비밀번호 입력란이 있는 페이지가 {count}개 있습니다: {names}.",
    },
    action: {
      en: "Open the pages in an isolated browser. Report copies of your login to the registrar, the host and Google Safe Browsing, and warn your users.",
      ko: "격리된 브라우저에서 페이지를 확인하십시오. 로그인 화면을 모방했다면 레지스트라, 호스팅 업체, Google Safe Browsing에 신고하고 사용자에게 알리십시오.",
    },
  },
  parked: {
    severity: "info",
    cause: {
      en: "Lookalikes of {domain} that belong to others are parked or for sale ({count}): {names}.",
      ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 파킹되었거나 판매 중인 것이 {count}개 있습니다: {names}.",
    },
    action: {
      en: "Consider buying those that your users could mistake for {domain}, and watch the others: a buyer can use them at once.",
      ko: "사용자가 {domain}(으)로 오인할 만한 도메인은 매입을 검토하고 나머지는 모니터링하십시오. 매입한 사람이 바로 사용할 수 있습니다.",
    },
  },
  "serves-page": {
    severity: "medium",
    cause: {
      en: "Lookalikes of {domain} that belong to others serve a page and are not parked ({count}): {names}.",
      ko: "타인 소유로 보이는 {domain}의 유사 도메인 중 파킹되지 않고 웹 페이지를 제공하는 것이 {count}개 있습니다: {names}.",
    },
    action: {
      en: "Compare the pages with yours. Report copies to the registrar and to the host.",
      ko: "페이지를 자사 사이트와 비교하십시오. 모방한 페이지는 레지스트라와 호스팅 업체에 신고하십시오.",
    },
  },
  undefended: {
    severity: "low",
    cause: {
      en: "Of the 20 riskiest lookalikes of {domain}, these are not delegated ({count}): {names}. Most such names are free; some are on hold.",
      ko: "{domain}의 가장 위험한 유사 도메인 20개 중 {count}개가 위임되어 있지 않습니다: {names}. 대부분 미등록이지만 일부는 보류(hold) 상태일 수 있습니다.",
    },
    action: {
      en: "Look up at a registrar which of them are available. Register those that your users could mistake for {domain}, and redirect them to {domain}.",
      ko: "등록 가능한 이름을 레지스트라에서 확인하십시오. 사용자가 {domain}(으)로 오인할 만한 도메인을 등록하여 {domain}(으)로 리디렉션하십시오.",
    },
  },
  "owner-unclear": {
    severity: "info",
    cause: {
      en: "For these lookalikes of {domain}, nothing shows whether they are yours ({count}): {names}. They share a DNS operator or a server with {domain}, or could not be compared.",
      ko: "소유자를 판단할 근거가 없는 {domain}의 유사 도메인이 {count}개 있습니다: {names}. DNS 사업자나 서버가 같거나 비교할 수 없었습니다.",
    },
    action: {
      en: "If they are yours, redirect them to {domain}.",
      ko: "직접 등록한 도메인이라면 {domain}(으)로 리디렉션하십시오.",
    },
  },
  "not-determined": {
    severity: "info",
    cause: {
      en: "We could not determine whether these variants are registered ({count}): {names}. They do not count as registered.",
      ko: "등록 여부를 확인하지 못한 변형이 {count}개 있습니다: {names}. 등록된 것으로 세지 않았습니다.",
    },
    action: {
      en: "Run the check again later, or use another resolver with --doh.",
      ko: "나중에 다시 실행하거나 --doh로 다른 리졸버를 지정하십시오.",
    },
  },
  truncated: {
    severity: "info",
    cause: {
      en: "The check reached its deadline before {count} of {total} variants {count|was/were} checked.",
      ko: "제한 시간 안에 변형 {total}개 중 {count}개를 확인하지 못했습니다.",
    },
    action: {
      en: "Run the check again with a lower limit, or with a longer --timeout.",
      ko: "limit을 줄이거나 --timeout을 늘려 다시 실행하십시오.",
    },
  },
  "wildcard-registry": {
    severity: "info",
    cause: {
      en: "These suffixes answer for every name: {suffixes}. A name below them counts as registered only if its delegation differs from that answer.",
      ko: "모든 이름에 응답하는 접미사가 있습니다: {suffixes}. 그 응답과 다른 위임이 있는 이름만 등록된 것으로 셉니다.",
    },
    action: {
      en: "Look up names below them at the registry.",
      ko: "해당 접미사의 이름은 레지스트리에서 직접 조회하십시오.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  variants: { en: "Variants checked", ko: "확인한 변형" },
  registered: { en: "Registered", ko: "등록됨" },
  own: { en: "Your own", ko: "자사 소유" },
  recent: { en: "New within 30 days", ko: "30일 안에 등록됨" },
  mail: { en: "Receive mail", ko: "메일 수신 가능" },
  undefended: { en: "Not delegated among the 20 riskiest", ko: "위험 상위 20개 중 미위임" },
  unknown: { en: "Not determined", ko: "확인 불가" },
} as const satisfies Record<string, Text>;

/** The ids of the key figures. */
export type KpiId = keyof typeof kpis;

/** The words of the check in both languages. It has no grade. */
export const words = { problems, caps: {}, parts: {}, kpis } satisfies Words;
