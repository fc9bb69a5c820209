import { z } from "zod";

const state = z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta({
  description:
    "insecure: proven to be unsigned; island: signed without a DS record; indeterminate: we could not validate it",
  ko: "insecure: 서명하지 않음이 증명됨. island: 서명했으나 상위 존에 연결되지 않음. indeterminate: 알 수 없음",
});

const reason = z.string().nullable();

const key = z.object({
  keyTag: z.int(),
  algorithm: z.int(),
  flags: z.int(),
  bits: z.int().nullable().meta({ description: "Of the modulus of an RSA key", ko: "RSA 키의 비트 수" }),
  isAnchored: z.boolean().meta({
    description: "Whether a DS record in the parent zone refers to it",
    ko: "상위 존의 DS 레코드가 가리키는 키인지 여부",
  }),
  isRevoked: z.boolean(),
});

const signature = z.object({
  type: z.string(),
  keyTag: z.int(),
  algorithm: z.int(),
  inception: z.iso.datetime(),
  expires: z.iso.datetime(),
});

const link = z.object({
  zone: z.string(),
  state,
  reason,
  delegations: z
    .array(z.object({ keyTag: z.int(), algorithm: z.int(), digestType: z.int() }))
    .readonly()
    .meta({
      description: "DS records in the parent zone",
      ko: "상위 존에서 알려 주는 키(DS)",
    }),
  keys: z.array(key).readonly(),
  signatures: z.array(signature).readonly().meta({
    description: "Signatures over its DS and DNSKEY records, valid or not",
    ko: "위임과 키에 대한 서명. 유효 여부와 무관",
  }),
});

const set = z.object({
  name: z.string(),
  type: z.string(),
  answer: z.enum(["records", "alias", "no-data", "no-name", "unknown"]),
  state,
  reason,
  zone: z.string(),
  algorithm: z.int().nullable(),
  inception: z.iso.datetime().nullable(),
  expires: z.iso.datetime().nullable(),
  wildcard: z.string().nullable(),
});

const resolverValidation = z.object({
  server: z.string().nullable(),
  rcode: z.string(),
  extended: z.array(z.object({ code: z.int(), text: z.string() })).readonly(),
  cdRcode: z.string().nullable(),
  verdict: z.enum(["secure", "insecure", "bogus", "unknown"]),
  reason,
  agrees: z.boolean().nullable().meta({
    description: "Whether the resolver agrees with our own validation; null if either has no result",
    ko: "리졸버의 판단이 자체 검증과 같은지 여부. 어느 한쪽이 알 수 없으면 null",
  }),
});

/** The DNSSEC state of the zone and of each record set, by our own validation and by the resolver's. */
export const security = z.object({
  state,
  reason,
  zone: z.string().nullable().meta({ description: "Where it stands or breaks", ko: "성립하거나 끊어지는 존" }),
  chainOfTrust: z.array(link).readonly().meta({
    description: "The zones from the trust anchor down",
    ko: "신뢰 앵커에서 아래로 이어지는 존",
  }),
  rrsets: z
    .array(set)
    .readonly()
    .meta({ description: "Each set of records of the name", ko: "이름의 레코드 집합별 결과" }),
  dmarc: z.array(set).readonly().meta({
    description: "The record sets of its own DMARC record and of that record's alias targets",
    ko: "이름 자체의 DMARC 레코드와 그 별칭 대상의 레코드 집합별 결과",
  }),
  denial: z.object({ iterations: z.int(), saltOctets: z.int() }).nullable().meta({
    description: "NSEC3 parameters of the zone; null without NSEC3 or if unknown",
    ko: "부재 증명에서 이름을 해시하는 방식. 해시하지 않거나 알 수 없으면 null",
  }),
  childDs: z
    .object({
      keyTags: z.array(z.int()).readonly(),
      unknownTags: z.array(z.int()).readonly().meta({
        description: "Key tags without a key in the zone",
        ko: "존에 해당 키가 없는 것",
      }),
      isRemoval: z.boolean(),
      isConsistent: z.boolean(),
      state,
    })
    .nullable()
    .meta({
      description: "The DS changes that the zone requests (CDS, CDNSKEY); null without any",
      ko: "상위 존에 지정하도록 요청하는 키(CDS, CDNSKEY). 요청이 없으면 null",
    }),
  resolverValidation: resolverValidation.meta({
    description: "The zone by the resolver",
    ko: "존에 대한 리졸버의 판단",
  }),
  isRemembered: z.boolean().meta({
    description:
      "Whether the resolver's records fail validation while the name servers' records pass; the rest then comes from the name servers",
    ko: "리졸버의 레코드는 검증되지 않고 네임서버의 레코드는 검증되는지 여부. 그러면 나머지는 네임서버의 응답에 따른 것",
  }),
});

/** What was observed of DNSSEC. */
export type SeenSecurity = z.output<typeof security>;
