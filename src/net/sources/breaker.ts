import { Failure } from "../../core/failure.ts";

/** Keeps from asking a server that fails: whoever comes hears at once what the last one heard, and when to come again. */
export type Breaker = <T>(work: () => Promise<T>) => Promise<T>;

/** So many failures in a row say that the next question will fail as well. */
const mostFailures = 5;

/** Milliseconds until one question is let through again, to see. */
const rest = 30_000;

/** Opens a breaker; `now` is the time in milliseconds. */
export function openBreaker(now = () => performance.now()): Breaker {
  let failures = 0;
  let last: Failure | undefined;
  let until = 0;

  return async (work) => {
    const wait = until - now();
    if (last && failures >= mostFailures) {
      if (wait > 0) throw new Failure(last.facts, { cause: last, retryAfter: Math.ceil(wait / 1000) });
      // The one that is let through; the others wait for what it hears.
      until = now() + rest;
    }
    try {
      const answer = await work();
      failures = 0;
      return answer;
    } catch (error) {
      if (!isOfServer(error)) {
        // Nothing was learned: the next one is let through.
        if (failures >= mostFailures) until = now();
        throw error;
      }
      failures++;
      last = error;
      until = now() + rest;
      throw error;
    }
  };
}

/** Whether the server is to blame, and would be again. */
function isOfServer(error: unknown): error is Failure {
  if (!(error instanceof Failure)) return false;
  const { id, params } = error.facts;
  if (id === "source.status") return Number(params["status"]) >= 500;
  return id === "source.unreachable" || id === "timeout.source";
}
