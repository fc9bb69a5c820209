/** The state of a process for metrics; absent parts do not exist in it. */
export interface MetricState {
  readonly role: "serve" | "worker";
  /** Whether the process takes requests or jobs, as `/readyz` says. */
  readonly readiness: () => Readiness;
  /** Why the store is unusable; null where it works. */
  readonly storeTrouble?: (() => Promise<string | null>) | undefined;
  /** Whether Redis can be reached and takes writes. */
  readonly isRedisUp?: (() => boolean) | undefined;
  readonly runs: () => { readonly running: number; readonly waiting: number; readonly most: number };
  /** The state of the watches; null where the database does not answer in time. Absent where this process does not monitor. */
  readonly watched?: (() => Promise<WatchMetrics | null>) | undefined;
}

/** Whether requests should be sent to a process. */
export type Readiness = "ready" | "starting" | "draining";

/** The due work of watches, and their certificates' expiry. */
export interface WatchMetrics {
  /** Due checks, and how long the first has been due, in milliseconds. */
  readonly due: number;
  readonly lag: number;
  /** Checks whose last run measured nothing. */
  readonly failing: number;
  /** Due notifications, and those given up and not resent since. */
  readonly deliveriesDue: number;
  readonly deliveriesFailed: number;
  /** Certificate expiry by host; the first to expire, up to a limit. */
  readonly certificates: ReadonlyMap<string, number>;
  /** The hosts beyond that limit. */
  readonly omitted: number;
}
