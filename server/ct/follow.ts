import { Failure } from "../../src/core/failure.ts";
import { printable } from "../../src/core/printable.ts";
import type { LogDescription } from "../../src/formats/ct/log/log-list.ts";
import type { Handler } from "../store/jobs/jobs.ts";
import type { Database } from "../store/database.ts";
import { hitsOf, type CaaLookup } from "./certificates/hits.ts";
import { recordHits, type RecordOptions } from "./certificates/record.ts";
import type { Interests } from "./interests.ts";
import { LogTrouble, type LogFetch, type LogReader } from "./logs/reader.ts";
import { openRfc6962Log } from "./logs/rfc6962.ts";
import { openTiledLog } from "./logs/tiled.ts";
import { readPosition, writeFailure, writePosition, type FailedRound } from "./positions.ts";
import { readRound } from "./round.ts";

/** The kind of the jobs that follow one log each, by its ID: one process has a log at a time. */
export const logJobs = "ct-log";

/** What the job of a log names. */
export interface LogJob {
  readonly id: string;
}

/** The dependencies of following logs. */
export interface FollowOptions {
  readonly database: Pick<Database, "through">;
  readonly logs: () => ReadonlyMap<string, LogDescription>;
  readonly fetch: LogFetch;
  readonly interests: Interests;
  readonly lookup: CaaLookup;
  readonly onFound: RecordOptions["onFound"];
  /** Called after each round. */
  readonly onRound?: (facts: Readonly<Record<string, unknown>>) => void;
  readonly now: () => number;
  /** The entries of one round, where they are not the usual ones. */
  readonly roundEnd?: number;
}

/** Milliseconds between two rounds of a log without news, and for a log that another list follows. */
const [pollEvery, elsewhere] = [30_000, 3_600_000] as const;

/** Milliseconds after failed rounds: the first pause doubles up to the longest. */
const [firstPause, longestPause] = [5000, 600_000] as const;

/** The handler of one round of a log. What it found, its position and the next round are stored in one transaction. */
export function followLogs(options: FollowOptions): Handler<LogJob> {
  const { database, logs, interests, now, onRound } = options;
  const readers = new Map<string, LogReader>();

  function readerOf(log: LogDescription): LogReader {
    const known = readers.get(log.id);
    if (known) return known;
    const opened = (log.kind === "tiled" ? openTiledLog : openRfc6962Log)(log, options.fetch);
    readers.set(log.id, opened);
    return opened;
  }

  return async (job, signal) => {
    const log = logs().get(job.payload.id);
    if (!log)
      return database.through(({ db }) => db.transaction().execute((tx) => job.giveBack(tx, now() + elsewhere)));
    await interests.refresh(now());
    const { position, failures } = await database.through(({ db }) => readPosition(db, log.id));
    try {
      const round = await readRound({
        reader: readerOf(log),
        kind: log.kind,
        position,
        mmd: log.mmd,
        match: interests.match,
        now: now(),
        signal,
        end: options.roundEnd,
      });
      const { hits, unreadable } = await hitsOf(round.found, log, options);
      signal.throwIfAborted();
      await database.through(({ db, jobs, dialect }) =>
        db.transaction().execute(async (tx) => {
          const since = await followedSince(tx, round.position.since);
          await recordHits({ db: tx, jobs }, hits, { dialect, since, now: now(), onFound: options.onFound });
          await writePosition(tx, log, { ...round, unreadable: round.unreadable + unreadable }, now());
          await job.repeat(tx, job.payload, round.hasMore ? 0 : pollEvery);
        }),
      );
      onRound?.({
        log: log.name,
        size: round.position.range.size,
        read: round.read,
        hits: hits.length,
        note: round.note,
      });
    } catch (error) {
      const failed = failedRound(error);
      // A bug, or the end of this process.
      if (!failed || signal.aborted) throw error;
      const pause = pauseAfter(failures, error);
      await database.through(({ db }) =>
        db.transaction().execute(async (tx) => {
          await writeFailure(tx, log, failed, now());
          await job.repeat(tx, job.payload, pause);
        }),
      );
      onRound?.({ log: log.name, state: failed.state, detail: failed.detail, pause });
    }
  };
}

/** Since when any log has been followed. */
async function followedSince(db: Parameters<typeof readPosition>[0], own: number): Promise<number> {
  const row = await db
    .selectFrom("ct_log")
    .select(({ fn }) => fn.min("since").as("since"))
    .executeTakeFirst();
  return Math.min(own, row?.since ?? own);
}

/** What is stored of an error; null for a bug. */
function failedRound(error: unknown): FailedRound | null {
  if (error instanceof LogTrouble)
    return { state: error.fault, detail: printable(error.message, 300), evidence: error.evidence };
  if (!(error instanceof Failure)) return null;
  const { reason, id } = error.facts;
  const state = id === "source.rate-limited" ? "rate-limited" : "unreachable";
  return { state, detail: printable(reason, 300), evidence: null };
}

/** A log that says when to come back is believed, within bounds (RFC 9110 §10.2.3). */
function pauseAfter(failures: number, error: unknown): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(10, failures));
  const asked = error instanceof Failure ? 1000 * (error.retryAfter ?? 0) : 0;
  return Math.max(pause, Math.min(asked, 6 * longestPause));
}
