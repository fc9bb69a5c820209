import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

/** The problems that the check reports. */
export const problems = defineProblems({
  "special-address": {
    severity: "info",
    cause: {
      en: "The server sees {address} in the special-purpose block {network}: {what} ({reference}). It is not a public address.",
      ko: "서버가 본 주소 {address|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 공인 주소가 아닙니다.",
    },
    action: {
      en: "If the server is behind a proxy, its operator must list the proxy in PORTCULLIS_TRUST_PROXY.",
      ko: "서버가 프록시 뒤에 있다면 운영자가 PORTCULLIS_TRUST_PROXY에 프록시를 지정해야 합니다.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  address: { en: "Your address", ko: "내 주소" },
  family: { en: "IP version", ko: "IP 버전" },
  isp: { en: "ISP", ko: "인터넷 사업자(ISP)" },
  as: { en: "AS", ko: "AS" },
  country: { en: "Country", ko: "국가" },
  name: { en: "Reverse DNS (PTR)", ko: "역방향 DNS(PTR)" },
  tor: { en: "Tor exit", ko: "Tor 출구" },
  vpn: { en: "VPN", ko: "VPN" },
  proxy: { en: "Proxy", ko: "프록시" },
  hosting: { en: "Hosting network", ko: "호스팅 네트워크" },
} as const satisfies Record<string, Text>;

/** The key figures of an address. */
export type KpiId = keyof typeof kpis;

/** The words of the check in both languages. It has no grade. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    name: { false: { en: "none", ko: "없음" } },
    country: {
      anycast: { en: "none: the network is in many places (anycast)", ko: "없음: 여러 곳에 있는 네트워크(anycast)" },
    },
  },
} satisfies Words;
