/** A special-purpose address block. */
export interface SpecialBlock {
  /** In CIDR notation. */
  readonly network: string;
  readonly en: string;
  readonly ko: string;
  readonly reference: string;
}

/**
 * IANA, "IPv4 Special-Purpose Address Registry" and "IPv6 Special-Purpose Address Registry", November 2026, with the multicast and reserved
 * blocks of the address space registries. Globally reachable blocks, such as those of AS112, are left out. Smaller blocks precede those
 * that contain them.
 */
export const specialBlocks: readonly SpecialBlock[] = [
  { network: "0.0.0.0/32", en: "the unspecified address", ko: "미지정 주소", reference: "RFC 1122 §3.2.1.3" },
  { network: "0.0.0.0/8", en: "addresses of this network", ko: "자기 네트워크의 주소", reference: "RFC 791 §3.2" },
  { network: "10.0.0.0/8", en: "private addresses", ko: "사설 주소", reference: "RFC 1918" },
  {
    network: "100.64.0.0/10",
    en: "shared addresses of carrier-grade NAT",
    ko: "통신사 NAT(CGN)의 공유 주소",
    reference: "RFC 6598",
  },
  { network: "127.0.0.0/8", en: "loopback addresses", ko: "루프백 주소", reference: "RFC 1122 §3.2.1.3" },
  { network: "169.254.0.0/16", en: "link-local addresses", ko: "링크 로컬 주소", reference: "RFC 3927" },
  { network: "172.16.0.0/12", en: "private addresses", ko: "사설 주소", reference: "RFC 1918" },
  {
    network: "192.0.0.0/29",
    en: "addresses for IPv4 service continuity (DS-Lite)",
    ko: "IPv4 서비스 연속성(DS-Lite)용 주소",
    reference: "RFC 7335",
  },
  { network: "192.0.0.8/32", en: "the IPv4 dummy address", ko: "IPv4 더미 주소", reference: "RFC 7600" },
  {
    network: "192.0.0.9/32",
    en: "the anycast address of Port Control Protocol",
    ko: "Port Control Protocol의 애니캐스트 주소",
    reference: "RFC 7723",
  },
  { network: "192.0.0.10/32", en: "the anycast address of TURN", ko: "TURN의 애니캐스트 주소", reference: "RFC 8155" },
  {
    network: "192.0.0.170/31",
    en: "addresses for the discovery of NAT64",
    ko: "NAT64 탐색용 주소",
    reference: "RFC 8880",
  },
  {
    network: "192.0.0.0/24",
    en: "addresses for IETF protocols",
    ko: "IETF 프로토콜용 주소",
    reference: "RFC 6890 §2.1",
  },
  {
    network: "192.0.2.0/24",
    en: "addresses for documentation (TEST-NET-1)",
    ko: "문서용 주소(TEST-NET-1)",
    reference: "RFC 5737",
  },
  {
    network: "192.88.99.0/24",
    en: "the former anycast addresses of 6to4 relays",
    ko: "폐기된 6to4 릴레이 애니캐스트 주소",
    reference: "RFC 7526",
  },
  { network: "192.168.0.0/16", en: "private addresses", ko: "사설 주소", reference: "RFC 1918" },
  { network: "198.18.0.0/15", en: "addresses for benchmarks", ko: "성능 시험용 주소", reference: "RFC 2544" },
  {
    network: "198.51.100.0/24",
    en: "addresses for documentation (TEST-NET-2)",
    ko: "문서용 주소(TEST-NET-2)",
    reference: "RFC 5737",
  },
  {
    network: "203.0.113.0/24",
    en: "addresses for documentation (TEST-NET-3)",
    ko: "문서용 주소(TEST-NET-3)",
    reference: "RFC 5737",
  },
  { network: "224.0.0.0/4", en: "multicast addresses", ko: "멀티캐스트 주소", reference: "RFC 5771" },
  {
    network: "255.255.255.255/32",
    en: "the limited broadcast address",
    ko: "제한 브로드캐스트 주소",
    reference: "RFC 919 §7",
  },
  {
    network: "240.0.0.0/4",
    en: "addresses reserved for future use",
    ko: "장래를 위해 예약된 주소",
    reference: "RFC 1112 §4",
  },
  { network: "::1/128", en: "the loopback address", ko: "루프백 주소", reference: "RFC 4291 §2.5.3" },
  { network: "::/128", en: "the unspecified address", ko: "미지정 주소", reference: "RFC 4291 §2.5.2" },
  { network: "64:ff9b::/96", en: "IPv4 addresses behind NAT64", ko: "NAT64 뒤의 IPv4 주소", reference: "RFC 6052" },
  {
    network: "64:ff9b:1::/48",
    en: "IPv4 addresses behind a local NAT64",
    ko: "로컬 NAT64 뒤의 IPv4 주소",
    reference: "RFC 8215",
  },
  { network: "100::/64", en: "discard-only addresses", ko: "폐기 전용 주소", reference: "RFC 6666" },
  { network: "100:0:0:1::/64", en: "the IPv6 dummy prefix", ko: "IPv6 더미 프리픽스", reference: "RFC 9780" },
  { network: "2001::/32", en: "Teredo addresses", ko: "Teredo 주소", reference: "RFC 4380" },
  {
    network: "2001:1::1/128",
    en: "the anycast address of Port Control Protocol",
    ko: "Port Control Protocol의 애니캐스트 주소",
    reference: "RFC 7723",
  },
  { network: "2001:1::2/128", en: "the anycast address of TURN", ko: "TURN의 애니캐스트 주소", reference: "RFC 8155" },
  { network: "2001:2::/48", en: "addresses for benchmarks", ko: "성능 시험용 주소", reference: "RFC 5180" },
  { network: "2001:10::/28", en: "the former ORCHID prefix", ko: "폐기된 ORCHID 프리픽스", reference: "RFC 4843" },
  { network: "2001:20::/28", en: "ORCHIDv2 addresses", ko: "ORCHIDv2 주소", reference: "RFC 7343" },
  { network: "2001:db8::/32", en: "addresses for documentation", ko: "문서용 주소", reference: "RFC 3849" },
  { network: "2002::/16", en: "6to4 addresses", ko: "6to4 주소", reference: "RFC 3056" },
  { network: "3fff::/20", en: "addresses for documentation", ko: "문서용 주소", reference: "RFC 9637" },
  { network: "5f00::/16", en: "segment identifiers of SRv6", ko: "SRv6 세그먼트 식별자", reference: "RFC 9602" },
  { network: "fc00::/7", en: "unique local addresses", ko: "고유 로컬 주소(ULA)", reference: "RFC 4193" },
  { network: "fe80::/10", en: "link-local addresses", ko: "링크 로컬 주소", reference: "RFC 4291 §2.5.6" },
  { network: "fec0::/10", en: "the former site-local addresses", ko: "폐기된 사이트 로컬 주소", reference: "RFC 3879" },
  { network: "ff00::/8", en: "multicast addresses", ko: "멀티캐스트 주소", reference: "RFC 4291 §2.7" },
];
