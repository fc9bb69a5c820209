import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../core/failure.ts";
import { openQueue } from "./queue.ts";
import { withSignal } from "./time.ts";

/** Queues connections to a server that limits them. */
export type MailServerQueue = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Mail servers accept a few connections at a time from one address. */
const atATime = 3;

/** Milliseconds for the server to notice that we have disconnected. */
const pause = 300;

/**
 * A few connections at a time. If the server rejects one before TLS, the others run one by one, and each may be repeated once. If one is
 * rejected again or times out, the queue stops, and the remaining results are unknown.
 */
export function openMailServerQueue(): MailServerQueue {
  const some = openQueue(atATime);
  const alone = openQueue(1);
  const inside = new Set<Promise<unknown>>();
  let isCrowded = false;
  let last: Failure | undefined;

  async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (last) throw last;
    const asking = work();
    inside.add(asking);
    try {
      return await asking;
    } catch (error) {
      if (isTurnedAway(error) && error.code === "UPSTREAM_TIMEOUT") last = error;
      throw error;
    } finally {
      inside.delete(asking);
    }
  }

  async function askAgain<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await Promise.allSettled(inside);
    await withSignal(signal, sleep(pause));
    try {
      return await ask(work);
    } catch (error) {
      if (isTurnedAway(error)) last = error;
      throw error;
    }
  }

  return async (signal, work) => {
    const lane = isCrowded ? alone : some;
    try {
      return await lane(signal, () => ask(work));
    } catch (error) {
      if (!isTurnedAway(error) || last) throw error;
      isCrowded = true;
      return alone(signal, () => askAgain(signal, work));
    }
  };
}

/** A session with injected plain text was accepted: a retry would hide the finding. */
function isTurnedAway(error: unknown): error is Failure {
  return error instanceof Failure && /^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(error.facts.id);
}
