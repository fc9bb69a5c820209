import { sql, type Transaction } from "kysely";
import type { Dialect } from "./engine.ts";
import type { Prepared } from "./prepare.ts";
import type { Tables } from "./tables.ts";

/** New names per registrable domain and hour from anonymous callers, so that a wildcard domain cannot fill the disk. */
const newNamesAnHour = 100;

/** Milliseconds. */
const anHour = 3_600_000;

/** The hour of a time, as allowances count. */
export function hourOf(now: number): number {
  return Math.floor(now / anHour);
}

/** The names that must not be stored, because their domain has too many new ones in this hour. Counts the others. */
export async function namesBeyond(
  tx: Transaction<Tables>,
  dialect: Dialect,
  batch: readonly Prepared[],
  now: number,
): Promise<ReadonlySet<string>> {
  const trusted = new Set(batch.filter((each) => each.isTrusted).flatMap(({ names }) => names.map(({ name }) => name)));
  const request = new Map(batch.flatMap(({ names }) => names.map(({ name, domain }) => [name, domain] as const)));
  for (const name of trusted) request.delete(name);
  if (request.size === 0) return new Set();
  for (const name of await known(tx, dialect, [...request.keys()])) request.delete(name);
  if (request.size === 0) return new Set();
  return charge(
    tx,
    Map.groupBy([...request.keys()], (name) => request.get(name) ?? name),
    hourOf(now),
  );
}

async function known(tx: Transaction<Tables>, dialect: Dialect, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select t.name from ${dialect.each(JSON.stringify(names.map((name) => [name])))} as r
    join target t on t.name = r.value->>0`.execute(tx);
  return rows.map(({ name }) => name);
}

async function charge(
  tx: Transaction<Tables>,
  byDomain: ReadonlyMap<string, readonly string[]>,
  hour: number,
): Promise<ReadonlySet<string>> {
  const domains = [...byDomain.keys()].toSorted();
  const used = await tx
    .selectFrom("allowance")
    .select(["domain", "used"])
    .where("domain", "in", domains)
    .where("hour", "=", hour)
    .execute();
  const before = new Map(used.map((each) => [each.domain, each.used]));
  const rows = domains.map((domain) => {
    const left = Math.max(0, newNamesAnHour - (before.get(domain) ?? 0));
    const names = byDomain.get(domain) ?? [];
    return { domain, admitted: Math.min(left, names.length), beyond: names.slice(left) };
  });
  const charged = rows.filter(({ admitted }) => admitted > 0);
  if (charged.length > 0) {
    await tx
      .insertInto("allowance")
      .values(charged.map(({ domain, admitted }) => ({ domain, hour, used: admitted })))
      .onConflict((conflict) =>
        conflict.columns(["domain", "hour"]).doUpdateSet({ used: sql<number>`allowance.used + excluded.used` }),
      )
      .execute();
  }
  return new Set(rows.flatMap(({ beyond }) => beyond));
}
