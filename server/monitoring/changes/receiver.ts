import type { JobTransaction } from "../../store/engine.ts";
import type { StoredResult } from "../../store/store.ts";

/** The watch that a result belongs to. */
interface Watched {
  readonly id: string;
  readonly account: string;
  /** The watched host and its registrable domain. */
  readonly target: string;
  readonly domain: string;
  /** Milliseconds since 1970 until which notifications are muted; null where they are not. */
  readonly mutedUntil: number | null;
}

/** Why a check has no result. */
interface Unmeasured {
  /** The code of the failure, such as `dns.nxdomain`. */
  readonly reason: string;
  /** Whether no connection to the target was possible. */
  readonly isUnreachable?: boolean;
  /** Whether that is because of our own network. */
  readonly isOurs?: boolean;
}

/** One result of a watch, with the one before it. Times in milliseconds since 1970. */
export interface WatchResult {
  readonly watch: Watched;
  /** The host that was measured. */
  readonly target: string;
  readonly check: string;
  /** The measured result, or why the run failed. A failed run only extends the time for which runs have failed. */
  readonly result: StoredResult | Unmeasured;
  /**
   * This watch's previous result, regardless of other measurements since; null the first time. A result that awaits confirmation does not
   * replace it: the fresh run is compared with the same one.
   */
  readonly previous: StoredResult | null;
  /** When it was noted. */
  readonly at: number;
  /** The node that measured again on request; absent for a scheduled result. */
  readonly confirmedBy?: string;
}

/** What to do about a result. */
export interface FollowUp {
  /** Milliseconds until the check should run again, uncached and on another node if possible. */
  readonly confirmAfter?: number;
  /** Milliseconds until the check should run again, before its regular turn. */
  readonly repeatAfter?: number;
  /** Writes the changes and their notifications, within the transaction of the result. Rejects with {@link Overtaken}. Absent without any. */
  readonly record?: (transaction: JobTransaction) => Promise<void>;
}

/** Another process has updated the state since the comparison: roll back, and compare again. */
export class Overtaken extends Error {}

/** The receiver of the watches' results. */
export interface ChangeReceiver {
  /** Compares a result, and writes nothing. Duplicates (from two workers, or after a crash) count once. */
  note(noted: WatchResult): Promise<FollowUp>;
}

/** Finds no changes. */
export const noChanges: ChangeReceiver = { note: () => Promise.resolve({}) };
