import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** A job to enqueue. */
export interface NewJob {
  readonly kind: string;
  /** Plain data for the handler of the kind. */
  readonly payload: object;
  /** Not before this time, in milliseconds since 1970; at once by default. */
  readonly at?: number;
  /** At most one job of a key waits, at the earliest of the requested times, and at most one runs. */
  readonly key?: string;
  /** Jobs of a group share a limit of running ones. */
  readonly group?: string;
  /** The attempts after which it fails for good. */
  readonly attempts?: number;
}

/** A job leased to one process. */
export interface LeasedJob {
  readonly kind: string;
  readonly key: string;
  readonly payload: object;
  /** The number of this attempt, from 1, and of the last one. */
  readonly attempt: number;
  readonly attempts: number;
  /** Identifies this attempt: the next one has another lease. */
  readonly lease: string;
}

/** The jobs to take. */
export interface Take {
  readonly kind: string;
  readonly most: number;
  /** The most running jobs of one group, in all processes. */
  readonly mostOfGroup?: number | undefined;
}

type Db = Kysely<Tables>;

/**
 * The jobs in a database. Every function runs within the transaction that it is given; those that settle a job return false where its lease
 * was lost, so that the caller can roll back.
 */
export interface JobTable {
  /** Adds jobs, which exist once the transaction is committed. */
  enqueue(db: Db, jobs: readonly NewJob[], now: number): Promise<void>;
  /** Leases due jobs, the oldest first. Not within a transaction. */
  take(db: Db, take: Take, now: number): Promise<readonly LeasedJob[]>;
  renew(db: Db, job: LeasedJob, now: number): Promise<boolean>;
  /** Ends a job that is done. */
  finish(db: Db, job: LeasedJob): Promise<boolean>;
  /** Makes a job wait for its next attempt. It ends where another job of its key waits already. */
  retry(db: Db, job: LeasedJob, at: number, now: number): Promise<boolean>;
  /** Makes a job wait as if this attempt had not begun. */
  giveBack(db: Db, job: LeasedJob, at: number, now: number): Promise<boolean>;
  /** Ends a job that failed for good; it stays visible for a while. */
  fail(db: Db, job: LeasedJob, reason: string, now: number): Promise<boolean>;
  /** Removes the waiting job of a key; false where there is none. */
  cancel(db: Db, kind: string, key: string): Promise<boolean>;
  /** The keys of the jobs that run in any process; those of a killed one count until their lease ends. */
  running(db: Db, kind: string, now: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A job of a kind that repeats by itself: one for all processes, which never ends. */
export function recurring(kind: string, at: number): NewJob {
  return { kind, payload: {}, key: kind, at, attempts: 1_000_000 };
}

/** Milliseconds of a lease, renewed four times as often: a killed process blocks its jobs for this long. pg-boss accepts no shorter one. */
export const leaseTime = 10_000;

/** The attempts of a job where its kind says nothing. */
export const usualAttempts = 10;

/** Milliseconds for which a failed job stays visible. */
export const failedKept = 7 * 86_400_000;
