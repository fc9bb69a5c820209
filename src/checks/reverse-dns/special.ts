import { specialRange } from "../../core/target/address.ts";
import type { Text } from "../../core/text.ts";

/** Networks that nobody is given, by their names in ipaddr.js, with what sets them apart. */
const words: Readonly<Record<string, Text>> = {
  private: { en: "private use, RFC 1918", ko: "사설 네트워크, RFC 1918" },
  uniqueLocal: { en: "unique local, RFC 4193", ko: "고유 로컬 주소, RFC 4193" },
  loopback: { en: "the machine itself, loopback", ko: "기기 자신(루프백)" },
  linkLocal: { en: "link-local", ko: "링크 로컬" },
  carrierGradeNat: {
    en: "shared by customers of a provider, RFC 6598",
    ko: "사업자 고객이 공유하는 주소(CGNAT), RFC 6598",
  },
  multicast: { en: "multicast", ko: "멀티캐스트" },
  broadcast: { en: "broadcast", ko: "브로드캐스트" },
  unspecified: { en: "no address at all, unspecified", ko: "지정되지 않은 주소" },
  reserved: { en: "reserved or for documentation", ko: "예약 또는 문서용" },
};

const other: Text = { en: "special use", ko: "특수 용도" };

/** What an address is where it is none of the public Internet; null where it is one. */
export function specialWords(address: string): Text | null {
  const range = specialRange(address);
  if (range === null) return null;
  return (Object.hasOwn(words, range) ? words[range] : undefined) ?? other;
}
