import type { Kysely } from "kysely";
import type { Database } from "../../store/database.ts";
import type { Tables } from "../../store/tables.ts";
import { watchStates } from "../watches/rows.ts";
import type { WatchState } from "../watches/watch.ts";
import { intrusiveChecks } from "../watches/watchable.ts";
import {
  textOf,
  type ResultKey,
  type ResultSummaries,
  type ResultSummary,
  type ServedCertificate,
} from "./summaries.ts";

/** The latest change at a watched host. */
interface LastChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly check: string;
  readonly field: string;
  readonly subject: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly direction: string;
  readonly severity: string;
}

/** A watch with what its last runs found. */
export interface WatchWithResults {
  readonly watch: WatchState;
  /** By check; a check without a complete result has none. */
  readonly results: ReadonlyMap<string, ResultSummary>;
  /** The certificate that expires first; null without one. */
  readonly certificate: ServedCertificate | null;
  readonly lastChange: LastChange | null;
}

/** What to read. */
interface OverviewQuery {
  readonly account: string;
  /** One target alone; absent for all. */
  readonly target?: string | undefined;
  /** Targets behind this one. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The dependencies of reading results. */
export interface ResultsDependencies {
  readonly database: Database;
  readonly summaries: ResultSummaries;
}

/** The watches of an account by target, with the results and the latest change of each; and where the next page begins. */
export async function readOverview(
  { database, summaries }: ResultsDependencies,
  { account, target, after, limit }: OverviewQuery,
): Promise<{ readonly watches: readonly WatchWithResults[]; readonly next: string | null }> {
  const found = await watchStates(database, { account, target, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const read = await summaries.read(page.flatMap(keysOf));
  const changed = await database.through(async ({ db }) => {
    const all: (LastChange | null)[] = [];
    for (const watch of page) all.push(await lastChangeOf(db, watch));
    return all;
  });
  const watches = page.map((watch, at) => ({ ...resultsOf(watch, read), lastChange: changed[at] ?? null }));
  return { watches, next: found.length > limit ? (page.at(-1)?.target ?? null) : null };
}

/** A watch with its results, from the summaries that were read. */
export function resultsOf(
  watch: WatchState,
  read: ReadonlyMap<string, ResultSummary>,
): Omit<WatchWithResults, "lastChange"> {
  const results = new Map(
    keysOf(watch).flatMap((key) => {
      const summary = read.get(textOf(key));
      return summary ? [[key.check, summary] as const] : [];
    }),
  );
  return { watch, results, certificate: firstToExpire(results.get("ssl")) };
}

/** The keys of a watch's last results. */
export function keysOf({ id, states }: WatchState): readonly ResultKey[] {
  return states.flatMap(({ check, observedAt }) => (observedAt === null ? [] : [{ watchId: id, check, observedAt }]));
}

function firstToExpire(summary: ResultSummary | undefined): ServedCertificate | null {
  return summary?.certificates.toSorted((a, b) => Date.parse(a.notAfter) - Date.parse(b.notAfter))[0] ?? null;
}

/** Changes of checks that require ownership are on the page of changes, which knows the proofs. */
async function lastChangeOf(db: Kysely<Tables>, { target, domain }: WatchState): Promise<LastChange | null> {
  const row = await db
    .selectFrom("change")
    .select(["at", "check_id", "field", "subject", "old_value", "new_value", "direction", "severity"])
    .where("domain", "=", domain)
    .where("target", "=", target)
    .where("check_id", "not in", intrusiveChecks)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { at, check_id: check, field, subject, old_value: from, new_value: to, direction, severity } = row;
  return { at, check, field, subject, from, to, direction, severity };
}
