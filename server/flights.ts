import type { RunEvent } from "../src/core/check.ts";
import type { Counted, Priority } from "./shares.ts";
import type { Turn } from "./slots.ts";

/** Work that several clients may wait for, by the question that it answers. */
export interface Flights<T> {
  /**
   * Joins the work that is under way for a question, or begins it. `isFresh` does not join what began before; others may join
   * that in turn. The work is called off when the last client that waits for it has gone; who has gone is told so.
   */
  board(question: string, passenger: Passenger<T>): Promise<T>;
}

type Report = (event: RunEvent) => void;

/** Finished parts that are kept for those who join later; more than this only the answer tells them. */
const mostItems = 1000;

interface Passenger<T> {
  /** In whose share the work may begin; who boards while it waits may be the one who has room. */
  readonly client: Counted;
  /** Aborts when the client hangs up. */
  readonly gone: AbortSignal;
  readonly isFresh: boolean;
  readonly priority?: Priority;
  /** Hears what the work reports, from its beginning on. */
  readonly report?: Report | undefined;
  readonly prepare: (signal: AbortSignal, report: Report) => Turn<T>;
}

interface Flight<T> {
  readonly turn: Turn<T>;
  readonly calledOff: AbortController;
  readonly reports: Reports;
  passengers: number;
}

/** Opens a table of work under way. */
export function openFlights<T>(): Flights<T> {
  const flying = new Map<string, Flight<T>>();

  function take(question: string, { isFresh, prepare }: Passenger<T>): Flight<T> {
    const known = isFresh ? undefined : flying.get(question);
    if (known) return known;
    const calledOff = new AbortController();
    const reports = openReports();
    const flight: Flight<T> = { calledOff, reports, passengers: 0, turn: prepare(calledOff.signal, reports.tell) };
    flying.set(question, flight);
    return flight;
  }

  return {
    async board(question, passenger) {
      const { client, gone, priority, report } = passenger;
      gone.throwIfAborted();
      const flight = take(question, passenger);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const leave = (): void => reject(gone.reason as Error);
      flight.passengers++;
      if (report) flight.reports.listen(report);
      gone.addEventListener("abort", leave, { once: true });
      flight.turn.join(client, gone, priority).then(resolve, reject);
      try {
        return await promise;
      } finally {
        gone.removeEventListener("abort", leave);
        flight.passengers--;
        if (report) flight.reports.leave(report);
        if (flight.passengers === 0) {
          if (flying.get(question) === flight) flying.delete(question);
          // Nobody is left to hear of it; what has landed by itself is over anyway.
          flight.calledOff.abort(gone.reason);
        }
      }
    },
  };
}

/** Tells everybody on board what the work reports. */
interface Reports {
  tell: Report;
  /** Also tells what was reported so far. */
  listen(report: Report): void;
  leave(report: Report): void;
}

function openReports(): Reports {
  const listeners = new Set<Report>();
  const items: RunEvent[] = [];
  let progress: RunEvent | undefined;

  return {
    tell(event) {
      if (event.kind === "progress") progress = event;
      else if (items.length < mostItems) items.push(event);
      for (const listener of listeners) listener(event);
    },
    listen(report) {
      for (const event of items) report(event);
      if (progress) report(progress);
      listeners.add(report);
    },
    leave: (report) => void listeners.delete(report),
  };
}
