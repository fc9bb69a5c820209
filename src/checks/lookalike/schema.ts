import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { registrableTarget } from "../../core/target/registrable.ts";
import type { TargetProblem } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import { variantKinds } from "../../data/lookalikes/lanes.ts";
import { ownershipBases } from "../../probes/lookalike/ownership.ts";

/** Default number of variants checked. */
const usualLimit = 4000;
const mostVariants = 20_000;

/** Maximum number of registered variants in an answer, riskiest first; all of them are counted. */
export const mostRegistered = 2000;

/** Maximum number of undetermined names in an answer; all of them are counted. */
export const mostUnknown = 100;

const aLimit: Text = { en: `a number from 1 to ${mostVariants}`, ko: `1부터 ${mostVariants}까지의 수` };

/** In the published schema: digits in a query string, a number elsewhere. */
const asWritten = z.union([z.string(), z.number()]).meta({ type: "integer", minimum: 1, maximum: mostVariants });

/** The input: the domain to protect, and the number of variants. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: registrableTarget().meta({
    description: "Registrable domain to protect; any name in it is reduced to it, a public suffix is refused",
    ko: "보호할 등록 가능 도메인. 하위 이름을 주면 그 도메인으로 줄이고, 공용 접미사는 거부합니다",
    examples: ["example.com"],
  }),
  limit: asWritten
    .transform((given, context) => {
      const limit = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
      if (limit >= 1 && limit <= mostVariants) return limit;
      context.addIssue({ code: "custom", params: { expected: aLimit } satisfies TargetProblem });
      return z.NEVER;
    })
    .default(usualLimit)
    .meta({
      description: `Most variants to check, the riskiest first (1–${mostVariants}, default ${usualLimit})`,
      ko: `확인할 최대 변형 수. 위험한 것부터(1~${mostVariants}, 기본값 ${usualLimit})`,
      examples: [1000],
    }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const count = z.int().min(0);
const kind = z
  .enum(variantKinds)
  .meta({ description: "How the variant is derived from the domain", ko: "변형을 만든 방식" });
const risk = z.number().min(0).max(100).meta({
  description: "How easily the variant is taken for the domain, 0–100",
  ko: "원래 도메인으로 오인할 가능성, 0~100",
});
const unicode = z.string().exactOptional().meta({
  description: "The same in Unicode, where that differs",
  ko: "유니코드 표기(다를 때만)",
});

const variant = z.object({ name: z.string().meta({ description: "In ASCII", ko: "ASCII 이름" }), unicode, kind, risk });

const page = z.object({
  state: z.enum(["own", "serves", "redirects", "none", "unknown"]).meta({
    description:
      "own: redirects to the protected domain; serves: answers with a page or an error page; redirects: to another domain; none: no web server answers; unknown: could not be determined",
    ko: "own: 보호 대상 도메인으로 리디렉션. serves: 페이지(오류 페이지 포함)로 응답. redirects: 다른 도메인으로 리디렉션. none: 응답하는 웹 서버 없음. unknown: 확인할 수 없음",
  }),
  status: z.int().nullable().meta(descriptions.httpStatusIfAny),
  location: z.string().nullable().meta({ description: "Where it redirects to", ko: "리디렉션 대상" }),
  title: z
    .string()
    .nullable()
    .meta({ description: "The title of the page that it serves", ko: "제공하는 페이지의 제목" }),
  loginForm: z
    .boolean()
    .nullable()
    .meta({ description: "Whether the page has a password field", ko: "페이지에 비밀번호 입력란이 있는지 여부" }),
  brandNamed: z.boolean().nullable().meta({
    description: "Whether the page names the protected domain's label, other than in its own name",
    ko: "페이지가 자신의 이름 외에 보호 대상 도메인의 레이블을 언급하는지 여부",
  }),
});

const parking = z.object({
  service: z.string().nullable().meta({
    description: "The parking service or marketplace; null where only the page shows it",
    ko: "파킹 서비스 또는 도메인 판매 사이트. 페이지 내용으로만 알 수 있으면 null",
  }),
  forSale: z.boolean().meta({ description: "Whether the domain is for sale", ko: "판매 중인지 여부" }),
});

/** A registered variant with its details. */
export const registered = variant.extend({
  nameServers: z
    .array(z.string())
    .readonly()
    .meta({ description: "Host names of its name servers", ko: "네임서버의 호스트 이름" }),
  owner: z.enum(["own", "other", "unclear"]).meta({
    description:
      "own: an observation shows the owner of the protected domain; unclear: nothing decides, such as a common DNS operator",
    ko: "own: 보호 대상 도메인의 소유자임이 관측됨. unclear: 같은 DNS 사업자를 쓰는 경우처럼 판단할 근거가 없음",
  }),
  basis: z.enum(ownershipBases).nullable().meta({
    description:
      "The observation that decides the owner or leaves it open: name servers, mail servers, addresses, a redirect to the protected domain, a certificate for both, the published registrant; null without one",
    ko: "소유자를 판단한 근거: 네임서버, 메일 서버, 주소, 보호 대상으로의 리디렉션, 두 도메인을 포함한 인증서, 공개된 등록인. 없으면 null",
  }),
  addresses: z.array(z.string()).readonly().nullable().meta({
    description: "A and AAAA, at most 8; null where they could not be determined",
    ko: "A와 AAAA, 최대 8개. 확인할 수 없으면 null",
  }),
  exchangers: z.array(z.string()).readonly().nullable().meta({
    description: "MX, at most 8; empty for no MX or a null MX; null where they could not be determined",
    ko: "MX, 최대 8개. 없거나 null MX이면 비어 있음. 확인할 수 없으면 null",
  }),
  created: z.string().nullable().meta({
    description: "Registration date; null if not looked up or not published",
    ko: "등록 시각. 조회하지 않았거나 공개되지 않으면 null",
  }),
  registrar: z.string().nullable().meta({
    description: "Name of the registrar; null if not looked up or not published",
    ko: "레지스트라의 이름. 조회하지 않았거나 공개되지 않으면 null",
  }),
  certificate: z.enum(["logged", "not-logged"]).nullable().meta({
    description:
      "Whether the Certificate Transparency logs have an unexpired certificate for the name; looked up for the 5 riskiest only; null for the others and where the look-up failed",
    ko: "이 이름의 만료되지 않은 인증서를 인증서 투명성(CT) 로그에서 찾았는지 여부. 가장 위험한 몇 개만 조회하며 나머지와 확인하지 못한 경우는 null",
  }),
  parking: parking.nullable().meta({
    description:
      "How the domain is parked, by its name servers, its addresses or its page; null where nothing shows it",
    ko: "네임서버, 주소 또는 페이지로 확인한 파킹 상태. 확인되지 않으면 null",
  }),
  page: page.nullable().meta({
    description: "Looked at for the riskiest ones only; null for the others",
    ko: "가장 위험한 일부만 확인. 나머지는 null",
  }),
});

