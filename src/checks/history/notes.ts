import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The answer comes from the values that this service recorded when it ran checks. Nothing is measured now, so a value may have changed since it was last seen.",
    ko: "이 서비스가 점검을 실행할 때 기록한 값을 읽어 답합니다. 새로 측정하지 않으므로 마지막 관측 이후 값이 바뀌었을 수 있습니다.",
  },
  {
    en: "firstSeen and lastSeen are the first and the last observation by this service. The value may have existed before and after, and may have been absent in between.",
    ko: "firstSeen과 lastSeen은 이 서비스의 첫 관측과 마지막 관측입니다. 그 전후에도 값이 있었을 수 있고, 그 사이에 없었을 수도 있습니다.",
  },
  {
    en: "Values are recorded by asn, dns, email, lookalike, pqc, rdap, reverse-dns and ssl, also where a check could not reach a verdict: then its definite observations are recorded and its result is not. Nothing is recorded from a run that was refused, exceeded its budget or reached its deadline. A registrar is recorded by its IANA ID, or by its name where the registry publishes no ID.",
    ko: "값은 asn, dns, email, lookalike, pqc, rdap, reverse-dns, ssl이 기록합니다. 판정하지 못한 점검에서도 확실히 관측한 값은 기록하며, 이때 결과 자체는 저장하지 않습니다. 거부되었거나, 허용량을 넘었거나, 제한 시간이 끝난 실행에서는 아무것도 기록하지 않습니다. 레지스트라는 IANA ID로 기록하고, 레지스트리가 ID를 공개하지 않으면 이름으로 기록합니다.",
  },
  {
    en: "A name is looked up as given, without a leading www. Registry data is stored under the registered domain. IPv6 addresses and names under unknown top-level domains are rejected (400).",
    ko: "이름은 맨 앞의 www.만 제거하고 그대로 조회합니다. 레지스트리의 값은 등록된 도메인에 기록됩니다. IPv6 주소와 알 수 없는 최상위 도메인은 거부합니다(400).",
  },
  {
    en: "A page has at most 500 values; next is the cursor of the next page. With Accept: application/x-ndjson the API returns the DNS values in the passive DNS common output format (COF), one per line, and the next page in the Link header.",
    ko: "한 페이지는 최대 500개 값이며 next가 다음 페이지의 cursor입니다. Accept: application/x-ndjson이면 API는 DNS 값을 passive DNS 공통 출력 형식(COF)으로 한 줄에 하나씩 답하고 다음 페이지를 Link 헤더에 적습니다.",
  },
];
