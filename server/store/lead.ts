import { randomUUID } from "node:crypto";
import type { Engine } from "./engine.ts";

/** Makes one of several processes on a database do what is to be done once. */
export interface Leader {
  /** Whether this process leads now: takes the lease where it is free, and renews its own. */
  leads(engine: Engine): Promise<boolean>;
  /** What it answered last. */
  isLeader(): boolean;
  /** Gives the lease up, so that another process need not wait for its end. */
  resign(engine: Engine): Promise<void>;
}

/** How a leader counts time. */
export interface Leading {
  /** What is led; no domain has such a name, so that no job of a watch has it either. */
  readonly name: `${string}:${string}`;
  /** Milliseconds since 1970, by a clock that is about right on every node. */
  readonly now: () => number;
  readonly lease?: number;
}

/** Milliseconds of a lease: a leader that dies is replaced after that. */
export const leadershipLasts = 30_000;

/**
 * Opens the candidacy of a process. The lease is a row of the table of jobs. Should two clocks differ by more than a lease, two may
 * lead for a moment, so what is led has to bear that.
 */
export function openLeader({ name, now, lease = leadershipLasts }: Leading): Leader {
  const own = randomUUID();
  let isLeader = false;

  async function take({ db }: Engine): Promise<boolean> {
    const held = await db
      .selectFrom("job")
      .where("name", "=", name)
      .select(["attempt", "lease_until"])
      .executeTakeFirst();
    // Followers only read: on SQLite a write would lock the file.
    if (held && held.attempt !== own && (held.lease_until ?? 0) > now()) return false;
    const row = { attempt: own, lease_until: now() + lease };
    const { numInsertedOrUpdatedRows: taken } = await db
      .insertInto("job")
      .values({ name, added_at: now(), ...row })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet(row)
          .where((where) => where.or([where("job.attempt", "=", own), where("job.lease_until", "<=", now())])),
      )
      .executeTakeFirstOrThrow();
    return taken === 1n;
  }

  return {
    async leads(engine) {
      try {
        isLeader = await take(engine);
      } catch (error) {
        isLeader = false;
        throw error;
      }
      return isLeader;
    },
    isLeader: () => isLeader,
    async resign({ db }) {
      if (!isLeader) return;
      isLeader = false;
      await db.deleteFrom("job").where("name", "=", name).where("attempt", "=", own).execute();
    },
  };
}
