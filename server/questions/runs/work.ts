import { setTimeout as sleep } from "node:timers/promises";
import type { AnyCheck } from "../../../src/core/check.ts";
import { Failure } from "../../../src/core/failure.ts";
import { languages, type Language } from "../../../src/core/text.ts";
import { workThrough } from "../../../src/run/work-through.ts";
import { emptyPayload } from "../../notifications/payload.ts";
import { addDelivery } from "../../notifications/deliveries.ts";
import type { JobTransaction } from "../../store/engine.ts";
import type { Database } from "../../store/database.ts";
import type { Jobs } from "../../store/jobs/jobs.ts";
import type { OnBug } from "../../http/ndjson/stream.ts";
import type { AskDependencies } from "../ask.ts";
import { answerItem, refusedItem, type AnsweredItem, type ItemAnswers } from "../batch/answer.ts";
import type { BatchItem, GivenInput } from "../batch/inputs.ts";
import type { CountedCaller } from "../caller.ts";
import { parseQuestion } from "../parse.ts";
import { countedKey } from "../shares.ts";
import { bytesOfRuns, deleteRuns, mostBytes, runJobs, tooManyBytes, type RunRow } from "./rows.ts";

/** The runs at a time of a process, and of a key in all processes; the items of a run at a time. */
const [mostRuns, mostOfKey, atATime] = [4, 2, 4] as const;

/** Milliseconds after which a run makes room for others. */
const slice = 30_000;

/** Milliseconds between two deletions of expired runs, and runs in one of them. */
const [cleanupEvery, cleanedAtOnce] = [600_000, 50] as const;

/** The dependencies of the work on runs. */
export interface RunWorkOptions {
  readonly database: Database;
  readonly pipeline: AskDependencies;
  /** A check by its id; null where this version has none. */
  readonly loadCheck: (id: string) => Promise<AnyCheck | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onBug: OnBug;
}

interface Payload {
  readonly id: string;
}

/** Registers the work on runs, and the deletion of those that are older than a day. */
export function workOnRuns(jobs: Jobs, options: RunWorkOptions): void {
  const { database, now } = options;
  jobs.work<Payload>(
    runJobs,
    async (job, signal) => {
      const { id } = job.payload;
      const isWhole = await workOn(id, options, signal);
      signal.throwIfAborted();
      await database.through(({ db, jobs: table }) =>
        db.transaction().execute(async (tx) => {
          if (!isWhole) return job.repeat(tx, { id }, 0);
          await finish({ db: tx, jobs: table }, id, now());
          return job.finish(tx);
        }),
      );
    },
    { most: mostRuns, mostOfGroup: mostOfKey },
  );
  jobs.work(
    "run-cleanup",
    async () => database.through(({ db }) => db.transaction().execute((tx) => deleteExpired(tx, now()))),
    { most: 1, every: cleanupEvery },
  );
}

/** Measures what is left of a run, for a while; whether nothing is left. */
async function workOn(id: string, options: RunWorkOptions, signal: AbortSignal): Promise<boolean> {
  const { database, pipeline, loadCheck, now, onBug } = options;
  const run = await readRun(database, id, now());
  const check = run && (await loadCheck(run.check_id));
  // It was deleted, or its check by another version.
  if (!run || !check) return true;
  const left = await itemsOf(database, run);
  const over = new AbortController();
  const ending = AbortSignal.any([signal, over.signal, AbortSignal.timeout(slice)]);
  const isOver = (): boolean => ending.aborted;
  const wait = (ms: number): Promise<unknown> => sleep(ms, undefined, { signal: ending });
  const answers: ItemAnswers = {
    check,
    caller: callerOf(run),
    language: languageOf(run),
    fresh: false,
    maxAge: run.max_age ?? undefined,
    signal,
    pipeline,
    sleep: wait,
    isOver,
    onBug,
  };
  const measure = async (given: StoredInput, isLast: boolean): Promise<void> => {
    const isFull = (await bytesOfRuns(database, run.key_id, now())) >= mostBytes;
    const item = isFull ? tooManyBytes() : readInput(given, check, answers.language, pipeline.allIps);
    const answer =
      item instanceof Failure ? refusedItem(item, answers.language) : await answerItem(item, answers, isLast);
    const stored = await keep(database, id, given.index, answer);
    // Deleted meanwhile, so nothing else of it is measured.
    if (!stored) over.abort();
  };
  await workThrough({ items: left, most: atATime, measure, sleep: wait, isOver, now }).catch((error: unknown) => {
    if (!isOver()) throw error;
  });
  return over.signal.aborted || !isOver();
}

