import { setTimeout as sleep } from "node:timers/promises";
import { onAbort, withSignal } from "../time.ts";
import { reasonOf, DnsTrouble } from "./error-reason.ts";
import { openWait, type RetryWait } from "./wait.ts";

/** One way of asking; rejects as {@link Way} does. */
export type Try<T> = (wait: RetryWait) => Promise<T>;

/** How a server is asked until it answers. */
export interface Plan<T> {
  /** The milliseconds of each try before the next. */
  readonly patience: number;
  /** The first tries, the preferred one first: the others count only if it fails. */
  readonly first: readonly Try<T>[];
  /** The tries that follow, by the kind of error; empty after silence. */
  readonly second: (problem: string | undefined) => readonly Try<T>[];
  /** Resolves when the server may be asked again. */
  readonly again: () => Promise<void>;
  /** Whether the server is known to be slow. */
  readonly isSlow: () => boolean;
}

/** An answer to another try waits for the preferred one this long, in milliseconds, or as long as it took itself. */
const grace = 50;

/** The last try to a slow server gets this multiple of the patience. */
const slowness = 2.5;

type End<T> = { readonly value: T } | { readonly error: unknown };

interface Attempt<T> {
  readonly wait: RetryWait;
  readonly isBest: boolean;
  readonly since: number;
  readonly end: Promise<End<T>>;
  /** The same, once it has ended. */
  ended?: End<T>;
  /** Resolves when it has ended or is late. */
  readonly late: Promise<void>;
}

/**
 * Makes tries until one is answered. Earlier tries stay open, so a server may take longer than one try. Rejects with the server's error, or
 * with a `TimeoutError` after silence.
 */
export async function persist<T>(plan: Plan<T>, signal: AbortSignal): Promise<T> {
  const ending = new AbortController();
  const free = onAbort(signal, (reason) => ending.abort(reason));
  const made: Attempt<T>[] = [];
  const begin = (each: Try<T>, index: number): Attempt<T> => {
    const attempt = beginTry(each, index === 0, plan.patience, ending.signal);
    made.push(attempt);
    return attempt;
  };
  try {
    return await withSignal(ending.signal, makeTries(plan, begin));
  } finally {
    free();
    // Creating an error with its stack costs as much as the rest of a question, and usually nothing is left to cancel.
    if (made.some(({ ended }) => !ended)) ending.abort(answered);
  }
}

/** The abort reason for tries that are no longer needed. */
const answered = new DOMException("Another one was answered.", "AbortError");

async function makeTries<T>(plan: Plan<T>, begin: (each: Try<T>, index: number) => Attempt<T>): Promise<T> {
  const first = plan.first.map(begin);
  const early = await earlyOf(first);
  if (early) return early.value;
  const problem = await problemOf(first);
  const meanwhile = await answerOf(first, plan.again(), true);
  if (meanwhile) return meanwhile.value;
  const second = plan.second(problem).map(begin);
  const all = [...first, ...second];
  const heard = await answerOf(all, lateOf(second));
  if (heard) return heard.value;
  const isSlow = plan.isSlow();
  const late = isSlow ? await answerOf(all, sleep(plan.patience * (slowness - 1), undefined, { ref: false })) : null;
  if (late) return late.value;
  const reason = await problemOf(all);
  throw reason === undefined ? new DOMException("The patience is over.", "TimeoutError") : new DnsTrouble(reason);
}

function beginTry<T>(each: Try<T>, isBest: boolean, patience: number, signal: AbortSignal): Attempt<T> {
  const wait = openWait(signal, patience);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  wait.onLate(resolve);
  function over(ended: End<T>): End<T> {
    wait.stop();
    attempt.ended = ended;
    resolve();
    return ended;
  }
  const end = each(wait).then(
    (value) => over({ value }),
    (error: unknown) => over({ error }),
  );
  const attempt: Attempt<T> = { wait, isBest, since: performance.now(), end, late };
  return attempt;
}

/** The answer to the first tries, unless they are late. */
async function earlyOf<T>(first: readonly Attempt<T>[]): Promise<{ readonly value: T } | null> {
  const [only, ...others] = first;
  if (!only || others.length > 0) return answerOf(first, lateOf(first));
  await only.late;
  return only.ended && "value" in only.ended ? only.ended : null;
}

function lateOf(attempts: readonly Attempt<unknown>[]): Promise<unknown> {
  return Promise.all(attempts.map(({ late }) => late));
}

/** The best answer until `until` resolves; `isPatient`: wait for that even after all tries have ended. */
async function answerOf<T>(
  attempts: readonly Attempt<T>[],
  until: Promise<unknown>,
  isPatient = false,
): Promise<{ readonly value: T } | null> {
  const best = attempts.filter(({ isBest }) => isBest);
  const over = until.then(() => null);
  const heard = await Promise.race([firstOf(attempts, isPatient), over]);
  if (!heard || heard.attempt.isBest) return heard && heard.end;
  // A better try that is pending may be about to finish.
  const took = Math.max(grace, performance.now() - heard.attempt.since);
  const better = await Promise.race([firstOf(best), sleep(took, null, { ref: false })]);
  return better ? better.end : heard.end;
}

interface Heard<T> {
  readonly attempt: Attempt<T>;
  readonly end: { readonly value: T };
}

/** The first answer; null once all have failed. With `isPatient` it then never resolves. */
function firstOf<T>(attempts: readonly Attempt<T>[], isPatient = false): Promise<Heard<T> | null> {
  const { promise, resolve } = Promise.withResolvers<Heard<T> | null>();
  const ended = attempts.map(async (attempt) => {
    const end = await attempt.end;
    if ("value" in end) resolve({ attempt, end });
  });
  if (!isPatient) void Promise.all(ended).then(() => resolve(null));
  return promise;
}

/** The error of the best try that has ended, or what is known about pending ones; throws our own errors. */
async function problemOf(attempts: readonly Attempt<unknown>[]): Promise<string | undefined> {
  const reasons: string[] = [];
  for (const { end, isBest, wait } of attempts) {
    const told = await Promise.race([end, Promise.resolve(null)]);
    const reason = told && "error" in told ? reasonOf(told.error) : wait.blame;
    if (isBest && reason !== undefined) reasons.push(reason);
  }
  return reasons.at(-1);
}
