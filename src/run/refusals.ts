import { isOurLimit } from "../core/busy.ts";
import { Failure, type FailureFacts } from "../core/failure.ts";
import { callMethod, netOf } from "../core/net/methods.ts";
import type { Net } from "../core/net/net.ts";

/** The observations of one run that a limit of ours refused. */
export interface Refusals {
  /** The same network, with every refusal noted. */
  over(net: Net): Net;
  /** Throws the first refusal. */
  throwIfAny(): void;
}

/**
 * Opens the refusals of a run. What we could not observe is no evidence: a missing observation could raise a score or blame the target, and
 * a check cannot tell which of its findings depend on it. So a run with a refusal has no result, whatever the check makes of it.
 */
export function openRefusals(onFirst?: (refused: Failure) => void): Refusals {
  let first: Failure | undefined;

  function note(refused: Failure): void {
    if (first || !isOurLimit(refused.facts)) return;
    first = refused;
    onFirst?.(refused);
  }

  return {
    over: (net) =>
      netOf((method) => async (...asked) => {
        try {
          const answer = await callMethod(net, method, asked);
          const facts = failureIn(answer);
          if (facts) note(new Failure(facts));
          return answer;
        } catch (error) {
          if (error instanceof Failure) note(error);
          throw error;
        }
      }),
    throwIfAny() {
      if (first) throw first;
    },
  };
}

/** Some answers hold a failure of their last step. */
function failureIn(answer: unknown): FailureFacts | null {
  if (typeof answer !== "object" || answer === null || !("failure" in answer)) return null;
  return (answer.failure ?? null) as FailureFacts | null;
}
