import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Each fact comes from the first source that has it: RIPEstat, then the registry (RDAP), then Team Cymru (DNS), then the local data. The result names the source and the date of each fact. The origin AS is looked up at both RIPEstat and Team Cymru and compared with the local data. A source that fails is listed with the reason, and the next source is used instead.",
    ko: "항목마다 정보가 있는 첫 번째 출처의 값을 사용합니다. 순서는 RIPEstat, 등록 기관(RDAP), Team Cymru(DNS), 로컬 데이터입니다. 결과에는 항목별 출처와 기준일이 표시됩니다. origin AS는 RIPEstat과 Team Cymru에서 모두 조회하여 로컬 데이터와 비교합니다. 실패한 출처는 이유와 함께 표시하고 다음 출처를 사용합니다.",
  },
  {
    en: "The first rule that applies decides the network type: address ranges that a CDN publishes, a table of well-known operators, the operator's entry in PeeringDB, a list of hosting networks, words in the operator's name, the number of prefixes. The last two are guesses and have low confidence. Research networks, governments and companies with a network of their own count as enterprise.",
    ko: "네트워크 유형은 처음으로 적용되는 규칙에 따라 정합니다. CDN이 공개한 주소 범위, 주요 운영자 표, 운영자의 PeeringDB 항목, 호스팅 네트워크 목록, 운영자 이름의 단어, 프리픽스 개수 순서입니다. 마지막 두 가지는 추정이므로 신뢰도가 낮습니다. 연구망, 정부, 자체 네트워크를 운영하는 기업은 enterprise로 분류합니다.",
  },
  {
    en: "The local data comes with the product (data/ATTRIBUTION.md); `npx portcullis data update` refreshes it. Its ranges merge neighbouring announcements of one AS. Special-purpose addresses and reserved AS numbers are identified from the IANA registries without asking any source.",
    ko: "로컬 데이터는 제품에 포함되어 있으며(data/ATTRIBUTION.md) `npx portcullis data update`로 갱신합니다. 같은 AS의 인접한 광고는 하나의 범위로 합쳐져 있습니다. 특수 용도 주소와 예약된 AS 번호는 출처에 조회하지 않고 IANA 레지스트리에 따라 표시합니다.",
  },
  {
    en: "The country is the one in which the holder is registered. If no registry lists one, it is the location in the DB-IP data. Neither is the location of the server: an anycast address is in many places at once.",
    ko: "국가는 보유자가 등록된 국가이며, 등록 정보가 없으면 DB-IP 데이터의 위치입니다. 서버의 실제 위치를 뜻하지 않습니다. 애니캐스트 주소는 동시에 여러 곳에 있습니다.",
  },
];
