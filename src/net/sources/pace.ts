import { setTimeout as sleep } from "node:timers/promises";
import { failure } from "../../core/failure.ts";
import { openQueue } from "../queue.ts";
import { isTimeout, withSignal } from "../time.ts";
import type { Asked } from "./answer.ts";
import type { SourceRow } from "./table.ts";

/** How long somebody waits for a turn. */
export interface Patient {
  readonly asked: Asked;
  /** Ends with the run, and with the patience. */
  readonly signal: AbortSignal;
  /** The moment at which the patience ends, by the clock of the pace. */
  readonly until: number;
}

/** Lets questions to one server through no faster, and no more of them at a time, than it takes. */
export type Pace = <T>(patient: Patient, work: () => Promise<T>) => Promise<T>;

/**
 * Opens a pace: a burst of questions may come at once, the others follow at equal distances. Who would wait for longer than
 * the patience is refused with the seconds to wait: `source.rate-limited`.
 */
export function openPace(
  { perSecond, burst = perSecond, concurrency }: Pick<SourceRow, "perSecond" | "burst" | "concurrency">,
  now = () => performance.now(),
): Pace {
  const queue = openQueue(concurrency);
  const distance = 1000 / perSecond;
  const ahead = (Math.max(1, burst) - 1) * distance;
  /** When the questions that have been let through are paid for. */
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

function refused(asked: Asked, wait: number): Error {
  const seconds = Math.max(1, Math.ceil(wait));
  return failure("source.rate-limited", { ...asked, seconds }, { retryAfter: seconds });
}
