import { z } from "zod";
import { domainTarget } from "../../core/target/domain.ts";
import { grades } from "../../core/grade/grade.ts";
import { identityProblems } from "../../probes/page/identity.ts";
import { plainHttpRaw } from "../http/index.ts";
import { propagationFacts } from "./propagation/schema.ts";

/** What a caller gives: one domain. Unknown parameters are refused. */
export const input = z.strictObject({
  query: domainTarget().meta({
    description: "Domain to go live; scheme, port and path of a pasted URL are left out",
    ko: "공개할 도메인. URL을 붙여 넣으면 스킴, 포트, 경로는 무시합니다",
    examples: ["example.com"],
  }),
});

/** The input once it is read. */
export type Input = z.output<typeof input>;

const time = z.iso.datetime();
const reason = z.string().nullable().meta({
  description: "Why it could not be told; null where it could",
  ko: "알 수 없었던 이유. 알 수 있었으면 null",
});

/** Whether there is something, there is nothing, or nobody could tell. */
const told = z.enum(["found", "absent", "unknown"]);

const dns = z.object({
  state: told.meta({
    description: "Whether the name has an IP address, as the resolvers of the run say",
    ko: "측정에 쓴 리졸버가 답한, 이름에 IP 주소가 있는지 여부",
  }),
  absence: z.enum(["nxdomain", "nodata"]).nullable().meta({
    description: "Where it has none: whether there is no such name at all, or one without an address",
    ko: "주소가 없을 때 이름 자체가 없는지, 이름은 있지만 주소가 없는지",
  }),
  reason,
  addresses: z
    .array(z.object({ address: z.string(), isPublic: z.boolean() }))
    .readonly()
    .meta({
      description: "The first addresses, and whether anybody can reach them",
      ko: "앞쪽 주소와 누구나 접속할 수 있는 주소인지 여부",
    }),
  addressesTotal: z.int().min(0),
  published: z
    .array(z.object({ address: z.string(), isPublic: z.boolean() }))
    .readonly()
    .meta({
      description: "The first addresses that the name servers of the zone give themselves",
      ko: "존의 네임서버가 직접 답하는 앞쪽 주소",
    }),
  translated: z.array(z.string()).readonly().meta({
    description:
      "IPv6 addresses that the resolver has made out of the IPv4 ones (DNS64, RFC 6147), which nobody else has",
    ko: "리졸버가 IPv4 주소로 만든 IPv6 주소(DNS64, RFC 6147). 다른 곳에는 없는 주소",
  }),
  keyless: z
    .array(z.object({ name: z.string(), address: z.string(), reason: z.string() }))
    .readonly()
    .meta({
      description: "Name servers of the zone, which is signed, that do not give its keys (DNSKEY), and why",
      ko: "서명된 존인데 키(DNSKEY)를 주지 않는 네임서버와 이유",
    }),
  aliases: z.array(z.string()).readonly().meta({
    description: "The names that its aliases (CNAME) lead to, in their order",
    ko: "별칭(CNAME)이 차례로 가리키는 이름",
  }),
  contradiction: z
    .object({
      resolver: z.string(),
      name: z.string(),
      denied: z.array(z.string()).readonly(),
      told: z.array(z.string()).readonly(),
    })
    .nullable()
    .meta({
      description:
        "A resolver that denies a name for some types of records and has others of it, so that the name servers were asked; null where none does",
      ko: "같은 이름을 어떤 레코드 유형에는 없다고 하고 다른 유형에는 답하여, 네임서버에 직접 묻게 한 리졸버. 없으면 null",
    }),
  www: told.nullable().meta({
    description: "Whether www in front of it has an address, too; null where that was not asked",
    ko: "앞에 www를 붙인 이름에도 주소가 있는지 여부. 확인하지 않았으면 null",
  }),
  security: z
    .object({
      state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]),
      reason: z.string().nullable(),
      opinion: z.enum(["secure", "insecure", "bogus", "unknown"]).meta({
        description: "What the resolver thinks of it",
        ko: "리졸버의 판단",
      }),
      isRemembered: z.boolean().meta({
        description: "Whether what the resolver passes on does not verify, and what the name servers give does",
        ko: "리졸버가 전달한 것은 검증되지 않고 네임서버가 준 것은 검증되는지 여부",
      }),
    })
    .meta({
      description: "How far the addresses can be trusted by their DNSSEC signatures",
      ko: "DNSSEC 서명으로 본 주소의 신뢰 상태",
    }),
});

const certificate = z.object({ subject: z.string(), validFrom: time, validTo: time });

