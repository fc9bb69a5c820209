import { z } from "zod";
import { registrableTarget } from "../../core/target/registrable.ts";
import type { TargetProblem } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import { operationalUses } from "../../data/operational-names.ts";
import { sourceIds } from "./sources/table.ts";

/** So many names are told unless the caller wants fewer. */
const mostNames = 10_000;

/** So many names of one kind are told beside them: wildcards, names of systems. */
export const mostListed = 1000;

const aLimit: Text = { en: `a number from 1 to ${mostNames}`, ko: `1부터 ${mostNames}까지의 수` };

/** For those who only read the schema: digits in a query, a number anywhere else. */
const asWritten = z.union([z.string(), z.number()]).meta({ type: "integer", minimum: 1, maximum: mostNames });

/** What a caller gives: a registrable domain, and how many names are wanted. Unknown parameters are refused. */
export const input = z.strictObject({
  query: registrableTarget().meta({
    description: "Registrable domain; any name in it is reduced to it, a public suffix is refused",
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
      description: `Most names in the answer, the newest first (1–${mostNames}); total counts all of them`,
      ko: `응답에 담을 최대 이름 수. 최근 것부터이며 1~${mostNames}. 전체 수는 total`,
      examples: [100],
    }),
});

/** The input once it is read. */
export type Input = z.output<typeof input>;

const count = z.int().min(0);

const sourceId = z.enum(sourceIds);

const source = z.object({
  id: sourceId,
  name: z.string(),
  status: z.enum(["complete", "partial", "failed", "pending"]).meta({
    description:
      "complete: everything was read; partial: it ended early, names may be missing; failed: it told nothing; pending: it had not answered yet",
    ko: "complete: 모두 읽음. partial: 중간에 끝나 이름이 빠졌을 수 있음. failed: 아무것도 얻지 못함. pending: 아직 응답하지 않음",
  }),
  reason: z.string().nullable().meta({
    description: "Why it is not complete, in a word that is the same in every language; null where it is complete",
    ko: "완전하지 않은 이유를 나타내는 코드(언어 공통). 완전하면 null",
  }),
  detail: z.string().nullable().meta({
    description: "What the reason adds: a status code, seconds, an error",
    ko: "상태 코드, 초, 오류 등 이유에 덧붙는 정보",
  }),
  truncated: z.boolean().meta({
    description: "Whether it has more than is read: 1,000,000 certificates, 256 MiB or 1,000,000 names",
    ko: "읽는 한도(인증서 100만 개, 256MiB, 이름 100만 개)를 넘었는지 여부",
  }),
  certificates: count.meta({ description: "Certificates that it listed", ko: "제공한 인증서 수" }),
  names: count.meta({
    description: "Names and wildcards of the domain among them, each counted once",
    ko: "그 인증서에 있는 이 도메인의 이름과 와일드카드 수(중복 제외)",
  }),
  ms: z.number().min(0).meta({ description: "Milliseconds that it took", ko: "걸린 시간(밀리초)" }),
  stale: z.boolean().meta({
    description: "Whether its names are those of an earlier measurement, since no source answers now",
    ko: "지금 응답하는 출처가 없어 이전 측정의 이름을 사용했는지 여부",
  }),
  observedAt: z.string().meta({ description: "When it was asked", ko: "조회한 시각" }),
});

const name = z.object({
  name: z.string().meta({ description: "In ASCII, lower case", ko: "ASCII 소문자 이름" }),
  unicode: z.string().exactOptional().meta({
    description: "The same in Unicode, where that is safe to show",
    ko: "안전하게 표시할 수 있을 때의 유니코드 표기",
  }),
  firstSeen: z.string().meta({
    description: "When the first certificate was logged, or its notBefore where the source does not say when",
    ko: "첫 인증서가 로그에 기록된 시각. 출처가 알려 주지 않으면 notBefore",
  }),
  lastSeen: z.string().meta({ description: "The same of the newest certificate", ko: "가장 최근 인증서의 시각" }),
  isValid: z.boolean().meta({
    description: "Whether a certificate for it has not expired; whether it is revoked is not looked at",
    ko: "만료되지 않은 인증서가 있는지 여부. 폐지 여부는 확인하지 않습니다",
  }),
  certificates: count.meta({
    description: "Entries of all sources, where a certificate may be counted several times",
    ko: "모든 출처의 항목 수. 같은 인증서가 여러 번 포함될 수 있음",
  }),
  issuers: z.array(z.string()).readonly().meta({
    description: "Organisations that issued them, the newest ones, at most 4",
    ko: "발급 기관. 최근 것부터 최대 4개",
  }),
  sources: z.array(sourceId).readonly().meta({
    description: "Sources that list a certificate for it",
    ko: "이 이름의 인증서를 제공한 출처",
  }),
});

