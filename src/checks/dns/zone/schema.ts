import { z } from "zod";

const extended = z.object({ code: z.int(), text: z.string() });

/** Whether the name exists. */
export const existence = z.object({
  state: z.enum(["exists", "nxdomain", "unknown"]),
  reason: z.string().nullable().meta({
    description: "Why the resolvers gave no result: a response code such as SERVFAIL, or TIMEOUT",
    ko: "리졸버에서 알 수 없었던 이유. SERVFAIL 같은 응답 코드 또는 TIMEOUT",
  }),
  resolver: z.string().nullable().meta({ description: "The resolver that answered", ko: "응답한 리졸버" }),
  extended: z.array(extended).readonly().meta({
    description: "Extended DNS errors of the resolver (RFC 8914)",
    ko: "응답에 대한 리졸버의 설명(확장 DNS 오류, RFC 8914)",
  }),
  cdRcode: z.string().nullable().meta({
    description: "The response code with validation disabled (CD flag); null if not queried",
    ko: "검증을 끄고 질의했을 때의 응답 코드. 질의하지 않았으면 null",
  }),
  isResolverWorking: z.boolean().nullable().meta({
    description: "Whether the resolver answers for the parent zone; null if not queried",
    ko: "리졸버가 상위 존에는 응답했는지 여부. 질의하지 않았으면 null",
  }),
  authoritativeState: z.enum(["exists", "nxdomain", "unknown"]).meta({
    description: "The same by the name servers of the zone",
    ko: "존의 네임서버가 답한 결과",
  }),
});

/** The zone of a name. */
export const zone = z.object({
  name: z.string().nullable().meta({
    description: "The zone that contains the name; null if unknown",
    ko: "이름이 속한 존. 알 수 없었으면 null",
  }),
  reason: z.string().nullable(),
  isApex: z.boolean().meta({
    description: "Whether the name is the zone apex",
    ko: "이름이 존 자체의 이름인지 여부",
  }),
  isDomain: z.boolean().meta({
    description: "Whether the zone is a domain registered at a registry",
    ko: "존이 레지스트리에서 등록하는 도메인인지 여부",
  }),
});

/** The SOA record of the zone. */
export const soa = z.object({
  mname: z.string(),
  mnameState: z.enum(["found", "absent", "nxdomain", "unknown"]).meta({
    description: "Whether the primary server has an address",
    ko: "주 서버에 주소가 있는지 여부",
  }),
  rname: z.string(),
  serial: z.int(),
  refresh: z.int(),
  retry: z.int(),
  expire: z.int(),
  minimum: z.int(),
  ttl: z.int(),
});

/** Whether the name exists. */
export type Existence = z.output<typeof existence>;
/** The SOA record: timers and contact of a zone. */
export type Soa = z.output<typeof soa>;
