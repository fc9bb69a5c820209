import type { Verdict } from "../../src/core/result/interpretation.ts";
import type { Observation } from "../../src/core/store.ts";

/** A result as plain data: words are rendered when it is read. */
export interface StoredResult {
  readonly check: string;
  readonly version: number;
  readonly target: string;
  readonly question: string;
  readonly raw: unknown;
  readonly verdict: Verdict;
  /** Milliseconds since 1970. */
  readonly observedAt: number;
}

/** What is handed over to be kept. */
export interface Kept {
  readonly result: StoredResult;
  readonly observations: readonly (Observation & { readonly target: string })[];
  /** False: results of anonymous callers count against the cap of new names. */
  readonly isTrusted: boolean;
}

/** What was measured, beyond the life of the process. */
export interface Store {
  /** The newest result of this question and version observed at or after `since`; null where there is none. */
  find(wanted: {
    readonly check: string;
    readonly version: number;
    readonly question: string;
    readonly since: number;
  }): Promise<StoredResult | null>;
  /** The newest result of the same question with an earlier observedAt, whatever its version. */
  previous(wanted: {
    readonly check: string;
    readonly question: string;
    readonly before: number;
  }): Promise<StoredResult | null>;
  /** Queues; flushed within 500 ms. Never throws, never waits. */
  keep(kept: Kept): void;
  /** Everything queued is written, or why not. */
  flush(): Promise<void>;
  close(): Promise<void>;
  /** For the log and /readyz: null where it can be written. */
  trouble(): string | null;
}
