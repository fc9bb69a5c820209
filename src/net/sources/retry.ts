import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../../core/failure.ts";
import { withSignal } from "../time.ts";

interface Trying {
  readonly signal: AbortSignal;
  /** When the patience ends. */
  readonly until: number;
  /** Between 0 and 1. */
  readonly chance?: () => number;
}

/** Milliseconds before each retry, randomised from half to one and a half, so that clients do not retry in step. */
const pauses = [200, 800];

/** RFC 9110 §9.2.2: a safe request may be repeated. Retries temporary failures while there is time. */
export async function withRetries<T>(
  work: () => Promise<T>,
  { signal, until, chance = Math.random }: Trying,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const pause = (pauses[tries] ?? Number.POSITIVE_INFINITY) * (0.5 + chance());
      if (!mayPass(error) || performance.now() + pause >= until) throw error;
      await withSignal(signal, sleep(pause, undefined, { signal }));
    }
  }
}

const passing = new Set(["http.closed", "tcp.refused", "tcp.reset", "tcp.unreachable", "timeout.tcp", "tls.closed"]);

/** Whether a failure is temporary: a broken connection, or a server error (RFC 9110 §15.6.3–5) without Retry-After. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Failure) || error.retryAfter !== null) return false;
  const { id, params } = error.facts;
  if (id === "source.status") return [502, 503, 504].includes(Number(params["status"]));
  const { detail } = params;
  return id === "source.unreachable" && typeof detail === "string" && passing.has(detail);
}
