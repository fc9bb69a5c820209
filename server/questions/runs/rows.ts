import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { failure, type Failure } from "../../../src/core/failure.ts";
import type { Database } from "../../store/database.ts";
import type { Engine } from "../../store/engine.ts";
import type { Tables } from "../../store/tables.ts";
import type { BatchItem, GivenInput } from "../batch/inputs.ts";

/** The unfinished runs of a key. */
const mostOpenRuns = 5;

/** The bytes of all runs of a key, and how long a run exists, in milliseconds. */
export const [mostBytes, runLasts] = [64_000_000, 86_400_000] as const;

/** The kind of jobs that work on runs. */
export const runJobs = "run";

/** A process that is killed again and again gives a run up after this many attempts, most of which end with a slice of it. */
const attempts = 1_000_000;

/** Seconds after which a key with too many open runs may try again. */
const openAgain = 60;

/** Rows in one statement: SQLite and PostgreSQL limit its parameters. */
const atOnce = 200;

type Db = Kysely<Tables>;

/** A run as stored. */
export type RunRow = Selectable<Tables["batch_run"]>;

/** A requested run. */
export interface NewRun {
  readonly keyId: string;
  readonly account: string;
  readonly rateLimit: number | null;
  readonly check: string;
  readonly language: string;
  readonly maxAge: number | null;
  readonly channel: string | null;
  readonly idempotencyKey: string | null;
  /** Of the request. */
  readonly digest: string;
  readonly items: readonly Pick<BatchItem, "index" | "input">[];
}

/**
 * Stores a run with its job; a repeated request with the same idempotency key returns the run that it made before. Throws `Failure` where
 * the key has too many, or used the idempotency key for another request.
 */
export async function addRun({ through }: Database, wanted: NewRun, now: number): Promise<RunRow> {
  return through((engine) => {
    const { jobs, dialect } = engine;
    return engine.db.transaction().execute(async (tx) => {
      await dialect.lockAccount(tx, wanted.account);
      const known = await repeated(tx, wanted, now);
      if (known) return known;
      await checkLimits(tx, wanted.keyId, now);
      const row = rowOf(wanted, now);
      await tx.insertInto("batch_run").values(row).execute();
      for (let from = 0; from < wanted.items.length; from += atOnce) {
        const some = wanted.items.slice(from, from + atOnce);
        const values = some.map(({ index, input }) => ({
          run_id: row.id,
          item: index,
          input: JSON.stringify(input),
          envelope: null,
        }));
        await tx.insertInto("batch_item").values(values).execute();
      }
      await jobs.enqueue(
        tx,
        [{ kind: runJobs, payload: { id: row.id }, key: row.id, group: wanted.keyId, attempts }],
        now,
      );
      return row;
    });
  });
}

async function repeated(tx: Db, { keyId, idempotencyKey, digest }: NewRun, now: number): Promise<RunRow | null> {
  if (idempotencyKey === null) return null;
  const of = tx.selectFrom("batch_run").selectAll().where("key_id", "=", keyId);
  const known = await of.where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
  if (!known) return null;
  if (known.expires_at <= now) {
    await deleteRuns(tx, [known.id]);
    return null;
  }
  if (known.digest !== digest) throw failure("batch.key-reused", {}, { reason: "Idempotency-Key" });
  return known;
}

async function checkLimits(tx: Db, keyId: string, now: number): Promise<void> {
  const rows = await tx
    .selectFrom("batch_run")
    .select(["finished_at", "bytes"])
    .where("key_id", "=", keyId)
    .where("expires_at", ">", now)
    .execute();
  const what = { en: "runs", ko: "실행" };
  if (rows.filter(({ finished_at: at }) => at === null).length >= mostOpenRuns)
    throw failure("batch.open", { limit: mostOpenRuns, what }, { retryAfter: openAgain });
  if (rows.reduce((sum, { bytes }) => sum + bytes, 0) >= mostBytes) throw tooManyBytes();
}

/** The bytes of all runs of a key that have not expired: several may be worked on at a time. */
export async function bytesOfRuns({ through }: Database, keyId: string, now: number): Promise<number> {
  const { bytes } = await through(({ db }) =>
    db
      .selectFrom("batch_run")
      .select(({ fn }) => fn.sum("bytes").as("bytes"))
      .where("key_id", "=", keyId)
      .where("expires_at", ">", now)
      .executeTakeFirstOrThrow(),
  );
  // PostgreSQL gives a sum of whole numbers as text, and null for none.
  return Number(bytes ?? 0);
}

