import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** Everything that may be the matter with the network of an address, and with what is known of it. */
export const problems = defineProblems({
  "rpki-invalid": {
    severity: "high",
    cause: {
      en: "The announcement of {prefix} by AS{asn} is RPKI invalid ({state}). Networks that validate origins drop it.",
      ko: "AS{asn}의 {prefix} 광고는 RPKI invalid입니다({state}). 출처를 검증하는 네트워크는 이 광고를 버립니다.",
    },
    action: {
      en: "If AS{asn} may announce the prefix, its holder corrects the ROA. Otherwise report a possible hijack to the holder.",
      ko: "AS{asn}의 광고가 정당하면 프리픽스 보유자가 ROA를 수정해야 합니다. 아니라면 탈취 가능성을 보유자에게 알리십시오.",
    },
    reference: "RFC 6811",
  },
  "reserved-origin": {
    severity: "high",
    cause: {
      en: "{source} sees {prefix} announced by AS{asn}, a reserved number that no network may use ({reference}).",
      ko: "{source}에 따르면 예약되어 쓸 수 없는 번호 AS{asn|이/가} {prefix|을/를} 광고합니다({reference}).",
    },
    action: {
      en: "Ask the holder of the prefix to announce it from a number of its own.",
      ko: "프리픽스 보유자에게 자신의 AS 번호로 광고하도록 요청하십시오.",
    },
    reference: "RFC 7607",
  },
  "rpki-missing": {
    severity: "info",
    cause: {
      en: "No ROA covers {prefix}. Other networks cannot check that AS{asn} may announce it.",
      ko: "{prefix|을/를} 보호하는 ROA가 없습니다. AS{asn}의 광고가 정당한지 다른 네트워크가 확인할 수 없습니다.",
    },
    action: {
      en: "The holder of the prefix creates a ROA for AS{asn} at its regional registry.",
      ko: "프리픽스 보유자가 지역 인터넷 등록 기관(RIR)에서 AS{asn}용 ROA를 만들어야 합니다.",
    },
    reference: "RFC 9582",
  },
  "several-origins": {
    severity: "low",
    cause: {
      en: "Several AS announce the address: {list}. This is usual for anycast and during moves, and it is also what a hijack looks like.",
      ko: "여러 AS가 이 주소를 광고합니다: {list}. 애니캐스트나 이전 중에 흔하지만, 탈취도 같은 모습입니다.",
    },
    action: {
      en: "Ask the operator whether all of these AS may announce the prefix.",
      ko: "이 AS들이 모두 프리픽스를 광고해도 되는지 운영자에게 확인하십시오.",
    },
    reference: "RFC 1930 §7",
  },
  "sources-disagree": {
    severity: "low",
    cause: {
      en: "The sources name different AS: {list}.",
      ko: "출처마다 다른 AS를 답했습니다: {list}.",
    },
    action: {
      en: "Trust the newest source. Run the check again later; routes may be moving.",
      ko: "가장 최근 데이터의 출처를 믿으십시오. 경로가 바뀌는 중일 수 있으니 나중에 다시 실행하십시오.",
    },
  },
  "not-announced": {
    severity: "low",
    cause: {
      en: "No source knows an AS that announces {query}. Such an address cannot be reached from the Internet.",
      ko: "{query|을/를} 광고하는 AS를 아는 출처가 없습니다. 이런 주소는 인터넷에서 접근할 수 없습니다.",
    },
    action: {
      en: "Check the address. If it is yours, announce its prefix or ask your provider to do so.",
      ko: "주소를 확인하십시오. 자신의 주소라면 프리픽스를 광고하거나 제공자에게 요청하십시오.",
    },
  },
  "unknown-as": {
    severity: "low",
    cause: {
      en: "No source knows {query}. The number may not be assigned.",
      ko: "{query|을/를} 아는 출처가 없습니다. 할당되지 않은 번호일 수 있습니다.",
    },
    action: { en: "Check the number.", ko: "번호를 확인하십시오." },
  },
  "abuse-contact-missing": {
    severity: "low",
    cause: {
      en: "The registry publishes no abuse contact for {query}.",
      ko: "등록 기관에 {query}의 악용 신고 연락처가 없습니다.",
    },
    action: {
      en: "The holder adds an abuse contact at its regional registry. Until then, write to the operator.",
      ko: "보유자가 지역 인터넷 등록 기관(RIR)에 연락처를 등록해야 합니다. 그때까지는 운영자에게 연락하십시오.",
    },
    reference: "RFC 9083 §10.2.4",
  },
  "old-data": {
    severity: "low",
    cause: {
      en: "No live source answered ({list}). The answer stands on the data of {date} on this machine.",
      ko: "응답한 실시간 출처가 없습니다({list}). 이 시스템에 있는 {date} 데이터로 답했습니다.",
    },
    action: {
      en: "Check the way from this machine to the sources, and run the check again. To renew the data: npx portcullis data update.",
      ko: "이 시스템에서 출처까지의 경로를 확인하고 다시 실행하십시오. 데이터를 갱신하려면: npx portcullis data update.",
    },
  },
  "nobody-answered": {
    severity: "low",
    cause: {
      en: "No live source answered ({list}), and the data on this machine tells nothing about it.",
      ko: "응답한 실시간 출처가 없고({list}), 이 시스템의 데이터에도 정보가 없습니다.",
    },
    action: {
      en: "Check the way from this machine to the sources, and run the check again.",
      ko: "이 시스템에서 출처까지의 경로를 확인하고 다시 실행하십시오.",
    },
  },
  "source-failed": {
    severity: "info",
    cause: {
      en: "These sources gave no complete answer: {list}. The others answered in their place.",
      ko: "다음 출처에서 온전한 답을 받지 못했습니다: {list}. 다른 출처의 답을 사용했습니다.",
    },
    action: {
      en: "Run the check again later to compare all sources.",
      ko: "모든 출처를 비교하려면 나중에 다시 실행하십시오.",
    },
  },
  "special-address": {
    severity: "info",
    cause: {
      en: "{query} belongs to {network}: {what} ({reference}). No AS announces it.",
      ko: "{query|은/는} {network}에 속합니다: {what}({reference}). 이 주소를 광고하는 AS는 없습니다.",
    },
    action: {
      en: "For the network behind it, ask about a public address.",
      ko: "네트워크를 알아보려면 공인 주소를 조회하십시오.",
    },
  },
  "reserved-number": {
    severity: "info",
    cause: {
      en: "{numbers} is a special-purpose number ({reference}), {what}. It is no network of the public Internet.",
      ko: "특수 용도 번호 {numbers}({reference}): {what}. 공개 인터넷의 네트워크가 아닙니다.",
    },
    action: {
      en: "Ask about a number that a registry has assigned.",
      ko: "등록 기관이 할당한 번호를 조회하십시오.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  special: { en: "Special-purpose block", ko: "특수 용도 블록" },
  operator: { en: "Operator", ko: "운영자" },
  as: { en: "Origin AS", ko: "광고하는 AS" },
  prefix: { en: "Prefix", ko: "프리픽스" },
  rpki: { en: "RPKI", ko: "RPKI" },
  kind: { en: "Kind of network", ko: "네트워크 종류" },
  basis: { en: "Basis of the kind", ko: "종류의 근거" },
  confidence: { en: "Confidence in the kind", ko: "종류의 신뢰도" },
  country: { en: "Country", ko: "국가" },
  prefixes: { en: "Announced prefixes", ko: "광고 프리픽스 수" },
  abuse: { en: "Abuse contact", ko: "악용 신고 연락처" },
} as const satisfies Record<string, Text>;

/** The key figures of a network. */
export type KpiId = keyof typeof kpis;

const rpki = {
  valid: { en: "valid", ko: "유효" },
  "invalid-asn": { en: "invalid: the ROA names another AS", ko: "무효: ROA에 다른 AS가 적혀 있음" },
  "invalid-length": { en: "invalid: longer than the ROA allows", ko: "무효: ROA가 허용하는 길이보다 긺" },
  "not-found": { en: "no ROA", ko: "ROA 없음" },
} as const satisfies Record<string, Text>;

/** What RPKI says of an announcement, in words. */
export const rpkiWords: Readonly<Record<keyof typeof rpki, Text>> = rpki;

/** Everything that the check says, in both languages. It gives no letter. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    rpki,
    as: { false: { en: "none", ko: "없음" } },
    abuse: { false: { en: "none published", ko: "공개되지 않음" } },
    kind: {
      cloud: { en: "cloud", ko: "클라우드" },
      cdn: { en: "CDN", ko: "CDN" },
      isp: { en: "Internet provider", ko: "인터넷 사업자(ISP)" },
      hosting: { en: "hosting", ko: "호스팅" },
      enterprise: { en: "company or institution", ko: "기업 또는 기관" },
    },
    basis: {
      "address-range": { en: "range that the CDN publishes", ko: "CDN이 공개한 주소 범위" },
      "operator-table": { en: "table of well-known operators", ko: "잘 알려진 운영자 표" },
      peeringdb: { en: "PeeringDB", ko: "PeeringDB" },
      "hosting-list": { en: "list of hosting networks", ko: "호스팅 네트워크 목록" },
      name: { en: "words in the operator's name", ko: "운영자 이름의 단어" },
      size: { en: "number of prefixes alone", ko: "프리픽스 개수" },
    },
    confidence: {
      high: { en: "high", ko: "높음" },
      medium: { en: "medium", ko: "중간" },
      low: { en: "low", ko: "낮음" },
    },
  },
} satisfies Words;
