import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "For each fact the first source that knows it counts: RIPEstat, then the registry over RDAP, then Team Cymru over the DNS, then the data on this machine. The answer names source and age of each fact. Origins are asked of RIPEstat and Team Cymru both and compared with the data on this machine. A source that fails is listed with the reason, and the others answer in its place.",
    ko: "항목마다 아는 출처 가운데 첫 번째의 답을 씁니다. 순서는 RIPEstat, 등록 기관(RDAP), Team Cymru(DNS), 이 시스템의 데이터입니다. 답에는 항목별로 출처와 기준일이 함께 나옵니다. 광고하는 AS는 RIPEstat과 Team Cymru에 모두 물어보고 이 시스템의 데이터와 비교합니다. 실패한 출처는 이유와 함께 표시하고 다른 출처의 답을 씁니다.",
  },
  {
    en: "The kind of network is decided by the first rule that can tell: ranges that a CDN publishes, a table of well-known operators, what the operator says in PeeringDB, a list of hosting networks, words in the operator's name, and the number of its prefixes. The last two are guesses, and the confidence says so. Research networks, governments and companies that serve only themselves count as enterprise.",
    ko: "네트워크 종류는 판단할 수 있는 첫 번째 규칙으로 정합니다. CDN이 공개한 주소 범위, 잘 알려진 운영자 표, 운영자가 PeeringDB에 적은 종류, 호스팅 네트워크 목록, 운영자 이름의 단어, 프리픽스 개수 순서입니다. 마지막 두 가지는 추정이며 신뢰도에 그렇게 표시합니다. 연구망, 정부, 자체 서비스만 제공하는 기업은 enterprise로 봅니다.",
  },
  {
    en: "The data on this machine comes with the product (data/ATTRIBUTION.md) and is renewed by `npx portcullis data update`. Its ranges join neighbouring announcements of one AS. Special-purpose addresses and reserved AS numbers are named by their registry, and no source is asked about them.",
    ko: "이 시스템의 데이터는 제품에 포함되어 있으며(data/ATTRIBUTION.md) `npx portcullis data update`로 갱신합니다. 한 AS의 이웃한 광고는 하나의 범위로 합쳐져 있습니다. 특수 용도 주소와 예약된 AS 번호는 레지스트리의 이름으로 알려 주고 어떤 출처에도 묻지 않습니다.",
  },
  {
    en: "The country is where the holder has registered; where no registry tells, it is where DB-IP places the address. Neither says where the machine stands: an anycast address is in many places at once.",
    ko: "국가는 보유자가 등록한 국가이며, 등록 정보가 없으면 DB-IP 데이터의 위치입니다. 서버가 실제로 있는 곳을 뜻하지는 않습니다. 애니캐스트 주소는 동시에 여러 곳에 있습니다.",
  },
];
