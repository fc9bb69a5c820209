import { z } from "zod";
import { domainTarget } from "../../core/target/domain.ts";
import { listedTypes, listings } from "./zone/schema-listing.ts";
import { recordsRaw } from "./records/schema.ts";
import { security } from "./security/schema.ts";
import { parent, servers } from "./servers/schema.ts";
import { existence, soa, zone } from "./zone/schema.ts";

/** What a caller gives. */
export const input = z.strictObject({
  query: domainTarget().meta({
    description: "Domain or host name; the host part of a pasted URL is accepted",
    ko: "도메인 또는 호스트 이름. URL을 붙여 넣으면 호스트 부분을 씁니다",
    examples: ["example.com"],
  }),
});

/** What is observed of a name and of the zone that it is in. Times are ISO strings, names have no dot at their end. */
export const raw = z.object({
  name: z.string(),
  observedAt: z.iso.datetime(),
  existence: existence.meta({ description: "Whether there is such a name", ko: "이름이 존재하는지 여부" }),
  records: listings.meta({ description: "The records of the name, by type", ko: "유형별 레코드" }),
  refused: z
    .array(
      z.object({
        type: z.enum(listedTypes),
        state: z.enum(["answered", "failing", "silent", "unknown"]).meta({
          description: "silent: none of them answers this question in time",
          ko: "silent: 어느 네임서버도 이 질문에 제시간에 답하지 않음",
        }),
        security: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta({
          description: "What DNSSEC says of their answer",
          ko: "그 응답에 대한 DNSSEC 검증 결과",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "What the name servers say of types for which the resolver fails (SERVFAIL)",
      ko: "리졸버가 실패한(SERVFAIL) 유형에 대한 네임서버의 응답",
    }),
  contradiction: z
    .object({
      resolver: z.string().meta({ description: "The resolver that contradicts itself", ko: "모순된 응답을 한 리졸버" }),
      name: z.string(),
      denied: z
        .array(z.string())
        .readonly()
        .meta({ description: "Types for which it denied the name", ko: "이름이 없다고 답한 질문의 유형" }),
      told: z.array(z.string()).readonly(),
    })
    .nullable()
    .meta({
      description:
        "Where a resolver denies a name (NXDOMAIN) and tells of it all the same, by type; everything else was asked of the name servers then",
      ko: "리졸버가 이름을 부정(NXDOMAIN)하면서 다른 유형에는 답하는 경우. 그러면 나머지는 네임서버에 물은 것",
    }),
  translated: z.array(z.string()).readonly().meta({
    description:
      "IPv6 addresses that the resolver has made of those of IPv4 (DNS64), and that are left out of the rest",
    ko: "리졸버가 IPv4 주소로 만들어(DNS64) 나머지에서 뺀 IPv6 주소",
  }),
  contents: recordsRaw.nullable().meta({
    description: "What the records say; null where the name does not exist or no resolver answers",
    ko: "레코드의 내용. 이름이 존재하지 않거나 응답하는 리졸버가 없으면 null",
  }),
  zone,
  parent: parent.nullable().meta({ description: "What the zone above says", ko: "상위 존이 알려 주는 것" }),
  servers: servers.meta({ description: "The name servers of the zone", ko: "존의 네임서버" }),
  security: security
    .nullable()
    .meta({ description: "DNSSEC, where the zone is known", ko: "DNSSEC. 존을 알 수 있을 때" }),
  soa: soa.nullable().meta({ description: "The SOA record of the zone", ko: "존의 SOA 레코드" }),
});

/** The input once it is read. */
export type DnsInput = z.output<typeof input>;
/** The observation that the check judges, stores and answers. */
export type DnsRaw = z.output<typeof raw>;
