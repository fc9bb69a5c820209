import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../../core/failure.ts";
import { withSignal } from "../time.ts";

interface Trying {
  readonly signal: AbortSignal;
  /** The moment at which the patience ends. */
  readonly until: number;
  /** Between 0 and 1. */
  readonly chance?: () => number;
}

/** Milliseconds before each further try, half of them up to one and a half: who fails together does not come back together. */
const pauses = [200, 800];

/** RFC 9110 §9.2.2: what changes nothing may be asked again. It is where that may help, and the patience lasts. */
export async function persistently<T>(
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

/** Whether it is a failure of the moment: a connection that broke, or a server (RFC 9110 §15.6.3–5) that does not say when to come again. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Failure) || error.retryAfter !== null) return false;
  const { id, params } = error.facts;
  if (id === "source.status") return [502, 503, 504].includes(Number(params["status"]));
  const { detail } = params;
  return id === "source.unreachable" && typeof detail === "string" && passing.has(detail);
}
