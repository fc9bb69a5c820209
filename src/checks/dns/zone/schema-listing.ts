import { z } from "zod";
import { canonicalAs, ordered } from "../../../core/canonical.ts";

/** The record types listed, in this order. */
export const listedTypes = [
  "A",
  "AAAA",
  "CNAME",
  "MX",
  "TXT",
  "NS",
  "SOA",
  "CAA",
  "DS",
  "DNSKEY",
  "HTTPS",
  "SVCB",
  "SRV",
  "NAPTR",
] as const;

/** A listed record type. */
export type ListedType = (typeof listedTypes)[number];

/** Maximum number of values kept per type. */
export const mostValues = 64;

const listing = canonicalAs(
  z.object({
    state: z.enum(["found", "absent", "nxdomain", "unknown"]).meta({
      description:
        "absent: the name exists but has none; nxdomain: the name does not exist; unknown: we could not find out",
      ko: "absent: 이름은 있으나 이 레코드가 없음. nxdomain: 이름이 없음. unknown: 알 수 없음",
    }),
    reason: z.string().nullable().meta({ description: "Why the state is unknown", ko: "알 수 없었던 이유" }),
    ttl: z.int().nullable().meta({
      description:
        "TTL in seconds: from a name server of the zone if one was queried, otherwise the remaining TTL at the resolver",
      ko: "TTL(초). 존의 네임서버에 질의했으면 그 값, 아니면 리졸버에 남은 값",
    }),
    isAuthoritative: z.boolean().meta({
      description: "Whether the TTL comes from a name server of the zone",
      ko: "TTL이 존에서 정한 값인지 여부",
    }),
    aliases: ordered(
      z.array(z.string()).readonly().meta({
        description: "The targets of the CNAME chain, in order",
        ko: "CNAME 체인의 대상, 순서대로",
      }),
    ),
    values: z
      .array(z.string())
      .readonly()
      .meta({
        description: `The record data in dig format; at most ${mostValues}`,
        ko: `dig에서 출력하는 형식의 레코드 값. 최대 ${mostValues}개`,
      }),
    total: z.int().meta({ description: "Number of records", ko: "레코드의 수" }),
    broken: z.int().meta({
      description: "Number of records whose data does not match their type; they are left out",
      ko: "형식에 맞지 않아 뺀 레코드의 수",
    }),
  }),
  // The remaining TTL at a resolver counts down.
  ({ ttl, ...rest }) => (rest.isAuthoritative ? { ...rest, ttl } : rest),
);

/** The resolver's answer for each record type, with its TTL. */
export const listings = z.object({
  A: listing.meta({ description: "IPv4 addresses (RFC 1035 §3.4.1)", ko: "IPv4 주소(RFC 1035 §3.4.1)" }),
  AAAA: listing.meta({ description: "IPv6 addresses (RFC 3596)", ko: "IPv6 주소(RFC 3596)" }),
  CNAME: listing.meta({ description: "Alias of the name (RFC 1035 §3.3.1)", ko: "이름의 별칭(RFC 1035 §3.3.1)" }),
  MX: listing.meta({ description: "Mail servers (RFC 5321 §5)", ko: "메일 서버(RFC 5321 §5)" }),
  TXT: listing.meta({
    description: "Texts, such as SPF records (RFC 1035 §3.3.14)",
    ko: "SPF 레코드 등의 텍스트(RFC 1035 §3.3.14)",
  }),
  NS: listing.meta({ description: "Name servers (RFC 1035 §3.3.11)", ko: "네임서버(RFC 1035 §3.3.11)" }),
  SOA: listing.meta({ description: "Start of authority (RFC 1035 §3.3.13)", ko: "존의 권한 시작(RFC 1035 §3.3.13)" }),
  CAA: listing.meta({
    description: "CAs that may issue certificates (RFC 8659)",
    ko: "인증서를 발급할 수 있는 인증 기관(RFC 8659)",
  }),
  DS: listing.meta({
    description: "Digests of the zone's keys, in the parent zone (RFC 4034 §5)",
    ko: "상위 존에 있는 존 키의 다이제스트(RFC 4034 §5)",
  }),
  DNSKEY: listing.meta({ description: "Public keys of the zone (RFC 4034 §2)", ko: "존의 공개 키(RFC 4034 §2)" }),
  HTTPS: listing.meta({
    description: "Service parameters for https (RFC 9460 §9)",
    ko: "https 서비스 파라미터(RFC 9460 §9)",
  }),
  SVCB: listing.meta({
    description: "Service parameters for other protocols (RFC 9460)",
    ko: "다른 프로토콜의 서비스 파라미터(RFC 9460)",
  }),
  SRV: listing.meta({ description: "Hosts and ports of a service (RFC 2782)", ko: "서비스의 호스트와 포트(RFC 2782)" }),
  NAPTR: listing.meta({
    description: "Rules that lead from a name to a service (RFC 3403)",
    ko: "이름에서 서비스로 이어지는 규칙(RFC 3403)",
  }),
} satisfies Record<ListedType, typeof listing>);

/** The answer for one record type. */
export type Listing = z.output<typeof listing>;
/** The answers for all record types. */
export type Listings = z.output<typeof listings>;
