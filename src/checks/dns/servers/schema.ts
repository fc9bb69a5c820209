import { z } from "zod";
import { volatile } from "../../../core/canonical.ts";
import { descriptions, listTotal } from "../../../core/descriptions.ts";

const reason = z.string().nullable().meta({
  description: "Reason code: a response code, TIMEOUT, or what was wrong with the answer",
  ko: "이유를 나타내는 단어. 응답 코드, TIMEOUT, 또는 응답의 문제",
});

const ability = z.object({
  works: z.boolean().nullable().meta({ description: "null if unknown", ko: "알 수 없었으면 null" }),
  reason,
});

/** Whether an address of a name server answers for its zone. */
const stance = z.object({
  state: z.enum(["authoritative", "lame", "silent", "unasked"]).meta({
    description:
      "lame: it answers, but does not serve the zone; silent: no answer; unasked: this machine did not or could not query it",
    ko: "lame: 응답하지만 이 존의 네임서버가 아님. silent: 응답 없음. unasked: 이 시스템에서 질의하지 않았거나 할 수 없었음",
  }),
  reason,
});

const seen = stance.extend({
  address: z.string().meta(descriptions.serverAddress),
  isPublic: z.boolean().meta(descriptions.isPublic),
  isGlue: z.boolean().meta({
    description: "Whether the parent zone has a glue record with this address",
    ko: "상위 존에서 이 주소를 알려 주는지 여부",
  }),
  ms: volatile(z.number().nullable().meta(descriptions.responseTime)),
  serial: z.int().nullable().meta(descriptions.serial),
  soaCount: z.int().meta({
    description: "Number of SOA records in the answer; 1 is valid",
    ko: "응답에 있는 SOA 레코드의 수. 1이어야 함",
  }),
  tcp: ability.meta({ description: "Whether it answers over TCP (RFC 7766)", ko: "TCP로 응답하는지 여부(RFC 7766)" }),
  edns: ability.meta({
    description: "Whether it answers queries with EDNS (RFC 6891)",
    ko: "EDNS 질의에 응답하는지 여부(RFC 6891)",
  }),
  aaaa: ability.meta({
    description: "Whether AAAA queries are answered like A queries",
    ko: "AAAA 질의에 A 질의와 같이 응답하는지 여부",
  }),
  caseInsensitive: ability.meta({
    description: "Whether the case of a query makes no difference",
    ko: "질의의 대소문자가 결과에 영향을 주지 않는지 여부",
  }),
  negativeAnswers: ability.meta({
    description: "Whether its negative answers contain the SOA record of the zone",
    ko: "레코드가 없다는 응답에 존의 SOA 레코드가 있는지 여부",
  }),
  isRecursive: z.boolean().nullable().meta({
    description: "Whether it offers recursion (RA); null without an answer",
    ko: "재귀 조회를 제공하는지 여부(RA). 응답이 없었으면 null",
  }),
  existence: z.enum(["exists", "nxdomain", "unknown"]).meta({
    description: "Whether it says that the name exists",
    ko: "이름이 존재한다고 답하는지 여부",
  }),
  rcode: z.string().nullable().meta({
    description: "Its response code to the A query for the name; null without an answer",
    ko: "이름의 A 레코드 질의에 대한 응답 코드. 응답이 없었으면 null",
  }),
  unansweredTypes: z
    .array(
      z.object({ type: z.string().meta(descriptions.recordType), reason: z.string().meta(descriptions.resultReason) }),
    )
    .readonly()
    .meta({
      description: "Types of the name that it does not answer, although it answers A queries",
      ko: "A 레코드에는 답하면서 답하지 않는 유형",
    }),
  origin: z.string().nullable().meta({
    description: "Its SOA record without the serial",
    ko: "일련번호를 뺀 SOA 레코드",
  }),
  nameServers: z.array(z.string()).readonly().nullable().meta({
    description: "The NS records of the zone at this server",
    ko: "이 서버에서 알려 주는 존의 네임서버",
  }),
  signatures: z
    .object({
      state: z.enum(["verified", "unsigned", "failed", "keyless", "unknown"]).meta({
        description: "keyless: it does not answer DNSKEY queries",
        ko: "keyless: DNSKEY 질의에 응답하지 않음",
      }),
      reason,
      types: z.array(z.string()).readonly().meta({
        description: "Types whose answers fail DNSSEC validation; NXDOMAIN for the answer about a nonexistent name",
        ko: "검증되지 않는 응답의 유형. 이름이 없다는 응답은 NXDOMAIN",
      }),
      inception: volatile(
        z.iso.datetime().nullable().meta({
          description: "Inception of that signature",
          ko: "그 서명이 시작된 때",
        }),
      ),
      expires: volatile(
        z.iso.datetime().nullable().meta({
          description: "Expiry of the valid signature that ends first",
          ko: "유효한 서명 가운데 가장 먼저 끝나는 때",
        }),
      ),
    })
    .meta({ description: "DNSSEC signatures in its answers", ko: "응답의 DNSSEC 서명" }),
  unsignedAlgorithms: z
    .array(
      z.object({
        algorithm: z.int().meta(descriptions.dnssecAlgorithm),
        types: z.array(z.string()).readonly().meta(descriptions.recordTypes),
      }),
    )
    .readonly()
    .meta({
      description: "Algorithms of the DNSKEY or DS records that its answers of these types are not signed with",
      ko: "DNSKEY 또는 DS 레코드의 알고리즘 가운데 이 유형의 응답 서명에 쓰이지 않은 것",
    }),
  unlisted: z
    .array(
      z.object({
        name: z.string().meta(descriptions.ownerName),
        types: z.array(z.string()).readonly().meta(descriptions.recordTypes),
      }),
    )
    .readonly()
    .meta({
      description: "Types that it has at a name but that the NSEC or NSEC3 record of the name does not list",
      ko: "이름에 있으나 그 이름의 NSEC 또는 NSEC3 레코드에는 없는 유형",
    }),
  largestResponse: z
    .object({
      type: z.string().meta({ description: "Record type of the query", ko: "질의의 레코드 유형" }),
      octets: z.int().meta({ description: "Length of the response in octets", ko: "응답의 길이(옥텟)" }),
    })
    .nullable()
    .meta({
      description: "Its largest answer",
      ko: "가장 큰 응답",
    }),
});