const tls = z.object({
  target: z.string().meta({ description: "Host, or host:port", ko: "호스트 또는 호스트:포트" }),
  reason,
  grade: z.enum(grades).nullable().meta({
    description: "As the ssl check grades it; null where it could not be measured or graded",
    ko: "ssl 점검의 등급. 측정하거나 평가하지 못했으면 null",
  }),
  floor: z.enum(grades).nullable().meta({
    description: "The letter that is certain where the grade itself is in doubt",
    ko: "등급이 확실하지 않을 때 적어도 보장되는 등급",
  }),
  blockers: z.array(z.string()).readonly().meta({
    description: "What holds the grade down to F, by the ids of the ssl check",
    ko: "등급을 F로 제한하는 이유. ssl 점검의 id",
  }),
  certificates: z.array(certificate).readonly().meta({
    description: "The validated path, leaf first; the leaf alone where there is none",
    ko: "검증된 경로. 리프부터이며, 경로가 없으면 리프만",
  }),
});

const page = z.object({
  url: z.string().meta({ description: "Where the redirects ended", ko: "리디렉션이 끝난 곳" }),
  status: z.int(),
  end: z.enum([
    "answered",
    "loop",
    "limit",
    "private",
    "invalid-location",
    "nul-byte",
    "content-disposition",
    "content-encoding",
  ]),
  redirects: z.int().min(0),
  downgrade: z.boolean().meta({
    description: "Whether the way leads from https to http",
    ko: "경로가 https에서 http로 내려가는지 여부",
  }),
  problems: z.array(z.enum(identityProblems)).readonly().nullable().meta({
    description:
      "Why browsers refuse the certificate of the page; null over plain HTTP and where it could not be judged",
    ko: "브라우저가 페이지의 인증서를 거부하는 이유. 평문 HTTP이거나 판단할 수 없었으면 null",
  }),
  refused: z.string().nullable().meta({
    description: "The first URL before the page that browsers refuse to connect to",
    ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL",
  }),
  unclear: z.string().nullable().meta({
    description: "The first URL before the page of which that could not be told",
    ko: "페이지 이전에 거부 여부를 알 수 없는 첫 URL",
  }),
  plain: plainHttpRaw.nullable().meta({ description: "What port 80 does", ko: "포트 80의 동작" }),
});

const registration = z.object({
  domain: z.string().nullable().meta({
    description: "The domain that was registered; null where a registry has none above the name",
    ko: "등록된 도메인. 이름 위에 등록 가능한 도메인이 없으면 null",
  }),
  state: z.enum(["found", "absent", "unserved", "unknown"]).meta({
    description: "unserved: the registry publishes nothing in RDAP",
    ko: "unserved: 레지스트리가 RDAP에 아무것도 공개하지 않음",
  }),
  reason,
  retryAfter: z.int().nullable().meta({
    description: "Seconds after which the registry may be asked again, where it says so",
    ko: "레지스트리가 알려 준, 다시 물어볼 수 있을 때까지의 초",
  }),
  server: z.string().nullable().meta({ description: "Who answered", ko: "응답한 서버" }),
  expires: time.nullable().meta({
    description: "Null where the registry does not publish it",
    ko: "레지스트리가 공개하지 않으면 null",
  }),
  registered: time.nullable(),
  registrarExpires: time.nullable().meta({
    description: "When the contract with the registrar ends, which the registry may have renewed by itself",
    ko: "레지스트라와의 계약 만료 시각. 레지스트리는 먼저 자동 갱신했을 수 있습니다",
  }),
  status: z.array(z.string()).readonly().meta({
    description: "As EPP spells them, such as clientHold",
    ko: "EPP의 표기(예: clientHold)",
  }),
  registrar: z.string().nullable(),
});

/** What is observed for the five essentials. Everything relative to time is judged against `observedAt`. */
export const raw = z.object({
  domain: z.string(),
  observedAt: time,
  dns,
  propagation: z.array(propagationFacts).readonly().meta({
    description: "For each family of addresses, as the propagation check sees it",
    ko: "주소 종류마다 propagation 점검이 본 것",
  }),
  tls: z.array(tls).readonly().meta({
    description: "The domain itself and, where its redirects end elsewhere, the host of the page",
    ko: "도메인 자체, 그리고 리디렉션이 다른 곳에서 끝나면 페이지의 호스트",
  }),
  https: z.object({ page: page.nullable(), reason }).meta({
    description: "The page that https:// leads to; null where something else than the site answered, or nobody",
    ko: "https://가 이르는 페이지. 사이트가 아닌 것이 응답했거나 응답이 없었으면 null",
  }),
  registration,
});

/** The observation that the check judges, stores and answers. */
export type GoliveRaw = z.output<typeof raw>;
