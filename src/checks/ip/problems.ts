import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

const nothingToDo: Text = {
  en: "Nothing is wrong with that. Sites may ask you for more proof than others.",
  ko: "문제가 있는 것은 아닙니다. 사이트에 따라 추가 인증을 요구할 수 있습니다.",
};

/** Everything that may stand out about an address. */
export const problems = defineProblems({
  "special-address": {
    severity: "info",
    cause: {
      en: "The server sees {address}, which belongs to {network}: {what} ({reference}). It is not a public address.",
      ko: "서버가 본 주소 {address|은/는} {network}에 속합니다: {what}({reference}). 공인 주소가 아닙니다.",
    },
    action: {
      en: "Where the server stands behind a proxy, its operator names the proxy in PORTCULLIS_TRUST_PROXY.",
      ko: "서버가 프록시 뒤에 있다면 운영자가 PORTCULLIS_TRUST_PROXY에 프록시를 지정해야 합니다.",
    },
  },
  tor: {
    severity: "info",
    cause: {
      en: "{address} is an exit of the Tor network.",
      ko: "{address|은/는} Tor 네트워크의 출구 주소입니다.",
    },
    action: nothingToDo,
  },
  vpn: {
    severity: "info",
    cause: { en: "{address} belongs to a VPN.", ko: "{address|은/는} VPN의 주소입니다." },
    action: nothingToDo,
  },
  proxy: {
    severity: "info",
    cause: {
      en: "The request came through a proxy, or {address} is one.",
      ko: "요청이 프록시를 거쳐 왔거나 {address} 자체가 프록시입니다.",
    },
    action: nothingToDo,
  },
  hosting: {
    severity: "info",
    cause: {
      en: "{address} is in a network of servers, and not in one of people's connections.",
      ko: "{address|은/는} 일반 가입자망이 아니라 서버용 네트워크에 있습니다.",
    },
    action: nothingToDo,
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  address: { en: "Your address", ko: "내 주소" },
  family: { en: "Family", ko: "주소 종류" },
  isp: { en: "Provider", ko: "인터넷 사업자" },
  as: { en: "AS", ko: "AS" },
  country: { en: "Country", ko: "국가" },
  name: { en: "Reverse name", ko: "역방향 이름" },
  tor: { en: "Tor exit", ko: "Tor 출구" },
  vpn: { en: "VPN", ko: "VPN" },
  proxy: { en: "Proxy", ko: "프록시" },
  hosting: { en: "Hosting network", ko: "호스팅 네트워크" },
} as const satisfies Record<string, Text>;

/** The key figures of an address. */
export type KpiId = keyof typeof kpis;

/** Everything that the check says, in both languages. It gives no letter. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: { name: { false: { en: "none", ko: "없음" } } },
} satisfies Words;
