import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../core/failure.ts";
import { openQueue } from "./queue.ts";
import { withSignal } from "./time.ts";

/** How questions are put to one server that counts who comes. */
export type Courtesy = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Mail servers let in some at a time from one address. */
const atATime = 3;

/** Milliseconds that a server gets to notice that we have left. */
const pause = 300;

/**
 * A few at a time; where the server sends one of us away before TLS, whatever it says, the others come one by one, and each may
 * come once more. Whom it sends away then too, or lets wait in vain, was the last: what was not asked cannot be told.
 */
export function openCourtesy(): Courtesy {
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

/** Who is spoken over was let in: that is seen, and asking again would hide it. */
function isTurnedAway(error: unknown): error is Failure {
  return error instanceof Failure && /^(?:timeout\.starttls$|starttls\.(?!injected$))/.test(error.facts.id);
}
