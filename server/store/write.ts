import { sql, type Transaction } from "kysely";
import { namesBeyond } from "./allowances.ts";
import type { Dialect, Engine } from "./engine.ts";
import type { Prepared, ObservationRow } from "./prepare.ts";
import { snapshotsOfAQuestion } from "./retention.ts";
import type { Tables } from "./tables.ts";
import { StoreTrouble, troubleWith } from "./trouble.ts";

/** Writes a batch in one transaction. */
export async function write({ db, dialect }: Engine, batch: readonly Prepared[], now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const beyond = await namesBeyond(tx, dialect, batch, now);
    await writeObserved(tx, dialect, batch, beyond);
    const stored = batch.filter(({ isSnapshot, names }) => isSnapshot && !beyond.has(names[0]?.name ?? ""));
    if (stored.length > 0) await writeSnapshots(tx, stored);
  });
}

// Rows are sorted, so that concurrent writers wait for each other without a deadlock.

/** Writes names, except some, and their observations. */
export async function writeObserved(
  tx: Transaction<Tables>,
  dialect: Dialect,
  batch: readonly Pick<Prepared, "names" | "sightings">[],
  beyond: ReadonlySet<string>,
): Promise<void> {
  await writeNames(tx, dialect, batch, beyond);
  const sightings = batch.flatMap((each) => each.sightings);
  await writeSightings(
    tx,
    dialect,
    sightings.filter(({ target }) => !beyond.has(target)),
  );
}

async function writeNames(
  tx: Transaction<Tables>,
  dialect: Dialect,
  batch: readonly Pick<Prepared, "names">[],
  beyond: ReadonlySet<string>,
): Promise<void> {
  const domains = new Map(batch.flatMap(({ names }) => names.map(({ name, domain }) => [name, domain] as const)));
  const rows = [...domains].filter(([name]) => !beyond.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0) return;
  const distinct = [...new Set(rows.map(([, domain]) => domain))].toSorted();
  await sql`
    insert into domain (name) select r.value->>0 from ${dialect.each(JSON.stringify(distinct.map((name) => [name])))} as r
    where true on conflict (name) do nothing`.execute(tx);
  await sql`
    insert into target (name, domain_id) select r.value->>0, d.id from ${dialect.each(JSON.stringify(rows))} as r
    join domain d on d.name = r.value->>1
    where true on conflict (name) do nothing`.execute(tx);
}

/** Writes observations of existing targets; each once, with its earliest and latest time. */
async function writeSightings(
  tx: Transaction<Tables>,
  dialect: Dialect,
  sightings: readonly ObservationRow[],
): Promise<void> {
  if (sightings.length === 0) return;
  const spans = new Map<string, [target: string, kind: string, value: string, first: number, last: number]>();
  for (const { target, kind, value, at } of sightings) {
    const key = `${kind} ${value}\n${target}`;
    const span = spans.get(key);
    if (!span) spans.set(key, [target, kind, value, at, at]);
    else [span[3], span[4]] = [Math.min(span[3], at), Math.max(span[4], at)];
  }
  const rows = [...spans.keys()].toSorted().map((key) => spans.get(key));
  const values = new Map(sightings.map(({ kind, value }) => [`${kind} ${value}`, [kind, value]]));
  const distinct = [...values.keys()].toSorted().map((key) => values.get(key));
  await sql`
    insert into value (kind, text) select r.value->>0, r.value->>1 from ${dialect.each(JSON.stringify(distinct))} as r
    where true on conflict (kind, text) do nothing`.execute(tx);
  const { numAffectedRows: written } = await sql`
    insert into observation (value_id, domain_id, target_id, first_seen, last_seen)
    select v.id, t.domain_id, t.id, cast(r.value->>3 as bigint), cast(r.value->>4 as bigint)
    from ${dialect.each(JSON.stringify(rows))} as r
    join target t on t.name = r.value->>0
    join value v on v.kind = r.value->>1 and v.text = r.value->>2
    where true
    on conflict (value_id, domain_id, target_id) do update set
      first_seen = case when excluded.first_seen < observation.first_seen then excluded.first_seen else observation.first_seen end,
      last_seen = case when excluded.last_seen > observation.last_seen then excluded.last_seen else observation.last_seen end
  `.execute(tx);
  // On PostgreSQL a sweep may have dropped a name or a value between two of these statements: the batch is written again.
  if (written !== BigInt(rows.length)) throw new StoreTrouble(troubleWith("locked"));
}

async function writeSnapshots(tx: Transaction<Tables>, batch: readonly Prepared[]): Promise<void> {
  const questions = await questionIds(tx, batch);
  const contents = await contentIds(tx, batch);
  await tx
    .insertInto("snapshot")
    .values(
      batch.map(({ question, content, version, observedAt }) => ({
        question_id: questions.get(question.toString("hex")) ?? 0,
        observed_at: observedAt,
        version,
        content_id: contents.get(content.toString("hex")) ?? 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await dropOldest(tx, [...questions.values()]);
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

async function questionIds(tx: Transaction<Tables>, batch: readonly Prepared[]): Promise<Ids> {
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
