import type { Text } from "../core/text.ts";

/** Messages about waivers, the baseline and rules that could not be evaluated. */
export const policyWords = {
  expired: {
    en: "The waiver for {rule}{owner} expired on {until}. Its reason was: {reason}",
    ko: "{rule} 예외{owner|이/가} {until}에 만료되었습니다. 당시의 이유: {reason}",
  },
  expiredAction: {
    en: "Fix the waived problem, or review the waiver and set a new date.",
    ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오.",
  },
  unneeded: {
    en: "The waiver for {rule}{where} until {until} is not needed. Remove it.",
    ko: "{until}까지인 {rule} 예외{where|은/는} 필요하지 않습니다. 삭제하십시오.",
  },
  by: { en: " (owner: {owner})", ko: "({owner})" },
  where: { en: " at {url}", ko: "({url})" },
  gone: {
    en: "Fixed but still in the baseline ({count}): {list}. Remove these entries with --update-baseline.",
    ko: "해결되었지만 기준선에 남아 있는 항목({count}개): {list}. --update-baseline으로 정리할 수 있습니다.",
  },
  outdated: {
    en: "Other versions of these checks made the baseline: {list}. Their new findings only warn. Renew the baseline with --update-baseline.",
    ko: "기준선을 만든 점검의 버전이 지금과 다릅니다: {list}. 이 점검에서 새로 발견된 문제는 주의로만 봅니다. --update-baseline으로 기준선을 갱신하십시오.",
  },
  reopened: {
    en: "It counts despite its baseline entry, because these findings are not in the baseline: {list}.",
    ko: "기준선에 없던 {list} 때문에 다시 판정에 들어갑니다.",
  },
  worse: {
    en: "It is worse than its baseline entry.",
    ko: "기준선에 기록된 것보다 나빠졌습니다.",
  },
  unlooked: {
    en: "We could not check {list}: {message}",
    ko: "{list} 문제가 있는지 알 수 없습니다: {message}",
  },
  unlookedAction: {
    en: "Measure again when {check} can be measured completely, or set these rules to off.",
    ko: "{check|을/를} 완전히 측정할 수 있을 때 다시 측정하거나, 이 규칙을 끄십시오.",
  },
} as const satisfies Readonly<Record<string, Text>>;
