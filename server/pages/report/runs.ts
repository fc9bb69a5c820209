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
  /** Waiting for the visitor's rate limit, until a time in milliseconds since 1970. */
  | { readonly state: "limited"; readonly until: number }
  | { readonly state: "done"; readonly result: StoredResult }
  | { readonly state: "failed"; readonly failure: Failure };

/** A running or recent report. */
export interface Run {
  readonly parts: ReadonlyMap<string, Part>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Grows with each finished part. */
  readonly revision: number;
  isDone(): boolean;
  /** Calls back for every finished part, until the returned function is called. */
  listen(heard: () => void): () => void;
}

/** Who requests a report, and the options. */
export interface Wanted {
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
  /** Called once for every report that ends. */
  readonly onEnd?: (wanted: Wanted, run: Run) => void;
  readonly now?: () => number;
}

/** Milliseconds for which a finished report is remembered, including its failures, and the most that are. */
const [remembered, most] = [600_000, 500];

/** Milliseconds until a run is aborted: longer than every check's deadline and two windows of the rate limit. */
const longest = 300_000;

interface Kept {
  readonly run: Run;
  doneAt: number | null;
}

/** What a question does besides its answer. */
interface Turn {
  readonly signal: AbortSignal;
  /** Called when the visitor's limit is reached, with the seconds to wait; null when the wait is over. */
  readonly onLimit: (seconds: number | null) => void;
}

/**
 * Asks a check, and retries while the server is busy: a report has more checks than one host may have runs, and on a slow site the first
 * ones take longer than a run may wait. At the visitor's rate limit it waits too, and the report says so. A refusal is not charged.
 */
async function askInTurn(question: Question, pipeline: Pipeline, { signal, onLimit }: Turn): Promise<AskResult> {
  for (;;) {
    try {
      return await ask(question, pipeline);
    } catch (error) {
      const isLimit = error instanceof Failure && error.facts.id === "rate.limited";
      if (!(error instanceof Failure) || !(isLimit || isBusy(error)) || signal.aborted) throw error;
      const seconds = error.retryAfter ?? 1;
      if (isLimit) onLimit(seconds);
      // When the report ends, so does the wait, and the last refusal is the result.
      await pause(1000 * seconds, undefined, { signal }).catch(() => {});
      if (isLimit) onLimit(null);
    }
  }
}

/** Opens the table of reports of this process. */
export function openRuns({ pipeline, closing, onBug, onEnd, now = Date.now }: RunsOptions): Runs {
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

  function begin(wanted: Wanted, onDone: () => void): Run {
    const { target, checks, caller, isFresh } = wanted;
    const startedAt = now();
    const parts = new Map<string, Part>(checks.map(({ id }) => [id, { state: "running" }]));
    const listeners = new Set<() => void>();
    const signal = AbortSignal.any([closing, AbortSignal.timeout(longest)]);
    let revision = 0;
    const isDone = (): boolean => [...parts.values()].every(({ state }) => state === "done" || state === "failed");

    const run: Run = {
      startedAt,
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

    function settle(id: string, part: Part): void {
      parts.set(id, part);
      revision++;
      if (isDone()) {
        onDone();
        onEnd?.(wanted, run);
      }
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
      const onLimit = (seconds: number | null): void =>
        settle(check.id, seconds === null ? { state: "running" } : { state: "limited", until: now() + 1000 * seconds });
      askInTurn(question, pipeline, { signal, onLimit }).then(
        ({ result }) => settle(check.id, { state: "done", result }),
        (error: unknown) => {
          if (!(error instanceof Failure)) onBug(error);
          settle(check.id, { state: "failed", failure: error instanceof Failure ? error : failure("internal", {}) });
        },
      );
    }
    return run;
  }
}
