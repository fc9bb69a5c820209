import { isOurLimit } from "../../../src/core/busy.ts";
import { Failure } from "../../../src/core/failure.ts";
import { ask, type AskDependencies } from "../../questions/ask.ts";
import type { CountedCaller } from "../../questions/caller.ts";
import { isOurs } from "../../questions/measure.ts";
import type { Meter } from "../../telemetry/event.ts";
import type { StoredResult } from "../../store/store.ts";
import { inputFor, loadCheck } from "../watches/watchable.ts";

/** The outcome of a run. */
export type Outcome =
  | { readonly kind: "measured"; readonly result: StoredResult }
  /** The target could not be measured; the failure's code. */
  | { readonly kind: "unmeasured"; readonly reason: string }
  /** No room, or an error on our side: nothing about the target. */
  | { readonly kind: "not-begun" };

/** Measures a target with a check; `isFresh` skips caches. Rejects on internal errors. */
export type Measure = (
  wanted: { readonly check: string; readonly target: string; readonly isFresh: boolean },
  signal: AbortSignal,
) => Promise<Outcome>;

/** Counts the outcomes of a measure function. */
export function counted(measure: Measure, meter: Meter | undefined): Measure {
  if (!meter) return measure;
  return async (wanted, signal) => {
    let outcome = "internal";
    meter({ kind: "watch-begins" });
    try {
      const found = await measure(wanted, signal);
      outcome = found.kind;
      return found;
    } finally {
      meter({ kind: "watch-ends", check: wanted.check, outcome });
    }
  };
}

/** The caller of our own rounds; no limit counts it. */
const ourselves: CountedCaller = { address: "", counted: ["watches"] };

/** Measures through the common pipeline, in the class of our own rounds; results are stored like any others. */
export function pipelineMeasure(pipeline: AskDependencies, load = loadCheck): Measure {
  return async ({ check: id, target, isFresh }, signal) => {
    const check = await load(id);
    // Written by a newer version into the same database.
    if (!check) return { kind: "not-begun" };
    try {
      const { result } = await ask(
        {
          check,
          input: inputFor(check, target),
          caller: ourselves,
          language: "en",
          fresh: isFresh,
          priority: "sweep",
          signal,
        },
        pipeline,
      );
      return { kind: "measured", result };
    } catch (error) {
      // After an abort nothing was measured.
      if (signal.aborted) return { kind: "not-begun" };
      if (!(error instanceof Failure)) throw error;
      return outcomeOf(error);
    }
  };
}

/** A third party's limit, a resting address or our own limits say nothing about the target. */
function outcomeOf(error: Failure): Outcome {
  const { code, facts } = error;
  if (isOurs(error) || isOurLimit(facts) || code === "RATE_LIMITED" || facts.id === "aborted")
    return { kind: "not-begun" };
  // For bad input, the parameter says more than the code.
  return { kind: "unmeasured", reason: code === "INVALID_INPUT" ? facts.id : facts.reason };
}
