import { z } from "zod";
import type { Refusal } from "./envelope.ts";
import { busyScopes } from "../busy.ts";
import { failureCodes } from "../failure.ts";
import { printable } from "../printable.ts";

const common = {
  requestId: z.string().meta({
    description: "Identifier of the request, the same as the header X-Request-Id",
    ko: "요청의 식별자. X-Request-Id 헤더와 같습니다",
  }),
  cached: z.boolean().meta({
    description: "Whether a recent stored result was returned",
    ko: "최근에 저장된 결과를 돌려주었는지 여부",
  }),
  updatedAt: z.iso.datetime().nullable().meta({
    description: "When the result was produced; null if there is none",
    ko: "결과가 만들어진 시각. 결과가 없으면 null",
  }),
};

const previousSnapshot = z
  .object({
    updatedAt: z.iso.datetime().meta({
      description: "When the previous result was produced",
      ko: "이전 결과가 만들어진 시각",
    }),
    data: z.unknown().meta({
      description:
        "The previous data. An earlier version of the check may have produced it, so its shape may be older than the shape of data above. If an issue of that version no longer exists, its cause is its id",
      ko: "이전의 data. 이전 버전의 점검이 만든 것일 수 있으므로 위의 data와 구조가 다를 수 있습니다. 더 이상 없는 문제는 cause에 id를 씁니다",
    }),
  })
  .meta({
    description: "The previous stored result for the same request. Absent if the server has none",
    ko: "같은 요청에 대해 저장된 바로 이전 결과. 서버에 저장된 것이 없으면 생략됩니다",
  });

const result = {
  description: "The result of the check or operation",
  ko: "점검 또는 작업의 결과",
};

/** The envelope around a check's data schema, with the fields that a client depends on. */
export function measuredOf<T extends z.ZodType>(data: T) {
  return z.object({
    ok: z.literal(true).meta({ description: "true on success", ko: "성공이면 true" }),
    ...common,
    data: data.meta(result),
    error: z.null().meta({ description: "null on success", ko: "성공이면 null" }),
  });
}

/** The envelope with all fields that a server sends. */
export function successOf<T extends z.ZodType>(data: T) {
  return measuredOf(data).extend({ previousSnapshot: previousSnapshot.exactOptional() });
}

const error = z.object({
  code: z.enum(failureCodes).meta({
    description: "Kind of failure, for programs",
    ko: "프로그램이 읽는 실패의 종류",
  }),
  message: z.string().meta({
    description: "Explanation for people, in the requested language",
    ko: "사람이 읽는 설명. 요청한 언어로 씁니다",
  }),
  retryAfter: z.int().min(0).nullable().meta({
    description: "Seconds to wait before the next attempt; null if waiting does not help",
    ko: "다시 요청하기 전에 기다릴 초. 기다려서 해결될 일이 아니면 null",
  }),
  reason: z.string().meta({
    description: "The exact failure, such as dns.nxdomain; for invalid input, the name of the parameter",
    ko: "구체적인 실패. dns.nxdomain 같은 코드이며, 잘못된 입력이면 파라미터의 이름",
  }),
  scope: z
    .enum(busyScopes)
    .meta({
      description: "For the reason busy: whose allowance is used up, that of the target or that of the server",
      ko: "reason이 busy일 때 허용량을 모두 사용한 쪽. 대상(target) 또는 서버(server)",
    })
    .exactOptional(),
});

/** The schema of {@link Refusal}. */
export const refusal = z
  .object({
    ok: z.literal(false).meta({ description: "false on failure", ko: "실패이면 false" }),
    ...common,
    data: z.null().meta({ description: "null on failure", ko: "실패이면 null" }),
    error: error.readonly().meta({ description: "Why there is no result", ko: "결과가 없는 이유" }),
  })
  .readonly()
  .meta({
    id: "Refusal",
    description: "The envelope of a failure",
    ko: "실패의 봉투",
  }) satisfies z.ZodType<Refusal>;

/** Returns the path of the first value that a schema refuses. */
export function invalidPathOf({ issues }: z.ZodError): string {
  return printable(issues[0]?.path.join(".") || "the answer", 80);
}
