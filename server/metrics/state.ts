/** What a process can tell about itself at any moment; absent where it does not have it. */
export interface MetricState {
  readonly role: "serve" | "worker";
  /** Whether the process takes requests or jobs, as `/readyz` says. */
  readonly readiness: () => Readiness;
  /** Why the store cannot be used; null where it can be. */
  readonly storeTrouble?: (() => string | null) | undefined;
  /** Whether Redis can be reached. */
  readonly isRedisUp?: (() => boolean) | undefined;
  /** Whether this process does what only one of several does. */
  readonly isLeader?: (() => boolean) | undefined;
  readonly runs: () => { readonly running: number; readonly waiting: number; readonly most: number };
  /** What is watched; null where the database does not say so in time. Absent where this process does not monitor. */
  readonly watched?: (() => Promise<WatchedState | null>) | undefined;
}

/** Whether requests should be sent to a process. */
export type Readiness = "ready" | "starting" | "draining";

/** What there is to do for watches, and what was found of their certificates. */
export interface WatchedState {
  /** Checks that are due, and milliseconds for which the first of them has been. */
  readonly due: number;
  readonly lag: number;
  /** Checks whose last run measured nothing. */
  readonly failing: number;
  /** Notifications that are due, and those that were given up and not sent again since. */
  readonly deliveriesDue: number;
  readonly deliveriesFailed: number;
  /** When certificates expire, by host; those that expire first, up to a bound. */
  readonly certificates: ReadonlyMap<string, number>;
  /** Hosts that are not among them. */
  readonly omitted: number;
}
