import { createHash, randomUUID } from "node:crypto";
import { Failure } from "../../../src/core/failure.ts";
import { failures } from "../../../src/core/failures.ts";

/** Leases of questions that several servers share. */
export interface Leases {
  /**
   * Takes the lease of a question for this many milliseconds. Resolves with null if the lease is now ours, else with the milliseconds
   * that it still lasts. Rejects if the leases cannot be reached.
   */
  take(question: string, holder: string, lasts: number): Promise<number | null>;
  /** Releases a lease, and notifies all servers that wait for it. */
  release(question: string, holder: string, note: string): Promise<void>;
  /** Calls back when a lease of the question is released by any server. Returns a function that stops this. */
  onRelease(question: string, hear: (note: string) => void): () => void;
  close(): Promise<void>;
}

/** A question that this server is about to measure. */
export interface LeaseRequest<T> {
  /** Names the question on every server. */
  readonly question: string;
  /** Milliseconds after which another server takes over. */
  readonly lasts: number;
  /** The result that the store holds by now. */
  readonly find: () => Promise<T | null>;
  /** Aborts when no client waits any longer. */
  readonly signal: AbortSignal;
}

/** One server's claim to measure a question. */
interface LeaseClaim<T> {
  /** What another server measured meanwhile; null where this server is to measure. Rejects with the `Failure` of the other server. */
  readonly elsewhere: Promise<T | null>;
  /** Ends the claim once the result is in the store, or with the failure that the other servers answer with, too. */
  end(failed?: Failure): void;
}

/** Makes one run of the same question on several servers: one of them measures, and the others read its result from the store. */
export interface SharedSingleFlight<T> {
  claim(measuring: LeaseRequest<T>): LeaseClaim<T>;
}

/** Milliseconds between two looks while a server waits, since a notification may be lost; and without leases after they failed. */
const [glance, rest] = [1000, 5000] as const;

/** Opens single flight over several servers. `flush` writes what waits for the store, since the others read it there. */
export function openSharedSingleFlight<T>(leases: Leases, flush: () => Promise<void>): SharedSingleFlight<T> {
  let restsUntil = -Infinity;

  function claim({ question: name, lasts, find, signal }: LeaseRequest<T>): LeaseClaim<T> {
    const [question, holder] = [digestOf(name), randomUUID()];
    let isOurs = false;
    let hasEnded = false;

    async function release(note: string): Promise<void> {
      await flush().catch(() => undefined);
      // A lease that cannot be given back ends by itself.
      await leases.release(question, holder, note).catch(() => undefined);
    }

    function end(failed?: Failure): void {
      if (hasEnded) return;
      hasEnded = true;
      if (isOurs) void release(failed ? noteOf(failed) : "");
    }

    async function look(): Promise<T | null> {
      if (performance.now() < restsUntil) return null;
      const until = performance.now() + lasts;
      for (;;) {
        const { promise: released, stop } = releaseOf(leases, question);
        try {
          const left = await leases.take(question, holder, lasts);
          if (left === null) {
            isOurs = true;
            if (hasEnded) await release("");
            // Another server may have stored its result just before we took the lease.
            return hasEnded ? null : await find();
          }
          const failed = failureOf(await within(released, Math.min(left, glance), signal));
          if (failed) throw failed;
        } finally {
          stop();
        }
        const found = hasEnded ? null : await find();
        if (found || hasEnded || performance.now() >= until) return found;
      }
    }

    signal.addEventListener("abort", () => end(), { once: true });
    const elsewhere = look().catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      // The lease may be ours although the answer was lost: then `end` gives it back.
      isOurs = true;
      if (hasEnded) void release("");
      // Without leases every server measures by itself, and no client waits for them again soon.
      restsUntil = performance.now() + rest;
      return null;
    });
    // The waiting clients get the error; there may be none left.
    elsewhere.catch(() => undefined);
    return { elsewhere, end };
  }

  return { claim };
}

/** Questions hold targets, which have no place in Redis. */
function digestOf(question: string): string {
  return createHash("sha256").update(question).digest("base64url");
}

function releaseOf(leases: Leases, question: string): { readonly promise: Promise<string>; readonly stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { promise, stop: leases.onRelease(question, resolve) };
}

/** The note; empty after this many milliseconds or once the signal aborts. */
async function within(released: Promise<string>, milliseconds: number, signal: AbortSignal): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const giveUp = (): void => resolve("");
  const timer = setTimeout(giveUp, milliseconds);
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([released, promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}

// PostgreSQL takes payloads of less than 8,000 bytes.
const longestNote = 4000;

function noteOf({ facts, retryAfter }: Failure): string {
  const note = JSON.stringify({ facts, retryAfter });
  return Buffer.byteLength(note) <= longestNote ? note : "";
}

/** The failure in a note; null if there is none, or one of another version that is unknown here. */
function failureOf(note: string): Failure | null {
  if (note === "") return null;
  try {
    const { facts, retryAfter } = JSON.parse(note) as Pick<Failure, "facts" | "retryAfter">;
    return Object.hasOwn(failures, facts.id) ? new Failure(facts, retryAfter === null ? {} : { retryAfter }) : null;
  } catch {
    return null;
  }
}
