import { failure } from "../core/failure.ts";
import { onAbort } from "./time.ts";

/** The shared limits per address for all runs of a process. */
export interface Manners {
  /** Concurrent runs with a connection to it. */
  readonly runs: number;
  /** Connections within a minute. */
  readonly connections: number;
  /** Milliseconds that a run waits for a seat. */
  readonly patience: number;
}

/** A run uses some 20 connections: many clients together cause no more load than a few visitors. */
export const defaultManners: Manners = { runs: 4, connections: 600, patience: 2000 };

/** Connections reserved for a run with a seat: the most that one question opens. */
export const perRun = 52;

const minute = 60_000;

/** Above this number of addresses, those without a connection within a minute are removed. */
const manyAddresses = 1000;

/** One run. */
export interface Guest {
  /**
   * Takes a seat at an address for the whole run, and counts a connection to it. Throws `Failure` busy where the address has too many runs
   * or connections, and no seat becomes free in time.
   */
  connection(address: string, signal: AbortSignal): Promise<void>;
  /** Releases all seats. */
  leave(): void;
}

/** The seats of all addresses. */
export interface Seats {
  guest(): Guest;
}

interface Table {
  seated: number;
  /** Times of the last minute's connections, the oldest first. */
  readonly times: number[];
  /** Waiting runs, in order of arrival. */
  readonly waiting: Set<() => void>;
}

/** Opens the seats of a process; `now` is the time in milliseconds. */
export function openSeats(manners: Manners = defaultManners, now: () => number = () => performance.now()): Seats {
  const tables = new Map<string, Table>();

  function recent({ times }: Table): number {
    const over = times.findIndex((time) => now() - time < minute);
    times.splice(0, over === -1 ? times.length : over);
    return times.length;
  }

  function tableOf(address: string): Table {
    if (tables.size > manyAddresses) forget();
    const known = tables.get(address);
    if (known) return known;
    const fresh: Table = { seated: 0, times: [], waiting: new Set() };
    tables.set(address, fresh);
    return fresh;
  }

  function forget(): void {
    for (const [address, table] of tables) {
      if (table.seated === 0 && table.waiting.size === 0 && recent(table) === 0) tables.delete(address);
    }
  }

  /** Milliseconds until this many more connections fit into the minute. */
  function untilFit(table: Table, more: number): number {
    const excess = recent(table) + more - manners.connections;
    const last = table.times[Math.min(excess, table.times.length) - 1];
    return excess <= 0 || last === undefined ? 0 : last + minute - now();
  }

  /** Milliseconds until the minute has room for one more run, with the reserved connections of seated runs counted. */
  function untilRoom(table: Table): number {
    return untilFit(table, Math.min(manners.connections, perRun * (table.seated + 1)));
  }

  function hasSeat(table: Table): boolean {
    return table.seated < manners.runs && untilRoom(table) <= 0;
  }

  async function sit(table: Table, signal: AbortSignal): Promise<void> {
    if (table.waiting.size === 0 && hasSeat(table)) table.seated++;
    else await wait(table, signal);
  }

  /** Resolves with the seat taken. */
  async function wait(table: Table, signal: AbortSignal): Promise<void> {
    const room = untilRoom(table);
    if (room > manners.patience || table.waiting.size >= manners.runs) throw busy(room);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Leave the queue immediately: the next free seat belongs to another run.
    const giveUp = (reason: unknown): void => {
      table.waiting.delete(resolve);
      reject(reason);
    };
    const free = onAbort(signal, giveUp);
    const timer = setTimeout(() => giveUp(busy(untilRoom(table))), manners.patience);
    // Room in the minute comes with time; seats become free when a run leaves.
    const again = room > 0 ? setTimeout(() => admit(table), room) : undefined;
    table.waiting.add(resolve);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      clearTimeout(again);
      free();
    }
  }

  function admit(table: Table): void {
    const [first] = table.waiting;
    if (!first || !hasSeat(table)) return;
    table.waiting.delete(first);
    table.seated++;
    first();
  }

  function guest(): Guest {
    const seats = new Map<string, Promise<void>>();
    const taken = new Set<Table>();
    let isGone = false;

    function rise(table: Table): void {
      table.seated--;
      admit(table);
    }

    async function seatAt(address: string, signal: AbortSignal): Promise<void> {
      const table = tableOf(address);
      await sit(table, signal);
      if (isGone) rise(table);
      else taken.add(table);
    }

    return {
      async connection(address, signal) {
        const seat = seats.get(address) ?? seatAt(address, signal);
        seats.set(address, seat);
        await seat.catch((error: unknown) => {
          // Another connection of the run may retry.
          if (seats.get(address) === seat) seats.delete(address);
          throw error;
        });
        const table = tableOf(address);
        const room = untilFit(table, 1);
        if (room > 0) throw busy(room);
        table.times.push(now());
      },
      leave() {
        isGone = true;
        taken.forEach(rise);
        taken.clear();
      },
    };
  }

  return { guest };
}

function busy(milliseconds: number): Error {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return failure("busy", { seconds }, { retryAfter: seconds });
}
