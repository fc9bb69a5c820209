import type { Text } from "../../../src/core/text.ts";

/** The pictures' own sentences. */
export const words = {
  asTable: { en: "As a table", ko: "표로 보기" },
  more: { en: "{count} more in the table", ko: "표에 {count}개 더 있음" },
  notMeasured: { en: "not measured", ko: "측정하지 못함" },

  problems: { en: "{count} {count|problem/problems}", ko: "문제 {count}개" },

  weights: {
    title: { en: "How the grade is calculated", ko: "등급 산출 내역" },
    tells: {
      en: "Weighted parts: {count}. The length of a bar is its weight; the filled share is its score.",
      ko: "가중치가 있는 항목 {count}개. 막대의 길이는 가중치, 채운 부분은 점수입니다.",
    },
    part: { en: "Part", ko: "항목" },
    weight: { en: "Weight", ko: "가중치" },
    score: { en: "Score", ko: "점수" },
    both: { en: "{score} · weight {weight} %", ko: "{score} · 가중치 {weight} %" },
  },

  certificates: {
    title: { en: "Certificate chain and lifetimes", ko: "인증서 체인과 유효 기간" },
    served: { en: "Certificates as served, without a validated path", ko: "제공된 인증서(검증된 경로 없음)" },
    tells: {
      en: "Certificates, from the server certificate to the last issuer: {count}. Each bar shows the validity period; the filled part has passed.",
      ko: "서버 인증서부터 마지막 발급자까지 {count}개. 막대는 유효 기간, 채운 부분은 지난 기간입니다.",
    },
    certificate: { en: "Certificate", ko: "인증서" },
    from: { en: "Valid from", ko: "시작" },
    to: { en: "Valid to", ko: "만료" },
    state: { en: "State", ko: "상태" },
    left: { en: "{time} left", ko: "{time} 남음" },
    expired: { en: "expired {time} ago", ko: "{time} 전에 만료" },
    early: { en: "valid in {time}", ko: "{time} 후부터 유효" },
  },

  dnssec: {
    title: { en: "DNSSEC from the root", ko: "루트부터 이어지는 DNSSEC" },
    tells: {
      en: "Zones from the root down: {count}. The last one is: {state}.",
      ko: "루트부터 존 {count}개. 마지막 존의 상태: {state}.",
    },
    root: { en: "root zone", ko: "루트 존" },
    ds: { en: "DS {tags}", ko: "DS {tags}" },
    keys: { en: "DNSKEY {tags}", ko: "DNSKEY {tags}" },
    zone: { en: "Zone", ko: "존" },
    state: { en: "State", ko: "상태" },
    dsColumn: { en: "DS (key tags)", ko: "DS(키 태그)" },
    keysColumn: { en: "DNSKEY (key tags)", ko: "DNSKEY(키 태그)" },
    states: {
      secure: { en: "secure", ko: "검증됨" },
      insecure: { en: "not signed", ko: "서명되지 않음" },
      bogus: { en: "validation fails", ko: "검증 실패" },
      island: { en: "no DS record", ko: "DS 레코드 없음" },
      indeterminate: { en: "not determined", ko: "판단 불가" },
    },
  },

  redirects: {
    title: { en: "Redirect chain", ko: "리디렉션 체인" },
    tells: {
      en: "Responses, from the first URL to the last: {count}.",
      ko: "첫 URL부터 마지막 URL까지 응답 {count}개.",
    },
    reply: { en: "Response", ko: "응답" },
    status: { en: "Status", ko: "상태 코드" },
    time: { en: "Time", ko: "시간" },
    note: { en: "Note", ko: "비고" },
    downgrade: { en: "redirects to plain HTTP", ko: "평문 HTTP로 리디렉션" },
    plain: { en: "plain HTTP", ko: "평문 HTTP" },
    refresh: { en: "Refresh header or <meta>", ko: "Refresh로 이동" },
    ends: {
      loop: { en: "redirect loop", ko: "리디렉션 순환" },
      limit: { en: "too many redirects", ko: "리디렉션이 너무 많음" },
      private: { en: "leads to a private address", ko: "사설 주소로 이동" },
      "invalid-location": { en: "Location is invalid", ko: "Location이 잘못됨" },
      "nul-byte": { en: "a header contains a NUL byte", ko: "헤더에 NUL 바이트가 있음" },
      "content-disposition": { en: "a download, not a page", ko: "페이지가 아닌 다운로드" },
      "content-encoding": { en: "the body cannot be decoded", ko: "본문을 디코딩할 수 없음" },
    },
  },

  spf: {
    title: { en: "SPF lookups", ko: "SPF 조회" },
    tells: {
      en: "The records that SPF evaluation reads, as a tree: {lookups}.",
      ko: "SPF 평가가 읽는 레코드의 트리: {lookups}.",
    },
    used: { en: "{count} of 10 DNS lookups", ko: "DNS 조회 10회 중 {count}회" },
    atLeast: { en: "at least {count} of 10 DNS lookups", ko: "DNS 조회 10회 중 {count}회 이상" },
    endless: { en: "endless DNS lookups", ko: "끝나지 않는 DNS 조회" },
    record: { en: "Record of", ko: "레코드" },
    term: { en: "Reached by", ko: "참조 항목" },
    lookups: { en: "Lookups", ko: "조회" },
    state: { en: "State", ko: "상태" },
    states: {
      one: { en: "read", ko: "읽음" },
      none: { en: "no record", ko: "레코드 없음" },
      several: { en: "several records", ko: "레코드가 여럿" },
      faulty: { en: "syntax error", ko: "구문 오류" },
      unknown: { en: "could not be read", ko: "읽지 못함" },
      beyond: { en: "beyond the limit", ko: "한도 초과" },
      loop: { en: "includes itself", ko: "자기 자신을 포함" },
      macro: { en: "depends on the message", ko: "메일에 따라 다름" },
      impossible: { en: "not a valid name", ko: "유효하지 않은 이름" },
    },
  },

  route: {
    title: { en: "Delivery path", ko: "전달 경로" },
    tells: {
      en: "Hops from the sender to the mailbox: {count}. Bars are delays; a closed lock is TLS.",
      ko: "발신자에서 사서함까지 홉 {count}개. 막대는 지연, 닫힌 자물쇠는 TLS입니다.",
    },
    total: { en: "{time} in all", ko: "전체 {time}" },
  },

  resolvers: {
    title: { en: "Resolvers", ko: "리졸버" },
    tells: { en: "Resolvers: {count} ({counts}).", ko: "리졸버 {count}개: {counts}." },
  },

  ports: {
    title: { en: "Ports", ko: "포트" },
    titleAt: { en: "Ports of {address}", ko: "{address}의 포트" },
    tells: { en: "Ports: {count} ({counts}).", ko: "포트 {count}개: {counts}." },
    state: { en: "State", ko: "상태" },
    ports: { en: "Ports", ko: "포트" },
    count: { en: "Count", ko: "수" },
    states: {
      open: { en: "open", ko: "열림" },
      closed: { en: "closed", ko: "닫힘" },
      filtered: { en: "filtered", ko: "필터링됨" },
      error: { en: "not tried", ko: "시도하지 못함" },
    },
  },

  timeline: {
    title: { en: "Timeline", ko: "타임라인" },
    tells: {
      en: "Values from {from} to {to}: {count}. Each bar runs from the first to the last observation.",
      ko: "{from}부터 {to}까지 값 {count}개. 막대는 최초 관측부터 마지막 관측까지입니다.",
    },
  },
} as const satisfies Words;

interface Words {
  readonly [name: string]: Text | Words;
}
