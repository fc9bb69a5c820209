import type { RunEvent } from "../../src/core/check.ts";
import type { ClientUnits, Priority } from "./shares.ts";
import type { QueuedRun } from "./slots.ts";

/** Work shared by several clients, by question (single flight). */
export interface SingleFlight<T> {
  /**
   * Joins the running work for a question, or starts it. `isFresh` does not join earlier work; others may join that in turn. When the last
   * client has gone, the work is aborted; a client that has gone gets an error.
   */
  board(question: string, passenger: Passenger<T>): Promise<T>;
}

type Report = (event: RunEvent) => void;

/** The most finished parts kept for late joiners; further ones are only in the answer. */
const mostItems = 1000;

interface Passenger<T> {
  /** The client whose share the work uses; while it waits, a joining client may have room. */
  readonly client: ClientUnits;
  /** Aborts when the client hangs up. */
  readonly gone: AbortSignal;
  readonly isFresh: boolean;
  readonly priority?: Priority;
  /** Receives the work's reports, from its beginning on. */
  readonly report?: Report | undefined;
  readonly prepare: (signal: AbortSignal, report: Report) => QueuedRun<T>;
}

interface Flight<T> {
  readonly turn: QueuedRun<T>;
  readonly calledOff: AbortController;
  readonly reports: Reports;
  passengers: number;
}

/** Opens a table of running work. */
export function openSingleFlight<T>(): SingleFlight<T> {
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
          // No client is left; finished work is unaffected.
          flight.calledOff.abort(gone.reason);
        }
      }
    },
  };
}

/** Passes the work's reports to all clients. */
interface Reports {
  tell: Report;
  /** Also passes on earlier reports. */
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
