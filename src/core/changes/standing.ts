import type { Fact } from "./fact.ts";

/** What is known of one check of one target, from one measurement to the next. Plain data. Times in milliseconds since 1970. */
export interface Standing {
  /** The version of the check that the facts are of. */
  readonly version: number;
  /** When the newest result was observed that was taken in. */
  readonly at: number;
  /** What was known last; where a regression is not confirmed yet, what was known before it. */
  readonly facts: readonly Fact[];
  /** Regressions that were seen once. */
  readonly pending: readonly Pending[];
  /** Since when nothing could be measured; null while it can. */
  readonly failing: Failing | null;
}

/** A regression that waits to be confirmed, by the key of its move. */
export interface Pending {
  readonly key: string;
  /** When it was seen first. */
  readonly at: number;
}

/** An outage of the measurement. */
export interface Failing {
  readonly since: number;
  readonly reason: string;
  /** Whether it has lasted long enough to count as a change. */
  readonly isTold: boolean;
}

/** Milliseconds after which a second measurement confirms a regression. */
export const confirmingAfter = 600_000;

/** Milliseconds after which it counts that nothing could be measured. */
export const outage = 3 * 86_400_000;

/** Facts that are kept of one check of one target. */
export const mostFacts = 1000;

/** Members that are kept of one list: of a longer one it is not known whether a member is new. */
export const mostMembers = 5000;
