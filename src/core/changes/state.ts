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
  /** The turns between up and down of the last day; absent without any. */
  readonly turns?: AvailabilityTurns;
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
  /** The consecutive failures to connect; absent where the last failure was another one and the target is not down. */
  readonly unreachable?: Unreachable;
}

/** Consecutive failures to connect to a target that was reached before. */
interface Unreachable {
  readonly since: number;
  readonly count: number;
  /** Whether the target counts as down. */
  readonly isDown: boolean;
}

/** How often a target went down or came back. */
export interface AvailabilityTurns {
  /** The times of the turns within a day. */
  readonly at: readonly number[];
  /** Those during a maintenance window, which do not make it flap. */
  readonly maintained?: readonly number[];
  /** Whether it was reported as flapping. Single turns are then not reported. */
  readonly isFlapping: boolean;
}

/** Milliseconds after which a second measurement confirms a regression. */
export const confirmingAfter = 600_000;

/** Milliseconds after which an outage is reported. */
export const outage = 3 * 86_400_000;

/** A target is down where it cannot be connected to three times within at least ten minutes. */
export const down = { failures: 3, after: 600_000, lookAfter: 300_000 } as const;

/**
 * A target that turned so often within a day flaps. If it then stays down, it is told to be down after some hours: not at each turn, and not only
 * a day later.
 */
export const flapping = { turns: 4, within: 86_400_000, downAfter: 10_800_000 } as const;

/** Maximum number of facts kept per check and target. */
export const mostFacts = 1000;

/** Maximum number of members kept per list; in a longer list new members cannot be recognised. */
export const mostMembers = 5000;
