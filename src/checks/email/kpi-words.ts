import type { Text } from "../../core/text.ts";

/** What the key figures are called. */
export const kpiWords = {
  rating: { en: "Rating", ko: "평가" },
  mx: { en: "Mail servers", ko: "메일 서버" },
  tls: { en: "STARTTLS", ko: "STARTTLS" },
  spf: { en: "SPF", ko: "SPF" },
  lookups: { en: "SPF look-ups", ko: "SPF 조회 수" },
  dkim: { en: "DKIM keys", ko: "DKIM 키" },
  dmarc: { en: "DMARC policy", ko: "DMARC 정책" },
  dane: { en: "DANE", ko: "DANE" },
  "mta-sts": { en: "MTA-STS", ko: "MTA-STS" },
  names: { en: "Names", ko: "이름" },
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
    "-": { en: "others fail (-all)", ko: "나머지 실패(-all)" },
    "~": { en: "others are suspicious (~all)", ko: "나머지 의심(~all)" },
    "?": { en: "nothing is said of others (?all)", ko: "나머지 중립(?all)" },
    open: { en: "nothing is said of others", ko: "나머지에 대한 언급 없음" },
    "+": { en: "everybody may send", ko: "누구나 발신 가능" },
    broken: { en: "an error for receivers", ko: "수신 서버에서 오류" },
  },
  dkim: {
    false: none,
    hidden: { en: "there, under a selector that is not known", ko: "있으나 선택자를 알 수 없음" },
    revoked: { en: "all revoked", ko: "모두 폐기됨" },
    broken: { en: "there, and of no use", ko: "있으나 쓸 수 없음" },
    unfound: { en: "none found", ko: "찾지 못함" },
  },
  dmarc: {
    false: none,
    reject: { en: "reject", ko: "거부(reject)" },
    quarantine: { en: "quarantine", ko: "격리(quarantine)" },
    none: { en: "none: reports alone", ko: "없음(none): 보고만" },
  },
  dane: {
    false: none,
    valid: { en: "every server fits its records", ko: "모든 서버가 레코드와 일치" },
    partial: { en: "not at every server", ko: "일부 서버만" },
    broken: { en: "servers do not fit their records", ko: "서버가 레코드와 맞지 않음" },
  },
  "mta-sts": {
    false: none,
    enforce: { en: "enforced", ko: "적용(enforce)" },
    testing: { en: "being tested", ko: "시험 중(testing)" },
    none: { en: "switched off", ko: "해제(none)" },
    broken: { en: "broken", ko: "잘못됨" },
  },
};
