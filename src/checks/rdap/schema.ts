import { getDomain } from "tldts";
import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { domainTarget } from "../../core/target/domain.ts";

/** The input: a domain, or a name in it. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: domainTarget()
    .transform((name, context) => registrable(name, context))
    .meta({
      description: "Registered domain; a name below it is reduced to it, and so is the host part of a pasted URL",
      ko: "등록된 도메인. 하위 이름이나 붙여 넣은 URL의 호스트는 등록된 도메인으로 줄여서 조회합니다",
      examples: ["example.com"],
    }),
});

/** The parsed input: `query` is the registrable domain. */
export type Input = z.output<typeof input>;

/** The registrable domain of a name. Private suffixes (github.io) are themselves registered once, by their owners. */
function registrable(name: string, context: z.RefinementCtx): string {
  const domain = getDomain(name, { allowPrivateDomains: false, extractHostname: false, validateHostname: false });
  if (domain !== null) return domain;
  const expected = {
    en: `a registered domain such as example.${name}`,
    ko: `example.${name}처럼 등록된 도메인`,
  };
  const given = { en: `the public suffix ${name}`, ko: `공용 접미사 ${name}` };
  context.addIssue({ code: "custom", params: { expected, given } });
  return z.NEVER;
}

const time = z.iso.datetime().nullable();

const created = time.meta({ description: "When the domain was registered", ko: "도메인을 등록한 시각" });
const updated = time.meta({
  description: "When the registration was last changed",
  ko: "등록 정보를 마지막으로 변경한 시각",
});
const expires = time.meta({
  description: "When the registration expires; null if it is not published",
  ko: "등록이 만료되는 시각. 공개하지 않으면 null",
});

/** Fields that a registry may leave unpublished. */
export const publishable = ["registrar", "created", "updated", "expires", "nameServers", "status"] as const;

/** Fields that are compared between registry and registrar. */
export const comparable = ["registrar", "created", "expires", "nameServers"] as const;

const answer = z.object({
  protocol: z.enum(["rdap", "whois"]).meta({
    description: "Protocol of the query: RDAP (RFC 9082) or WHOIS (RFC 3912)",
    ko: "조회 프로토콜: RDAP(RFC 9082) 또는 WHOIS(RFC 3912)",
  }),
  role: z.enum(["registry", "registrar", "redirector"]).meta({
    description: "redirector: a server that only points to the registry",
    ko: "redirector: 레지스트리의 위치만 알려 주는 서버",
  }),
  server: z.string().nullable().meta({
    description: "URL or host name of the server; null without one",
    ko: "서버의 URL 또는 호스트 이름. 없으면 null",
  }),
  state: z.enum(["found", "absent", "reserved", "quarantine", "refused", "unknown"]).meta({
    description:
      "reserved: the registry keeps the name; quarantine: only the former registrant can restore the domain; refused: the server refuses access to this client; unknown: it gave no usable answer",
    ko: "reserved: 레지스트리가 예약한 이름. quarantine: 기존 등록인만 복구할 수 있는 도메인. refused: 서버가 이 클라이언트의 접근을 거부함. unknown: 사용할 수 있는 응답을 얻지 못함",
  }),
  reason: z.string().nullable().meta({
    description: "Why there was no usable answer; null if there was one",
    ko: "사용할 수 있는 응답이 없었던 이유. 있었으면 null",
  }),
  registrar: z.string().nullable().meta({ description: "Name of the registrar", ko: "레지스트라 이름" }),
  created,
  updated,
  expires,
  nameServers: z.array(z.string()).readonly().meta(descriptions.nameServersAtRegistry),
  status: z
    .array(z.string())
    .readonly()
    .meta({ description: "Status values in EPP spelling (RFC 5731 §2.3)", ko: "EPP 표기의 상태 값(RFC 5731 §2.3)" }),
});

const registrar = z.object({
  name: z.string().nullable().meta({
    description: "Name of the registrar; null if not published",
    ko: "레지스트라의 이름. 공개하지 않으면 null",
  }),
  ianaId: z.string().nullable().meta({
    description: "IANA registrar ID; null if the registry accredits registrars itself",
    ko: "IANA 레지스트라 ID. 레지스트리가 직접 레지스트라를 인증하면 null",
  }),
  url: z.string().nullable().meta({
    description: "URL of the registrar's website; null if not published",
    ko: "레지스트라 웹사이트의 URL. 공개하지 않으면 null",
  }),
  abuse: z
    .object({
      email: z.string().nullable().meta({ description: "E-mail address", ko: "이메일 주소" }),
      phone: z.string().nullable().meta({ description: "Telephone number", ko: "전화번호" }),
    })
    .meta({ description: "The abuse contact of the registrar", ko: "레지스트라의 악용 신고 연락처" }),
});

const dns = z.object({
  state: z.enum(["found", "absent", "unknown"]).meta(descriptions.presence),
  reason: z.string().nullable().meta(descriptions.reason),
  nameServers: z.array(z.string()).readonly().meta({
    description: "Name servers in the DNS; empty without a delegation",
    ko: "DNS의 네임서버. 위임이 없으면 비어 있음",
  }),
});

