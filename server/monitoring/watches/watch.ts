import type { AlertSettings } from "./alert-settings.ts";

/** A watch; times in milliseconds since 1970. */
export interface Watch {
  readonly id: string;
  readonly account: string;
  /** A host, or a domain. */
  readonly target: string;
  /** Its registrable domain, with private suffixes included. */
  readonly domain: string;
  /** Ids of checks, sorted. */
  readonly checks: readonly string[];
  /** Milliseconds between runs. */
  readonly every: number;
  /** Whether it comes from `watches.json`; then it can only be changed there. */
  readonly isFromFile: boolean;
  readonly pausedAt: number | null;
  readonly mutedUntil: number | null;
  readonly createdAt: number;
  readonly alerts: AlertSettings;
}

/** The settings of a new watch. */
export type NewWatch = Pick<Watch, "target" | "domain" | "checks" | "every"> & Partial<Pick<Watch, "alerts">>;

/** The state of one check of a watch. */
export interface WatchedCheck {
  readonly check: string;
  /** Null where it is not to run. */
  readonly dueAt: number | null;
  readonly ranAt: number | null;
  /** When the last result was measured. */
  readonly observedAt: number | null;
  /** Why the last run had no result; null where it had one. */
  readonly reason: string | null;
  readonly runs: number;
}

/** A watch with its checks. */
export interface WatchState extends Watch {
  readonly states: readonly WatchedCheck[];
}

/** Limits per account: watches, and checks of all of them together. */
export interface Quotas {
  readonly watches: number;
  readonly checks: number;
}

/** The limits for a number of watches, 1000 by default (`watch_limit`). */
export function quotasOf(watches = 1000): Quotas {
  return { watches, checks: 5 * watches };
}