/** A run that may go on; null where it has expired or its key is no longer valid. */
async function readRun({ through }: Database, id: string, now: number): Promise<RunRow | null> {
  return through(async ({ db }) => {
    const run = await db.selectFrom("batch_run").selectAll().where("id", "=", id).executeTakeFirst();
    if (!run || run.expires_at <= now || run.finished_at !== null) return null;
    const key = await db
      .selectFrom("api_key")
      .select(["revoked_at", "expires_at"])
      .where("id", "=", run.key_id)
      .executeTakeFirst();
    const isValid = key !== undefined && key.revoked_at === null && (key.expires_at === null || key.expires_at > now);
    if (isValid) return run;
    // Nobody can read it any more.
    await deleteRuns(db, [id]);
    return null;
  });
}

/** An input as it was given. */
type StoredInput = Pick<BatchItem, "index" | "input">;

/** The items that are not measured. */
async function itemsOf({ through }: Database, run: RunRow): Promise<readonly StoredInput[]> {
  const rows = await through(({ db }) =>
    db
      .selectFrom("batch_item")
      .select(["item", "input"])
      .where("run_id", "=", run.id)
      .where("envelope", "is", null)
      .orderBy("item")
      .execute(),
  );
  return rows.map(({ item, input }) => ({ index: item, input: JSON.parse(input) as GivenInput }));
}

/** Another version of this program may have accepted an input that this one refuses: the others go on. */
function readInput(given: StoredInput, check: AnyCheck, language: Language, allIps: boolean): BatchItem | Failure {
  try {
    return { ...given, question: parseQuestion(check, given.input, language, allIps) };
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Stores an answer, unless another process was faster; returns false where the run is gone. */
async function keep(
  { through }: Database,
  id: string,
  index: number,
  { envelope, isOk }: AnsweredItem,
): Promise<boolean> {
  return through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("batch_item")
        .set({ envelope })
        .where("run_id", "=", id)
        .where("item", "=", index)
        .where("envelope", "is", null)
        .executeTakeFirstOrThrow();
      const isNew = numUpdatedRows > 0n;
      const found = await tx
        .updateTable("batch_run")
        .set(({ eb }) => ({
          done: eb("done", "+", isNew ? 1 : 0),
          failed: eb("failed", "+", isNew && !isOk ? 1 : 0),
          bytes: eb("bytes", "+", isNew ? Buffer.byteLength(envelope) : 0),
        }))
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return found.numUpdatedRows > 0n;
    }),
  );
}

/** Marks a run as finished and tells its channel, once, in the transaction that ends its job. */
async function finish({ db, jobs }: JobTransaction, id: string, now: number): Promise<void> {
  const run = await db
    .selectFrom("batch_run")
    .selectAll()
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  if (!run) return;
  await db.updateTable("batch_run").set({ finished_at: now }).where("id", "=", id).execute();
  if (run.channel_id === null) return;
  const channel = await db
    .selectFrom("channel")
    .select("id")
    .where("id", "=", run.channel_id)
    .where("account", "=", run.account)
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!channel) return;
  const { check_id: check, total, failed, account } = run;
  const payload = { ...emptyPayload, run: { id, check, total, failed } };
  await addDelivery({ db, jobs }, { channel: channel.id, account, kind: "run", payload }, now);
}

async function deleteExpired(db: JobTransaction["db"], now: number): Promise<void> {
  const rows = await db
    .selectFrom("batch_run")
    .select("id")
    .where("expires_at", "<=", now)
    .limit(cleanedAtOnce)
    .execute();
  await deleteRuns(
    db,
    rows.map(({ id }) => id),
  );
}

function callerOf({ key_id: id, account, rate_limit: rateLimit }: RunRow): CountedCaller {
  return {
    address: "",
    keyId: id,
    owner: account,
    counted: countedKey(id),
    ...(rateLimit !== null && { rateLimit }),
  };
}

function languageOf({ language }: RunRow): Language {
  return languages.find((each) => each === language) ?? "en";
}
