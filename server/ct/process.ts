import { readLogList } from "../../src/formats/ct/log/log-list.ts";
import { lookupCaa } from "../../src/run/caa-lookup.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { openLogClient } from "../../src/settings/log-client.ts";
import type { Following } from "../../src/settings/options/following.ts";
import type { Measuring } from "../../src/settings/options/measuring.ts";
import { forStrangers } from "../../src/settings/options/serving.ts";
import type { Storing } from "../../src/settings/options/storing.ts";
import { outbox } from "../notifications/outbox.ts";
import { openJobs } from "../store/jobs/jobs.ts";
import { openStored } from "../store/open.ts";
import { openLog } from "../telemetry/log.ts";
import { openOutput, type Output } from "../telemetry/output.ts";
import { workOnCleanup } from "./cleanup.ts";
import { followLogs, logJobs, type LogJob } from "./follow.ts";
import { openInterests } from "./interests.ts";
import { openFollowedLogs } from "./log-list.ts";

/** The settings of a process that follows Certificate Transparency logs. */
export interface CtConfig {
  readonly storing: Storing;
  readonly measuring: Partial<Measuring>;
  readonly following: Following;
  /** Where its log goes; standard output by default, null for nowhere. */
  readonly log?: Pick<Output, "write"> | null;
}

/** A process that follows logs until it is closed. */
export interface RunningCt {
  /** Receives an uncaught error, and logs it. */
  blame(error: unknown): void;
  /** Starts no further round; running ones end without a new position. */
  close(): Promise<void>;
}

const standardOutput = 1;

/** The longest timer in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** The logs that are read at a time: each holds some tiles in memory. */
const logsAtATime = 4;

/** Rounds of the same log are logged at most this often, in milliseconds, unless they find something or fail. */
const quiet = 600_000;

/** Whether a file is a log list in the format of Chrome's. */
export function isLogList(bytes: Uint8Array): boolean {
  return readLogList(bytes) !== null;
}

/** Starts following logs. Several processes may share one store; each log is leased to one of them for a round. */
export function startCt({ storing, measuring, following, log: output }: CtConfig): RunningCt {
  const log = openLog(output === undefined ? openOutput(standardOutput) : output);
  const stored = openStored(storing, (trouble) => log.event("store", { trouble }));
  const settings = forStrangers(measuring);
  const client = openLogClient(settings);
  const engine = openEngine({ ...settings, special: false });
  const ending = new AbortController();
  const interests = openInterests(stored);
  const followed = openFollowedLogs({ following, client, event: (facts) => log.event("ct-logs", facts) });
  const jobs = openJobs({
    database: stored,
    now: Date.now,
    steady: () => performance.now(),
    onBug: (error) => log.bug(null, error),
    onTrouble: (trouble) => log.event("ct", { trouble }),
    async before() {
      await followed.refresh(Date.now(), ending.signal);
      await enqueue(followed.logs());
    },
  });
  let enqueued: ReturnType<typeof followed.logs> | null = null;

  /** Where the store is not there yet, the next look for jobs tries again. */
  async function enqueue(logs: ReturnType<typeof followed.logs>): Promise<void> {
    if (logs === enqueued) return;
    const added = [...logs.keys()].map((id) => ({ kind: logJobs, payload: { id }, key: id, attempts: 1_000_000 }));
    if (added.length > 0) await stored.through(({ db, jobs: table }) => table.enqueue(db, added, Date.now()));
    enqueued = logs;
  }

  const saidAt = new Map<unknown, number>();
  const handler = followLogs({
    database: stored,
    logs: followed.logs,
    fetch: client.document,
    interests,
    lookup: (issued) => lookupCaa(issued, { ...engine, signal: ending.signal }).catch(() => null),
    onFound: outbox(Date.now),
    onRound(facts) {
      const isNews = Boolean(facts["hits"]) || facts["state"] !== undefined;
      if (!isNews && Date.now() - (saidAt.get(facts["log"]) ?? 0) < quiet) return;
      saidAt.set(facts["log"], Date.now());
      log.event("ct-round", facts);
    },
    now: Date.now,
  });
  jobs.work<LogJob>(logJobs, handler, { most: logsAtATime });
  workOnCleanup(jobs, stored, Date.now);
  jobs.start();
  // Keeps the process alive: its other timers do not.
  const holding = setInterval(() => {}, longestWait);
  log.event("following");
  return {
    blame: (error) => log.bug(null, error),
    async close() {
      log.event("draining");
      clearInterval(holding);
      await jobs.stop();
      ending.abort();
      await stored.close();
      log.event("closed");
      await log.flush();
    },
  };
}
