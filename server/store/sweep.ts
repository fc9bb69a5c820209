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
  dropUnused("content", "snapshot", "content_id"),
  dropUnused("question", "snapshot", "question_id"),
  dropUnused("value", "observation", "value_id"),
  dropNames,
  dropUnused("domain", "target", "domain_id"),
  dropAllowances,
];

/** Sweeps a store, a small step at a time. */
export interface Sweep {
  /** True where a round has come to its end. */
  step(engine: Engine): Promise<boolean>;
}

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
 * Opens a sweep. A store over the limit shortens its retention with every round, so that the oldest data goes first, and that of unwatched
 * domains before that of watched ones. Once there is room it grows again.
 */
export function openSweep(limit: number, now: () => number): Sweep {
  let shares: Shares = { others: 1, watched: 1 };
  let [part, from] = [0, 0];
  return {
    async step(engine) {
      const next = await parts[part]?.(engine, from, { shares, now: now() });
      from = next ?? 0;
      if (typeof next === "number") return false;
      part = (part + 1) % parts.length;
      if (part > 0) return false;
      await engine.shrink();
      shares = nextShares(shares, (await engine.size()) > limit);
      return true;
    },
  };
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
  column: string,
): Part {
  return async ({ db }, from) => {
    const end = await endOfStep(db.selectFrom(table).select("id").where("id", ">", from));
    await sql`
      delete from ${sql.table(table)} where id > ${from} and id <= ${end ?? Number.MAX_SAFE_INTEGER}
      and not exists (select 1 from ${sql.table(user)} u where u.${sql.ref(column)} = ${sql.table(table)}.id)`.execute(
      db,
    );
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
