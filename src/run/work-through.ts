import { isBusy } from "../core/busy.ts";
import { Failure } from "../core/failure.ts";

/** The dependencies of the work on a list of items. */
export interface ItemsWork<Item> {
  readonly items: Iterable<Item>;
  /** The most items at a time. */
  readonly most: number;
  /** Measures an item. A `Failure` busy, or of a resting address, repeats it later; it takes no place meanwhile. */
  readonly measure: (item: Item, isLast: boolean) => Promise<void>;
  /** Waits some milliseconds; rejects where the work is called off. */
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Whether nothing more may start. */
  readonly isOver: () => boolean;
  readonly now: () => number;
}

/** The attempts after which an item is answered with what refused it. */
const mostAttempts = 20;

interface Waiting<Item> {
  readonly item: Item;
  readonly attempt: number;
  readonly at: number;
}

/** Measures items in their order, some at a time; those that were refused for want of room come again when they may. */
export async function workThrough<Item>({ items, most, measure, sleep, isOver, now }: ItemsWork<Item>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const refused = new Set<Waiting<Item>>();
  let hasFailed = false;

  function next(): Waiting<Item> | null {
    const due = [...refused].find(({ at }) => at <= now());
    if (due) {
      refused.delete(due);
      return due;
    }
    const { value, done = false } = rest.next();
    return done ? null : { item: value as Item, attempt: 0, at: 0 };
  }

  async function work(): Promise<void> {
    while (!hasFailed && !isOver()) {
      const found = next();
      if (found) await attempt(found);
      else if (refused.size === 0) return;
      else await sleep(Math.max(1, Math.min(...[...refused].map(({ at }) => at)) - now()));
    }
  }

  async function attempt({ item, attempt: before }: Waiting<Item>): Promise<void> {
    try {
      await measure(item, before + 1 >= mostAttempts);
    } catch (error) {
      if (!(error instanceof Failure) || !comesAgain(error)) {
        hasFailed = true;
        throw error;
      }
      refused.add({ item, attempt: before + 1, at: now() + 1000 * (error.retryAfter ?? 1) });
    }
  }

  // What has begun ends before this does, also after an error.
  const ends = await Promise.allSettled(Array.from({ length: most }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Limits of a server, here or elsewhere. */
const limits: ReadonlySet<string> = new Set(["rate.resting", "rate.limited", "remote.rate-limited"]);

/** Whether a limit refused an item, so that it was not measured. */
export function comesAgain({ facts }: Failure): boolean {
  return isBusy(facts) || limits.has(facts.id);
}