const server = z.object({
  name: z.string().meta(descriptions.serverName),
  isAtParent: z
    .boolean()
    .meta({ description: "Whether the parent zone lists it", ko: "상위 존의 NS 레코드에 있는지 여부" }),
  isAtChild: z.boolean().nullable().meta({
    description: "Whether the zone itself lists it; null if unknown",
    ko: "존 자체에서 지정하는지 여부. 알 수 없었으면 null",
  }),
  isInside: z.boolean().meta({
    description: "Whether its name is in the zone itself, which needs glue",
    ko: "이름이 존 안에 있어 글루 레코드가 필요한지 여부",
  }),
  state: z.enum(["found", "absent", "nxdomain", "unknown"]).meta({
    description: "Whether it has an address",
    ko: "주소가 있는지 여부",
  }),
  reason,
  alias: z.string().nullable().meta({ description: "What its name is an alias of", ko: "이름이 별칭이면 그 대상" }),
  own: z.array(z.string()).readonly().nullable().meta({
    description: "Its addresses from its own records; null if unknown",
    ko: "자체 레코드에 따른 주소. 알 수 없었으면 null",
  }),
  glue: z.array(z.string()).readonly().meta({
    description: "Its addresses from glue records in the parent zone",
    ko: "상위 존의 글루 레코드에 있는 주소",
  }),
  addresses: z.array(seen).readonly().meta({ description: "Answers at each of its addresses", ko: "주소별 응답" }),
  addressesTotal: z.int().meta(listTotal("addresses")),
});

