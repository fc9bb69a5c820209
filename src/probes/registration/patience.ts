import type { Context } from "../../core/check.ts";

/** Milliseconds for one server, whatever it does with them, and for all of them together. */
export interface Patience {
  readonly each: number;
  readonly all: number;
}

/** How long the next server may take; nothing is left where it is 0. */
export type Left = () => number;

/** Begins to count: registries are many and slow, and nobody is to lose the rest of a run over them. */
export function startClock({ elapsed }: Pick<Context, "elapsed">, { each, all }: Patience): Left {
  const until = elapsed() + all;
  return () => Math.max(0, Math.min(each, Math.round(until - elapsed())));
}