const system = z.object({
  name: z.string(),
  use: z.enum(operationalUses).meta({
    description: "What the name tells of the system",
    ko: "이름에서 짐작할 수 있는 시스템 용도",
  }),
  word: z.string().meta({ description: "The word that tells it", ko: "근거가 된 단어" }),
  isValid: z.boolean().meta({
    description: "Whether a certificate for it has not expired",
    ko: "만료되지 않은 인증서가 있는지 여부",
  }),
  lastSeen: z.string().meta({
    description: "When its newest certificate was logged, or the notBefore of that",
    ko: "가장 최근 인증서가 기록된 시각 또는 notBefore",
  }),
});

const caa = z.object({
  state: z.enum(["found", "absent", "unknown"]),
  at: z.string().nullable().meta({ description: "The name whose records count", ko: "적용되는 레코드가 있는 이름" }),
  reason: z.string().nullable(),
  authorities: z.array(z.string()).readonly().meta({
    description: "Domains of the authorities that may issue; none where nobody may",
    ko: "발급이 허용된 인증 기관의 도메인. 아무도 허용되지 않으면 비어 있음",
  }),
  isRestricted: z.boolean().meta({
    description: "Whether the records restrict who may issue this certificate; records for reports alone do not",
    ko: "이 인증서의 발급 기관을 제한하는지 여부. 신고용 레코드만 있으면 제한하지 않음",
  }),
});

const recent = z.object({
  name: z.string().meta({ description: "With *. where it is a wildcard", ko: "와일드카드이면 *. 포함" }),
  issuer: z.string(),
  issuerDomains: z.array(z.string()).readonly().nullable().meta({
    description: "CAA domains that the issuer recognises; null where they are not known",
    ko: "발급 기관이 인정하는 CAA 도메인. 알 수 없으면 null",
  }),
  notBefore: z.string().meta({
    description: "Beginning of its validity, which is about when it was issued",
    ko: "유효 기간 시작. 발급 시각과 거의 같습니다",
  }),
  caa,
});

/** What is stored and judged. */
export const raw = z.object({
  domain: z
    .string()
    .meta({ description: "Registrable domain of the name asked for", ko: "조회한 이름의 등록 가능 도메인" }),
  unicode: z.string().exactOptional().meta({
    description: "The domain in Unicode, where it is international and safe to show",
    ko: "국제화 도메인이고 안전하게 표시할 수 있을 때의 유니코드 표기",
  }),
  observedAt: z.string(),
  sources: z.array(source).readonly(),
  total: count.meta({ description: "Names found, wildcards aside", ko: "와일드카드를 제외한 전체 이름 수" }),
  valid: count.meta({
    description: "Those with a certificate that has not expired",
    ko: "만료되지 않은 인증서가 있는 이름 수",
  }),
  names: z.array(name).max(mostNames).readonly().meta({ description: "The newest first", ko: "최근 것부터" }),
  wildcards: z.object({
    total: count,
    valid: count.meta({
      description: "Those with a certificate that has not expired",
      ko: "만료되지 않은 인증서가 있는 와일드카드 수",
    }),
    names: z.array(name).max(mostListed).readonly().meta({ description: "With *. in front", ko: "앞에 *. 포함" }),
  }),
  systems: z
    .object({
      total: count,
      names: z.array(system).max(mostListed).readonly(),
    })
    .meta({
      description: "Names that tell of internal, test or forgotten systems; among all names, not only the listed ones",
      ko: "내부, 시험, 방치된 시스템으로 보이는 이름. 표시된 이름뿐 아니라 전체에서 찾습니다",
    }),
  recent: z.array(recent).readonly().meta({
    description:
      "Certificates issued within 30 days, a few of each issuer, with the CAA records that apply to them now",
    ko: "30일 안에 발급된 인증서(발급 기관별 일부)와 현재 적용되는 CAA 레코드",
  }),
  dropped: z.object({
    invalid: count.meta({ description: "Entries that are no host names", ko: "호스트 이름이 아닌 항목 수" }),
    foreign: count.meta({
      description: "Names of other domains in shared certificates",
      ko: "공유 인증서에 있는 다른 도메인의 이름 수",
    }),
    rows: count.meta({ description: "Entries of a source that could not be read", ko: "읽을 수 없었던 출처 항목 수" }),
  }),
});

/** The observation that the check judges, stores and answers. */
export type SubdomainsRaw = z.output<typeof raw>;

/** One source of it. */
export type SourceSeen = SubdomainsRaw["sources"][number];

/** One name of it. */
export type NameSeen = SubdomainsRaw["names"][number];
