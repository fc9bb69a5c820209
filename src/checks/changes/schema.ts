import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { nextPage, paging } from "../../core/paging.ts";
import { interpretation } from "../../core/result/interpretation-schema.ts";
import { registrableTarget } from "../../core/target/registrable.ts";

/** The input: any name of a domain. Unknown parameters are rejected. */
export const input = z.strictObject({
  query: registrableTarget().meta({
    description: "Domain; a host name or URL is reduced to its registrable domain",
    ko: "도메인. 호스트 이름이나 URL은 등록 가능한 도메인으로 줄입니다",
    examples: ["example.com"],
  }),
  ...paging,
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const value = z.string().nullable();

/** One change: one line of an NDJSON answer. */
export const change = z
  .object({
    target: z.string().meta({ description: "The host that was measured", ko: "측정한 호스트" }),
    check: z.string().meta({ description: "The check that found the change", ko: "변경을 발견한 점검" }),
    field: z.string().meta({
      description:
        "What changed: grade, score, finding, measurement, or a value of the check such as ns or certificate",
      ko: "변경된 항목. grade, score, finding, measurement 또는 ns, certificate 같은 점검의 값",
    }),
    subject: value.meta({
      description: "Which of several, such as a header or a port; null where there is one",
      ko: "여러 개 중 어느 것인지(헤더, 포트 등). 하나뿐이면 null",
    }),
    from: value.meta({ description: "The value before; null where there was none", ko: "이전 값. 없었으면 null" }),
    to: value.meta({ description: "The value now; null if there is none", ko: "새 값. 없어졌으면 null" }),
    direction: z.enum(["better", "worse", "neutral"]).meta({
      description: "Whether the change is an improvement, a regression, or neither",
      ko: "개선(better), 회귀(worse), 어느 쪽도 아님(neutral)",
    }),
    severity: z.enum(["critical", "high", "medium", "low", "info"]).meta({
      description: "Severity of the change, from critical to info",
      ko: "변경의 심각도. critical부터 info까지",
    }),
    firstMeasuredAt: z.iso
      .datetime()
      .meta({ description: "When the new value was first measured", ko: "새 값을 처음 측정한 시각" }),
    lastSeen: z.iso
      .datetime()
      .meta({ description: "When the new value was last measured", ko: "새 값을 마지막으로 측정한 시각" }),
    confirmedAt: z.iso.datetime().nullable().meta({
      description: "When a second measurement confirmed a regression; null where none was needed",
      ko: "두 번째 측정이 나빠진 변경을 확인한 시각. 확인이 필요 없는 변경이면 null",
    }),
    current: z.boolean().meta({
      description: "True until the same value changes again",
      ko: "이후 다시 바뀌지 않았으면 true",
    }),
  })
  .readonly();

/** The changes that monitoring found. Times are ISO strings. */
export const raw = z.object({
  domain: z.string().meta({ description: "The registrable domain", ko: "등록 가능한 도메인" }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  watched: z.boolean().meta({
    description: "Whether the service watches a host of the domain. The answer does not say who added the watch",
    ko: "서비스가 이 도메인의 호스트를 감시하는지 여부. 누가 감시하는지는 알리지 않습니다",
  }),
  changes: z.array(change).readonly().meta({
    description: "Changes of all watches on the domain, the latest first",
    ko: "도메인의 모든 감시가 찾은 변경. 최근 것부터",
  }),
  next: nextPage,
});

/** The changes that monitoring found. */
export type ChangesRaw = z.output<typeof raw>;

/** The answer of the check. */
export const answer = raw.extend({ interpretation });
