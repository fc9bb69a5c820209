import { hostname } from "node:os";
import type { Storing } from "../../src/settings/options/storing.ts";
import type { AskDependencies } from "../questions/ask.ts";
import type { ChangeReceiver } from "./changes/receiver.ts";
import { openChanges } from "./changes/states.ts";
import { openNotifications, type NotificationOptions } from "../notifications/open.ts";
import { outbox } from "../notifications/outbox.ts";
import type { Log } from "../telemetry/log.ts";
import type { Database } from "../store/database.ts";
import { openWatchesFile } from "./watches/file.ts";
import { controlLookupWith } from "./watches/control-lookup.ts";
import { isOwn } from "./watches/ownership.ts";
import { counted, pipelineMeasure } from "./runs/measure.ts";
import { openOwnQueue } from "../store/jobs/own-queue.ts";
import type { JobQueue } from "../store/jobs/queue.ts";
import { openWorker, type Worker } from "./worker.ts";

/** The dependencies of a process's daily monitoring. */
export interface MonitoringOptions {
  readonly database: Database;
  readonly storing: Pick<Storing, "dataDir" | "databaseUrl">;
  readonly pipeline: AskDependencies;
  readonly log: Log;
  readonly changes?: ChangeReceiver;
  /** The notification sender; absent where another process sends. Deliveries are stored in any case. */
  readonly notifying?: NotificationOptions | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Opens this process's daily monitoring; started separately. */
export function openMonitoring({
  database,
  storing,
  pipeline,
  log,
  notifying,
  now = Date.now,
  changes = openChanges(database, { onFound: outbox(now) }),
}: MonitoringOptions): Worker {
  const { dataDir, databaseUrl } = storing;
  const file = openWatchesFile(database, dataDir);
  const look = controlLookupWith(pipeline.engine);
  const notifier = notifying && openNotifications(database, notifying, log);
  const worker = openWorker({
    database,
    queue: databaseUrl === null ? openOwnQueue(database, { now }) : openLater(() => openBoss(databaseUrl)),
    measure: counted(pipelineMeasure(pipeline), pipeline.meter),
    changes,
    isOwn: ({ account, domain, target, proofs }, signal) =>
      isOwn(database, look, { account, domain, target, proofs }, now(), signal),
    node: hostname(),
    now,
    onBug: (error) => log.bug(null, error),
    onTrouble: (trouble) => log.event("monitoring", { trouble }),
    // An error in the file does not stop the known watches.
    before: () => file.sync(now()).catch((error: unknown) => log.event("watches-file", { trouble: messageOf(error) })),
  });
  if (!notifier) return worker;
  return {
    ...worker,
    start() {
      worker.start();
      notifier.start();
    },
    async stop(patience) {
      await Promise.all([worker.stop(patience), notifier.stop(patience)]);
    },
  };
}

/** Loaded on demand: one process on a file needs no such queue. */
async function openBoss(url: string): Promise<JobQueue> {
  return (await import("../store/postgres/job-queue.ts")).openBossQueue(url);
}

/** A queue that opens on first use, and again after a failure. */
function openLater(open: () => Promise<JobQueue>): JobQueue {
  let opened: Promise<JobQueue> | null = null;

  function reach(): Promise<JobQueue> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    add: async (names) => (await reach()).add(names),
    take: async (most) => (await reach()).take(most),
    renew: async (job) => (await reach()).renew(job),
    finish: async (job) => (await reach()).finish(job),
    inHand: async () => (await reach()).inHand(),
    close: async () => (await opened?.catch(() => null))?.close(),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
