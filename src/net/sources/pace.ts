import { setTimeout as sleep } from "node:timers/promises";
import { failure } from "../../core/failure.ts";
import { openQueue } from "../queue.ts";
import { isTimeout, withSignal } from "../time.ts";
import type { SentRequest } from "./answer.ts";
import type { SourceRow } from "./table.ts";

/** A caller that waits for its turn. */
export interface Patient {
  readonly asked: SentRequest;
  /** Ends with the run or the patience. */
  readonly signal: AbortSignal;
  /** When the patience ends, by the pace's clock. */
  readonly until: number;
}

/** Limits the rate and the concurrency of queries to one server. */
export type Pace = <T>(patient: Patient, work: () => Promise<T>) => Promise<T>;

/**
 * Opens a rate limiter: a burst may be sent at once, the rest at equal intervals. A caller that would wait longer than its patience gets
 * `source.rate-limited` with the seconds to wait.
 */
export function openPace(
  { perSecond, burst = perSecond, concurrency }: Pick<SourceRow, "perSecond" | "burst" | "concurrency">,
  now = () => performance.now(),
): Pace {
  const queue = openQueue(concurrency);
  const distance = 1000 / perSecond;
  const ahead = (Math.max(1, burst) - 1) * distance;
  /** When the rate limit has caught up with the queries sent so far. */
  let paid = Number.NEGATIVE_INFINITY;

  async function turn({ asked, signal, until }: Patient): Promise<void> {
    const at = now();
    const wait = paid - ahead - at;
    if (at + wait > until) throw refused(asked, (at + wait - until) / 1000);
    paid = Math.max(paid, at) + distance;
    if (wait > 0) await withSignal(signal, sleep(wait, undefined, { signal }));
  }

  return async (patient, work) => {
    let isLet = false;
    try {
      return await queue(patient.signal, async () => {
        await turn(patient);
        isLet = true;
        return work();
      });
    } catch (error) {
      if (isLet || !isTimeout(error)) throw error;
      throw refused(patient.asked, distance / 1000);
    }
  };
}

function refused(asked: SentRequest, wait: number): Error {
  const seconds = Math.max(1, Math.ceil(wait));
  return failure("source.rate-limited", { ...asked, seconds }, { retryAfter: seconds });
}
