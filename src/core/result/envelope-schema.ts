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

const whenProduced = z.iso.datetime().meta({
  description: "When the previous result was produced",
  ko: "이전 결과가 만들어진 시각",
});

const versionText = {
  description: "Version of the check that produced the previous result",
  ko: "이전 결과를 만든 점검의 버전",
};

const olderData = z.unknown().meta({
  description:
    "The data of an earlier version of the check, in the form of that version. If an issue of that version no longer exists, its cause is its id",
  ko: "이전 버전의 점검이 그 버전의 형식으로 만든 data. 더 이상 없는 문제는 cause에 id를 씁니다",
});

const sameData = {
  description: "The previous data, in the form of data above: the same version of the check produced it",
  ko: "이전의 data. 같은 버전의 점검이 만들었으므로 위의 data와 형식이 같습니다",
};

const snapshotText = {
  description:
    "The previous stored result for the same request. Its version tells the form of its data. Absent if the server has none",
  ko: "같은 요청에 대해 저장된 바로 이전 결과. data의 형식은 version으로 알 수 있습니다. 서버에 저장된 것이 없으면 생략됩니다",
};

/** A snapshot of any check: without the check, the form of its data is not known. */
const anySnapshot = z
  .object({ updatedAt: whenProduced, version: z.int().min(1).meta(versionText), data: olderData })
  .meta(snapshotText);

/** A snapshot of one check: only the current version has the form of the answer. A server never reads data of a later version. */
function snapshotOf(data: z.ZodType, version: number) {
  const same = z.object({
    updatedAt: whenProduced,
    version: z.literal(version).meta(versionText),
    data: data.meta(sameData),
  });
  if (version === 1) return same.meta(snapshotText);
  const versions = Array.from({ length: version - 1 }, (_, index) => index + 1);
  const older = z.object({ updatedAt: whenProduced, version: z.literal(versions).meta(versionText), data: olderData });
  return z.union([same, older]).meta(snapshotText);
}

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

/** The envelope with all fields that a server sends, for any check. */
export function successOf<T extends z.ZodType>(data: T) {
  return measuredOf(data).extend({ previousSnapshot: anySnapshot.exactOptional() });
}

/** The envelope with all fields that a server sends for a check of this version whose results are stored. */
export function storedSuccessOf(data: z.ZodType, version: number) {
  return measuredOf(data).extend({ previousSnapshot: snapshotOf(data, version).exactOptional() });
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