/** The columns of a registered variant as a table row. */
export const columns: readonly string[] = Object.keys(registered.shape).flatMap((field) => {
  const parts = { page: page.shape, parking: parking.shape }[field];
  return parts ? Object.keys(parts).map((part) => `${field}.${part}`) : [field];
});

/** What is stored and judged. */
export const raw = z.object({
  domain: z.string().meta({ description: "The protected domain", ko: "보호 대상 도메인" }),
  unicode,
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  resolvers: z.array(z.string()).readonly().meta({
    description: "DNS-over-HTTPS resolvers that were queried",
    ko: "조회한 DNS-over-HTTPS 리졸버",
  }),
  nameServers: z.array(z.string()).readonly().nullable().meta({
    description: "Name servers of the protected domain; null where they could not be determined",
    ko: "보호 대상의 네임서버. 확인할 수 없으면 null",
  }),
  counts: z
    .object({
      variants: count.meta({ description: "Variants that were generated", ko: "만들어 낸 변형 수" }),
      registered: count.meta({ description: "Variants that are registered", ko: "등록된 변형 수" }),
      nxdomain: count.meta({
        description:
          "Variants that are not delegated: the registry's zone does not have them. A domain on hold is missing there too",
        ko: "위임되지 않은 변형 수: 레지스트리 존에 없음. 보류(hold) 상태의 도메인도 존에 없음",
      }),
      undelegated: count.meta({
        description:
          "Names for which the registry's zone answers without a delegation of their own, as with a wildcard",
        ko: "레지스트리 존이 응답하지만 고유한 위임(네임서버)이 없는 이름 수(와일드카드 포함)",
      }),
      unknown: count.meta({
        description: "SERVFAIL, timeouts and the like at two resolvers; never counted as registered",
        ko: "두 리졸버에서 SERVFAIL, 타임아웃 등으로 확인하지 못한 수. 등록된 것으로 세지 않음",
      }),
      unasked: count.meta({ description: "Not checked before the deadline", ko: "시간이 부족해 조회하지 못한 수" }),
      own: count.meta({
        description: "Registered variants of the owner of the domain",
        ko: "도메인 소유자가 등록한 변형 수",
      }),
    })
    .meta({ description: "Number of variants by result", ko: "결과별 변형 수" }),
  kinds: z
    .array(
      z.object({
        kind,
        variants: count.meta({ description: "Variants of this kind", ko: "이 방식의 변형 수" }),
        registered: count.meta({ description: "Registered variants of this kind", ko: "이 방식의 등록된 변형 수" }),
      }),
    )
    .readonly()
    .meta({ description: "The same by kind", ko: "방식별 집계" }),
  registered: z
    .array(registered)
    .max(mostRegistered)
    .readonly()
    .meta({
      description: `The riskiest first, at most ${mostRegistered}`,
      ko: `위험한 것부터, 최대 ${mostRegistered}개`,
    }),
  riskiest: z
    .array(
      variant.extend({
        status: z.enum(["registered", "nxdomain", "undelegated", "unknown", "unasked"]).meta({
          description: "undelegated: no delegation of its own; unasked: not checked before the deadline",
          ko: "undelegated: 고유한 위임이 없음. unasked: 시간이 부족해 조회하지 못함",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "The twenty riskiest variants, registered or not",
      ko: "가장 위험한 변형 20개(등록 여부 무관)",
    }),
  unknown: z
    .array(
      z.object({
        name: z.string().meta({ description: "Variant of the domain, in ASCII", ko: "도메인의 변형(ASCII)" }),
        reason: z.string().meta(descriptions.resultReason),
      }),
    )
    .max(mostUnknown)
    .readonly()
    .meta({ description: "Variants whose registration could not be determined", ko: "등록 여부를 확인하지 못한 변형" }),
  wildcards: z.array(z.string()).readonly().meta({
    description: "Suffixes whose registry answers for every name; such an answer does not count as a registration",
    ko: "모든 이름에 응답하는 레지스트리의 접미사. 그 응답은 등록으로 보지 않음",
  }),
  truncated: z.boolean().meta({
    description: "Whether the deadline came before the check was complete; such a result is not cached",
    ko: "시간이 부족해 일부를 생략했는지 여부. 이런 결과는 캐시하지 않음",
  }),
});

/** The observation that the check judges, stores and returns. */
export type LookalikeRaw = z.output<typeof raw>;

/** A registered variant in the observation. */
export type Registered = LookalikeRaw["registered"][number];
