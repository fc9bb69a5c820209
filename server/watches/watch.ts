/** What is watched; times in milliseconds since 1970. */
export interface Watch {
  readonly id: string;
  readonly account: string;
  /** A host, or a domain. */
  readonly target: string;
  /** Its registrable domain, below suffixes that their owners let others use, too. */
  readonly domain: string;
  /** Ids of checks, sorted. */
  readonly checks: readonly string[];
  /** Milliseconds from one run to the next. */
  readonly every: number;
  /** Whether `watches.json` says so: who changes it there changes the watch. */
  readonly isFromFile: boolean;
  readonly pausedAt: number | null;
  readonly mutedUntil: number | null;
  readonly createdAt: number;
}

/** What somebody wants to have watched. */
export type NewWatch = Pick<Watch, "target" | "domain" | "checks" | "every">;

/** How one check of a watch stands. */
export interface WatchedCheck {
  readonly check: string;
  /** Null where it is not to run. */
  readonly dueAt: number | null;
  readonly ranAt: number | null;
  /** When what is known was measured. */
  readonly observedAt: number | null;
  /** Why the last run had no result; null where it had one. */
  readonly reason: string | null;
  readonly runs: number;
}

/** A watch with its checks. */
export interface WatchState extends Watch {
  readonly states: readonly WatchedCheck[];
}

/** Watches of one account, and checks of all of them together. */
export const quotas = { watches: 1000, checks: 5000 } as const;
