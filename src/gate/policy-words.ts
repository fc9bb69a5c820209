import type { Text } from "../core/text.ts";

/** Messages about waivers, the baseline and rules that could not be evaluated. */
export const words = {
  expired: {
    en: "The waiver of {rule}{owner} expired on {until}; its reason was: {reason}",
    ko: "{rule} 예외{owner|이/가} {until}에 만료되었습니다. 당시의 이유: {reason}",
  },
  expiredAction: {
    en: "Mend what it is about, or decide again and give it a new date.",
    ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오.",
  },
  unneeded: {
    en: "The waiver of {rule} until {until}{where} is not needed; take it out.",
    ko: "{until}까지인 {rule} 예외{where|은/는} 필요하지 않습니다. 삭제하십시오.",
  },
  by: { en: " by {owner}", ko: "({owner})" },
  where: { en: " for {url}", ko: "({url})" },
  gone: {
    en: "Mended, and still in the baseline ({count}): {list}. --update-baseline takes that out.",
    ko: "해결되었지만 기준선에 남아 있는 항목({count}개): {list}. --update-baseline으로 정리할 수 있습니다.",
  },
  reopened: {
    en: "The baseline knows it without {list}, which counts it anew.",
    ko: "기준선에 없던 {list} 때문에 다시 판정에 들어갑니다.",
  },
  worse: {
    en: "It is worse than the baseline knows it.",
    ko: "기준선에 기록된 것보다 나빠졌습니다.",
  },
  unlooked: {
    en: "Whether it has {list} is not known: {message}",
    ko: "{list} 문제가 있는지 알 수 없습니다: {message}",
  },
  unlookedAction: {
    en: "Measure again once {check} can be measured as a whole, or switch these rules off.",
    ko: "{check|을/를} 모두 측정할 수 있을 때 다시 측정하거나, 이 규칙을 끄십시오.",
  },
} as const satisfies Readonly<Record<string, Text>>;