/** The stored observation. Relative times are judged against `observedAt`. */
export const raw = z.object({
  domain: z.string().meta({
    description: "The registered domain, to which the requested name was reduced",
    ko: "조회한 등록 도메인(요청한 이름을 등록 단위로 줄인 것)",
  }),
  unicodeName: z.string().nullable().meta({
    description: "The Unicode form of an internationalized domain name; null otherwise",
    ko: "국제화 도메인 이름의 유니코드 표기. 그 외에는 null",
  }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  state: z.enum(["found", "reserved", "quarantine", "not_published", "unclear"]).meta({
    description:
      "reserved: the registry reserves the name, and it is not registered; quarantine: the registration was cancelled, and only the former registrant can restore it; not_published: the registry does not publish registration data; unclear: the registry says that the domain is not registered, but the DNS does not confirm it",
    ko: "reserved: 레지스트리가 예약했으며 등록되지 않은 이름. quarantine: 등록이 해지되어 기존 등록인만 복구할 수 있음. not_published: 레지스트리가 등록 정보를 공개하지 않음. unclear: 레지스트리는 등록되지 않았다고 하지만 DNS로 확인되지 않음",
  }),
  reason: z.string().nullable().meta({
    description: "refused, contradicted or stale-bootstrap; null if there is nothing to explain",
    ko: "refused, contradicted, stale-bootstrap 중 하나. 설명할 것이 없으면 null",
  }),
  server: z
    .string()
    .nullable()
    .meta({ description: "The server whose answer decided the state", ko: "state를 결정한 응답을 보낸 서버" }),
  registrar: registrar.nullable().meta({
    description: "The registrar of the domain; null if it is not published",
    ko: "도메인의 레지스트라. 공개하지 않으면 null",
  }),
  created,
  updated,
  transferred: time.meta({
    description: "When the domain was last transferred to another registrar",
    ko: "마지막으로 다른 레지스트라로 이전된 시각",
  }),
  expires,
  registrarExpires: time.meta({
    description:
      "When the contract with the registrar ends. The registry may have renewed the registration before that",
    ko: "레지스트라와의 계약 만료 시각. 레지스트리는 그 전에 자동 갱신했을 수 있습니다",
  }),
  nameServers: z.array(z.string()).readonly().meta(descriptions.nameServersAtRegistry),
  status: z.array(z.string()).readonly().meta({
    description: "In EPP spelling, such as clientTransferProhibited",
    ko: "EPP 표기(예: clientTransferProhibited)",
  }),
  isSigned: z.boolean().nullable().meta({
    description: "Whether the delegation is signed (DNSSEC); null if it is not published",
    ko: "위임에 DNSSEC 서명이 있는지 여부. 공개하지 않으면 null",
  }),
  signers: z
    .array(
      z.object({
        keyTag: z.int().meta(descriptions.keyTag),
        algorithm: z.int().meta(descriptions.dnssecAlgorithm),
        digestType: z.int().meta(descriptions.dsDigestType),
        digest: z.string().meta({ description: "Digest of the key, in hexadecimal", ko: "키의 다이제스트(16진수)" }),
      }),
    )
    .readonly()
    .meta({ description: "The DS records that the registry holds", ko: "레지스트리에 등록된 DS 레코드" }),
  privacy: z.string().nullable().meta({
    description: "The privacy service that replaces the data of the registrant",
    ko: "등록인 정보를 대신하는 개인 정보 보호 서비스",
  }),
  redacted: z.array(z.string()).readonly().meta({
    description: "The fields that the answers mark as redacted (RFC 9537), unchanged",
    ko: "응답에서 생략했다고 밝힌 항목(RFC 9537). 응답의 표현 그대로",
  }),
  notPublished: z.array(z.enum(publishable)).readonly().meta({
    description: "The fields that the registry does not publish for any domain, by its policy",
    ko: "레지스트리가 정책상 모든 도메인에 대해 공개하지 않는 항목",
  }),
  missing: z.array(z.enum(publishable)).readonly().meta({
    description: "The other fields that we found in no answer",
    ko: "그 밖에 어떤 응답에서도 찾지 못한 항목",
  }),
  disagreements: z
    .array(
      z.object({
        field: z.enum(comparable).meta({ description: "The field that differs", ko: "값이 다른 항목" }),
        registry: z.string().meta({ description: "The registry's value (authoritative)", ko: "레지스트리의 값(기준)" }),
        registrar: z.string().meta({ description: "The registrar's value", ko: "레지스트라의 값" }),
      }),
    )
    .readonly()
    .meta({
      description: "The fields in which registry and registrar differ",
      ko: "레지스트리와 레지스트라의 값이 다른 항목",
    }),
  answers: z.array(answer).readonly().meta({
    description: "The servers that were asked, in order, and their answers",
    ko: "조회한 서버와 각 서버의 응답. 조회한 순서",
  }),
  dns: dns.meta({
    description: "The name servers in the DNS, according to the configured resolvers",
    ko: "설정된 리졸버로 조회한 네임서버",
  }),
  bootstrap: z
    .object({
      publication: volatile(z.string().meta({ description: "When IANA published it", ko: "IANA가 발행한 시각" })),
      confirmedAt: volatile(
        z.string().nullable().meta({
          description: "When IANA last confirmed it; null for the embedded copy",
          ko: "IANA에 마지막으로 확인한 시각. 내장된 사본이면 null",
        }),
      ),
      isStale: z.boolean().meta({
        description: "Whether the list is older than a day and could not be refreshed",
        ko: "목록이 하루를 넘겼고 갱신하지 못했는지 여부",
      }),
    })
    .nullable()
    .meta({
      description: "IANA's list of RDAP servers (RFC 9224); null if the operator configured a server",
      ko: "IANA의 RDAP 서버 목록(RFC 9224). 운영자가 서버를 설정했으면 null",
    }),
});

/** The observation that the check judges, stores and returns. */
export type RdapRaw = z.output<typeof raw>;
