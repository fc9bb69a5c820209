import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Every name server of the zone is asked what is current, and twelve public resolvers, or those given, what they hand out, all at once. What a resolver says is held against everything that the name servers say, whatever the order of the records; TTLs tell how long an old copy can last.",
    ko: "존의 모든 네임서버에 현재 값을, 공개 리졸버 12개 또는 지정한 리졸버에 지금 내주는 값을 동시에 묻습니다. 리졸버의 답은 레코드 순서와 관계없이 네임서버들의 모든 답과 비교하며, 이전 값이 얼마나 남을지는 TTL로 계산합니다.",
  },
  {
    en: "A resolver is updated, stale, a variant, filtered, serving stale data on purpose, bogus, failing, or unverified where no name server could be asked. What no name server handed out when it was asked from here is stale, and so is what only a server with an older version of the zone hands out. Where answers depend on who asks (GeoDNS, load spread over addresses, an alias into a delivery network), something else is a variant and no fault; the reason beside it tells by which sign. Where a resolver finds that signatures do not verify, what the name servers give is verified here, and that alone is critical.",
    ko: "리졸버는 최신, 이전 값, 변형, 차단, 의도적인 이전 값 제공, 검증 실패, 오류로 나뉘고, 어느 네임서버에도 물을 수 없었으면 미확인입니다. 여기서 물었을 때 어느 네임서버도 내주지 않은 값과, 이전 버전의 존을 가진 네임서버만 내주는 값을 이전 값으로 봅니다. 묻는 쪽에 따라 답이 다르면(GeoDNS, 부하 분산, CDN 별칭) 변형이며 문제가 아니고, 그렇게 본 근거를 함께 알려 줍니다. 서명이 검증되지 않는다는 리졸버가 있으면 네임서버의 응답을 직접 검증하며, 그 결과만 critical로 봅니다.",
  },
  {
    en: "All questions come from one place, so that of a resolver with many sites the nearest one is seen, and not its others. Caches are not emptied: many operators offer that for their own resolvers. The resolver of the run is shown beside the others and counted nowhere.",
    ko: "모든 질문을 한곳에서 보내므로 여러 지역에 있는 리졸버는 가장 가까운 곳만 보입니다. 캐시를 비우지는 않습니다. 자체 리졸버의 캐시를 비우는 기능을 제공하는 운영자가 많습니다. 점검에 쓰는 리졸버는 함께 보여 주되 집계하지 않습니다.",
  },
];
