import { Failure, type FailureFacts } from "../core/failure.ts";
import type { Traffic } from "../core/net/net.ts";
import type { GateCost } from "../core/result/result.ts";
import type { Runner } from "../run/runner.ts";
import { jittered, type Clock } from "./clock.ts";

/** How often something is tried again. */
export interface Trying {
  readonly retries: number;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

/** Milliseconds before the second try; twice as many before the third, and so on. */
const firstPause = 500;

/** A server that wants to be left alone for longer than this many seconds is not waited for. */
const longestRetryAfter = 60;

/**
 * Tries until something is not worth another try, or there is none left. `worth` gives the milliseconds that must pass before the next
 * try at least; null where another one would end like this one. Returns what each try came to.
 */
export async function tryAgain<T>(
  work: () => Promise<T>,
  worth: (came: T) => number | null,
  { retries, clock, signal }: Trying,
): Promise<readonly [T, ...T[]]> {
  const all: [T, ...T[]] = [await work()];
  for (let pause = firstPause; all.length <= retries; pause *= 2) {
    const least = worth(all.at(-1) as T);
    if (least === null || signal?.aborted) break;
    if (!(await clock.sleep(Math.max(least, jittered(pause, clock)), signal))) break;
    all.push(await work());
  }
  return all;
}

/** What ended before its time was over, so that another try may end otherwise: the peer hung up, or was not there. */
const brokenOff: ReadonlySet<string> = new Set(["tcp.refused", "tcp.reset", "tls.closed", "http.closed"]);

/** Failures of our own server: unreachable, too slow, too busy, or behind another server that answers in its place. */
const ofServer: ReadonlySet<FailureFacts["id"]> = new Set(["server.unreachable", "server.timeout", "server.failed"]);

/** What a resolver says that could not ask just now, and the operating system. */
const passing: ReadonlySet<unknown> = new Set(["SERVFAIL", "EAI_AGAIN", "ECONNREFUSED"]);

/** Whether what broke off, by its reason, may go otherwise at another time. */
export function isBrokenOff(reason: string | undefined): boolean {
  return reason !== undefined && brokenOff.has(reason);
}

/** The milliseconds that must pass before a failure is worth another try; null where it is not. */
export function worthOf({ facts: { id, reason, params }, code, retryAfter }: Failure): number | null {
  const isBusy = code === "RATE_LIMITED" || reason === "busy";
  const isPassing = reason === "dns.failed" && passing.has(params["detail"]);
  if (!isBusy && !isPassing && !ofServer.has(id) && !isBrokenOff(reason)) return null;
  const seconds = retryAfter ?? 0;
  return seconds > longestRetryAfter ? null : seconds * 1000;
}

/** What several tries cost together. */
export function sumOf(costs: readonly GateCost[]): GateCost {
  const sum = (of: keyof GateCost): number => costs.reduce((total, cost) => total + cost[of], 0);
  return { connections: sum("connections"), requests: sum("requests"), roundTrips: sum("roundTrips"), ms: sum("ms") };
}

/** A runner that asks again what broke off early. */
export function retrying(runner: Runner, trying: Trying): Runner {
  return {
    async answer(check, query, { onSpent, ...asking }) {
      const traffic: Traffic[] = [];
      const tries = await tryAgain(
        async () => {
          try {
            return await runner.answer(check, query, { ...asking, onSpent: (spent) => traffic.push(spent) });
          } catch (error) {
            if (error instanceof Failure) return error;
            throw error;
          }
        },
        (came) => (came instanceof Failure ? worthOf(came) : null),
        trying,
      );
      const of = (what: keyof Traffic): number => traffic.reduce((sum, each) => sum + each[what], 0);
      onSpent?.({ connections: of("connections"), requests: of("requests"), bytes: of("bytes") });
      const last = tries.at(-1);
      if (last === undefined || last instanceof Failure) throw last;
      return last;
    },
  };
}
