import type { AnyCheck, Earlier, Result } from "../core/check.ts";
import type { Success } from "../core/result/envelope.ts";
import type { Ledger } from "../core/store.ts";
import type { Language } from "../core/text.ts";

/** The stored result that precedes an answer. */
export type Snapshot = NonNullable<Success["previousSnapshot"]>;

/** A result with the reference time of its judgement. */
interface Observed extends Result {
  readonly observedAt: Date;
}

/** Records what one run measures. */
interface RunNotes {
  /** Called with every result of the run, including those of checks that other checks ran. */
  readonly onResult: (check: AnyCheck, input: object, result: Observed) => void;
  /** Returns the newest stored observation of a question, of any age; null if there is none. */
  readonly stored: (check: AnyCheck, input: object) => Promise<Earlier | null>;
  /** Returns the newest stored result of the question that is at most so many seconds old; null if there is none. */
  recent(maxAge: number): Promise<Observed | null>;
  /** Returns the newest stored result of the same question before the run, in the given language; null if there is none. */
  previous(result: Observed, language: Language): Promise<Snapshot | null>;
}

/** An open store on this machine. */
export interface OpenedMemory {
  readonly ledger: Ledger;
  begin(check: AnyCheck, input: object): RunNotes;
  /** Writes the recorded results. */
  close(): Promise<void>;
}

/** The store in which a runner keeps its results. */
export interface Snapshots {
  /**
   * Runs some work with the open store, and writes the recorded results before it ends. Rejects with a `Failure` if the store cannot be
   * opened.
   */
  within<T>(work: (memory: OpenedMemory) => Promise<T>): Promise<T>;
}
