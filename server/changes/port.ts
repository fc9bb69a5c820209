import type { StoredResult } from "../store/store.ts";

/** Whose watch a result belongs to. */
interface Watched {
  readonly id: string;
  readonly account: string;
  /** The host that is watched, and its registrable domain. */
  readonly target: string;
  readonly domain: string;
  /** Milliseconds since 1970 until which nobody is told of changes; null where everything is told. */
  readonly mutedUntil: number | null;
}

/** Why a check had no result. */
interface Unmeasured {
  /** The code of the failure, such as `dns.nxdomain`. */
  readonly reason: string;
}

/** One result of a watch, with the one before it. Times in milliseconds since 1970. */
export interface Noted {
  readonly watch: Watched;
  /** The host that was measured. */
  readonly target: string;
  readonly check: string;
  /** What was measured; or why nothing could be, which changes nothing but how long that has been so. */
  readonly result: StoredResult | Unmeasured;
  /**
   * The result that this watch noted last, whatever others have measured since; null the first time. A result that is to be confirmed
   * does not take its place: the fresh run is compared with the same one.
   */
  readonly previous: StoredResult | null;
  /** When it was noted. */
  readonly at: number;
  /** The node that measured anew because an earlier call asked for it; absent for a result of the schedule. */
  readonly confirmedBy?: string;
}

/** What is to be done about a result. */
export interface Wish {
  /** Milliseconds until the check should run anew: without anything remembered, on another node where there is one. */
  readonly confirmAfter?: number;
}

/** Where the results of watches go. */
export interface Changes {
  /**
   * Takes note of a result. The same one may come twice, of two workers or after one was killed: it counts once. A rejection
   * leaves the result to be noted again.
   */
  note(noted: Noted): Promise<Wish>;
}

/** Takes note of nothing. */
export const noChanges: Changes = { note: () => Promise.resolve({}) };
