import { setTimeout as pause } from "node:timers/promises";
import type { AnyCheck } from "../../../src/core/check.ts";
import { Failure, failure } from "../../../src/core/failure.ts";
import { ask, type Answered, type Question } from "../../ask.ts";
import type { Counter } from "../../answer.ts";
import type { CountedCaller } from "../../caller.ts";
import type { StoredResult } from "../../store/store.ts";
import { askedOf, type ReportTarget } from "./target.ts";

/** How far one check of a report is. */
export type Part =
  | { readonly state: "running" }
  | { readonly state: "done"; readonly result: StoredResult }
  | { readonly state: "failed"; readonly failure: Failure };

/** One report that is measured, or was a while ago. */
export interface Run {
  readonly parts: ReadonlyMap<string, Part>;
  /** Grows with each part that finishes. */
  readonly revision: number;
  isDone(): boolean;
  /** Calls back for every part that finishes, until the returned function is called. */
  listen(heard: () => void): () => void;
}

/** Who wants a report, and how. */
interface Wanted {
  readonly target: ReportTarget;
  readonly checks: readonly AnyCheck[];
  readonly caller: CountedCaller;
  readonly isFresh: boolean;
}

/** Reports under way, by their targets. */
export interface Runs {
  /** Begins a report; one of the same target that is under way is joined. Each check is charged as its own. */
  start(wanted: Wanted): Run;
  find(name: string): Run | null;
}

/** What it takes to run reports. */
export interface RunsOptions {
  readonly counter: Counter;
  /** Aborts when the server ends. */
  readonly closing: AbortSignal;
  readonly onBug: (error: unknown) => void;
  readonly now?: () => number;
}

/** Milliseconds for which a report that is done is remembered with what failed in it, and how many there are at most. */
const [remembered, most] = [600_000, 500];

/** Milliseconds after which a run is aborted: longer than the deadline of every check of a report. */
const longest = 120_000;

interface Kept {
  readonly run: Run;
  doneAt: number | null;
}

/**
 * Asks a check, and again where the server was busy: a report has more checks than one host may have runs, and a slow site keeps the
 * first ones longer than a run may wait for its turn. A refusal is not charged.
 */
async function askInTurn(question: Question, counter: Counter, signal: AbortSignal): Promise<Answered> {
  for (;;) {
    try {
      return await ask(question, counter);
    } catch (error) {
      if (!(error instanceof Failure) || error.facts.id !== "busy" || signal.aborted) throw error;
      // The end of the report ends the wait, and the last refusal is what there is to say.
      await pause(1000 * (error.retryAfter ?? 1), undefined, { signal }).catch(() => {});
    }
  }
}

/** Opens the table of reports of this process. */
export function openRuns({ counter, closing, onBug, now = Date.now }: RunsOptions): Runs {
  const runs = new Map<string, Kept>();

  function forget(): void {
    for (const [name, { doneAt }] of runs) if (doneAt !== null && now() - doneAt > remembered) runs.delete(name);
    for (const [name, { doneAt }] of runs) {
      if (runs.size < most) return;
      if (doneAt !== null) runs.delete(name);
    }
  }

  return {
    start(wanted) {
      const { name } = wanted.target;
      const known = runs.get(name);
      if (known?.doneAt === null) return known.run;
      forget();
      if (runs.size >= most) throw failure("busy", { seconds: 5 }, { retryAfter: 5 });
      runs.delete(name);
      const kept: Kept = { run: begin(wanted, () => (kept.doneAt = now())), doneAt: null };
      runs.set(name, kept);
      return kept.run;
    },
    find: (name) => runs.get(name)?.run ?? null,
  };

  function begin({ target, checks, caller, isFresh }: Wanted, onDone: () => void): Run {
    const parts = new Map<string, Part>(checks.map(({ id }) => [id, { state: "running" }]));
    const listeners = new Set<() => void>();
    const signal = AbortSignal.any([closing, AbortSignal.timeout(longest)]);
    let revision = 0;
    const isDone = (): boolean => [...parts.values()].every(({ state }) => state !== "running");

    function settle(id: string, part: Part): void {
      parts.set(id, part);
      revision++;
      if (isDone()) onDone();
      for (const heard of listeners) heard();
    }

    for (const check of checks) {
      const question = {
        check,
        input: askedOf(check, target),
        caller,
        language: counter.language,
        fresh: isFresh,
        signal,
      };
      askInTurn(question, counter, signal).then(
        ({ result }) => settle(check.id, { state: "done", result }),
        (error: unknown) => {
          if (!(error instanceof Failure)) onBug(error);
          settle(check.id, { state: "failed", failure: error instanceof Failure ? error : failure("internal", {}) });
        },
      );
    }
    return {
      parts,
      get revision() {
        return revision;
      },
      isDone,
      listen(heard) {
        listeners.add(heard);
        return () => void listeners.delete(heard);
      },
    };
  }
}
