import { Failure } from "../../src/core/failure.ts";
import { ask, type Pipeline } from "../ask.ts";
import type { CountedCaller } from "../caller.ts";
import { isOurs } from "../measure.ts";
import type { Meter } from "../metrics/event.ts";
import type { StoredResult } from "../store/store.ts";
import { inputFor, loadCheck } from "../watches/watchable.ts";

/** What a run came to. */
export type Outcome =
  | { readonly kind: "measured"; readonly result: StoredResult }
  /** The target could not be measured, by the code of the failure. */
  | { readonly kind: "unmeasured"; readonly reason: string }
  /** There was no room here, or something broke on our side: nothing is said of the target. */
  | { readonly kind: "not-begun" };

/** Measures a target with a check; `isFresh` takes nothing that is remembered. Rejects where something is broken. */
export type Measure = (
  wanted: { readonly check: string; readonly target: string; readonly isFresh: boolean },
  signal: AbortSignal,
) => Promise<Outcome>;

/** Counts what a way of measuring does. */
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

/** Nobody sits behind our own rounds: no limit counts them. */
const ourselves: CountedCaller = { address: "", counted: ["watches"] };

/** Measures through the pipeline of every other question, in the class of our own rounds: what it finds is kept and told like any other. */
export function measuring(pipeline: Pipeline, load = loadCheck): Measure {
  return async ({ check: id, target, isFresh }, signal) => {
    const check = await load(id);
    // Of a newer version, which wrote into the same database.
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
      // Whoever stops us has not measured anything.
      if (signal.aborted) return { kind: "not-begun" };
      if (!(error instanceof Failure)) throw error;
      return outcomeOf(error);
    }
  };
}

/** What is kept from us for a while by a third party, an address that rests or our own limits says nothing of the target. */
function outcomeOf(error: Failure): Outcome {
  const { code, facts } = error;
  if (isOurs(error) || code === "RATE_LIMITED" || facts.id === "aborted") return { kind: "not-begun" };
  // Bad input is told by the parameter, which says nothing by itself.
  return { kind: "unmeasured", reason: code === "INVALID_INPUT" ? facts.id : facts.reason };
}
