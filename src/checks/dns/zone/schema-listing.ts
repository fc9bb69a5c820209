import { z } from "zod";

/** The types of records that are listed, in this order. */
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
] as const;

/** A type of records that is listed. */
export type ListedType = (typeof listedTypes)[number];

/** So many values of a type are kept. */
export const mostValues = 64;

const listing = z.object({
  state: z.enum(["found", "absent", "nxdomain", "unknown"]).meta({
    description: "absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell",
    ko: "absent: 이름은 있으나 이 레코드가 없음. nxdomain: 이름이 없음. unknown: 알 수 없음",
  }),
  reason: z.string().nullable().meta({ description: "Why it could not be told", ko: "알 수 없었던 이유" }),
  ttl: z.int().nullable().meta({
    description:
      "Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver",
    ko: "응답이 유효한 초. 존의 네임서버에 물었으면 그 값, 아니면 리졸버에 남은 값",
  }),
  isAuthoritative: z.boolean().meta({
    description: "Whether the TTL is the one that the zone itself gives",
    ko: "TTL이 존에서 정한 값인지 여부",
  }),
  aliases: z.array(z.string()).readonly().meta({
    description: "The names that the aliases lead to, one after the other",
    ko: "별칭이 차례로 가리키는 이름",
  }),
  values: z
    .array(z.string())
    .readonly()
    .meta({
      description: `The data of the records as dig prints it; at most ${mostValues}`,
      ko: `dig에서 출력하는 형식의 레코드 값. 최대 ${mostValues}개`,
    }),
  total: z.int().meta({ description: "How many records there are", ko: "레코드의 수" }),
  broken: z.int().meta({
    description: "How many of them are not what their type says, and are left out",
    ko: "형식에 맞지 않아 뺀 레코드의 수",
  }),
});

/** What the resolvers of the run answer to a question for each type, and how long that holds. */
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
} satisfies Record<ListedType, typeof listing>);

/** The answer for one type. */
export type Listing = z.output<typeof listing>;
/** The answers for all of them. */
export type Listings = z.output<typeof listings>;
