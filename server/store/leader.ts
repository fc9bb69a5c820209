import { randomUUID } from "node:crypto";
import type { Engine } from "./engine.ts";

/** Elects one of several processes on a database for work that is done once. */
export interface Leader {
  /** Whether this process leads: takes a free lease, and renews its own. */
  leads(engine: Engine): Promise<boolean>;
  /** The last answer of `leads`. */
  isLeader(): boolean;
  /** Gives up the lease, so that another process need not wait for its expiry. */
  resign(engine: Engine): Promise<void>;
}

/** The time settings of a leader. */
export interface LeaderOptions {
  /** The name of the lease; it contains a colon, which no domain has, so it cannot collide with a watch's job. */
  readonly name: `${string}:${string}`;
  /** Milliseconds since 1970; every node's clock must be about right. */
  readonly now: () => number;
  readonly lease?: number;
}

/** Milliseconds of a lease: a dead leader is replaced after that. */
export const leadershipLasts = 30_000;

/**
 * Opens the candidacy of a process. The lease is a row in the table of jobs. If two clocks differ by more than a lease, two may lead for a
 * moment, so the work must tolerate that.
 */
export function openLeader({ name, now, lease = leadershipLasts }: LeaderOptions): Leader {
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
