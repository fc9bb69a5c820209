import { sql, type Transaction } from "kysely";
import { namesBeyond } from "./allowances.ts";
import type { Dialect, Engine } from "./engine.ts";
import type { Prepared, ObservationRow } from "./prepare.ts";
import type { Tables } from "./tables.ts";
import { StoreTrouble, troubleWith } from "./trouble.ts";
import { writeSnapshots } from "./snapshots/write.ts";

/** Writes a batch in one transaction. */
export async function write({ db, dialect }: Engine, batch: readonly Prepared[], now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const beyond = await namesBeyond(tx, dialect, batch, now);
    await writeObserved(tx, dialect, batch, beyond);
    const stored = batch.filter(({ isSnapshot, names }) => isSnapshot && !beyond.has(names[0]?.name ?? ""));
    if (stored.length > 0) await writeSnapshots(tx, dialect, stored, now);
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
