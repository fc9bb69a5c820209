import { sql } from "kysely";
import { failure } from "../../src/core/failure.ts";
import { shown } from "../../src/core/input.ts";
import type { Engine } from "./engine.ts";
import { countLimit, namesLimit, type HistoryPage, type PivotPage } from "./observations.ts";

/** What a target was seen with, as `ObservationStore` says it. */
export async function history(
  { db }: Engine,
  target: string,
  cursor: string | null,
  limit: number,
): Promise<HistoryPage> {
  const [last, id] = cursor === null ? [null, null] : readCursor(cursor, 2);
  let query = db
    .selectFrom("target")
    .innerJoin("observation", "observation.target_id", "target.id")
    .innerJoin("value", "value.id", "observation.value_id")
    .where("target.name", "=", target)
    .select(["value.id", "value.kind", "value.text", "observation.first_seen", "observation.last_seen"])
    .orderBy("observation.last_seen", "desc")
    .orderBy("observation.value_id", "desc")
    .limit(limit + 1);
  if (cursor !== null)
    query = query.where(sql<boolean>`(observation.last_seen, observation.value_id) < (${last}, ${id})`);
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const end = page.at(-1);
  return {
    seen: page.map((row) => ({
      kind: row.kind,
      value: row.text,
      firstSeen: 1000 * row.first_seen,
      lastSeen: 1000 * row.last_seen,
    })),
    next: rows.length > limit && end ? writeCursor([end.last_seen, end.id]) : null,
  };
}

/** Who has a value, as `ObservationStore` says it. */
export async function pivot(
  engine: Engine,
  kind: string,
  text: string,
  cursor: string | null,
  limit: number,
): Promise<PivotPage> {
  const { db } = engine;
  const [after = -1] = cursor === null ? [] : readCursor(cursor, 1);
  const value = await db
    .selectFrom("value")
    .select("id")
    .where("kind", "=", kind)
    .where("text", "=", text)
    .executeTakeFirst();
  if (!value) return { total: cursor === null ? 0 : null, domains: [], next: null };
  // Along the primary key: a page costs what it holds, however many domains there are.
  const rows = await db
    .selectFrom("observation")
    .innerJoin("domain", "domain.id", "observation.domain_id")
    .where("observation.value_id", "=", value.id)
    .where("observation.domain_id", ">", after)
    .groupBy(["observation.domain_id", "domain.name"])
    .orderBy("observation.domain_id")
    .select((of) => [
      "observation.domain_id",
      "domain.name",
      of.fn.min("observation.first_seen").as("first_seen"),
      of.fn.max("observation.last_seen").as("last_seen"),
    ])
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const end = page.at(-1);
  return {
    total: cursor === null ? await count(engine, value.id) : null,
    domains: page.map((row) => ({
      domain: row.name,
      firstSeen: 1000 * row.first_seen,
      lastSeen: 1000 * row.last_seen,
    })),
    next: rows.length > limit && end ? writeCursor([end.domain_id]) : null,
  };
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
  return Number(total);
}

/** The names of a domain, as `ObservationStore` says it. */
export async function names({ db }: Engine, domain: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("domain")
    .innerJoin("target", "target.domain_id", "domain.id")
    .where("domain.name", "=", domain)
    .select("target.name")
    .limit(namesLimit)
    .execute();
  // Engines sort by rules of their own.
  return rows.map(({ name }) => name).toSorted();
}

/** Where a page ended, so that the next one begins behind it whatever is written in between. */
function writeCursor(place: readonly number[]): string {
  return Buffer.from(place.join(".")).toString("base64url");
}

function readCursor(cursor: string, parts: number): readonly number[] {
  const text = Buffer.from(cursor.slice(0, 100), "base64url").toString();
  const place = /^\d{1,15}(?:\.\d{1,15})?$/.test(text) ? text.split(".").map(Number) : [];
  if (place.length === parts && writeCursor(place) === cursor) return place;
  const expected = { en: "the value of next in an answer to the same question", ko: "같은 질문의 답에 있던 next 값" };
  throw failure("input.value", { field: "cursor", expected, given: shown(cursor) }, { reason: "cursor" });
}
