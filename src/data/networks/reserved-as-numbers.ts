/** A range of AS numbers that are not announced. */
export interface ReservedNumbers {
  readonly first: number;
  readonly last: number;
  readonly en: string;
  readonly ko: string;
  readonly reference: string;
}

/** IANA, "Special-Purpose AS Numbers" and the unassigned block below the first 32-bit numbers, November 2026. AS112 is left out, since it is announced. */
export const reservedAsNumbers: readonly ReservedNumbers[] = [
  {
    first: 0,
    last: 0,
    en: "reserved, no network may use it",
    ko: "예약됨(사용할 수 없음)",
    reference: "RFC 7607",
  },
  {
    first: 23_456,
    last: 23_456,
    en: "AS_TRANS, a placeholder for 32-bit numbers",
    ko: "AS_TRANS(32비트 번호를 대신하는 번호)",
    reference: "RFC 6793",
  },
  { first: 64_496, last: 64_511, en: "for documentation and sample code", ko: "문서와 예제용", reference: "RFC 5398" },
  { first: 64_512, last: 65_534, en: "for private use", ko: "사설용", reference: "RFC 6996" },
  {
    first: 65_535,
    last: 65_535,
    en: "reserved, the last 16-bit number",
    ko: "예약됨(16비트의 마지막 번호)",
    reference: "RFC 7300",
  },
  { first: 65_536, last: 65_551, en: "for documentation and sample code", ko: "문서와 예제용", reference: "RFC 5398" },
  { first: 65_552, last: 131_071, en: "reserved by IANA", ko: "IANA가 예약함", reference: "IANA AS number registry" },
  { first: 4_200_000_000, last: 4_294_967_294, en: "for private use", ko: "사설용", reference: "RFC 6996" },
  {
    first: 4_294_967_295,
    last: 4_294_967_295,
    en: "reserved, the last 32-bit number",
    ko: "예약됨(32비트의 마지막 번호)",
    reference: "RFC 7300",
  },
];
