import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { registrableTarget } from "../../core/target/registrable.ts";
import { variantKinds } from "../../data/lookalikes/lanes.ts";
import { operationalUses } from "../../data/dns/operational-names.ts";

/** The input: a registrable domain. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: registrableTarget().meta({
    description: "Registrable domain; any name in it is reduced to it, a public suffix is refused",
    ko: "등록 가능한 도메인. 하위 이름을 주면 그 도메인으로 줄이고, 공용 접미사는 거부합니다",
    examples: ["example.com"],
  }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

/** Number of variants checked, riskiest first; fixed, so that grades are comparable. */
export const variantsAskedFor = 1000;

/** Maximum number of system names in an answer; all of them are counted. */
export const mostSystems = 100;

const count = z.int().min(0);

const variant = z.object({
  name: z.string().meta({ description: "Variant of the domain, in ASCII", ko: "도메인의 변형(ASCII)" }),
  unicode: z
    .string()
    .exactOptional()
    .meta({ description: "In Unicode, where that differs", ko: "사람에게 보이는 형태(다를 때만)" }),
  kind: z
    .enum(variantKinds)
    .meta({ description: "How the variant is derived from the domain", ko: "변형을 만든 방식" }),
  risk: z.number().min(0).max(100).meta({
    description: "How easily it is mistaken for the domain, 0–100",
    ko: "원래 도메인으로 오인할 가능성, 0~100",
  }),
});

const lookalikes = z.object({
  variants: count.meta({ description: "Variants that were checked", ko: "조회한 변형 수" }),
  undetermined: count.meta({
    description: "Variants whose registration could not be determined",
    ko: "등록 여부를 확인하지 못한 변형 수",
  }),
  unresolved: count.meta({
    description: "Registered variants of others whose addresses and mail servers could not be determined",
    ko: "주소와 메일 서버를 확인하지 못한 타인 소유의 등록된 변형 수",
  }),
  hostile: z
    .array(
      variant.extend({
        mail: z.boolean().meta({ description: "Whether it receives mail (MX)", ko: "메일 수신(MX) 여부" }),
      }),
    )
    .max(variantsAskedFor)
    .readonly()
    .meta({
      description: "Registered variants that resolve and belong to others, the riskiest first",
      ko: "주소나 메일 서버가 있는 타인 소유의 변형. 위험한 것부터",
    }),
  own: z.array(variant).max(variantsAskedFor).readonly().meta({
    description: "Registered variants of the owner of the domain",
    ko: "이 도메인의 소유자가 등록한 변형",
  }),
  unclear: z.array(variant).max(variantsAskedFor).readonly().meta({
    description: "Registered variants for which nothing shows who owns them, such as those with the same DNS operator",
    ko: "DNS 사업자가 같은 경우처럼 소유자를 판단할 근거가 없는 변형",
  }),
  inactive: count.meta({
    description: "Registered variants of others without addresses and mail servers",
    ko: "주소와 메일 서버가 없는 타인 소유의 등록된 변형 수",
  }),
});

const certificates = z.object({
  names: count.meta({ description: "Names in the logs", ko: "로그에 있는 이름 수" }),
  internalSystems: count.meta({
    description: "Names of internal or test systems with a certificate that has not expired",
    ko: "만료되지 않은 인증서가 있는 내부 또는 시험 시스템 이름 수",
  }),
  listed: z
    .array(
      z.object({
        name: z.string().meta({ description: "Host name in a certificate", ko: "인증서에 있는 호스트 이름" }),
        purpose: z
          .enum(operationalUses)
          .meta({ description: "Use of the system, as its name suggests", ko: "이름에서 짐작할 수 있는 시스템 용도" }),
      }),
    )
    .max(mostSystems)
    .readonly()
    .meta({
      description: "Names that look like internal or test systems",
      ko: "내부 또는 시험 시스템으로 보이는 이름",
    }),
  wildcards: count.meta({
    description: "Wildcard names with a certificate that has not expired",
    ko: "만료되지 않은 인증서가 있는 와일드카드 수",
  }),
});

/** What is stored and judged. */
export const raw = z.object({
  domain: z.string().meta(descriptions.domainObserved),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  resolvers: z
    .array(z.string())
    .readonly()
    .meta({ description: "DNS-over-HTTPS resolvers that were queried", ko: "질의한 DoH 리졸버" }),
  lookalikes: lookalikes.nullable().meta({
    description: "Null where no resolver answered",
    ko: "어떤 리졸버도 답하지 못하면 null",
  }),
  certificates: certificates.nullable().meta({
    description: "From Certificate Transparency logs; null where no source gave a complete answer",
    ko: "Certificate Transparency 로그 기준. 완전한 출처가 없으면 null",
  }),
  dmarc: z
    .object({
      policy: z.enum(["reject", "quarantine", "none", "missing"]).meta({
        description: "Policy for the domain itself; missing: no policy applies",
        ko: "도메인 자신에 적용되는 정책. missing: 적용되는 정책 없음",
      }),
      subdomains: z.enum(["reject", "quarantine", "none", "missing"]).meta({
        description: "The policy that applies to subdomains that do not exist",
        ko: "존재하지 않는 하위 도메인에 적용되는 정책",
      }),
    })
    .nullable()
    .meta({
      description: "The policies that receivers apply; null where they could not be determined",
      ko: "수신자가 적용하는 정책. 확인할 수 없으면 null",
    }),
  truncated: z.boolean().meta({
    description: "Whether the deadline came before the check was complete; such a result is not cached",
    ko: "시간이 부족해 일부를 생략했는지 여부. 이런 결과는 캐시하지 않음",
  }),
});

/** The observation that the check judges, stores and returns. */
export type ImpersonationRaw = z.output<typeof raw>;

/** The variants in the observation. */
export type Lookalikes = NonNullable<ImpersonationRaw["lookalikes"]>;
