/** Work that several clients may wait for, by the question that it answers. */
export interface Flights<T> {
  /**
   * Joins the work that is under way for a question, or begins it. `isFresh` does not join what began before; others may join
   * that in turn. The work is called off when the last client that waits for it has gone; who has gone is told so.
   */
  board(question: string, passenger: Passenger<T>): Promise<T>;
}

interface Passenger<T> {
  /** Aborts when the client hangs up. */
  readonly gone: AbortSignal;
  readonly isFresh: boolean;
  readonly begin: (signal: AbortSignal) => Promise<T>;
}

interface Flight<T> {
  readonly landing: Promise<T>;
  readonly calledOff: AbortController;
  passengers: number;
}

/** Opens a table of work under way. */
export function openFlights<T>(): Flights<T> {
  const flying = new Map<string, Flight<T>>();

  function take(question: string, { isFresh, begin }: Passenger<T>): Flight<T> {
    const known = isFresh ? undefined : flying.get(question);
    if (known) return known;
    const calledOff = new AbortController();
    const flight: Flight<T> = { calledOff, passengers: 0, landing: begin(calledOff.signal) };
    flying.set(question, flight);
    const forget = (): void => {
      if (flying.get(question) === flight) flying.delete(question);
    };
    calledOff.signal.addEventListener("abort", forget, { once: true });
    // Who waits hears of a failure; nobody else needs to.
    flight.landing.then(forget, forget);
    return flight;
  }

  return {
    board(question, passenger) {
      const { gone } = passenger;
      if (gone.aborted) return Promise.reject(gone.reason as Error);
      const flight = take(question, passenger);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const leave = (): void => {
        flight.passengers--;
        if (flight.passengers === 0) flight.calledOff.abort(gone.reason);
        reject(gone.reason as Error);
      };
      flight.passengers++;
      gone.addEventListener("abort", leave, { once: true });
      flight.landing.then(resolve, reject).finally(() => gone.removeEventListener("abort", leave));
      return promise;
    },
  };
}
