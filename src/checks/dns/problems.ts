import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { delegationProblems } from "./zone/problems-delegation.ts";
import { differenceProblems } from "./servers/problems-differences.ts";
import { keyProblems } from "./security/problems-keys.ts";
import { lifetimeProblems } from "./security/problems-lifetimes.ts";
import { recordProblems } from "./records/problems.ts";
import { resolverProblems } from "./zone/problems-resolver.ts";
import { securityProblems } from "./security/problems.ts";
import { signerProblems } from "./security/problems-signers.ts";
import { serverProblems } from "./servers/problems.ts";
import { soaProblems } from "./soa/problems.ts";
import { zoneProblems } from "./zone/problems.ts";

/** Every problem and notice of the DNS check. */
export const problems = {
  ...zoneProblems,
  ...serverProblems,
  ...delegationProblems,
  ...differenceProblems,
  ...soaProblems,
  ...securityProblems,
  ...resolverProblems,
  ...lifetimeProblems,
  ...keyProblems,
  ...signerProblems,
  ...recordProblems,
};

/** The id of a problem of this check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of this check. */
export const find = finder<typeof problems>();

const kpis = {
  addresses: { en: "Addresses", ko: "주소" },
  alias: { en: "CNAME target", ko: "CNAME 대상" },
  mail: { en: "Mail servers", ko: "메일 서버" },
  zone: { en: "Zone", ko: "존" },
  "name-servers": { en: "Name servers", ko: "네임서버" },
  answering: { en: "Servers answering", ko: "응답하는 네임서버" },
  dnssec: { en: "DNSSEC", ko: "DNSSEC" },
  serial: { en: "Serial", ko: "일련번호" },
  ttl: { en: "Address TTL", ko: "주소 TTL" },
} as const satisfies Record<string, Text>;

/** The id of a key figure. */
export type KpiId = keyof typeof kpis;

const none: Text = { en: "none", ko: "없음" };

/** All words of the check. It has no grade, so it has neither parts nor caps. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    addresses: { false: none },
    mail: { false: none, ".": { en: "none (null MX)", ko: "받지 않음(null MX)" } },
    dnssec: {
      secure: { en: "secure", ko: "검증됨" },
      "alias-unsigned": {
        en: "signed; a CNAME leads to an unsigned zone",
        ko: "서명됨. CNAME이 서명되지 않은 존으로 이어짐",
      },
      insecure: { en: "unsigned", ko: "서명되지 않음" },
      "in-vain": { en: "signed, but treated as unsigned", ko: "서명되었으나 서명되지 않은 것으로 취급됨" },
      "keys-differ": {
        en: "signed; name servers lack each other's keys",
        ko: "서명됨. 네임서버에 서로의 키가 없음",
      },
      bogus: { en: "bogus (validation fails)", ko: "검증 실패" },
      island: { en: "signed, but without a DS record", ko: "서명되었으나 상위 존에 연결되지 않음" },
    },
  },
} satisfies Words;