const difference = z.object({
  type: z.string().meta(descriptions.recordType),
  isVarying: z.boolean().meta({
    description: "Whether a repeated query to the same server returns a different answer",
    ko: "같은 서버도 다시 물으면 다르게 답하는지 여부",
  }),
  isClientSpecific: z.boolean().meta({
    description: "Whether a server marks its answer as valid for the client's network (RFC 7871)",
    ko: "응답이 클라이언트의 네트워크에 따른 것이라고 서버에서 알리는지 여부(RFC 7871)",
  }),
  ttl: z
    .int()
    .nullable()
    .meta({ description: "TTL of the records in seconds; null if unknown", ko: "레코드의 TTL(초). 알 수 없으면 null" }),
  answers: z
    .array(
      z.object({
        values: z
          .array(z.string())
          .readonly()
          .meta({ description: "Record data in dig format", ko: "dig에서 출력하는 형식의 레코드 값" }),
        total: z.int().meta(listTotal("values")),
        by: z
          .array(z.string())
          .readonly()
          .meta({ description: "Name servers that return this answer", ko: "이 응답을 반환하는 네임서버" }),
      }),
    )
    .readonly()
    .meta({ description: "What they say, and who says it", ko: "응답과 그렇게 답한 서버" }),
  total: z.int().meta(listTotal("answers")),
});

/** Answers of the resolver that none of the name servers gives. */
export const resolverDifferences = z
  .array(
    z.object({
      name: z.string().meta(descriptions.ownerName),
      type: z.string().meta(descriptions.recordType),
      resolver: z.string().nullable().meta({
        description: "Resolver that returned the answer; null if unknown",
        ko: "응답한 리졸버. 알 수 없으면 null",
      }),
      isDenied: z.boolean().meta({
        description: "Whether the resolver returns NXDOMAIN",
        ko: "리졸버가 NXDOMAIN을 반환하는지 여부",
      }),
      values: z.array(z.string()).readonly().meta({ description: "At the resolver", ko: "리졸버의 응답" }),
      served: z.array(z.string()).readonly().meta({ description: "At a name server", ko: "네임서버의 응답" }),
      isVarying: z.boolean().meta({
        description: "Whether the name servers also return different addresses to this machine",
        ko: "네임서버들이 이 시스템에 반환하는 주소도 서로 다른지 여부",
      }),
      ttl: volatile(
        z.int().nullable().meta({
          description: "How long the resolver may keep its answer, in seconds; null if unknown",
          ko: "리졸버가 응답을 보관할 수 있는 시간(초). 알 수 없으면 null",
        }),
      ),
    }),
  )
  .readonly();

const key = z.object({
  keyTag: z.int().meta({ description: "Key tag (RFC 4034 appendix B)", ko: "키 태그(RFC 4034 부록 B)" }),
  algorithm: z.int().meta({ description: "DNSSEC algorithm number (RFC 8624)", ko: "DNSSEC 알고리즘 번호(RFC 8624)" }),
});

const keySet = z.object({
  servers: z
    .array(z.string())
    .readonly()
    .meta({ description: "The name servers with this set", ko: "이 집합을 가진 네임서버" }),
  keys: z
    .array(
      key.extend({
        flags: z.int().meta({
          description: "Flags: 257 for a key-signing key, 256 for a zone-signing key (RFC 4034 §2.1.1)",
          ko: "플래그. 257은 키 서명 키, 256은 존 서명 키(RFC 4034 §2.1.1)",
        }),
      }),
    )
    .readonly()
    .meta({ description: "The DNSKEY records of the set", ko: "집합의 DNSKEY 레코드" }),
  signingKeys: z.array(key).readonly().meta({
    description: "The keys of the set that these servers sign records with",
    ko: "이 서버들이 레코드 서명에 쓰는 집합의 키",
  }),
  algorithms: z.array(z.int()).readonly().meta({
    description: "The algorithms that these servers sign their records with",
    ko: "이 서버들이 레코드 서명에 쓰는 알고리즘",
  }),
  missingKeys: z.array(key).readonly().meta({
    description: "Keys that sign records at other name servers of the zone but are not in this set",
    ko: "존의 다른 네임서버에서 레코드를 서명하지만 이 집합에는 없는 키",
  }),
});

