import type { Text } from "../core/text.ts";

/** What is said of waivers and of the baseline. */
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
    en: "{count} entries of the baseline are mended: {list}. --update-baseline takes them out.",
    ko: "기준선의 항목 {count}개가 해결되었습니다: {list}. --update-baseline으로 정리할 수 있습니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;
