import { usualOutcome, type Outcome } from "../core/policy.ts";

// Kept outside the result, which contains only what was measured and how it was judged.
const outcomes = new WeakMap<object, Outcome>();

/** Records the exit options of a gate for its result. */
export function rememberOutcome(result: object, outcome: Outcome): void {
  outcomes.set(result, outcome);
}

/** Returns the exit options of a result; the defaults if no gate of this process made it. */
export function outcomeOf(result: object): Outcome {
  return outcomes.get(result) ?? usualOutcome;
}
