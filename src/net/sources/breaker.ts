import { Failure } from "../../core/failure.ts";

/** A circuit breaker: while a server fails, callers get the last failure immediately, with the time to retry. */
export type Breaker = <T>(work: () => Promise<T>) => Promise<T>;

/** The consecutive failures that open it. */
const mostFailures = 5;

/** Milliseconds until one trial query is let through. */
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
      // The trial query; the others wait for its result.
      until = now() + rest;
    }
    try {
      const answer = await work();
      failures = 0;
      return answer;
    } catch (error) {
      if (!isOfServer(error)) {
        // The result is inconclusive, so the next query is let through.
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

/** Whether the server is at fault and would fail again. */
function isOfServer(error: unknown): error is Failure {
  if (!(error instanceof Failure)) return false;
  const { id, params } = error.facts;
  if (id === "source.status") return Number(params["status"]) >= 500;
  return id === "source.unreachable" || id === "timeout.source";
}
