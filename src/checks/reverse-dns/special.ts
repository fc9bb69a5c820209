import { specialRange } from "../../core/target/address.ts";
import type { Text } from "../../core/text.ts";

/** Special-purpose networks, by their range names in ipaddr.js. */
const words: Readonly<Record<string, Text>> = {
  private: { en: "private use, RFC 1918", ko: "사설 네트워크, RFC 1918" },
  uniqueLocal: { en: "unique local, RFC 4193", ko: "고유 로컬 주소, RFC 4193" },
  loopback: { en: "loopback", ko: "루프백" },
  linkLocal: { en: "link-local", ko: "링크 로컬" },
  carrierGradeNat: {
    en: "carrier-grade NAT, RFC 6598",
    ko: "캐리어급 NAT(CGNAT), RFC 6598",
  },
  multicast: { en: "multicast", ko: "멀티캐스트" },
  broadcast: { en: "broadcast", ko: "브로드캐스트" },
  unspecified: { en: "unspecified", ko: "지정되지 않은 주소" },
  reserved: { en: "reserved or for documentation", ko: "예약 또는 문서용" },
};

const other: Text = { en: "special use", ko: "특수 용도" };

/** The kind of a special-purpose address; null for a public one. */
export function specialWords(address: string): Text | null {
  const range = specialRange(address);
  if (range === null) return null;
  return (Object.hasOwn(words, range) ? words[range] : undefined) ?? other;
}
