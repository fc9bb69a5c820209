import { hostname } from "node:os";
import { Failure } from "../../src/core/failure.ts";
import { isOnline } from "../../src/run/online-lookup.ts";
import type { Storing } from "../../src/settings/options/storing.ts";
import type { AskDependencies } from "../questions/ask.ts";
import type { ChangeReceiver } from "./changes/receiver.ts";
import { openChanges } from "./changes/states.ts";
import { workOnNotifications } from "../notifications/notifier.ts";
import { notifierOptions, type NotificationOptions } from "../notifications/open.ts";
import { outbox } from "../notifications/outbox.ts";
import type { Log } from "../telemetry/log.ts";
import type { OpenedStore } from "../store/open.ts";
import { workOnSweep } from "../store/sweep-job.ts";
import { quotasOf } from "./watches/watch.ts";
import { openWatchesFile } from "./watches/file.ts";
import { controlLookupWith } from "./watches/control-lookup.ts";
import { workOnRuns } from "../questions/runs/work.ts";
import { loadCheck } from "./watches/watchable.ts";
import { isOwn } from "./watches/ownership.ts";
import { bringForward } from "./runs/due.ts";
import { counted, pipelineMeasure } from "./runs/measure.ts";
import { openJobs, type Jobs } from "../store/jobs/jobs.ts";
import { workOnWatches } from "./worker.ts";

/** The dependencies of a process's daily monitoring. */
export interface MonitoringOptions {
  readonly database: Pick<OpenedStore, "through" | "sweep">;
  readonly storing: Pick<Storing, "dataDir" | "watchLimit">;
  readonly pipeline: AskDependencies;
  readonly log: Log;
  readonly changes?: ChangeReceiver;
  /** The notification sender; absent where another process sends. Deliveries are stored in any case. */
  readonly notifying?: NotificationOptions | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** A clock that nobody sets. */
  readonly steady?: () => number;
}

/** Opens this process's daily monitoring, its notifications and the deletion of old data; started separately. */
export function openMonitoring({
  database,
  storing,
  pipeline,
  log,
  notifying,
  now = Date.now,
  steady = () => performance.now(),
  changes = openChanges(database, { onFound: outbox(now) }),
}: MonitoringOptions): Jobs {
  const file = openWatchesFile(database, storing.dataDir, quotasOf(storing.watchLimit));
  const look = controlLookupWith(pipeline.engine);
  // A database that is away is reported as such by the store and by the looks for jobs; the work is done once it is back.
  const report = (requestId: string | null, error: unknown): void => {
    if (!(error instanceof Failure && error.facts.id === "store.unreadable")) log.bug(requestId, error);
  };
  const onBug = (error: unknown): void => report(null, error);
  const jobs = openJobs({
    database,
    now,
    steady,
    onClockSet: () => bringForward(database, now()),
    onBug,
    onTrouble: (trouble) => log.event("monitoring", { trouble }),
    async before() {
      // An error in the file does not stop the known watches.
      await file.sync(now()).catch((error: unknown) => log.event("watches-file", { trouble: messageOf(error) }));
      await enqueueDue();
    },
  });
  const enqueueDue = workOnWatches(jobs, {
    database,
    measure: counted(pipelineMeasure(pipeline), pipeline.meter),
    changes,
    isOwn: ({ account, domain, target, proofs }, signal) =>
      isOwn(database, look, { account, domain, target, proofs }, now(), signal),
    isOnline: (target, signal) => isOnline(target, { ...pipeline.engine, signal }),
    node: hostname(),
    now,
    onBug,
    onClockTrouble: (trouble) => log.event("clock", { trouble }),
  });
  workOnSweep(jobs, database);
  workOnRuns(jobs, { database, pipeline, loadCheck, now, onBug: report });
  if (notifying) workOnNotifications(jobs, notifierOptions(database, notifying));
  return jobs;
}

/** Opens only the deletion of old data. */
export function openSweeping({
  database,
  log,
  now = Date.now,
  steady = () => performance.now(),
}: Pick<MonitoringOptions, "database" | "log" | "now" | "steady">): Jobs {
  const jobs = openJobs({ database, now, steady, onBug: (error) => log.bug(null, error) });
  workOnSweep(jobs, database);
  return jobs;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
