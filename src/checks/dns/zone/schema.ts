import { z } from "zod";
import { descriptions } from "../../../core/descriptions.ts";

const extended = z.object({ code: z.int().meta(descriptions.edeCode), text: z.string().meta(descriptions.edeText) });

/** Whether the name exists. */
export const existence = z.object({
  state: z.enum(["exists", "nxdomain", "unknown"]).meta({
    description: "exists; nxdomain: the name does not exist; unknown: resolvers gave no result",
    ko: "exists: 존재함. nxdomain: 존재하지 않음. unknown: 리졸버에서 알 수 없음",
  }),
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
  reason: z.string().nullable().meta({
    description: "Why the zone is unknown; null if it is known",
    ko: "존을 알 수 없었던 이유. 알 수 있었으면 null",
  }),
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
  mname: z.string().meta({
    description: "SOA MNAME: primary name server (RFC 1035 §3.3.13)",
    ko: "SOA MNAME: 주 네임서버(RFC 1035 §3.3.13)",
  }),
  mnameState: z.enum(["found", "absent", "nxdomain", "unknown"]).meta({
    description: "Whether the primary server has an address",
    ko: "주 서버에 주소가 있는지 여부",
  }),
  rname: z.string().meta({
    description: "SOA RNAME: mailbox of the operator (RFC 1035 §3.3.13)",
    ko: "SOA RNAME: 관리자 메일 주소(RFC 1035 §3.3.13)",
  }),
  serial: z.int().meta({
    description: "Serial number of the SOA record (RFC 1035 §3.3.13)",
    ko: "SOA 레코드의 일련번호(RFC 1035 §3.3.13)",
  }),
  refresh: z
    .int()
    .meta({ description: "SOA REFRESH in seconds (RFC 1035 §3.3.13)", ko: "SOA REFRESH(초, RFC 1035 §3.3.13)" }),
  retry: z
    .int()
    .meta({ description: "SOA RETRY in seconds (RFC 1035 §3.3.13)", ko: "SOA RETRY(초, RFC 1035 §3.3.13)" }),
  expire: z
    .int()
    .meta({ description: "SOA EXPIRE in seconds (RFC 1035 §3.3.13)", ko: "SOA EXPIRE(초, RFC 1035 §3.3.13)" }),
  minimum: z.int().meta({
    description: "SOA MINIMUM in seconds: the limit for caching of negative answers (RFC 2308 §4)",
    ko: "SOA MINIMUM(초). 부정 응답 캐시 시간의 상한(RFC 2308 §4)",
  }),
  ttl: z.int().meta({ description: "TTL of the SOA record in seconds", ko: "SOA 레코드의 TTL(초)" }),
});

/** Whether the name exists. */
export type Existence = z.output<typeof existence>;
/** The SOA record: timers and contact of a zone. */
export type Soa = z.output<typeof soa>;
