import { setTimeout as pause } from "node:timers/promises";
import { busy, isBusy } from "../../../src/core/busy.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import { Failure, failure } from "../../../src/core/failure.ts";
import { ask, type AskResult, type Question } from "../../questions/ask.ts";
import type { Pipeline } from "../../questions/route.ts";
import type { CountedCaller } from "../../questions/caller.ts";
import type { StoredResult } from "../../store/store.ts";
import { askedOf, type ReportTarget } from "./target.ts";

/** The state of one check of a report. */
export type Part =
  | { readonly state: "running" }
  | { readonly state: "done"; readonly result: StoredResult }
  | { readonly state: "failed"; readonly failure: Failure };

/** A running or recent report. */
export interface Run {
  readonly parts: ReadonlyMap<string, Part>;
  /** Grows with each finished part. */
  readonly revision: number;
  isDone(): boolean;
  /** Calls back for every finished part, until the returned function is called. */
  listen(heard: () => void): () => void;
}

/** Who requests a report, and the options. */
interface Wanted {
  readonly target: ReportTarget;
  readonly checks: readonly AnyCheck[];
  readonly caller: CountedCaller;
  readonly isFresh: boolean;
}

/** Running reports by target. */
export interface Runs {
  /** Starts a report, or joins a running one for the same target. Each check is charged separately. */
  start(wanted: Wanted): Run;
  find(name: string): Run | null;
}

/** The dependencies of report runs. */
export interface RunsOptions {
  readonly pipeline: Pipeline;
  /** Aborts when the server stops. */
  readonly closing: AbortSignal;
  readonly onBug: (error: unknown) => void;
  readonly now?: () => number;
}

/** Milliseconds for which a finished report is remembered, including its failures, and the most that are. */
const [remembered, most] = [600_000, 500];

/** Milliseconds until a run is aborted: longer than every check's deadline. */
const longest = 120_000;

interface Kept {
  readonly run: Run;
  doneAt: number | null;
}

/**
 * Asks a check, and retries while the server is busy: a report has more checks than one host may have runs, and on a slow site the first
 * ones take longer than a run may wait. A refusal is not charged.
 */
async function askInTurn(question: Question, pipeline: Pipeline, signal: AbortSignal): Promise<AskResult> {
  for (;;) {
    try {
      return await ask(question, pipeline);
    } catch (error) {
      if (!(error instanceof Failure) || !isBusy(error) || signal.aborted) throw error;
      // When the report ends, so does the wait, and the last refusal is the result.
      await pause(1000 * (error.retryAfter ?? 1), undefined, { signal }).catch(() => {});
    }
  }
}

/** Opens the table of reports of this process. */
export function openRuns({ pipeline, closing, onBug, now = Date.now }: RunsOptions): Runs {
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
      if (runs.size >= most) throw busy("server", 5000);
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
        language: pipeline.language,
        fresh: isFresh,
        signal,
      };
      askInTurn(question, pipeline, signal).then(
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
