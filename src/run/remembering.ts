import type { AnyCheck, Earlier, Result } from "../core/check.ts";
import type { Success } from "../core/result/envelope.ts";
import type { Ledger } from "../core/store.ts";
import type { Language } from "../core/text.ts";

/** A stored result beside the answer that came after it. */
export type Snapshot = NonNullable<Success["previousSnapshot"]>;

/** A result with the time that everything in it was judged against. */
interface Observed extends Result {
  readonly observedAt: Date;
}

/** Keeps what one run measures. */
interface RunNotes {
  /** Hears of everything that the run measures, what one check asked of another included. */
  readonly onResult: (check: AnyCheck, input: object, result: Observed) => void;
  /** The newest stored observation of a question, however old. */
  readonly stored: (check: AnyCheck, input: object) => Promise<Earlier | null>;
  /** The newest stored result of the same question before the run, in words; null where there is none. */
  previous(result: Observed, language: Language): Promise<Snapshot | null>;
}

/** A store of this machine that is open. */
export interface OpenedMemory {
  readonly ledger: Ledger;
  begin(check: AnyCheck, input: object): RunNotes;
  /** Writes what was kept. */
  close(): Promise<void>;
}

/** Where a runner keeps what it measures. */
export interface Remembering {
  /** Works with the store; what was kept is written before this ends. Rejects with a `Failure` where it cannot be opened. */
  within<T>(work: (memory: OpenedMemory) => Promise<T>): Promise<T>;
}
