import type { Hsts } from "../../formats/http/hsts.ts";
import { note, row } from "../../core/grade/score-table.ts";

const day = 86_400;

/** Points of a policy, 0–100. 180 days match SSL Labs and Observatory. */
export const hstsRows = {
  year: row(95, "max-age of a year or more", "max-age가 1년 이상"),
  halfYear: row(90, "max-age of 180 days or more", "max-age가 180일 이상"),
  subdomains: row(
    100,
    "includeSubDomains, with a max-age of 180 days or more",
    "max-age가 180일 이상이고 includeSubDomains가 있음",
  ),
  month: row(50, "max-age of 30 days or more", "max-age가 30일 이상"),
  day: row(25, "max-age of a day or more", "max-age가 하루 이상"),
  less: row(10, "a shorter max-age", "더 짧은 max-age"),
  preloaded: row(
    100,
    "a host below a public suffix that browsers preload (.dev, .app, .page, .bank), whatever it sends",
    "브라우저가 미리 등록한 공개 접미사(.dev, .app, .page, .bank) 아래의 호스트. 무엇을 보내든 같음",
  ),
  none: row(
    0,
    "no header, an invalid one (RFC 6797 grammar), a max-age of 0, or a certificate that browsers reject",
    "헤더가 없거나, 잘못되었거나(RFC 6797 문법), max-age가 0이거나, 브라우저가 거부하는 인증서",
  ),
  address: note(
    { en: "left out with its weight; no A+", ko: "가중치와 함께 제외, A+ 없음" },
    "the host is an IP address, for which browsers store no policy",
    "호스트가 IP 주소여서 브라우저가 정책을 저장하지 않음",
  ),
} as const;

/** The points of a max-age: the highest row that it reaches. */
const strengths: readonly (readonly [from: number, score: number])[] = [
  [365 * day, hstsRows.year.points],
  [180 * day, hstsRows.halfYear.points],
  [30 * day, hstsRows.month.points],
  [day, hstsRows.day.points],
  [1, hstsRows.less.points],
];

/** How well a policy protects, 0–100; the ssl and http grades use the same value. */
export function hstsStrength(policy: Hsts | null): number {
  if (!policy) return hstsRows.none.points;
  const score = strengths.find(([from]) => policy.maxAge >= from)?.[1] ?? hstsRows.none.points;
  return policy.maxAge >= 180 * day && policy.includeSubDomains ? hstsRows.subdomains.points : score;
}
