import { sql } from "kysely";
import type { History, Pivot, Span } from "../../src/core/store.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { Engine } from "./engine.ts";
import { countLimit, namesLimit, type ObservationStore } from "./observation-store.ts";

type Asked<Port extends keyof ObservationStore> = Parameters<ObservationStore[Port]>[0];

/** The observed values of a target, the newest last-seen first; within a page by kind. */
export async function history({ db }: Engine, { target, cursor, limit }: Asked<"history">): Promise<History> {
  let query = db
    .selectFrom("target")
    .innerJoin("observation", "observation.target_id", "target.id")
    .innerJoin("value", "value.id", "observation.value_id")
    .where("target.name", "=", target)
    .select(["value.id", "value.kind", "value.text", "observation.first_seen", "observation.last_seen"])
    .orderBy("observation.last_seen", "desc")
    .orderBy("observation.value_id", "desc")
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [last, id] = readCursor(cursor);
    query = query.where(sql<boolean>`(observation.last_seen, observation.value_id) < (${last}, ${id})`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const end = page.at(-1);
  const kinds = Map.groupBy(page, ({ kind }) => kind);
  return {
    target,
    kinds: [...kinds].map(([kind, seen]) => ({
      kind,
      values: seen.map((row) => ({ value: row.text, ...spanOf(row) })),
    })),
    next: rows.length > limit && end ? writeCursor([end.last_seen, end.id]) : null,
  };
}

/** The registrable domains with a value, in the order of their first appearance. */
export async function pivot(engine: Engine, { kind, value, cursor, limit }: Asked<"pivot">): Promise<Pivot> {
  const [after] = cursor === undefined ? [-1] : readCursor(cursor);
  const row = await engine.db
    .selectFrom("value")
    .select("id")
    .where("kind", "=", kind)
    .where("text", "=", value)
    .executeTakeFirst();
  const rows = row ? await domainsWith(engine, row.id, after, limit + 1) : [];
  const page = rows.slice(0, limit);
  // Counted for every page: the client could forge a total in the cursor.
  const total = row ? await count(engine, row.id) : 0;
  const end = page.at(-1);
  return {
    kind,
    value,
    total,
    shared: total >= countLimit,
    domains: page.map((each) => ({ domain: each.name, ...spanOf(each) })),
    next: rows.length > limit && end ? writeCursor([end.domain_id, 0]) : null,
  };
}

/**
 * Along the primary key: a page's cost does not depend on the number of domains. Names are looked up only for the page; joining them before
 * grouping would sort all of them first.
 */
function domainsWith({ db }: Engine, value: number, after: number, limit: number) {
  const page = db
    .selectFrom("observation")
    .where("value_id", "=", value)
    .where("domain_id", ">", after)
    .groupBy("domain_id")
    .orderBy("domain_id")
    .select((of) => ["domain_id", of.fn.min("first_seen").as("first_seen"), of.fn.max("last_seen").as("last_seen")])
    .limit(limit);
  return db
    .selectFrom(page.as("page"))
    .innerJoin("domain", "domain.id", "page.domain_id")
    .select(["page.domain_id", "domain.name", "page.first_seen", "page.last_seen"])
    .orderBy("page.domain_id")
    .execute();
}

async function count({ db }: Engine, value: number): Promise<number> {
  const distinct = db
    .selectFrom("observation")
    .select("domain_id")
    .distinct()
    .where("value_id", "=", value)
    .limit(countLimit);
  const { total } = await db
    .selectFrom(distinct.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The observed hosts of a registrable domain, the latest first. */
export async function names({ db }: Engine, domain: string): Promise<readonly (Span & { readonly name: string })[]> {
  const rows = await db
    .selectFrom("domain")
    .innerJoin("target", "target.domain_id", "domain.id")
    .innerJoin("observation", "observation.target_id", "target.id")
    .where("domain.name", "=", domain)
    .groupBy("target.name")
    .select((of) => [
      "target.name",
      of.fn.min("observation.first_seen").as("first_seen"),
      of.fn.max("observation.last_seen").as("last_seen"),
    ])
    .orderBy("last_seen", "desc")
    .orderBy("target.name")
    .limit(namesLimit)
    .execute();
  return rows.map((row) => ({ name: row.name, ...spanOf(row) }));
}

function spanOf(row: { readonly first_seen: number; readonly last_seen: number }): Span {
  return { firstSeen: isoOf(row.first_seen), lastSeen: isoOf(row.last_seen) };
}

function isoOf(seconds: number): string {
  return new Date(1000 * seconds).toISOString();
}
