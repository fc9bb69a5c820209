import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** The problems that the check reports. */
export const problems = defineProblems({
  "rpki-invalid": {
    severity: "high",
    cause: {
      en: "The announcement of {prefix} by AS{asn} is RPKI invalid ({state}). Networks that do route origin validation drop it.",
      ko: "AS{asn}의 {prefix} 광고는 RPKI invalid입니다({state}). RPKI 검증(ROV)을 하는 네트워크는 이 경로를 버립니다.",
    },
    action: {
      en: "If AS{asn} is authorized to announce the prefix, correct the ROA. Otherwise report a possible hijack to the prefix holder.",
      ko: "AS{asn}의 광고가 정당하면 ROA를 수정하십시오. 아니라면 하이재킹 가능성을 프리픽스 보유자에게 알리십시오.",
    },
    reference: "RFC 6811",
  },
  "reserved-origin": {
    severity: "high",
    cause: {
      en: "{source} reports that AS{asn} announces {prefix}. AS{asn} is reserved and must not be used ({reference}).",
      ko: "{source}에 따르면 AS{asn|이/가} {prefix|을/를} 광고합니다. AS{asn|은/는} 예약되어 사용할 수 없는 번호입니다({reference}).",
    },
    action: {
      en: "Ask the prefix holder to announce it from an assigned AS number.",
      ko: "프리픽스 보유자에게 할당받은 AS 번호로 광고하도록 요청하십시오.",
    },
    reference: "RFC 7607",
  },
  "rpki-missing": {
    severity: "info",
    cause: {
      en: "No ROA covers {prefix}. Other networks cannot verify that AS{asn} is authorized to announce it.",
      ko: "{prefix|을/를} 보호하는 ROA가 없습니다. AS{asn}의 광고가 정당한지 다른 네트워크가 확인할 수 없습니다.",
    },
    action: {
      en: "Create a ROA for AS{asn} at the regional Internet registry (RIR) of the prefix.",
      ko: "프리픽스를 관리하는 지역 인터넷 등록 기관(RIR)에서 AS{asn}용 ROA를 만드십시오.",
    },
    reference: "RFC 9582",
  },
  "several-origins": {
    severity: "low",
    cause: {
      en: "Several AS announce the address (MOAS): {list}. This is normal for anycast and migrations, but a hijack looks the same.",
      ko: "여러 AS가 이 주소를 광고합니다(MOAS): {list}. 애니캐스트나 이전 작업 중에는 정상이지만 하이재킹도 이와 같은 모습으로 나타납니다.",
    },
    action: {
      en: "Ask the operator whether all of these AS are authorized to announce the prefix.",
      ko: "이 AS들이 모두 프리픽스를 광고해도 되는지 운영자에게 확인하십시오.",
    },
    reference: "RFC 1930 §7",
  },
  "sources-disagree": {
    severity: "low",
    cause: {
      en: "The sources report different origin AS: {list}.",
      ko: "출처마다 origin AS가 다릅니다: {list}.",
    },
    action: {
      en: "Rely on the newest source. Run the check again later; routes may be changing.",
      ko: "데이터가 가장 최신인 출처를 기준으로 삼으십시오. 경로가 바뀌는 중일 수 있으니 나중에 다시 실행하십시오.",
    },
  },
  "not-announced": {
    severity: "low",
    cause: {
      en: "No source lists an AS that announces {query}. The address cannot be reached from the Internet.",
      ko: "{query|을/를} 광고하는 AS가 어떤 출처에도 없습니다. 이 주소는 인터넷에서 접근할 수 없습니다.",
    },
    action: {
      en: "Check the address for typing errors. If it is yours, announce its prefix or ask your provider to do so.",
      ko: "주소를 잘못 입력하지 않았는지 확인하십시오. 보유한 주소라면 프리픽스를 광고하거나 ISP에 요청하십시오.",
    },
  },
  "unknown-as": {
    severity: "low",
    cause: {
      en: "No source has data about {query}. The number may be unassigned.",
      ko: "{query}에 대한 정보가 어떤 출처에도 없습니다. 할당되지 않은 번호일 수 있습니다.",
    },
    action: { en: "Check the number for typing errors.", ko: "번호를 잘못 입력하지 않았는지 확인하십시오." },
  },
  "abuse-contact-missing": {
    severity: "low",
    cause: {
      en: "The registry publishes no abuse contact for {query}.",
      ko: "등록 기관에 {query}의 악용 신고 연락처가 없습니다.",
    },
    action: {
      en: "To report abuse, write to the operator. If the network is yours, register an abuse contact at your RIR.",
      ko: "악용을 신고하려면 운영자에게 연락하십시오. 자신의 네트워크라면 지역 인터넷 등록 기관(RIR)에 연락처를 등록하십시오.",
    },
    reference: "RFC 9083 §10.2.4",
  },
  "old-data": {
    severity: "low",
    cause: {
      en: "No live source provided data ({list}). The result is based on local data of {date}.",
      ko: "실시간 출처에서 데이터를 얻지 못했습니다({list}). {date} 기준의 로컬 데이터를 사용한 결과입니다.",
    },
    action: {
      en: "Check that this machine can reach the sources, and run the check again. To update the local data: npx portcullis data update.",
      ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오. 로컬 데이터를 갱신하려면: npx portcullis data update.",
    },
  },
  "no-source-answered": {
    severity: "low",
    cause: {
      en: "No live source answered ({list}), and the local data has no entry.",
      ko: "응답한 실시간 출처가 없고({list}) 로컬 데이터에도 정보가 없습니다.",
    },
    action: {
      en: "Check that this machine can reach the sources, and run the check again.",
      ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오.",
    },
  },
  "source-failed": {
    severity: "info",
    cause: {
      en: "Some sources failed: {list}. The result uses the other sources.",
      ko: "일부 출처에서 데이터를 얻지 못했습니다: {list}. 다른 출처의 데이터를 사용했습니다.",
    },
    action: {
      en: "Run the check again later to compare all sources.",
      ko: "모든 출처를 비교하려면 나중에 다시 실행하십시오.",
    },
  },
  "special-address": {
    severity: "info",
    cause: {
      en: "{query} is in the special-purpose block {network}: {what} ({reference}). No AS announces it.",
      ko: "{query|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 이 주소를 광고하는 AS는 없습니다.",
    },
    action: {
      en: "To find the network of a host, look up its public address.",
      ko: "호스트가 속한 네트워크를 알아보려면 공인 주소를 조회하십시오.",
    },
  },
  "reserved-number": {
    severity: "info",
    cause: {
      en: "{numbers} is a special-purpose AS number ({reference}): {what}. It does not identify a network on the public Internet.",
      ko: "{numbers|은/는} 특수 용도 AS 번호입니다({reference}): {what}. 공개 인터넷의 네트워크를 나타내지 않습니다.",
    },
    action: {
      en: "Look up an AS number that a registry has assigned.",
      ko: "등록 기관이 할당한 AS 번호를 조회하십시오.",
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
  as: { en: "Origin AS", ko: "Origin AS" },
  prefix: { en: "Prefix", ko: "프리픽스" },
  rpki: { en: "RPKI", ko: "RPKI" },
  kind: { en: "Network type", ko: "네트워크 유형" },
  basis: { en: "Type based on", ko: "유형의 근거" },
  confidence: { en: "Confidence", ko: "유형의 신뢰도" },
  country: { en: "Country", ko: "국가" },
  prefixes: { en: "Announced prefixes", ko: "광고 프리픽스 수" },
  abuse: { en: "Abuse contact", ko: "악용 신고 연락처" },
} as const satisfies Record<string, Text>;

/** The key figures of a network. */
export type KpiId = keyof typeof kpis;

const rpki = {
  valid: { en: "valid", ko: "유효" },
  "invalid-asn": { en: "invalid: the ROA authorizes another AS", ko: "무효: ROA가 다른 AS를 허용함" },
  "invalid-length": { en: "invalid: longer than maxLength of the ROA", ko: "무효: ROA의 maxLength보다 긺" },
  "not-found": { en: "no ROA", ko: "ROA 없음" },
} as const satisfies Record<string, Text>;

/** The RPKI states in words. */
export const rpkiWords: Readonly<Record<keyof typeof rpki, Text>> = rpki;

/** The words of the check in both languages. It has no grade. */
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
      isp: { en: "ISP", ko: "인터넷 사업자(ISP)" },
      hosting: { en: "hosting", ko: "호스팅" },
      enterprise: { en: "company or institution", ko: "기업 또는 기관" },
    },
    basis: {
      "address-range": { en: "address ranges published by the CDN", ko: "CDN이 공개한 주소 범위" },
      "operator-table": { en: "built-in table of well-known operators", ko: "내장된 주요 운영자 표" },
      peeringdb: { en: "PeeringDB", ko: "PeeringDB" },
      "hosting-list": { en: "list of hosting networks", ko: "호스팅 네트워크 목록" },
      name: { en: "words in the operator's name", ko: "운영자 이름의 단어" },
      size: { en: "number of prefixes only", ko: "프리픽스 개수만" },
    },
    confidence: {
      high: { en: "high", ko: "높음" },
      medium: { en: "medium", ko: "중간" },
      low: { en: "low", ko: "낮음" },
    },
  },
} satisfies Words;
