import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { domainTarget } from "../../core/target/domain.ts";
import { listedTypes, listings } from "./zone/schema-listing.ts";
import { recordsRaw } from "./records/schema.ts";
import { security } from "./security/schema.ts";
import { parent, resolverDifferences, servers, zoneTransfers } from "./servers/schema.ts";
import { existence, soa, zone } from "./zone/schema.ts";

/** The input of the check. */
export const input = z.strictObject({
  query: domainTarget().meta({
    description: "Domain or host name; the host part of a pasted URL is accepted",
    ko: "도메인 또는 호스트 이름. URL을 붙여 넣으면 호스트 부분을 씁니다",
    examples: ["example.com"],
  }),
});

/** Observations of a name and its zone. Times are ISO strings; names have no trailing dot. */
export const raw = z.object({
  name: z.string().meta({ description: "Domain name that was observed, in ASCII", ko: "관측한 도메인 이름(ASCII)" }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  existence: existence.meta({ description: "Whether the name exists", ko: "이름이 존재하는지 여부" }),
  records: listings.meta({ description: "The records of the name, by type", ko: "유형별 레코드" }),
  authoritativeFallback: z
    .array(
      z.object({
        type: z.enum(listedTypes).meta(descriptions.recordType),
        state: z.enum(["answered", "failing", "silent", "unknown"]).meta({
          description: "silent: no name server answers this query in time",
          ko: "silent: 어느 네임서버도 이 질의에 제시간에 응답하지 않음",
        }),
        security: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta({
          description: "DNSSEC validation result of their answer",
          ko: "그 응답에 대한 DNSSEC 검증 결과",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "The name servers' answers for types for which the resolver fails (SERVFAIL)",
      ko: "리졸버가 실패한(SERVFAIL) 유형에 대한 네임서버의 응답",
    }),
  contradiction: z
    .object({
      resolver: z.string().meta({ description: "The resolver that contradicts itself", ko: "모순된 응답을 한 리졸버" }),
      name: z.string().meta(descriptions.contradictoryName),
      deniedTypes: z
        .array(z.string())
        .readonly()
        .meta({ description: "Types for which it returned NXDOMAIN", ko: "NXDOMAIN을 반환한 질의의 유형" }),
      answeredTypes: z.array(z.string()).readonly().meta(descriptions.answeredTypes),
    })
    .nullable()
    .meta({
      description:
        "A resolver that returns NXDOMAIN for some types and an answer for others; the rest was then queried at the name servers",
      ko: "리졸버가 일부 유형에는 NXDOMAIN을, 다른 유형에는 응답을 반환하는 경우. 나머지는 네임서버에 질의한 결과",
    }),
  resolverDifferences: resolverDifferences.meta({
    description:
      "Answers of the resolver that none of the name servers gives; the rest was then queried at the name servers",
    ko: "어느 네임서버의 응답과도 다른 리졸버의 응답. 나머지는 네임서버에 질의한 결과",
  }),
  zoneVersions: z
    .array(
      z.object({
        servers: z
          .array(z.string())
          .readonly()
          .meta({ description: "Name servers that return these records", ko: "이 레코드를 반환하는 네임서버" }),
        parsed: recordsRaw.meta({
          description: "Records of the name at these servers",
          ko: "이 서버에 있는 이름의 레코드",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "The contents at name servers that return other records than the first ones; they are judged too",
      ko: "다른 레코드를 반환하는 네임서버별 레코드 내용. 함께 판단함",
    }),
  dns64: z.array(z.string()).readonly().meta({
    description:
      "IPv6 addresses that the resolver synthesised from IPv4 addresses (DNS64); they are left out elsewhere",
    ko: "리졸버가 IPv4 주소로 만들어(DNS64) 나머지에서 뺀 IPv6 주소",
  }),
  parsed: recordsRaw.nullable().meta({
    description: "The parsed records; null if the name does not exist or no resolver answers",
    ko: "레코드의 내용. 이름이 존재하지 않거나 응답하는 리졸버가 없으면 null",
  }),
  zone: zone.meta({ description: "Zone that contains the name", ko: "이름이 속한 존" }),
  parent: parent.nullable().meta({ description: "The delegation in the parent zone", ko: "상위 존의 위임" }),
  authoritativeServers: servers.meta({ description: "The name servers of the zone", ko: "존의 네임서버" }),
  zoneTransfers: zoneTransfers.meta({
    description:
      "Whether the delegated name servers transfer the zone (AXFR) to this machine; null if not asked (axfr)",
    ko: "위임된 네임서버가 이 시스템에 존을 전송(AXFR)하는지 여부. 요청하지 않았으면(axfr) null",
  }),
  security: security.nullable().meta({ description: "DNSSEC, if the zone is known", ko: "DNSSEC. 존을 알 수 있을 때" }),
  soa: soa.nullable().meta({ description: "The SOA record of the zone", ko: "존의 SOA 레코드" }),
});

/** The parsed input. */
export type DnsInput = z.output<typeof input>;
/** The observation that the check judges, stores and returns. */
export type DnsRaw = z.output<typeof raw>;
