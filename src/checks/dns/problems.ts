import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { delegationProblems } from "./zone/problems-delegation.ts";
import { differenceProblems } from "./servers/problems-differences.ts";
import { keyProblems } from "./security/problems-keys.ts";
import { lifetimeProblems } from "./security/problems-lifetimes.ts";
import { recordProblems } from "./records/problems.ts";
import { resolverProblems } from "./zone/problems-resolver.ts";
import { securityProblems } from "./security/problems.ts";
import { serverProblems } from "./servers/problems.ts";
import { soaProblems } from "./soa/problems.ts";
import { zoneProblems } from "./zone/problems.ts";

/** Everything that may be wrong with a name in the DNS, and what is worth knowing beside it. */
export const problems = defineProblems({
  ...zoneProblems,
  ...serverProblems,
  ...delegationProblems,
  ...differenceProblems,
  ...soaProblems,
  ...securityProblems,
  ...resolverProblems,
  ...lifetimeProblems,
  ...keyProblems,
  ...recordProblems,
});

/** A problem of this check. */
export type ProblemId = keyof typeof problems;

/** Names a problem of this check. */
export const find = finder<typeof problems>();

const kpis = {
  addresses: { en: "Addresses", ko: "주소" },
  alias: { en: "Alias of", ko: "별칭 대상" },
  mail: { en: "Mail goes to", ko: "메일 서버" },
  zone: { en: "Zone", ko: "존" },
  "name-servers": { en: "Name servers", ko: "네임서버" },
  answering: { en: "Servers answering", ko: "응답하는 네임서버" },
  dnssec: { en: "DNSSEC", ko: "DNSSEC" },
  serial: { en: "Serial", ko: "일련번호" },
  ttl: { en: "Addresses hold for", ko: "주소 유효 시간" },
} as const satisfies Record<string, Text>;

/** The key figures of a name. */
export type KpiId = keyof typeof kpis;

const none: Text = { en: "none", ko: "없음" };

/** Everything that the check says, in both languages. It gives no letter, so it has neither parts nor ceilings. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    addresses: { false: none },
    mail: { false: none, ".": { en: "nobody (null MX)", ko: "받지 않음(null MX)" } },
    dnssec: {
      secure: { en: "secure", ko: "검증됨" },
      "alias-unsigned": {
        en: "signed; an alias leads to a zone that is not",
        ko: "서명됨. 별칭이 서명되지 않은 존으로 이어짐",
      },
      insecure: { en: "not signed", ko: "서명되지 않음" },
      "in-vain": { en: "signed, and treated as unsigned", ko: "서명했으나 서명하지 않은 것으로 취급됨" },
      bogus: { en: "bogus: does not verify", ko: "검증 실패" },
      island: { en: "signed, and not linked to the zone above", ko: "서명되었으나 상위 존에 연결되지 않음" },
    },
  },
} satisfies Words;
