import type { Jobs } from "../store/jobs/jobs.ts";
import { clockTrouble } from "./clock-trouble.ts";
import { beat, domainsDue } from "./runs/due.ts";
import { runDomain, type RunDependencies } from "./runs/run.ts";
import { nodeLasts } from "./schedule.ts";
import { watchJobs as kind } from "./watch-jobs.ts";

/** A quarter of a server's runs is for our own rounds; a round is one run at a time. */
const usualRounds = 16;

/** The domains queued at a time: enough for every worker, without filling the queue after a long pause. */
const ahead = 4;

/** What the job of a domain names. */
interface Payload {
  readonly domain: string;
}

/** The dependencies of watch runs, and how many domains run at a time. */
export interface WatchWorkOptions extends RunDependencies {
  readonly rounds?: number;
  /** Called when this machine's clock differs from the database's, and with null once it no longer does. */
  readonly onClockTrouble?: (trouble: string | null) => void;
}

/**
 * Registers the runs of watches. The due work itself stands in `watch_check`, so a domain is enqueued as long as something of it is due.
 * Returns what enqueues the due domains, and runs before each look for jobs.
 */
export function workOnWatches(
  jobs: Jobs,
  { rounds = usualRounds, onClockTrouble, ...round }: WatchWorkOptions,
): () => Promise<void> {
  const { database, node, now } = round;
  /** When this node was last recorded. */
  let seenAt = -Infinity;
  let isClockWrong = false;

  async function compareClocks(): Promise<void> {
    if (!onClockTrouble) return;
    const trouble = await clockTrouble(database, now);
    // The seconds differ each time.
    if (isClockWrong !== (trouble !== null)) onClockTrouble(trouble);
    isClockWrong = trouble !== null;
  }

  jobs.work<Payload>(
    kind,
    async ({ id, payload: { domain }, renew }, signal) =>
      runDomain({ domain, attempt: id }, round, renew, signal).catch((error: unknown) => {
        // What is not settled is still due.
        round.onBug(error);
      }),
    { most: rounds },
  );

  return async () => {
    const at = now();
    if (at - seenAt >= nodeLasts / 4 || at < seenAt) {
      await beat(database, node, at);
      await compareClocks();
      seenAt = at;
    }
    // Running domains stay due until they are measured, also those of a killed process, so the query asks for that many more.
    const running = new Set(await database.through((engine) => engine.jobs.running(engine.db, kind, at)));
    const due = await domainsDue(database, { node, now: at, most: running.size + ahead * rounds });
    const missing = due.filter((domain) => !running.has(domain));
    if (missing.length === 0) return;
    await database.through(({ db, jobs: table }) =>
      db.transaction().execute((tx) =>
        table.enqueue(
          tx,
          missing.map((domain) => ({ kind, payload: { domain }, key: domain })),
          at,
        ),
      ),
    );
  };
}
