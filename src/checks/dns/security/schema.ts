import { z } from "zod";
import { ordered, volatile } from "../../../core/canonical.ts";
import { descriptions } from "../../../core/descriptions.ts";

const state = z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta({
  description:
    "insecure: proven to be unsigned; island: signed without a DS record; indeterminate: we could not validate it",
  ko: "insecure: 서명하지 않음이 증명됨. island: 서명했으나 상위 존에 연결되지 않음. indeterminate: 알 수 없음",
});

const reason = z.string().nullable();

const key = z.object({
  keyTag: z.int().meta(descriptions.keyTag),
  algorithm: z.int().meta(descriptions.dnssecAlgorithm),
  flags: z.int().meta({
    description: "Flags of the DNSKEY record (RFC 4034 §2.1.1)",
    ko: "DNSKEY 레코드의 플래그(RFC 4034 §2.1.1)",
  }),
  bits: z.int().nullable().meta({ description: "Of the modulus of an RSA key", ko: "RSA 키의 비트 수" }),
  isAnchored: z.boolean().meta({
    description: "Whether a DS record in the parent zone refers to it",
    ko: "상위 존의 DS 레코드가 가리키는 키인지 여부",
  }),
  isRevoked: z.boolean().meta({
    description: "Whether the key has the REVOKE flag (RFC 5011 §2.1)",
    ko: "키에 REVOKE 플래그가 있는지 여부(RFC 5011 §2.1)",
  }),
});

const signature = z.object({
  type: z
    .string()
    .meta({ description: "Type of the signed records (RFC 4034 §3.1.1)", ko: "서명된 레코드의 유형(RFC 4034 §3.1.1)" }),
  keyTag: z.int().meta(descriptions.keyTag),
  algorithm: z.int().meta(descriptions.dnssecAlgorithm),
  inception: volatile(
    z.iso.datetime().meta({
      description: "When the signature becomes valid (RFC 4034 §3.1.5)",
      ko: "서명의 유효 기간 시작(RFC 4034 §3.1.5)",
    }),
  ),
  expires: volatile(
    z.iso
      .datetime()
      .meta({ description: "When the signature expires (RFC 4034 §3.1.5)", ko: "서명의 만료 시각(RFC 4034 §3.1.5)" }),
  ),
});

const link = z.object({
  zone: z.string().meta({ description: "Name of the zone", ko: "존의 이름" }),
  state,
  reason: reason.meta(descriptions.reason),
  delegations: z
    .array(
      z.object({
        keyTag: z.int().meta(descriptions.keyTag),
        algorithm: z.int().meta(descriptions.dnssecAlgorithm),
        digestType: z.int().meta(descriptions.dsDigestType),
      }),
    )
    .readonly()
    .meta({
      description: "DS records in the parent zone",
      ko: "상위 존에서 알려 주는 키(DS)",
    }),
  keys: z.array(key).readonly().meta({ description: "DNSKEY records of the zone", ko: "존의 DNSKEY 레코드" }),
  signatures: z.array(signature).readonly().meta({
    description: "Signatures over its DS and DNSKEY records, valid or not",
    ko: "위임과 키에 대한 서명. 유효 여부와 무관",
  }),
});

const set = z.object({
  name: z.string().meta(descriptions.ownerName),
  type: z.string().meta(descriptions.recordType),
  answer: z.enum(["records", "alias", "no-data", "no-name", "unknown"]).meta({
    description: "records; alias: a CNAME; no-data: no records of this type; no-name: NXDOMAIN",
    ko: "records: 레코드가 있음. alias: CNAME. no-data: 이 유형의 레코드 없음. no-name: NXDOMAIN",
  }),
  state,
  reason: reason.meta(descriptions.reason),
  zone: z.string().meta({ description: "Zone whose key signs the records", ko: "레코드를 서명하는 존" }),
  algorithm: z.int().nullable().meta({
    description: "DNSSEC algorithm number (IANA); null without a valid signature",
    ko: "DNSSEC 알고리즘 번호(IANA). 유효한 서명이 없으면 null",
  }),
  inception: volatile(
    z.iso.datetime().nullable().meta({
      description: "When the signature becomes valid (RFC 4034 §3.1.5); null without one",
      ko: "서명의 유효 기간 시작(RFC 4034 §3.1.5). 서명이 없으면 null",
    }),
  ),
  expires: volatile(
    z.iso.datetime().nullable().meta({
      description: "When the signature expires (RFC 4034 §3.1.5); null without one",
      ko: "서명의 만료 시각(RFC 4034 §3.1.5). 서명이 없으면 null",
    }),
  ),
  wildcard: z.string().nullable().meta({
    description: "Wildcard name that the answer comes from (RFC 4592); null without one",
    ko: "응답이 유래한 와일드카드 이름(RFC 4592). 없으면 null",
  }),
});