/** The failure of a key whose runs are too large. */
export function tooManyBytes(): Failure {
  return failure("batch.bytes", { limit: mostBytes / 1_000_000 });
}

function rowOf(wanted: NewRun, now: number): RunRow {
  const { keyId, account, rateLimit, check, language, maxAge, channel, idempotencyKey, digest, items } = wanted;
  return {
    id: `run_${randomBytes(18).toString("base64url")}`,
    key_id: keyId,
    account,
    rate_limit: rateLimit,
    check_id: check,
    language,
    max_age: maxAge,
    channel_id: channel,
    idempotency_key: idempotencyKey,
    digest,
    total: items.length,
    done: 0,
    failed: 0,
    bytes: items.reduce((sum, { input }) => sum + Buffer.byteLength(JSON.stringify(input)), 0),
    created_at: now,
    finished_at: null,
    expires_at: now + runLasts,
  };
}

/** The runs of a key that have not expired, the newest first. */
export async function listRuns({ through }: Database, keyId: string, now: number): Promise<readonly RunRow[]> {
  return through(({ db }) =>
    db
      .selectFrom("batch_run")
      .selectAll()
      .where("key_id", "=", keyId)
      .where("expires_at", ">", now)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute(),
  );
}

/** A run of a key; null where the key has none of that id. */
export async function findRun({ through }: Database, keyId: string, id: string, now: number): Promise<RunRow | null> {
  const row = await through(({ db }) =>
    db.selectFrom("batch_run").selectAll().where("id", "=", id).where("key_id", "=", keyId).executeTakeFirst(),
  );
  return row && row.expires_at > now ? row : null;
}

/** Deletes a run of a key; false where the key has none of that id. What runs of it ends by itself. */
export async function removeRun({ through }: Database, keyId: string, id: string, now: number): Promise<boolean> {
  return through(({ db, jobs }) =>
    db.transaction().execute(async (tx) => {
      const found = await tx
        .selectFrom("batch_run")
        .select("expires_at")
        .where("id", "=", id)
        .where("key_id", "=", keyId)
        .executeTakeFirst();
      if (!found) return false;
      await deleteRuns(tx, [id]);
      await jobs.cancel(tx, runJobs, id);
      return found.expires_at > now;
    }),
  );
}

/** Deletes runs with their items. */
export async function deleteRuns(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("batch_item").where("run_id", "in", ids).execute();
  await db.deleteFrom("batch_run").where("id", "in", ids).execute();
}

/** A finished item of a run. */
export interface StoredItem {
  readonly index: number;
  readonly input: GivenInput;
  /** JSON. */
  readonly envelope: string;
}

/** Some finished items of a run from an index on, in order. */
export async function readItems(
  { through }: Database,
  id: string,
  from: number,
  most: number,
): Promise<readonly StoredItem[]> {
  const rows = await through(({ db }) =>
    db
      .selectFrom("batch_item")
      .select(["item", "input", "envelope"])
      .where("run_id", "=", id)
      .where("item", ">=", from)
      .where("envelope", "is not", null)
      .orderBy("item")
      .limit(most)
      .execute(),
  );
  return rows.map(({ item, input, envelope }) => ({
    index: item,
    input: JSON.parse(input) as GivenInput,
    envelope: envelope ?? "",
  }));
}

/** An account's runs: exported with it, and deleted with it. */
export const runData = { name: "runs", read: readOfAccount, remove: removeOfAccount } as const;

async function readOfAccount({ db }: Engine, account: string): Promise<unknown> {
  const rows = await db
    .selectFrom("batch_run")
    .select(["id", "check_id as check", "total", "done", "failed", "created_at as createdAt"])
    .where("account", "=", account)
    .orderBy("created_at")
    .execute();
  return rows.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: new Date(createdAt).toISOString() }));
}

async function removeOfAccount(db: Db, account: string): Promise<void> {
  const rows = await db.selectFrom("batch_run").select("id").where("account", "=", account).execute();
  for (const { id } of rows) await deleteRuns(db, [id]);
}
