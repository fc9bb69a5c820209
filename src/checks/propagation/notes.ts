import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The check queries every name server of the zone for the current records, and 12 public resolvers (or the given ones) for what they return, all at the same time. It compares each resolver with all answers of the name servers; the order of records does not matter. TTLs show how long an old copy can last.",
    ko: "존의 모든 네임서버에는 현재 레코드를, 공개 리졸버 12개(또는 지정한 리졸버)에는 반환하는 레코드를 동시에 질의합니다. 리졸버의 응답은 레코드 순서와 관계없이 네임서버의 모든 응답과 비교하며, 이전 값이 얼마나 남을지는 TTL로 계산합니다.",
  },
  {
    en: "A resolver is updated, stale, a variant, filtered, stale-served, bogus or failing; it is unverified if no name server answered us. An answer is stale if no name server returns it, or only a server with an older version of the zone. If answers depend on the client's network (GeoDNS, load balancing, CDN), a different answer is a variant and not a problem; the report states the sign. If a resolver reports a DNSSEC failure, the check validates the name servers' answers itself. Only its own result is critical.",
    ko: "리졸버는 최신, 이전 값, 변형, 차단, 만료된 값 제공, 검증 실패, 오류로 나뉘고, 네임서버가 응답하지 않으면 미확인입니다. 어느 네임서버도 반환하지 않는 값과, 이전 버전의 존을 가진 네임서버만 반환하는 값을 이전 값으로 봅니다. 클라이언트의 네트워크에 따라 응답이 다르면(GeoDNS, 부하 분산, CDN) 변형이며 문제가 아니고, 그 근거를 함께 보고합니다. DNSSEC 검증에 실패한 리졸버가 있으면 네임서버의 응답을 직접 검증하며, 그 결과만 critical로 봅니다.",
  },
  {
    en: "All queries come from one place, so the check sees only the nearest site of an anycast resolver. It does not flush caches; many operators offer that for their own resolvers. The resolver of this run is shown next to the others, but not counted.",
    ko: "모든 질의를 한곳에서 보내므로 애니캐스트 리졸버는 가장 가까운 곳만 보입니다. 캐시를 비우지는 않습니다. 자체 리졸버의 캐시를 비우는 기능을 제공하는 운영자가 많습니다. 점검에 쓰는 리졸버는 함께 보여 주되 집계하지 않습니다.",
  },
];
