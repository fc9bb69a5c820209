import type { Context } from "../../core/check.ts";

/** Milliseconds per server, and for all servers together. */
export interface Patience {
  readonly each: number;
  readonly all: number;
}

/** The milliseconds the next server may take; 0 when the time is used up. */
export type Left = () => number;

/** Starts the clock: registries are many and slow, and must not use up the time of the run. */
export function startClock({ elapsed }: Pick<Context, "elapsed">, { each, all }: Patience): Left {
  const until = elapsed() + all;
  return () => Math.max(0, Math.min(each, Math.round(until - elapsed())));
}
