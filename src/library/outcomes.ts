import type { Outcome } from "../core/policy.ts";
import { usualOutcome } from "../gate/outcome.ts";

// Kept beside a result, which holds what was measured and how that was judged, and nothing else.
const outcomes = new WeakMap<object, Outcome>();

/** Keeps how a gate was asked to end. */
export function rememberOutcome(result: object, outcome: Outcome): void {
  outcomes.set(result, outcome);
}

/** How the gate of a result was asked to end; as usual where it was no gate of this process. */
export function outcomeOf(result: object): Outcome {
  return outcomes.get(result) ?? usualOutcome;
}
