import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { registrableTarget } from "../../core/target/registrable.ts";
import type { TargetProblem } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import { operationalUses } from "../../data/dns/operational-names.ts";
import { sourceIds } from "./sources/table.ts";

/** The largest and the default number of names in an answer. */
const mostNames = 10_000;

/** The largest number of wildcards, and of names of systems. */
export const mostListed = 1000;

const aLimit: Text = { en: `a number from 1 to ${mostNames}`, ko: `1부터 ${mostNames}까지의 수` };

/** In the published schema: digits in a query string, a number elsewhere. */
const asWritten = z
  .union([z.string(), z.number()])
  .meta({ type: "integer", minimum: 1, maximum: mostNames, default: mostNames });

/** The input: a registrable domain, and the number of names. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: registrableTarget().meta({
    description: "Registrable domain; a name below it is reduced to it, a public suffix is refused",
    ko: "등록 가능한 도메인. 하위 이름을 주면 그 도메인으로 줄이고, 공용 접미사는 거부합니다",
    examples: ["example.com"],
  }),
  limit: asWritten
    .transform((given, context) => {
      const limit = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
      if (limit >= 1 && limit <= mostNames) return limit;
      context.addIssue({ code: "custom", params: { expected: aLimit } satisfies TargetProblem });
      return z.NEVER;
    })
    .default(mostNames)
    .meta({
      description: `Maximum number of names in the answer, newest first (1–${mostNames}); total counts all names`,
      ko: `응답에 담을 최대 이름 수. 최근 것부터이며 1~${mostNames}. 전체 수는 total`,
      examples: [100],
    }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const count = z.int().min(0);

const sourceId = z.enum(sourceIds);

const source = z.object({
  id: sourceId.meta({
    description: "Code of the source, the same in every language",
    ko: "출처의 코드. 언어가 바뀌어도 같음",
  }),
  name: z.string().meta({ description: "Name of the source", ko: "출처의 이름" }),
  status: z.enum(["complete", "partial", "failed", "pending"]).meta({
    description:
      "complete: everything was read; partial: it ended early, names may be missing; failed: no data; pending: it had not answered yet",
    ko: "complete: 모두 읽음. partial: 중간에 끝나 이름이 빠졌을 수 있음. failed: 아무것도 얻지 못함. pending: 아직 응답하지 않음",
  }),
  reason: z.string().nullable().meta({
    description: "Why it is not complete, as a code that is the same in every language; null if it is complete",
    ko: "완전하지 않은 이유를 나타내는 코드(언어 공통). 완전하면 null",
  }),
  detail: z.string().nullable().meta({
    description: "Details of the reason: a status code, seconds, an error",
    ko: "이유의 세부 정보(상태 코드, 초, 오류)",
  }),
  truncated: z.boolean().meta({
    description: "Whether it exceeded a limit: 1,000,000 certificates, 256 MiB or 1,000,000 names",
    ko: "처리 한도(인증서 100만 개, 256MiB, 이름 100만 개)를 넘었는지 여부",
  }),
  certificates: count.meta({ description: "Certificates that it listed", ko: "제공한 인증서 수" }),
  names: count.meta({
    description: "Names and wildcards of the domain in these certificates, deduplicated",
    ko: "그 인증서에 있는 이 도메인의 이름과 와일드카드 수(중복 제외)",
  }),
  ms: volatile(z.number().min(0).meta({ description: "Duration in milliseconds", ko: "걸린 시간(밀리초)" })),
  stale: z.boolean().meta({
    description: "Whether its names are from an earlier measurement because no source answered now",
    ko: "지금 응답하는 출처가 없어 이전 측정의 이름을 사용했는지 여부",
  }),
  observedAt: volatile(z.string().meta({ description: "When it was asked", ko: "조회한 시각" })),
  followed: z
    .object({
      since: z.string().meta({
        description: "Since when the domain is watched and the logs are followed; earlier certificates are unknown",
        ko: "도메인을 감시하고 로그를 따라 읽기 시작한 시각. 그 전의 인증서는 알 수 없음",
      }),
      behind: volatile(
        count.meta({
          description: "Seconds that the log which is furthest behind is behind",
          ko: "가장 뒤처진 로그가 뒤처진 시간(초)",
        }),
      ),
      logs: count.meta({ description: "Number of followed logs", ko: "따라 읽는 로그의 수" }),
      failing: count.meta({
        description: "Those whose newest entries cannot be read at present",
        ko: "현재 최신 항목을 읽을 수 없는 로그의 수",
      }),
    })
    .exactOptional()
    .meta({
      description: "How well this server follows the logs; only of the source ct-logs",
      ko: "이 서버가 로그를 얼마나 따라 읽고 있는지. 출처 ct-logs에만 있음",
    }),
});

const name = z.object({
  name: z.string().meta({ description: "In ASCII, lower case", ko: "ASCII 소문자 이름" }),
  unicode: z.string().exactOptional().meta({
    description: "The Unicode form, if it is safe to show",
    ko: "안전하게 표시할 수 있을 때의 유니코드 표기",
  }),
  firstSeen: z.string().meta({
    description: "When the first certificate was logged, or its notBefore if the source does not report that",
    ko: "첫 인증서가 로그에 기록된 시각. 출처에 없으면 notBefore",
  }),
  lastSeen: z.string().meta({ description: "The same for the newest certificate", ko: "가장 최근 인증서의 시각" }),
  isValid: z.boolean().meta({
    description: "Whether it has an unexpired certificate; revocation is not checked",
    ko: "만료되지 않은 인증서가 있는지 여부. 폐지 여부는 확인하지 않습니다",
  }),
  certificates: count.meta({
    description: "Entries in all sources; the same certificate may be counted several times",
    ko: "모든 출처의 항목 수. 같은 인증서가 여러 번 포함될 수 있음",
  }),
  issuers: z.array(z.string()).readonly().meta({
    description: "The issuing organizations, newest first, at most 4",
    ko: "발급 기관. 최근 것부터 최대 4개",
  }),
  sources: z.array(sourceId).readonly().meta({
    description: "Sources that list a certificate for it",
    ko: "이 이름의 인증서를 제공한 출처",
  }),
});

const system = z.object({
  name: z.string().meta({ description: "Host name of the system", ko: "시스템의 호스트 이름" }),
  purpose: z.enum(operationalUses).meta({
    description: "The use of the system, guessed from its name",
    ko: "이름으로 추정한 시스템 용도",
  }),
  keyword: z.string().meta({ description: "The word in the name that suggests it", ko: "근거가 된 단어" }),
  isValid: z.boolean().meta({
    description: "Whether it has an unexpired certificate",
    ko: "만료되지 않은 인증서가 있는지 여부",
  }),
  lastSeen: z.string().meta({
    description: "When its newest certificate was logged, or its notBefore",
    ko: "가장 최근 인증서가 기록된 시각 또는 notBefore",
  }),
});

const caa = z.object({
  state: z.enum(["found", "absent", "unknown"]).meta(descriptions.presence),
  at: z
    .string()
    .nullable()
    .meta({ description: "The name whose CAA records apply", ko: "적용되는 CAA 레코드가 있는 이름" }),
  reason: z.string().nullable().meta(descriptions.reason),
  authorities: z.array(z.string()).readonly().meta({
    description: "Domains of the CAs that are authorized to issue; empty if no CA is",
    ko: "발급이 허용된 인증 기관의 도메인. 허용된 기관이 없으면 비어 있음",
  }),
  isRestricted: z.boolean().meta({
    description: "Whether the records restrict the CAs for this certificate; iodef records alone do not",
    ko: "이 인증서의 발급 기관을 제한하는지 여부. iodef 레코드만 있으면 제한하지 않음",
  }),
});

const recent = z.object({
  name: z.string().meta({ description: "With *. if it is a wildcard", ko: "와일드카드이면 *. 포함" }),
  issuer: z.string().meta({ description: "Organization of the issuing CA", ko: "발급한 인증 기관의 조직 이름" }),
  issuerDomains: z.array(z.string()).readonly().nullable().meta({
    description: "CAA domains that the issuer recognizes; null if they are unknown",
    ko: "발급 기관이 인정하는 CAA 도메인. 알 수 없으면 null",
  }),
  notBefore: z.string().meta({
    description: "Start of its validity, close to the time of issue",
    ko: "유효 기간 시작. 발급 시각과 거의 같습니다",
  }),
  caa: caa.meta({
    description: "CAA records that apply to the name (RFC 8659 §3)",
    ko: "이름에 적용되는 CAA 레코드(RFC 8659 §3)",
  }),
});

/** What is stored and judged. */
export const raw = z.object({
  domain: z
    .string()
    .meta({ description: "Registrable domain of the requested name", ko: "조회한 이름의 등록 가능 도메인" }),
  unicode: z.string().exactOptional().meta({
    description: "The domain in Unicode, if it is internationalized and safe to show",
    ko: "국제화 도메인이고 안전하게 표시할 수 있을 때의 유니코드 표기",
  }),
  observedAt: volatile(z.string().meta(descriptions.observedAt)),
  sources: z
    .array(source)
    .readonly()
    .meta({ description: "Certificate Transparency sources that were queried", ko: "조회한 인증서 투명성(CT) 출처" }),
  total: count.meta({ description: "Names found, without wildcards", ko: "와일드카드를 제외한 전체 이름 수" }),
  valid: count.meta({
    description: "Those with an unexpired certificate",
    ko: "만료되지 않은 인증서가 있는 이름 수",
  }),
  names: z.array(name).max(mostNames).readonly().meta({ description: "The newest first", ko: "최근 것부터" }),
  wildcards: z
    .object({
      total: count.meta({ description: "Number of wildcard names", ko: "와일드카드 이름의 수" }),
      valid: count.meta({
        description: "Those with an unexpired certificate",
        ko: "만료되지 않은 인증서가 있는 와일드카드 수",
      }),
      names: z.array(name).max(mostListed).readonly().meta({ description: "With *. in front", ko: "앞에 *. 포함" }),
    })
    .meta({
      description: "Wildcard names in certificates of the domain",
      ko: "도메인의 인증서에 있는 와일드카드 이름",
    }),
  internalSystems: z
    .object({
      total: count.meta({ description: "Number of such names", ko: "그런 이름의 수" }),
      names: z
        .array(system)
        .max(mostListed)
        .readonly()
        .meta({ description: "Such names, with the use that they suggest", ko: "그런 이름과 이름으로 추정한 용도" }),
    })
    .meta({
      description: "Names that look like internal, test or old systems, among all names and not only the listed ones",
      ko: "내부, 시험, 오래된 시스템으로 보이는 이름. 표시된 이름뿐 아니라 전체에서 찾습니다",
    }),
  recent: z.array(recent).readonly().meta({
    description:
      "Certificates issued within the last 30 days (a few of each issuer) with the CAA records that apply now",
    ko: "30일 안에 발급된 인증서(발급 기관별 일부)와 현재 적용되는 CAA 레코드",
  }),
  dropped: z
    .object({
      invalid: count.meta({ description: "Entries that are not host names", ko: "호스트 이름이 아닌 항목 수" }),
      foreign: count.meta({
        description: "Names of other domains in shared certificates",
        ko: "공유 인증서에 있는 다른 도메인의 이름 수",
      }),
      invalidRows: count.meta({ description: "Invalid entries of a source", ko: "올바르지 않은 출처 항목 수" }),
    })
    .meta({ description: "Entries that were left out", ko: "제외한 항목" }),
});

/** The observation that the check judges, stores and returns. */
export type SubdomainsRaw = z.output<typeof raw>;

/** One source in the observation. */
export type SourceSeen = SubdomainsRaw["sources"][number];

/** One name in the observation. */
export type NameSeen = SubdomainsRaw["names"][number];
