import type { Verdict } from "../../src/core/result/interpretation.ts";
import type { Observation } from "../../src/core/store.ts";

/** One measurement as plain data without words, so that it serves every language. */
export interface StoredResult {
  readonly check: string;
  /** The version of the check. */
  readonly version: number;
  readonly target: string;
  /** The question in canonical form. */
  readonly question: string;
  readonly raw: unknown;
  readonly verdict: Verdict;
  /** Milliseconds since 1970. */
  readonly observedAt: number;
}

/** A result on its way into the store. */
export interface StoredRun {
  readonly result: StoredResult;
  readonly observations: readonly Observation[];
  /** False for anonymous callers: their results count against the limit of new names. */
  readonly isTrusted: boolean;
  /** Present if only the observations are stored, because the verdict is unknown. */
  readonly areObservationsAlone?: true;
  /** The part of a raw that tells whether the result changed; the whole where absent. */
  readonly canonical?: (raw: unknown) => unknown;
}

/** Stores results beyond the life of the process. */
export interface Store {
  /** The newest result of this question and version observed at or after `since`; null if there is none. */
  find(wanted: {
    readonly check: string;
    readonly version: number;
    readonly question: string;
    readonly since: number;
  }): Promise<StoredResult | null>;
  /** The newest result of the same question with an earlier `observedAt`, of any version. */
  previous(wanted: {
    readonly check: string;
    readonly question: string;
    readonly before: number;
  }): Promise<StoredResult | null>;
  /** Queues; flushed within 500 ms. Never throws, never waits. */
  keep(kept: StoredRun): void;
  /** Resolves when everything queued is written; rejects otherwise. */
  flush(): Promise<void>;
  close(): Promise<void>;
  /** Reads from the database, so that `trouble` tells the state of this moment and not of the last operation. Never rejects. */
  probe?(): Promise<void>;
  /** For the log and /readyz: null where the store is writable. */
  trouble(): string | null;
}