const resolverValidation = z.object({
  server: z.string().nullable().meta({
    description: "Address of the resolver; null without an answer",
    ko: "리졸버의 주소. 응답이 없었으면 null",
  }),
  rcode: z.string().meta({
    description: "Response code of the resolver (RFC 6895 §2.3), or why there is no answer",
    ko: "리졸버의 응답 코드(RFC 6895 §2.3) 또는 응답이 없는 이유",
  }),
  extended: z
    .array(z.object({ code: z.int().meta(descriptions.edeCode), text: z.string().meta(descriptions.edeText) }))
    .readonly()
    .meta({ description: "Extended DNS errors of the resolver (RFC 8914)", ko: "리졸버의 확장 DNS 오류(RFC 8914)" }),
  cdRcode: z.string().nullable().meta({
    description: "Response code with checking disabled (CD bit, RFC 4035 §3.2.2); null if not queried",
    ko: "검증을 끈(CD 비트, RFC 4035 §3.2.2) 질의의 응답 코드. 질의하지 않았으면 null",
  }),
  verdict: z.enum(["secure", "insecure", "bogus", "unknown"]).meta({
    description: "How the resolver validates: secure (AD bit, RFC 4035 §3.2.3), insecure, bogus or unknown",
    ko: "리졸버의 검증 결과: secure(AD 비트, RFC 4035 §3.2.3), insecure, bogus, unknown",
  }),
  reason: reason.meta(descriptions.reason),
  agrees: z.boolean().nullable().meta({
    description: "Whether the resolver agrees with our own validation; null if either has no result",
    ko: "리졸버의 판단이 자체 검증과 같은지 여부. 어느 한쪽이 알 수 없으면 null",
  }),
});

/** The DNSSEC state of the zone and of each record set, by our own validation and by the resolver's. */
export const security = z.object({
  state,
  reason: reason.meta(descriptions.reason),
  zone: z.string().nullable().meta({ description: "Where it stands or breaks", ko: "성립하거나 끊어지는 존" }),
  chainOfTrust: ordered(
    z.array(link).readonly().meta({
      description: "The zones from the trust anchor down",
      ko: "신뢰 앵커에서 아래로 이어지는 존",
    }),
  ),
  rrsets: z
    .array(set)
    .readonly()
    .meta({ description: "Each set of records of the name", ko: "이름의 레코드 집합별 결과" }),
  dmarc: z.array(set).readonly().meta({
    description: "The record sets of its own DMARC record and of that record's alias targets",
    ko: "이름 자체의 DMARC 레코드와 그 별칭 대상의 레코드 집합별 결과",
  }),
  denial: z
    .object({
      iterations: z
        .int()
        .meta({ description: "NSEC3 iterations (RFC 5155 §3.1.3)", ko: "NSEC3 반복 횟수(RFC 5155 §3.1.3)" }),
      saltOctets: z.int().meta({
        description: "Length of the NSEC3 salt in octets (RFC 5155 §3.1.4)",
        ko: "NSEC3 솔트의 길이(옥텟, RFC 5155 §3.1.4)",
      }),
    })
    .nullable()
    .meta({
      description: "NSEC3 parameters of the zone; null without NSEC3 or if unknown",
      ko: "부재 증명에서 이름을 해시하는 방식. 해시하지 않거나 알 수 없으면 null",
    }),
  childDs: z
    .object({
      keyTags: z
        .array(z.int())
        .readonly()
        .meta({ description: "Key tags in the CDS and CDNSKEY records", ko: "CDS와 CDNSKEY 레코드의 키 태그" }),
      unknownTags: z.array(z.int()).readonly().meta({
        description: "Key tags without a key in the zone",
        ko: "존에 해당 키가 없는 것",
      }),
      isRemoval: z.boolean().meta({
        description: "Whether the zone asks its parent to remove the DS records (RFC 8078 §4)",
        ko: "상위 존에 DS 삭제를 요청하는지 여부(RFC 8078 §4)",
      }),
      isConsistent: z.boolean().meta({
        description: "Whether the CDS and CDNSKEY records agree",
        ko: "CDS와 CDNSKEY 레코드가 일치하는지 여부",
      }),
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
