import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The service runs the checks of each watch every day and compares the results with the previous run. This endpoint reads the recorded changes and measures nothing.",
    ko: "서비스는 감시마다 매일 점검을 실행하고 앞선 측정과 비교합니다. 이 엔드포인트는 그 결과를 읽기만 하며 새로 측정하지 않습니다.",
  },
  {
    en: "A regression is recorded when a second measurement, at least 10 minutes later, confirms it; at is the time of the first one. A check that cannot measure the target changes nothing, and is recorded itself after 3 days.",
    ko: "회귀는 10분 이상 지난 뒤의 두 번째 측정에서도 확인되어야 기록합니다. at은 처음 발견한 시각입니다. 측정하지 못한 경우는 변경으로 보지 않으며, 3일 동안 계속되면 기록합니다.",
  },
  {
    en: "Values that vary by themselves are not compared: TTLs, order, SOA serials, addresses that a CDN rotates. A certificate that the same authority renewed is a neutral change.",
    ko: "TTL, 순서, SOA 일련번호, CDN이 돌려 쓰는 주소처럼 스스로 바뀌는 값은 비교하지 않습니다. 같은 인증 기관이 갱신한 인증서는 중립적인 변경입니다.",
  },
  {
    en: "Everybody sees the changes of a watched domain, except those of port and exposure: only accounts that proved ownership of the domain see them. The answer does not say who watches. With PORTCULLIS_PUBLIC_CHANGES=false each account sees only its own watches.",
    ko: "감시 중인 도메인의 변경은 누구나 볼 수 있지만 port와 exposure의 변경은 도메인 소유를 증명한 계정만 볼 수 있습니다. 누가 감시하는지는 알리지 않습니다. 운영자는 PORTCULLIS_PUBLIC_CHANGES=false로 자신의 감시만 보이게 제한할 수 있습니다.",
  },
  {
    en: "A page has at most 500 changes, the latest first; next is the cursor of the next page. With Accept: application/x-ndjson the API returns one change per line and the next page in the Link header.",
    ko: "한 페이지는 최근 것부터 최대 500개의 변경이며 next가 다음 페이지의 cursor입니다. Accept: application/x-ndjson이면 API는 변경을 한 줄에 하나씩 답하고 다음 페이지를 Link 헤더에 적습니다.",
  },
];
