import type { AsnRaw, SourceName } from "../schema.ts";
import { sourceNames } from "../schema.ts";

/** The outcome of one request to a source. */
export type Told<T> =
  | { readonly state: "told"; readonly value: T; readonly asOf: string }
  /** It has no data about the query. */
  | { readonly state: "empty" }
  | { readonly state: "failed"; readonly reason: string };

/** Records which sources were asked, and the outcome. */
export interface Ledger {
  /** Asks a source, unless every earlier request to it has failed. */
  ask<T>(source: SourceName, work: () => Promise<Told<T>>): Promise<Told<T>>;
  rows(): AsnRaw["sources"];
}

/** Opens the record of one run. */
export function openLedger(): Ledger {
  const outcomes = new Map<SourceName, Told<unknown>[]>();
  const of = (source: SourceName): Told<unknown>[] => {
    const known = outcomes.get(source) ?? [];
    outcomes.set(source, known);
    return known;
  };
  return {
    async ask(source, work) {
      const before = of(source);
      const [first] = before;
      // Asking a source that just failed would only add its timeout.
      if (first?.state === "failed" && before.every(({ state }) => state === "failed")) return first;
      const told = await work();
      before.push(told);
      return told;
    },
    rows: () => sourceNames.flatMap((source) => (outcomes.has(source) ? [rowOf(source, of(source))] : [])),
  };
}

function rowOf(source: SourceName, outcomes: readonly Told<unknown>[]): AsnRaw["sources"][number] {
  const failed = outcomes.find((each) => each.state === "failed");
  const told = outcomes.find((each) => each.state === "told");
  const reason = failed?.reason ?? null;
  if (told) return { source, state: failed ? "partly" : "answered", reason, asOf: told.asOf };
  return { source, state: failed ? "failed" : "empty", reason, asOf: null };
}
