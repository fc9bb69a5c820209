import { sql, type Transaction } from "kysely";
import type { Dialect } from "../engine.ts";
import { packTimes, unpackTimes } from "./times.ts";
import { trimmed, withObservation, type Period } from "./periods.ts";
import type { Prepared } from "../prepare.ts";
import { snapshotsOfAQuestion } from "../retention.ts";
import type { Tables } from "../tables.ts";

/** Writes results: one that did not change becomes a further observation of its row. */
export async function writeSnapshots(
  tx: Transaction<Tables>,
  dialect: Dialect,
  batch: readonly Prepared[],
  now: number,
): Promise<void> {
  const questions = await questionIds(tx, dialect, batch);
  const contents = await contentIds(tx, batch);
  const first = Math.min(...batch.map(({ observedAt }) => observedAt));
  const known = await newestRows(tx, [...questions.values()], first);
  const after = new Map<number, readonly Period[]>();
  for (const { question, content, canonical, version, observedAt } of batch) {
    const id = idIn(questions, question);
    const observation = {
      at: observedAt,
      version,
      digest: canonical.toString("hex"),
      content: idIn(contents, content),
    };
    after.set(id, withObservation(after.get(id) ?? known.get(id) ?? [], observation));
  }
  await replaceRows(tx, dialect, known, after, now);
  await dropOldest(tx, [...questions.values()]);
}

/** The rows of questions that observations from a time on may change, in order. Another transaction must not change them meanwhile. */
async function newestRows(
  tx: Transaction<Tables>,
  questions: readonly number[],
  first: number,
): Promise<ReadonlyMap<number, readonly Period[]>> {
  const rows = await tx
    .selectFrom("snapshot")
    .selectAll()
    .where("question_id", "in", questions)
    .where(
      sql<boolean>`observed_at >= coalesce((
        select max(s.observed_at) from snapshot s where s.question_id = snapshot.question_id and s.observed_at < ${first}), 0)`,
    )
    .orderBy("observed_at")
    .execute();
  const periods = rows.map((row) => ({
    question: row.question_id,
    version: row.version,
    digest: row.digest && Buffer.from(row.digest).toString("hex"),
    times: [...unpackTimes(row.earlier, row.observed_at), row.observed_at],
    content: row.content_id,
    preceding: row.preceding_id,
  }));
  return Map.groupBy(periods, ({ question }) => question);
}

type Periods = ReadonlyMap<number, readonly Period[]>;

async function replaceRows(
  tx: Transaction<Tables>,
  dialect: Dialect,
  before: Periods,
  after: Periods,
  now: number,
): Promise<void> {
  const gone = [...before].flatMap(([question, periods]) =>
    periods.filter((period) => !after.get(question)?.includes(period)).map(({ times }) => [question, times.at(-1)]),
  );
  const changed = [...after].flatMap(([question, periods]) =>
    periods
      .filter((period) => !before.get(question)?.includes(period))
      .map((period) => rowOf(question, trimmed(period, now))),
  );
  if (gone.length > 0) {
    await sql`
      delete from snapshot where (question_id, observed_at) in (
        select cast(r.value->>0 as bigint), cast(r.value->>1 as bigint) from ${dialect.each(JSON.stringify(gone))} as r)`.execute(
      tx,
    );
  }
  if (changed.length === 0) return;
  await tx
    .insertInto("snapshot")
    .values(changed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function rowOf(question: number, { version, digest, times, content, preceding }: Period) {
  const latest = times.at(-1) ?? 0;
  return {
    question_id: question,
    observed_at: latest,
    version,
    content_id: content,
    digest: digest === null ? null : Buffer.from(digest, "hex"),
    earlier: packTimes(times.slice(0, -1), latest),
    preceding_id: preceding,
  };
}

/** Deletes all but the newest thirty per question. */
async function dropOldest(tx: Transaction<Tables>, questions: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("snapshot")
    .where("question_id", "in", questions)
    .where(
      sql<boolean>`observed_at <= (
        select s.observed_at from snapshot s where s.question_id = snapshot.question_id
        order by s.observed_at desc limit 1 offset ${snapshotsOfAQuestion})`,
    )
    .execute();
}

type Ids = ReadonlyMap<string, number>;

/** The numbers of questions, which stay locked until the transaction ends: others of the same questions wait for it. */
async function questionIds(tx: Transaction<Tables>, dialect: Dialect, batch: readonly Prepared[]): Promise<Ids> {
  const distinct = distinctBy(batch, ({ question }) => question);
  const targets = await tx
    .selectFrom("target")
    .select(["id", "name"])
    .where(
      "name",
      "in",
      distinct.map(({ names }) => names[0]?.name ?? ""),
    )
    .execute();
  const ids = new Map(targets.map(({ id, name }) => [name, id]));
  await tx
    .insertInto("question")
    .values(
      distinct.map(({ question, names }) => ({ digest: question, target_id: ids.get(names[0]?.name ?? "") ?? 0 })),
    )
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .execute();
  const rows = await tx
    .selectFrom("question")
    .select(["id", "digest"])
    .where(
      "digest",
      "in",
      distinct.map(({ question }) => question),
    )
    .orderBy("id")
    .modifyEnd(dialect.forUpdate)
    .execute();
  return byDigest(rows);
}

async function contentIds(tx: Transaction<Tables>, batch: readonly Prepared[]): Promise<Ids> {
  const distinct = distinctBy(batch, ({ content }) => content);
  await tx
    .insertInto("content")
    .values(distinct.map(({ content, body }) => ({ digest: content, body })))
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .execute();
  const rows = await tx
    .selectFrom("content")
    .select(["id", "digest"])
    .where(
      "digest",
      "in",
      distinct.map(({ content }) => content),
    )
    .execute();
  return byDigest(rows);
}

function distinctBy(batch: readonly Prepared[], digest: (each: Prepared) => Buffer): readonly Prepared[] {
  return [...new Map(batch.map((each) => [digest(each).toString("hex"), each]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each);
}

function byDigest(rows: readonly { readonly id: number; readonly digest: Uint8Array }[]): Ids {
  return new Map(rows.map(({ id, digest }) => [Buffer.from(digest).toString("hex"), id]));
}

function idIn(ids: Ids, digest: Buffer): number {
  return ids.get(digest.toString("hex")) ?? 0;
}
