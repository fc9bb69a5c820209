import type { Fact } from "./fact.ts";

/** The state of one check for one target between measurements. Plain data; times in Unix milliseconds. */
export interface MonitoredState {
  /** The check version of the facts. */
  readonly version: number;
  /** When the newest processed result was observed. */
  readonly at: number;
  /** The last known facts; for an unconfirmed regression, the facts before it. */
  readonly facts: readonly Fact[];
  /** Unconfirmed regressions. */
  readonly pending: readonly Pending[];
  /** The current outage; null without one. */
  readonly failing: Failing | null;
}

/** An unconfirmed regression, by the key of its move. */
export interface Pending {
  readonly key: string;
  /** When it was first seen. */
  readonly at: number;
}

/** An outage of the measurement. */
export interface Failing {
  readonly since: number;
  readonly reason: string;
  /** Whether it has been reported as a change. */
  readonly isTold: boolean;
}

/** Milliseconds after which a second measurement confirms a regression. */
export const confirmingAfter = 600_000;

/** Milliseconds after which an outage is reported. */
export const outage = 3 * 86_400_000;

/** Maximum number of facts kept per check and target. */
export const mostFacts = 1000;

/** Maximum number of members kept per list; in a longer list new members cannot be recognised. */
export const mostMembers = 5000;
