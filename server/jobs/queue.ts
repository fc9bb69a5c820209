/** A piece of work in the hands of one worker. */
export interface Job {
  /** What is to be done: one name is in the hands of one worker at a time. */
  readonly name: string;
  /** Tells this taking of it from any other. */
  readonly attempt: string;
}

/**
 * Hands out names. What there is to do stands in a table of its own, so that a queue may lose anything: whoever added a name adds it
 * again as long as there is something to do.
 */
export interface JobQueue {
  /** Adds names that neither wait nor are in hand. One whose lease has ended is free again. */
  add(names: readonly string[]): Promise<void>;
  /** Takes up to so many, those that wait longest first, each under a lease. */
  take(most: number): Promise<readonly Job[]>;
  /** Begins the lease anew; false where it has ended and the job is not ours any more. */
  renew(job: Job): Promise<boolean>;
  /** How many jobs are in hand, in every process; those of a process that died count until they are free again. */
  inHand(): Promise<number>;
  /** Gives a job back as done, whatever came of it; false where the lease had ended before. */
  finish(job: Job): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Milliseconds of a lease: after a worker is killed its jobs wait this long. A worker renews its leases four times as often, and one
 * that loses a lease only repeats the measurement. pg-boss takes no shorter lease than this one.
 */
export const leaseTime = 10_000;
