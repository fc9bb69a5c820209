import { Failure } from "../../core/failure.ts";

/** Keeps from asking a server that has failed again and again. */
export interface Breaker {
  /** Seconds for which a server rests; 0 where it may be asked. Whoever is told 0 after a rest is the only one until that question has come to an end. */
  rest(key: string, now: number): number;
  /** Takes note of how a question ended: with what was thrown, or with null where the server answered. */
  heard(key: string, error: unknown, now: number): void;
}

/** Failures in a row after which a server rests. */
const mostFailures = 3;

/** Milliseconds of the first rest, and of the longest: each is twice the one before. */
const rests = { first: 30_000, longest: 600_000 } as const;

/** Servers whose failures are remembered. */
const mostKnown = 1024;

interface Known {
  /** In a row. */
  failures: number;
  /** Milliseconds since the epoch; 0 where it does not rest. */
  until: number;
  isTried: boolean;
}

/** Opens the memory that all runs of an engine share. */
export function openBreaker(): Breaker {
  const known = new Map<string, Known>();
  return {
    rest(key, now) {
      const one = known.get(key);
      if (!one || one.until === 0) return 0;
      if (now >= one.until && !one.isTried) {
        one.isTried = true;
        return 0;
      }
      return Math.max(1, Math.ceil((one.until - now) / 1000));
    },
    heard(key, error, now) {
      const one = known.get(key) ?? { failures: 0, until: 0, isTried: false };
      if (!isDownBy(error)) {
        // What ended for another reason tells nothing of the server.
        if (error === null) known.delete(key);
        else one.isTried = false;
        return;
      }
      const failures = one.failures + 1;
      const rest = Math.min(rests.longest, rests.first * 2 ** (failures - mostFailures));
      known.delete(key);
      known.set(key, { failures, until: failures < mostFailures ? 0 : now + rest, isTried: false });
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
}

/**
 * What shows that a server is down or overloaded. A limit says itself how long to wait, a bad certificate does not pass, and another
 * status than 5xx is about the question.
 */
function isDownBy(error: unknown): boolean {
  if (!(error instanceof Failure)) return false;
  const { id, params } = error.facts;
  if (id === "source.status") return Number(params["status"]) >= 500;
  return id === "source.unreachable" || id === "timeout.source";
}
