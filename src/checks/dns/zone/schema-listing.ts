import { z } from "zod";

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

const listing = z.object({
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
  aliases: z.array(z.string()).readonly().meta({
    description: "The targets of the CNAME chain, in order",
    ko: "CNAME 체인의 대상, 순서대로",
  }),
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
});

/** The resolver's answer for each record type, with its TTL. */
export const listings = z.object({
  A: listing,
  AAAA: listing,
  CNAME: listing,
  MX: listing,
  TXT: listing,
  NS: listing,
  SOA: listing,
  CAA: listing,
  DS: listing,
  DNSKEY: listing,
  HTTPS: listing,
  SVCB: listing,
  SRV: listing,
  NAPTR: listing,
} satisfies Record<ListedType, typeof listing>);

/** The answer for one record type. */
export type Listing = z.output<typeof listing>;
/** The answers for all record types. */
export type Listings = z.output<typeof listings>;
