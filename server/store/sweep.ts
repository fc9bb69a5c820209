import { sql, type RawBuilder } from "kysely";
import { hourOf } from "./allowances.ts";
import type { Engine } from "./engine.ts";
import { retention } from "./retention.ts";

/** The settings of one round of a sweep. */
interface Round {
  /** Fractions of the retention times: less than 1 while the store is over its limit. */
  readonly shares: Shares;
  readonly now: number;
}

/** For unwatched and for watched domains. */
interface Shares {
  readonly others: number;
  readonly watched: number;
}

/** The rows per step, so that other work is not blocked. */
const rowsAStep = 1000;

/** One part of a round: processes a step from a row on, and returns where the next begins; null at the end. */
type Part = (engine: Engine, from: number, round: Round) => Promise<number | null>;

/** Ordered so that each part finds the rows that the previous one left unreferenced. */
const parts: readonly Part[] = [
  dropSnapshots,
  dropObservations,
  dropUnused("content", "snapshot", "content_id", "preceding_id"),
  dropUnused("question", "snapshot", "question_id"),
  dropUnused("value", "observation", "value_id"),
  dropNames,
  dropUnused("domain", "target", "domain_id"),
  dropAllowances,
];

/** How far sweeping has come: plain data, so that another process can go on. */
export interface SweepState {
  readonly shares: Shares;
  /** The part of the current round, and the row from which it goes on. */
  readonly part: number;
  readonly from: number;
}

/** Before the first round. */
export const firstSweep: SweepState = { shares: { others: 1, watched: 1 }, part: 0, from: 0 };

/** The factors by which a share shrinks and grows after a round. */
const [harder, softer] = [0.8, 1.1];

/** Watched domains are shortened only once the others are below this share, which is a day of snapshots. */
const least = 0.01;

/** The shares after a round: unwatched domains lose first, and recover last. */
export function nextShares({ others, watched }: Shares, isOverLimit: boolean): Shares {
  if (isOverLimit) return others > least ? { others: others * harder, watched } : { others, watched: watched * harder };
  return watched < 1
    ? { others, watched: Math.min(1, watched * softer) }
    : { others: Math.min(1, others * softer), watched };
}

/**
 * Sweeps a small step. A store over the limit shortens its retention with every round, so that the oldest data goes first, and that of
 * unwatched domains before that of watched ones. Once there is room it grows again. A round has ended where the next part is the first one.
 */
export async function sweepStep(
  engine: Engine,
  { part, from, shares }: SweepState,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<SweepState> {
  const next = await parts[part]?.(engine, from, { shares, now });
  if (typeof next === "number") return { part, from: next, shares };
  if (part + 1 < parts.length) return { part: part + 1, from: 0, shares };
  await engine.shrink();
  return { part: 0, from: 0, shares: nextShares(shares, (await engine.size()) > limit) };
}

async function dropSnapshots({ db }: Engine, from: number, { shares, now }: Round): Promise<number | null> {
  const end = await endOfStep(db.selectFrom("question").select("id").where("id", ">", from));
  const target = sql`(select q.target_id from question q where q.id = snapshot.question_id)`;
  await db
    .deleteFrom("snapshot")
    .where("question_id", ">", from)
    .where("question_id", "<=", end ?? Number.MAX_SAFE_INTEGER)
    .where(
      "observed_at",
      "<",
      firstKept(target, shares, (share) => Math.floor(now - share * retention.snapshots)),
    )
    .execute();
  return end;
}

async function dropObservations({ db }: Engine, from: number, { shares, now }: Round): Promise<number | null> {
  const end = await endOfStep(db.selectFrom("target").select("id").where("id", ">", from));
  const first = (share: number): number => Math.floor((now - share * retention.observations) / 1000);
  await db
    .deleteFrom("observation")
    .where("target_id", ">", from)
    .where("target_id", "<=", end ?? Number.MAX_SAFE_INTEGER)
    .where("last_seen", "<", firstKept(sql`observation.target_id`, shares, first))
    .execute();
  return end;
}

/** The earliest time kept for a target, depending on whether its domain is watched. */
function firstKept(target: RawBuilder<unknown>, { others, watched }: Shares, first: (share: number) => number) {
  if (others === watched) return sql<number>`${first(others)}`;
  return sql<number>`case when exists (
      select 1 from target t join domain d on d.id = t.domain_id join watch w on w.domain = d.name where t.id = ${target}
    ) then cast(${first(watched)} as bigint) else cast(${first(others)} as bigint) end`;
}

/** Deletes unreferenced rows. */
function dropUnused(
  table: "content" | "question" | "value" | "domain",
  user: "snapshot" | "observation" | "target",
  ...columns: readonly string[]
): Part {
  return async ({ db }, from) => {
    const end = await endOfStep(db.selectFrom(table).select("id").where("id", ">", from));
    await sql`
      delete from ${sql.table(table)} where id > ${from} and id <= ${end ?? Number.MAX_SAFE_INTEGER}
      ${sql.join(
        columns.map(
          (column) =>
            sql`and not exists (select 1 from ${sql.table(user)} u where u.${sql.ref(column)} = ${sql.table(table)}.id)`,
        ),
        sql` `,
      )}`.execute(db);
    return end;
  };
}

async function dropNames({ db }: Engine, from: number): Promise<number | null> {
  const end = await endOfStep(db.selectFrom("target").select("id").where("id", ">", from));
  await sql`
    delete from target where id > ${from} and id <= ${end ?? Number.MAX_SAFE_INTEGER}
    and not exists (select 1 from observation o where o.target_id = target.id)
    and not exists (select 1 from question q where q.target_id = target.id)`.execute(db);
  return end;
}

async function dropAllowances({ db }: Engine, _from: number, { now }: Round): Promise<null> {
  await db.deleteFrom("allowance").where("hour", "<", hourOf(now)).execute();
  return null;
}

/** The last row of a step; null at the end of the table. */
async function endOfStep(rows: {
  orderBy(column: "id"): {
    offset(rows: number): { limit(rows: number): { executeTakeFirst(): Promise<{ id: number } | undefined> } };
  };
}): Promise<number | null> {
  const row = await rows
    .orderBy("id")
    .offset(rowsAStep - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
