import { randomUUID } from "node:crypto";
import { busy } from "../../core/busy.ts";
import type { Payer } from "../../core/net/payer.ts";
import { isTimeout, onAbort } from "../time.ts";
import { defaultAddressLimits, type AddressLimits } from "./limits.ts";
import { certifyName, endLease, isUnused, noteTrouble, requestLease, type AddressState } from "./state.ts";

/** Where the states of addresses are: in this process, or shared by several servers. */
export interface AddressStates {
  /**
   * Replaces the state of an address, null where there is none, by what the change returns, as one step, and returns the change's outcome.
   * Rejects where the state cannot be reached.
   */
  update<T>(address: string, change: (state: AddressState | null) => readonly [AddressState, T]): Promise<T>;
}

/** One run's right to connect to addresses. */
export interface Lease {
  /** Waits for room at an address, for the whole run. Throws `Failure` busy where none comes in time; the run's end ends the wait. */
  take(address: string, name: string): Promise<void>;
  /** The same, and counts a connection. */
  connection(address: string, name: string): Promise<void>;
  /** Notes that a name presented its own valid certificate. */
  certify(address: string, name: string): void;
  /** Notes a failure of the addresses that a name was reached at. */
  trouble(name: string): void;
  /** Ends the lease at all addresses. */
  release(): void;
}

/** Limits what each address receives from all runs. */
export interface AddressLimiter {
  lease(claimant: Payer, run: AbortSignal): Lease;
}

/** The options of a limiter. */
export interface LimiterOptions {
  readonly limits?: Partial<AddressLimits> | undefined;
  /** In this process by default. */
  readonly states?: AddressStates | undefined;
  /** Milliseconds since 1970, since servers may share the states. */
  readonly now?: () => number;
}

/** The most runs that wait for one address, as a multiple of those that it may have. */
const mostWaiting = 4;

/** Milliseconds between two looks of a waiting run: another server may have made room. */
const glance = 250;

/** Further connections that a run asks for at a time. */
const further = 8;

/** A run's connections to one address. */
interface Held {
  readonly name: string;
  granted: number;
  used: number;
  growing?: Promise<void>;
}

/** Opens a limiter. */
export function openAddressLimiter({
  limits: given = {},
  now = Date.now,
  ...options
}: LimiterOptions = {}): AddressLimiter {
  const limits = { ...defaultAddressLimits, ...given };
  const states = openWithFallback(options.states, now);
  const waiting = new Map<string, Set<() => void>>();

  function wake(address: string): void {
    for (const each of waiting.get(address) ?? []) each();
  }

  /** Resolves after some milliseconds, once a run leaves the address, or when the waiting run ends. */
  async function pause(address: string, milliseconds: number, run: AbortSignal): Promise<void> {
    const all = waiting.get(address) ?? new Set();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    const free = onAbort(run, () => resolve());
    waiting.set(address, all.add(resolve));
    await promise;
    clearTimeout(timer);
    free();
    all.delete(resolve);
    if (all.size === 0) waiting.delete(address);
  }

  function lease({ client, isReserved, connections: usual }: Payer, run: AbortSignal): Lease {
    const id = randomUUID();
    const held = new Map<string, Held>();
    const taking = new Map<string, Promise<void>>();
    let isOver = false;

    function ask(address: string, name: string, connections: number): Promise<number | null> {
      return states.update(address, (state) => {
        const request = { id, client, name, isReserved, connections, now: now(), limits };
        const { state: next, wait } = requestLease(state, request);
        return [next, wait];
      });
    }

    async function acquire(address: string, name: string): Promise<void> {
      const end = now() + limits.patience;
      const connections = Math.max(1, Math.min(usual, limits.connections));
      for (;;) {
        const wait = await ask(address, name, connections);
        if (wait === null) break;
        if (run.aborted && !isTimeout(run.reason)) throw run.reason;
        const left = end - now();
        const isCrowded = (waiting.get(address)?.size ?? 0) >= mostWaiting * (limits.runs + limits.reservedRuns);
        if (run.aborted || wait > Math.max(left, limits.patience) || left <= 0 || isCrowded) throw busy("target", wait);
        await pause(address, Math.min(wait, left, glance), run);
      }
      held.set(address, { name, granted: connections, used: 0 });
      if (isOver) leave(address);
    }

    /** Asks for more than the run usually needs. */
    async function grow(address: string, own: Held): Promise<void> {
      const wait = await ask(address, own.name, own.granted + further);
      if (wait !== null) throw busy("target", wait);
      own.granted += further;
    }

    function leave(address: string): void {
      const used = held.get(address)?.used ?? 0;
      void states
        .update(address, (state) => [endLease(state, id, used, now()), undefined])
        .then(() => wake(address), ignore);
    }

    async function take(address: string, name: string): Promise<void> {
      const coming = taking.get(address) ?? acquire(address, name);
      taking.set(address, coming);
      await coming.catch((error: unknown) => {
        // Another connection of the run may try again.
        if (taking.get(address) === coming) taking.delete(address);
        throw error;
      });
    }

    return {
      take,
      async connection(address, name) {
        await take(address, name);
        const own = held.get(address);
        if (!own) return;
        while (own.used >= own.granted) await (own.growing ??= grow(address, own).finally(() => delete own.growing));
        own.used++;
      },
      certify(address, name) {
        if (held.has(address))
          void states.update(address, (state) => [certifyName(state, name, now()), undefined]).catch(ignore);
      },
      trouble(name) {
        for (const [address, own] of held) {
          if (own.name === name)
            void states.update(address, (state) => [noteTrouble(state, now()), undefined]).catch(ignore);
        }
      },
      release() {
        if (isOver) return;
        isOver = true;
        for (const address of held.keys()) leave(address);
      },
    };
  }

  return { lease };
}

/** Shared states; while they cannot be reached, this process counts by itself. */
function openWithFallback(shared: AddressStates | undefined, now: () => number): AddressStates {
  const own = openAddressStates(now);
  if (!shared) return own;
  return { update: (address, change) => shared.update(address, change).catch(() => own.update(address, change)) };
}

/** Above this number of addresses, unused ones are removed. */
const manyAddresses = 1000;

/** The states of one process. */
function openAddressStates(now: () => number = Date.now): AddressStates {
  const states = new Map<string, AddressState>();
  return {
    async update(address, change) {
      if (states.size > manyAddresses) {
        for (const [each, state] of states) if (isUnused(state, now())) states.delete(each);
      }
      const [next, outcome] = change(states.get(address) ?? null);
      states.set(address, next);
      return outcome;
    },
  };
}

function ignore(): void {}
