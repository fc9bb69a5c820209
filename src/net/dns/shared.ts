import { onAbortInCrowd, throwIfAborted } from "../time.ts";

/** A cache of answers by question while they are valid; concurrent equal questions share one query. */
export type Shared<T> = (key: string, signal: AbortSignal, ask: (within: AbortSignal) => Promise<T>) => Promise<T>;

interface Flight<T> {
  readonly work: Promise<T>;
  readonly ending: AbortController;
  waiting: number;
}

/** The most cached answers; beyond it the oldest is removed. */
const most = 1000;

/** Opens a cache; `secondsOf` tells how long an answer is valid, `now` the time in milliseconds. */
export function openShared<T>(secondsOf: (answer: T) => number, now = () => performance.now()): Shared<T> {
  const known = new Map<string, { readonly answer: T; readonly until: number }>();
  /** One iterator, from the oldest on: a new one would skip over all removed entries again. */
  const ages = known.keys();
  const flights = new Map<string, Flight<T>>();

  function depart(key: string, ask: (within: AbortSignal) => Promise<T>): Flight<T> {
    const ending = new AbortController();
    const asked = now();
    function land(): void {
      if (flights.get(key) === flight) flights.delete(key);
    }
    const work = ask(ending.signal).then(
      (answer) => {
        land();
        keep(key, answer, asked);
        return answer;
      },
      (error: unknown) => {
        land();
        throw error;
      },
    );
    const flight: Flight<T> = { work, ending, waiting: 0 };
    flights.set(key, flight);
    return flight;
  }

  function keep(key: string, answer: T, asked: number): void {
    const seconds = secondsOf(answer);
    if (seconds <= 0) return;
    if (known.size >= most) known.delete(ages.next().value ?? "");
    known.set(key, { answer, until: asked + seconds * 1000 });
  }

  return async (key, signal, ask) => {
    throwIfAborted(signal);
    const kept = known.get(key);
    if (kept && now() < kept.until) return kept.answer;
    known.delete(key);
    const flight = flights.get(key) ?? depart(key, ask);
    flight.waiting++;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let isWaiting = true;
    function leave(): void {
      if (isWaiting) flight.waiting--;
      isWaiting = false;
    }
    const free = onAbortInCrowd(signal, (reason) => {
      reject(reason);
      // Synchronously: one signal may cancel several waiters, and the first must not see the others still waiting.
      leave();
      // Other waiters continue; without any, the question is cancelled and the next caller asks again.
      if (flight.waiting > 0) return;
      if (flights.get(key) === flight) flights.delete(key);
      flight.ending.abort();
    });
    flight.work.then(resolve, reject);
    try {
      return await promise;
    } finally {
      free();
      leave();
    }
  };
}
