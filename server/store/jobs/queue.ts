/** A job leased to one worker. */
export interface Job {
  /** The job's name; one worker at a time has it. */
  readonly name: string;
  /** Identifies this lease. */
  readonly attempt: string;
}

/** Distributes names. The actual work is in its own table, so the queue may lose jobs: they are added again while there is work. */
export interface JobQueue {
  /** Adds names that are neither waiting nor leased. An expired lease counts as free. */
  add(names: readonly string[]): Promise<void>;
  /** Leases up to this many, longest waiting first. */
  take(most: number): Promise<readonly Job[]>;
  /** Extends the lease; false where it has expired and the job is lost. */
  renew(job: Job): Promise<boolean>;
  /** The number of leased jobs in all processes; those of a killed process count until their lease ends. */
  inHand(): Promise<number>;
  /** Finishes a job with any outcome; false where the lease had expired. */
  finish(job: Job): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Milliseconds of a lease: after a crash a job stays blocked for this long. A worker renews its leases four times as often; losing one
 * only repeats a measurement. pg-boss accepts no shorter lease.
 */
export const leaseTime = 10_000;