/** The name servers of the zone. */
export const servers = z.object({
  list: z
    .array(server)
    .readonly()
    .meta({ description: "Name servers in the delegation or in the zone", ko: "위임 또는 존에 있는 네임서버" }),
  total: z.int().meta(listTotal("list")),
  differences: z.array(difference).readonly().meta({
    description: "Types for which servers with the same version of the zone return different answers",
    ko: "같은 버전의 존을 가진 서버들이 서로 다르게 답하는 유형",
  }),
  keySets: z.array(keySet).readonly().meta({
    description:
      "The DNSKEY sets of the name servers if the sets or the signing keys differ, as where several providers sign the zone (RFC 8901); otherwise empty",
    ko: "여러 사업자가 존에 서명하는 경우(RFC 8901)처럼 네임서버의 DNSKEY 집합이나 서명에 쓰는 키가 서로 다르면 각 집합. 같으면 비어 있음",
  }),
});

const transfer = z.object({
  server: z.string().meta(descriptions.serverName),
  address: z.string().meta(descriptions.serverAddress),
  state: z.enum(["open", "refused", "unknown"]).meta({
    description: "open: the server sent the zone",
    ko: "open: 서버에서 존을 전송함",
  }),
  reason,
  records: z.int().nullable().meta({
    description: "The number of records that came; they are not kept",
    ko: "받은 레코드의 수. 레코드는 저장하지 않음",
  }),
  isComplete: z.boolean().nullable().meta({
    description: "Whether the whole zone came before the limits of this check",
    ko: "이 점검의 한도 안에서 존 전체를 받았는지 여부",
  }),
});

/** What the delegated name servers answer to a zone transfer. */
export const zoneTransfers = z.array(transfer).readonly().nullable();

/** The delegation in the parent zone. */
export const parent = z.object({
  name: z.string().nullable().meta({
    description: "The parent zone; null if unknown",
    ko: "상위 존. 알 수 없었으면 null",
  }),
  state: z.enum(["delegated", "same-servers", "undelegated", "unknown"]).meta({
    description: "same-servers: its servers serve the child zone as well, and answer from that zone",
    ko: "same-servers: 상위 존의 서버가 하위 존도 제공하여 하위 존의 데이터로 답함",
  }),
  reason,
  nameServers: z.array(z.string()).readonly().meta({
    description: "Name servers in the delegation; empty if unknown",
    ko: "위임에 있는 네임서버. 알 수 없으면 비어 있음",
  }),
  isSigned: z.boolean().nullable().meta({
    description: "Whether the referral contains DS records",
    ko: "위임에 존의 키(DS)가 있는지 여부",
  }),
  referralOctets: z.int().nullable().meta({
    description: "The size of the referral for the longest possible name",
    ko: "가능한 가장 긴 이름에 대한 위임 응답의 크기",
  }),
  servers: z
    .array(
      stance.extend({
        server: z.string().meta(descriptions.serverName),
        address: z.string().meta(descriptions.serverAddress),
        tcp: ability.meta({
          description: "Whether it answers over TCP (RFC 7766)",
          ko: "TCP로 응답하는지 여부(RFC 7766)",
        }),
        edns: ability.meta({
          description: "Whether it answers queries with EDNS (RFC 6891)",
          ko: "EDNS 질의에 응답하는지 여부(RFC 6891)",
        }),
        nameServers: z.array(z.string()).readonly().nullable().meta({
          description: "Name servers in its referral; null without one",
          ko: "위임 응답에 있는 네임서버. 없으면 null",
        }),
      }),
    )
    .readonly()
    .meta({ description: "Answers of the parent zone's name servers", ko: "상위 존 네임서버의 응답" }),
});

/** Whether a server supports a required feature. */
export type Ability = z.output<typeof ability>;
/** Whether an address answers for its zone. */
export type Stance = z.output<typeof stance>;
/** The answers of one name server address. */
export type SeenAddress = z.output<typeof seen>;
/** A name server of the zone. */
export type SeenServer = z.output<typeof server>;
/** Differences between servers with the same zone version. */
export type SeenDifference = z.output<typeof difference>;
/** One of several DNSKEY sets of a zone. */
export type SeenKeySet = z.output<typeof keySet>;
/** The answer of one address to a zone transfer. */
export type SeenTransfer = z.output<typeof transfer>;
/** The delegation in the parent zone. */
export type SeenParent = z.output<typeof parent>;
/** An answer of the resolver that none of the name servers gives. */
export type ResolverDifference = z.output<typeof resolverDifferences>[number];
