import type { Text } from "../../core/text.ts";

/** The names of the key figures. */
export const kpiWords = {
  rating: { en: "Rating", ko: "평가" },
  mx: { en: "Mail servers", ko: "메일 서버" },
  tls: { en: "STARTTLS", ko: "STARTTLS" },
  spf: { en: "SPF", ko: "SPF" },
  lookups: { en: "SPF lookups", ko: "SPF 조회 수" },
  dkim: { en: "DKIM keys", ko: "DKIM 키" },
  dmarc: { en: "DMARC policy", ko: "DMARC 정책" },
  dane: { en: "DANE", ko: "DANE" },
  "mta-sts": { en: "MTA-STS", ko: "MTA-STS" },
  names: { en: "PTR names", ko: "PTR 이름" },
  confirmed: { en: "Forward-confirmed", ko: "정방향 확인(FCrDNS)" },
  listings: { en: "Listings", ko: "차단 목록 등재" },
} as const satisfies Readonly<Record<string, Text>>;

/** The id of a key figure. */
export type KpiId = keyof typeof kpiWords;

const none: Text = { en: "none", ko: "없음" };

/** Key figures whose value is a code. */
export const kpiValues: Readonly<Partial<Record<KpiId, Readonly<Record<string, Text>>>>> = {
  rating: {
    excellent: { en: "excellent", ko: "매우 좋음" },
    good: { en: "good", ko: "좋음" },
    fair: { en: "fair", ko: "보통" },
    poor: { en: "poor", ko: "나쁨" },
  },
  mx: { false: none },
  names: { false: none },
  spf: {
    false: none,
    "-": { en: "rejects other senders (-all)", ko: "다른 발신자 거부(-all)" },
    "~": { en: "marks other senders (~all)", ko: "다른 발신자 의심 표시(~all)" },
    "?": { en: "neutral for other senders (?all)", ko: "다른 발신자 중립(?all)" },
    open: { en: "no all mechanism", ko: "all 없음" },
    "+": { en: "allows every server (+all)", ko: "모든 서버 허용(+all)" },
    broken: { en: "invalid (permerror)", ko: "오류(permerror)" },
  },
  dkim: {
    false: none,
    hidden: { en: "present, selector unknown", ko: "있으나 선택자를 알 수 없음" },
    parent: { en: "at a parent domain", ko: "상위 도메인에 있음" },
    revoked: { en: "all revoked", ko: "모두 폐기됨" },
    broken: { en: "present but unusable", ko: "있으나 쓸 수 없음" },
    unfound: { en: "none found", ko: "찾지 못함" },
  },
  dmarc: {
    false: none,
    reject: { en: "reject", ko: "거부(reject)" },
    quarantine: { en: "quarantine", ko: "격리(quarantine)" },
    none: { en: "none (monitoring only)", ko: "없음(none, 모니터링만)" },
  },
  dane: {
    false: none,
    valid: { en: "valid at every mail server", ko: "모든 메일 서버에서 유효" },
    partial: { en: "at some mail servers only", ko: "일부 메일 서버만" },
    broken: { en: "mail servers do not match their TLSA records", ko: "메일 서버가 TLSA 레코드와 일치하지 않음" },
  },
  "mta-sts": {
    false: none,
    enforce: { en: "enforced", ko: "적용(enforce)" },
    testing: { en: "testing", ko: "시험 중(testing)" },
    none: { en: "disabled (none)", ko: "해제(none)" },
    broken: { en: "broken", ko: "잘못됨" },
  },
};
