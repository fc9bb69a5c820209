import { Failure, type FailureFacts } from "../core/failure.ts";
import type { Traffic } from "../core/net/net.ts";
import type { GateCost } from "../core/result/result.ts";
import type { RunOptions, Runner } from "../run/runner.ts";
import { jittered, type Clock } from "./clock.ts";

/** How often something is retried. */
export interface Trying {
  readonly retries: number;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

/** Milliseconds before the first retry, doubled before each further one. */
const firstPause = 500;

/** The longest `Retry-After` that is waited for, in seconds. */
const longestRetryAfter = 60;

/**
 * Runs some work, and retries it while that makes sense and retries are left. The work receives the number of tries before it. `worth` returns the minimum milliseconds before the next try,
 * or null if a retry would not help. Returns the outcome of each try.
 */
export async function tryAgain<T>(
  work: (before: number) => Promise<T>,
  worth: (came: T) => number | null,
  { retries, clock, signal }: Trying,
): Promise<readonly [T, ...T[]]> {
  const all: [T, ...T[]] = [await work(0)];
  for (let pause = firstPause; all.length <= retries; pause *= 2) {
    const least = worth(all.at(-1) as T);
    if (least === null || signal?.aborted) break;
    if (!(await clock.sleep(Math.max(least, jittered(pause, clock)), signal))) break;
    all.push(await work(all.length));
  }
  return all;
}

/** Reasons of interrupted connections: the peer refused or closed them before the timeout. A retry may succeed. */
const brokenOff: ReadonlySet<string> = new Set(["tcp.refused", "tcp.reset", "tls.closed", "http.closed"]);

/** Failures of our own server: it is unreachable or too slow, or something in front of it answers in its place. */
const ofServer: ReadonlySet<FailureFacts["id"]> = new Set(["server.unreachable", "server.timeout", "server.failed"]);

/** Temporary errors of a resolver or of the operating system. */
const passing: ReadonlySet<unknown> = new Set(["SERVFAIL", "EAI_AGAIN", "ECONNREFUSED"]);

/** Whether a reason names an interrupted connection, so that a retry may succeed. */
export function isBrokenOff(reason: string | undefined): boolean {
  return reason !== undefined && brokenOff.has(reason);
}

/**
 * Returns the minimum milliseconds before a failure of a runner is retried; null if a retry would not help. A runner that waits for room has done so
 * already where it knew how long.
 */
export function worthOf(
  { facts: { id, reason, params }, code, retryAfter }: Failure,
  { waitsForRoom }: Pick<Runner, "waitsForRoom">,
): number | null {
  const isBusy = code === "RATE_LIMITED" || reason === "busy";
  if (isBusy && waitsForRoom && retryAfter !== null) return null;
  const isPassing = reason === "dns.failed" && passing.has(params["detail"]);
  if (!isBusy && !isPassing && !ofServer.has(id) && !isBrokenOff(reason)) return null;
  const seconds = retryAfter ?? 0;
  return seconds > longestRetryAfter ? null : seconds * 1000;
}

/** Returns the total cost of several tries. */
export function sumOf(costs: readonly GateCost[]): GateCost {
  const sum = (of: keyof GateCost): number => costs.reduce((total, cost) => total + cost[of], 0);
  return { connections: sum("connections"), requests: sum("requests"), roundTrips: sum("roundTrips"), ms: sum("ms") };
}

/** A retry is a measurement of its own: it uses nothing that was observed before. */
export function anew<A extends Sharing>({ idle: _idle, surveysSince: _since, ...asking }: A): Omit<A, keyof Sharing> {
  return asking;
}

type Sharing = Pick<RunOptions, "idle" | "surveysSince">;

/** Wraps a runner so that it retries interrupted and temporary failures. */
export function retrying(runner: Runner, trying: Trying): Runner {
  return {
    ...(runner.waitsForRoom && { waitsForRoom: true }),
    async answer(check, query, { onSpent, ...asking }) {
      const traffic: Traffic[] = [];
      const tries = await tryAgain(
        async (before) => {
          try {
            const how = before === 0 ? asking : anew(asking);
            return await runner.answer(check, query, { ...how, onSpent: (spent) => traffic.push(spent) });
          } catch (error) {
            if (error instanceof Failure) return error;
            throw error;
          }
        },
        (came) => (came instanceof Failure ? worthOf(came, runner) : null),
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
