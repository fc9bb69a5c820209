import { z } from "zod";
import { measuredOf, refusal, successOf } from "../../../src/core/result/envelope-schema.ts";

const time = z.iso.datetime();

const counts = {
  done: z.int().meta({ description: "Inputs that are answered", ko: "응답이 나온 입력 수" }),
  failed: z.int().meta({ description: "Those of them that have no result", ko: "그중 결과가 없는 입력 수" }),
  total: z.int().meta({ description: "All inputs", ko: "전체 입력 수" }),
};

/** One line of a batch, and of the results of a run. */
export const batchLine = z.union([
  z.object({
    index: z.int().meta({ description: "Place in inputs, from 0", ko: "inputs에서의 위치. 0부터 시작합니다" }),
    input: z
      .record(z.string(), z.string())
      .meta({ description: "The input as given, as an object", ko: "받은 입력(객체로 표시)" }),
    envelope: z.union([successOf(z.unknown()), refusal]).meta({
      description: "The envelope that a request for this input alone would get",
      ko: "이 입력 하나를 요청했을 때와 같은 봉투",
    }),
  }),
  z.object({
    progress: z.object(counts).meta({
      description: "How far the batch is. The last line of a complete answer is such a line, with done equal to total",
      ko: "진행 상황. 온전한 응답은 done이 total과 같은 이 줄로 끝납니다",
    }),
  }),
]);

const run = z.object({
  id: z.string().meta({ description: "Identifier of the run", ko: "실행의 식별자" }),
  check: z.string().meta({ description: "The check", ko: "점검" }),
  state: z.enum(["waiting", "running", "done"]).meta({
    description: "waiting for its first result, running, or done",
    ko: "waiting: 첫 결과 대기. running: 진행 중. done: 끝남",
  }),
  ...counts,
  results: z.string().meta({ description: "Path of the results", ko: "결과의 경로" }),
  channel: z.string().nullable().meta({
    description: "The channel that is told of the end; null for none",
    ko: "끝을 알릴 채널. 없으면 null",
  }),
  createdAt: time.meta({ description: "When the run was requested", ko: "실행을 요청한 시각" }),
  finishedAt: time.nullable().meta({
    description: "When the last input was answered; null before",
    ko: "마지막 입력의 응답이 나온 시각. 그 전에는 null",
  }),
  expiresAt: time.meta({ description: "When the run is deleted", ko: "실행을 삭제하는 시각" }),
});

const runs = z.object({ runs: z.array(run).meta({ description: "The newest first", ko: "최신순" }) });

const deleted = z.object({
  id: z.string().meta({ description: "Identifier of the run", ko: "실행의 식별자" }),
  deleted: z.literal(true).meta({ description: "always true", ko: "항상 true" }),
});

/** The answers about runs, in the envelope. */
export const runSchemas = {
  RunAnswer: measuredOf(run),
  RunsAnswer: measuredOf(runs),
  RunDeletedAnswer: measuredOf(deleted),
} as const satisfies Readonly<Record<string, z.ZodType>>;
