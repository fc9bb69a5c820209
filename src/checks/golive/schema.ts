import { z } from "zod";
import { ordered, volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { domainTarget } from "../../core/target/domain.ts";
import { grades } from "../../core/grade/grade.ts";
import { pageKinds } from "../../probes/page/kind.ts";
import { identityProblems } from "../../probes/page/identity.ts";
import { plainHttpRaw } from "../http/index.ts";
import { propagationFacts } from "./propagation/schema.ts";

/** The input: one domain. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: domainTarget().meta({
    description: "Domain to go live; scheme, port and path of a pasted URL are left out",
    ko: "공개할 도메인. URL을 붙여 넣으면 스킴, 포트, 경로는 무시합니다",
    examples: ["example.com"],
  }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const time = z.iso.datetime();
const reason = z.string().nullable().meta({
  description: "Why it is unknown; null if it is known",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

/** Present, absent or unknown. */
const answeredTypes = z.enum(["found", "absent", "unknown"]);

const dns = z.object({
  state: answeredTypes.meta({
    description: "Whether the name has an IP address, according to the resolver of this run",
    ko: "측정에 쓴 리졸버에 따른, 이름에 IP 주소가 있는지 여부",
  }),
  absence: z.enum(["nxdomain", "nodata"]).nullable().meta({
    description: "Without an address: whether the name does not exist, or exists without an address",
    ko: "주소가 없을 때 이름 자체가 없는지, 이름은 있지만 주소가 없는지",
  }),
  reason,
  addresses: z
    .array(
      z.object({
        address: z.string().meta({ description: "IP address of the name", ko: "이름의 IP 주소" }),
        isPublic: z.boolean().meta(descriptions.isPublic),
      }),
    )
    .readonly()
    .meta({
      description: "The first addresses, and whether they are public",
      ko: "앞쪽 주소와 공인 주소인지 여부",
    }),
  addressesTotal: z.int().min(0).meta(listTotal("addresses")),
  authoritativeAddresses: z
    .array(
      z.object({
        address: z.string().meta({ description: "IP address of the name", ko: "이름의 IP 주소" }),
        isPublic: z.boolean().meta(descriptions.isPublic),
      }),
    )
    .readonly()
    .meta({
      description: "The first addresses from the name servers of the zone",
      ko: "존의 네임서버가 반환한 앞쪽 주소",
    }),
  dns64: z.array(z.string()).readonly().meta({
    description:
      "IPv6 addresses that the resolver synthesised from IPv4 addresses (DNS64, RFC 6147); the zone does not have them",
    ko: "리졸버가 IPv4 주소로 만든 IPv6 주소(DNS64, RFC 6147). 다른 곳에는 없는 주소",
  }),
  withoutDnskey: z
    .array(
      z.object({
        name: z.string().meta(descriptions.serverName),
        address: z.string().meta(descriptions.serverAddress),
        reason: z.string().meta(descriptions.resultReason),
      }),
    )
    .readonly()
    .meta({
      description: "Name servers of a signed zone that do not return its DNSKEY records, and why",
      ko: "서명된 존인데 DNSKEY 레코드를 반환하지 않는 네임서버와 이유",
    }),
  aliases: ordered(
    z.array(z.string()).readonly().meta({
      description: "The targets of its CNAME chain, in order",
      ko: "CNAME 체인의 대상, 순서대로",
    }),
  ),
  contradiction: z
    .object({
      resolver: z.string().meta(descriptions.contradictoryResolver),
      name: z.string().meta(descriptions.contradictoryName),
      deniedTypes: z.array(z.string()).readonly().meta(descriptions.deniedTypes),
      answeredTypes: z.array(z.string()).readonly().meta(descriptions.answeredTypes),
    })
    .nullable()
    .meta({
      description:
        "A resolver that returns NXDOMAIN for some record types and an answer for others, so that the name servers were queried instead; null without one",
      ko: "같은 이름의 일부 유형에는 NXDOMAIN을, 다른 유형에는 응답을 반환하여, 네임서버에 직접 질의하게 한 리졸버. 없으면 null",
    }),
  www: z
    .enum([...answeredTypes.options, "private"])
    .nullable()
    .meta({
      description:
        "Whether the name with www. also has an address; private: it has an address that is not public; null if not queried",
      ko: "앞에 www를 붙인 이름에도 주소가 있는지 여부. private: 공인 주소가 아닌 주소가 있음. 확인하지 않았으면 null",
    }),
  security: z
    .object({
      state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta(descriptions.dnssecState),
      reason: z.string().nullable().meta(descriptions.reason),
      resolverValidation: z.enum(["secure", "insecure", "bogus", "unknown"]).meta({
        description: "The resolver's own DNSSEC result",
        ko: "리졸버의 판단",
      }),
      isRemembered: z.boolean().meta({
        description: "Whether the resolver's records fail validation, but the name servers' records pass",
        ko: "리졸버의 레코드는 검증에 실패하고 네임서버의 레코드는 통과하는지 여부",
      }),
    })
    .meta({
      description: "DNSSEC state of the addresses",
      ko: "주소의 DNSSEC 상태",
    }),
});

const certificate = z.object({
  subject: z.string().meta(descriptions.certificateSubject),
  notBefore: time.meta(descriptions.notBefore),
  notAfter: time.meta(descriptions.notAfter),
});

const tls = z.object({
  target: z.string().meta({ description: "Host, or host:port", ko: "호스트 또는 호스트:포트" }),
  reason,
  grade: z.enum(grades).nullable().meta({
    description: "Grade of the ssl check; null if it could not be measured or graded",
    ko: "ssl 점검의 등급. 측정하거나 평가하지 못했으면 null",
  }),
  minimumGrade: z.enum(grades).nullable().meta({
    description: "The lowest grade that is certain, if the grade is uncertain",
    ko: "등급이 확실하지 않을 때 적어도 보장되는 등급",
  }),
  blockers: z.array(z.string()).readonly().meta({
    description: "Why the grade is capped at F, as ids of the ssl check",
    ko: "등급을 F로 제한하는 이유. ssl 점검의 id",
  }),
  certificates: z.array(certificate).readonly().meta({
    description: "The validated path, leaf first; only the leaf without a path",
    ko: "검증된 경로. 리프부터이며, 경로가 없으면 리프만",
  }),
});

const page = z.object({
  kind: z.enum(pageKinds).exactOptional().meta({
    description: "What the final answer is, as the http check says",
    ko: "http 점검이 판단한 마지막 응답의 종류",
  }),
  url: z.string().meta({ description: "URL after all redirects", ko: "리디렉션이 끝난 곳" }),
  status: z.int().meta(descriptions.httpStatus),
  redirectOutcome: z
    .enum([
      "answered",
      "loop",
      "limit",
      "private",
      "invalid-location",
      "nul-byte",
      "content-disposition",
      "content-encoding",
    ])
    .meta({
      description: "answered: at a page; all others: in a way that no browser follows",
      ko: "answered: 페이지에 이름. 나머지: 브라우저가 따라가지 않는 방식",
    }),
  redirects: z.int().min(0).meta({ description: "Number of redirects", ko: "리디렉션의 수" }),
  downgrade: z.boolean().meta({
    description: "Whether a redirect leads from https to http",
    ko: "경로가 https에서 http로 내려가는지 여부",
  }),
  problems: z.array(z.enum(identityProblems)).readonly().nullable().meta({
    description: "Why browsers reject the certificate of the page; null over plain HTTP or if unknown",
    ko: "브라우저가 페이지의 인증서를 거부하는 이유. 평문 HTTP이거나 판단할 수 없었으면 null",
  }),
  rejectedUrl: z.string().nullable().meta({
    description: "The first redirect URL that browsers reject",
    ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL",
  }),
  undeterminedUrl: z.string().nullable().meta({
    description: "The first redirect URL for which that is unknown",
    ko: "페이지 이전에 거부 여부를 알 수 없는 첫 URL",
  }),
  plainHttp: plainHttpRaw.nullable().meta({ description: "Behaviour of port 80", ko: "포트 80의 동작" }),
});

const registration = z.object({
  domain: z.string().nullable().meta({
    description: "The registered domain; null if the name has none",
    ko: "등록된 도메인. 이름 위에 등록 가능한 도메인이 없으면 null",
  }),
  state: z.enum(["found", "absent", "reserved", "quarantine", "unserved", "unknown"]).meta({
    description:
      "reserved: the registry keeps the name; quarantine: only the former registrant can restore the domain; unserved: the registry publishes nothing in RDAP or WHOIS; unknown: its server could not be queried, for example",
    ko: "reserved: 레지스트리가 예약한 이름. quarantine: 기존 등록인만 복구할 수 있음. unserved: 레지스트리가 RDAP와 WHOIS에 아무것도 공개하지 않음. unknown: 서버에 질의하지 못한 경우 등",
  }),
  reason,
  retryAfter: volatile(
    z.int().nullable().meta({
      description: "Retry-After of the registry, in seconds",
      ko: "레지스트리의 Retry-After(초)",
    }),
  ),
  server: z.string().nullable().meta({ description: "The server that answered", ko: "응답한 서버" }),
  expires: time.nullable().meta({
    description: "null if the registry does not publish it",
    ko: "레지스트리가 공개하지 않으면 null",
  }),
  registered: time.nullable().meta({
    description: "When the domain was registered; null if not published",
    ko: "도메인을 등록한 시각. 공개하지 않으면 null",
  }),
  registrarExpires: time.nullable().meta({
    description: "End of the contract with the registrar; the registry may have renewed automatically before",
    ko: "레지스트라와의 계약 만료 시각. 레지스트리는 먼저 자동 갱신했을 수 있습니다",
  }),
  status: z.array(z.string()).readonly().meta({
    description: "In EPP spelling, such as clientHold",
    ko: "EPP의 표기(예: clientHold)",
  }),
  registrar: z.string().nullable().meta({
    description: "Name of the registrar; null if not published",
    ko: "레지스트라의 이름. 공개하지 않으면 null",
  }),
});

/** The observations of the five essentials. Relative times are judged against `observedAt`. */
export const raw = z.object({
  domain: z.string().meta(descriptions.domainObserved),
  observedAt: volatile(time.meta(descriptions.observedAt)),
  dns: dns.meta({
    description: "Addresses of the domain, and whether resolvers and name servers agree",
    ko: "도메인의 주소와, 리졸버와 네임서버의 응답이 일치하는지 여부",
  }),
  propagation: z.array(propagationFacts).readonly().meta({
    description: "Results of the propagation check, per address family",
    ko: "주소 종류마다 propagation 점검이 본 것",
  }),
  tls: z.array(tls).readonly().meta({
    description: "The domain and, if redirects lead to another host, the host of the page",
    ko: "도메인 자체, 그리고 리디렉션이 다른 곳에서 끝나면 페이지의 호스트",
  }),
  https: z
    .object({
      page: page.nullable().meta({
        description: "The final page over https; null if the site did not answer",
        ko: "https로 도달한 마지막 페이지. 사이트가 응답하지 않았으면 null",
      }),
      reason,
    })
    .meta({
      description: "The page at https://; null if the site did not answer itself",
      ko: "https://가 이르는 페이지. 사이트가 아닌 것이 응답했거나 응답이 없었으면 null",
    }),
  registration: registration.meta({
    description: "Registration of the domain at its registry",
    ko: "레지스트리의 도메인 등록 상태",
  }),
});

/** The observation that the check judges, stores and returns. */
export type GoliveRaw = z.output<typeof raw>;
