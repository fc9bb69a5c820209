import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { AnyCheck } from "../../core/check.ts";
import { failure, Failure } from "../../core/failure.ts";
import { toRefusal, toSuccess, type Refusal, type Success } from "../../core/result/envelope.ts";
import type { Language } from "../../core/text.ts";
import type { CheckQuery, Runner } from "../../run/runner.ts";
import { comesAgain, workThrough } from "../../run/work-through.ts";

/** A target to measure. */
export interface BatchTarget {
  readonly index: number;
  readonly query: CheckQuery;
}

/** How the targets of a batch are measured. */
export interface BatchMeasuring {
  readonly check: AnyCheck;
  readonly targets: readonly BatchTarget[];
  readonly runner: Runner;
  readonly language: Language;
  /** Seconds: how old a stored result of the server may be. */
  readonly maxAge?: number | undefined;
  readonly concurrency: number;
  readonly signal?: AbortSignal | undefined;
  readonly onDone: (target: BatchTarget, envelope: Success | Refusal) => void;
  readonly onBug: (error: unknown, target: BatchTarget) => void;
}

/** A server that is not there, and answers that do not come from Portcullis: those of a proxy before it, for example. */
const failedServer: ReadonlySet<string> = new Set(["server.unreachable", "server.failed", "server.invalid-answer"]);

/** Failures that are not about one target: the key, or the server. */
function endsAll({ code, facts }: Failure): boolean {
  return code === "INVALID_API_KEY" || code === "API_KEY_REQUIRED" || failedServer.has(facts.id);
}

/**
 * Measures targets, some at a time. A target that cannot be measured has a failure as its result; what concerns all of them is thrown, so
 * that the batch can go on later.
 */
export async function measureAll({
  check,
  targets,
  runner,
  language,
  maxAge,
  concurrency,
  signal,
  onDone,
  onBug,
}: BatchMeasuring): Promise<void> {
  async function envelopeOf(target: BatchTarget, isLast: boolean): Promise<Success | Refusal | null> {
    try {
      const asking = { language, ...(maxAge !== undefined && { maxAge }), ...(signal && { signal }) };
      const answered = await runner.answer(check, target.query, asking);
      return toSuccess(answered.data, answered.requestId ?? randomUUID(), answered);
    } catch (error) {
      if (signal?.aborted) return null;
      if (!(error instanceof Failure)) onBug(error, target);
      const failed = error instanceof Failure ? error : failure("internal", {});
      if (endsAll(failed) || (comesAgain(failed) && !isLast)) throw failed;
      const { requestId } = failed.facts.params;
      return toRefusal(failed, typeof requestId === "string" ? requestId : randomUUID(), language);
    }
  }

  async function measure(target: BatchTarget, isLast: boolean): Promise<void> {
    const envelope = await envelopeOf(target, isLast);
    // Not within the try: an output that cannot be written is no failure of the target.
    if (envelope) onDone(target, envelope);
  }

  await workThrough({
    items: targets,
    most: concurrency,
    measure,
    sleep: (ms) => sleep(ms, undefined, signal && { signal }),
    isOver: () => signal?.aborted === true,
    now: () => performance.now(),
  });
}
