import type { Counted } from "./shares.ts";
import type { Turn } from "./slots.ts";

/** Work that several clients may wait for, by the question that it answers. */
export interface Flights<T> {
  /**
   * Joins the work that is under way for a question, or begins it. `isFresh` does not join what began before; others may join
   * that in turn. The work is called off when the last client that waits for it has gone; who has gone is told so.
   */
  board(question: string, passenger: Passenger<T>): Promise<T>;
}

interface Passenger<T> {
  /** In whose share the work may begin; who boards while it waits may be the one who has room. */
  readonly client: Counted;
  /** Aborts when the client hangs up. */
  readonly gone: AbortSignal;
  readonly isFresh: boolean;
  readonly prepare: (signal: AbortSignal) => Turn<T>;
}

interface Flight<T> {
  readonly turn: Turn<T>;
  readonly calledOff: AbortController;
  passengers: number;
}

/** Opens a table of work under way. */
export function openFlights<T>(): Flights<T> {
  const flying = new Map<string, Flight<T>>();

  function take(question: string, { isFresh, prepare }: Passenger<T>): Flight<T> {
    const known = isFresh ? undefined : flying.get(question);
    if (known) return known;
    const calledOff = new AbortController();
    const flight: Flight<T> = { calledOff, passengers: 0, turn: prepare(calledOff.signal) };
    flying.set(question, flight);
    return flight;
  }

  return {
    async board(question, passenger) {
      const { client, gone } = passenger;
      gone.throwIfAborted();
      const flight = take(question, passenger);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const leave = (): void => reject(gone.reason as Error);
      flight.passengers++;
      gone.addEventListener("abort", leave, { once: true });
      flight.turn.join(client, gone).then(resolve, reject);
      try {
        return await promise;
      } finally {
        gone.removeEventListener("abort", leave);
        flight.passengers--;
        if (flight.passengers === 0) {
          if (flying.get(question) === flight) flying.delete(question);
          // Nobody is left to hear of it; what has landed by itself is over anyway.
          flight.calledOff.abort(gone.reason);
        }
      }
    },
  };
}
