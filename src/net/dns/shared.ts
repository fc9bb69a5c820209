import { onAbortInCrowd, throwIfAborted } from "../time.ts";

/** Answers by question, for as long as they hold; a question that is under way is asked once for all who wait for it. */
export type Shared<T> = (key: string, signal: AbortSignal, ask: (within: AbortSignal) => Promise<T>) => Promise<T>;

interface Flight<T> {
  readonly work: Promise<T>;
  readonly ending: AbortController;
  waiting: number;
}

/** So many answers are kept, and the oldest given up for the next one. */
const most = 1000;

/** Opens a memory; `secondsOf` tells how long an answer holds, `now` the time in milliseconds. */
export function openShared<T>(secondsOf: (answer: T) => number, now = () => performance.now()): Shared<T> {
  const known = new Map<string, { readonly answer: T; readonly until: number }>();
  /** Goes along, from the oldest on: to look for it anew would pass over all that have been given up. */
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
      // At once: one signal may call off several, and the first of them is not to see the others still waiting.
      leave();
      // Whoever is left goes on waiting; where nobody is, there is nothing to go on for, and the next one asks anew.
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
