import { type Kysely, type Selectable, type Transaction } from "kysely";
import { makeId } from "../../accounts/keys/format.ts";
import { nextDue, phaseOf, missed, phases } from "../schedule.ts";
import type { Database } from "../../store/database.ts";
import type { Tables } from "../../store/tables.ts";
import { alertsAfter, alertsText, readAlerts, usualAlerts, type AlertSettings } from "./alert-settings.ts";
import { quotasOf, type NewWatch, type Quotas, type Watch, type WatchState, type WatchedCheck } from "./watch.ts";
import type { WatchChange } from "./schema.ts";

/** Why a watch was not added. */
export type WatchRefusal = "known" | "quota";

/** The origin of a new watch. */
export interface WatchOrigin {
  readonly account: string;
  readonly isPaused: boolean;
  readonly isFromFile: boolean;
  /** Whether its first run is spread over an hour, for many watches at once; otherwise it is due at once. */
  readonly isSpread: boolean;
  /** The limits of the account, where they are not the default. */
  readonly quotas?: Quotas | undefined;
}

/** Adds a watch; returns the reason where the account already watches the target or is at its limit. */
export async function addWatch(
  { through }: Database,
  wanted: NewWatch,
  { account, isPaused, isFromFile, isSpread, quotas = quotasOf() }: WatchOrigin,
  now: number,
): Promise<Watch | WatchRefusal> {
  const { target, domain, checks, every, alerts = usualAlerts } = wanted;
  const phase = phaseOf(domain);
  const id = makeId();
  return through(({ db, dialect }) =>
    db.transaction().execute(async (tx) => {
      await dialect.lockAccount(tx, account);
      const { watches, checks: used } = await usedOf(tx, account);
      if (watches >= quotas.watches || used + checks.length > quotas.checks) return "quota";
      const row = {
        id,
        account,
        target,
        domain,
        checks: checks.join(" "),
        every,
        phase,
        from_file: isFromFile ? 1 : 0,
        paused_at: isPaused ? now : null,
        muted_until: null,
        created_at: now,
        alerts: alertsText(alerts),
      };
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto("watch")
        .values(row)
        .onConflict((conflict) => conflict.columns(["account", "target"]).doNothing())
        .executeTakeFirstOrThrow();
      if (added !== 1n) return "known";
      const first = isSpread ? now + Math.floor((phase * missed.over) / phases) : now;
      await addChecks(tx, id, checks, isPaused ? null : first);
      return toWatch(row);
    }),
  );
}

async function usedOf(db: Kysely<Tables>, account: string): Promise<{ watches: number; checks: number }> {
  const { watches } = await db
    .selectFrom("watch")
    .where("account", "=", account)
    .select(({ fn }) => fn.countAll<number>().as("watches"))
    .executeTakeFirstOrThrow();
  const { checks } = await db
    .selectFrom("watch")
    .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
    .where("watch.account", "=", account)
    .select(({ fn }) => fn.countAll<number>().as("checks"))
    .executeTakeFirstOrThrow();
  return { watches, checks };
}

async function addChecks(
  tx: Transaction<Tables>,
  watch: string,
  checks: readonly string[],
  due: number | null,
): Promise<void> {
  if (checks.length === 0) return;
  await tx
    .insertInto("watch_check")
    .values(checks.map((check) => ({ watch_id: watch, check_id: check, due_at: due, ...untried })))
    .execute();
}

const untried = {
  attempt: null,
  failures: 0,
  to_confirm: null,
  runs: 0,
  ran_at: null,
  reason: null,
  observed_at: null,
  version: null,
  question: null,
  body: null,
} as const;

/** The watches of an account by target, with the state of each check. */
export async function listWatches(database: Database, account: string): Promise<readonly WatchState[]> {
  return watchStates(database, { account });
}

/** Which watches to read: one target, or those behind a target, and at most so many. */
interface WatchRange {
  readonly account: string;
  readonly target?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number;
}

/** Some watches of an account by target, with the state of each check. */
export async function watchStates(
  { through }: Database,
  { account, target, after, limit }: WatchRange,
): Promise<readonly WatchState[]> {
  return through(async ({ db }) => {
    let wanted = db.selectFrom("watch").selectAll().where("account", "=", account).orderBy("target");
    if (target !== undefined) wanted = wanted.where("target", "=", target);
    if (after !== undefined) wanted = wanted.where("target", ">", after);
    if (limit !== undefined) wanted = wanted.limit(limit);
    const rows = await wanted.execute();
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return [];
    const states = await db
      .selectFrom("watch_check")
      .innerJoin("watch", "watch.id", "watch_check.watch_id")
      .where("watch.account", "=", account)
      .where("watch.target", ">=", first.target)
      .where("watch.target", "<=", last.target)
      .orderBy("check_id")
      .select(stateColumns)
      .execute();
    const byWatch = Map.groupBy(states, (state) => state.watch_id);
    return rows.map((row) => ({ ...toWatch(row), states: (byWatch.get(row.id) ?? []).map(toState) }));
  });
}

/** One watch of an account, by its id or its target; null where it has no such watch. */
export async function findWatch(database: Database, account: string, name: string): Promise<WatchState | null> {
  return database.through(async ({ db }) => {
    const row = await db
      .selectFrom("watch")
      .selectAll()
      .where("account", "=", account)
      .where((where) => where.or([where("id", "=", name), where("target", "=", name)]))
      .executeTakeFirst();
    if (!row) return null;
    const states = await db
      .selectFrom("watch_check")
      .where("watch_id", "=", row.id)
      .orderBy("check_id")
      .select(stateColumns)
      .execute();
    return { ...toWatch(row), states: states.map(toState) };
  });
}

const stateColumns = [
  "watch_check.watch_id",
  "watch_check.check_id",
  "watch_check.due_at",
  "watch_check.ran_at",
  "watch_check.observed_at",
  "watch_check.reason",
  "watch_check.runs",
] as const;

/** Changes a watch; returns the reason where the account has none with that id, or would exceed its limit. */
export async function changeWatch(
  { through }: Database,
  account: string,
  id: string,
  change: WatchChange & { readonly isFromFile?: boolean; readonly alerts?: AlertSettings },
  now: number,
  quotas: Quotas = quotasOf(),
): Promise<"changed" | "unknown" | "quota"> {
  return through(({ db, dialect }) =>
    db.transaction().execute(async (tx) => {
      await dialect.lockAccount(tx, account);
      const row = await tx
        .selectFrom("watch")
        .selectAll()
        .where("id", "=", id)
        .where("account", "=", account)
        .executeTakeFirst();
      if (!row) return "unknown";
      const more = (change.checks?.length ?? 0) - row.checks.split(" ").length;
      if (more > 0 && (await usedOf(tx, account)).checks + more > quotas.checks) return "quota";
      const isPaused = change.paused ?? row.paused_at !== null;
      const next = {
        every: change.interval ?? row.every,
        checks: (change.checks ?? row.checks.split(" ")).join(" "),
        paused_at: isPaused ? (row.paused_at ?? now) : null,
        muted_until: change.mute_until === undefined ? row.muted_until : change.mute_until,
        from_file: (change.isFromFile ?? row.from_file === 1) ? 1 : 0,
        alerts: alertsText(change.alerts ?? alertsAfter(readAlerts(row.alerts), change)),
      };
      await tx.updateTable("watch").set(next).where("id", "=", id).execute();
      await changeChecks(tx, { ...row, ...next }, row, now);
      return "changed";
    }),
  );
}

/** New checks are due at once, removed ones are deleted; the rest gets its next turn where pause or interval changed. */
async function changeChecks(
  tx: Transaction<Tables>,
  next: Selectable<Tables["watch"]>,
  before: Selectable<Tables["watch"]>,
  now: number,
): Promise<void> {
  const [chosen, known] = [next.checks.split(" "), before.checks.split(" ")];
  const gone = known.filter((check) => !chosen.includes(check));
  const due = next.paused_at === null ? nextDue(next, now) : null;
  if (gone.length > 0) {
    await tx.deleteFrom("watch_check").where("watch_id", "=", next.id).where("check_id", "in", gone).execute();
    await forgetStates(tx, [next.target]);
  }
  if (next.every !== before.every || (next.paused_at === null) !== (before.paused_at === null)) {
    await tx
      .updateTable("watch_check")
      .set({ due_at: due, to_confirm: null })
      .where("watch_id", "=", next.id)
      .execute();
  }
  const added = chosen.filter((check) => !known.includes(check));
  await addChecks(tx, next.id, added, next.paused_at === null ? now : null);
}

/** Makes every check of a watch due now; false where the account has no such watch, or it is paused. */
export async function runNow({ through }: Database, account: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await through(({ db }) =>
    db
      .updateTable("watch_check")
      .set({ due_at: now, failures: 0 })
      .where("watch_id", "in", (query) =>
        query
          .selectFrom("watch")
          .select("id")
          .where("id", "=", id)
          .where("account", "=", account)
          .where("paused_at", "is", null),
      )
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** Deletes a watch; false where the account has none with that id. */
export async function removeWatch({ through }: Database, account: string, id: string): Promise<boolean> {
  return through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const removed = await tx
        .deleteFrom("watch")
        .where("id", "=", id)
        .where("account", "=", account)
        .returning("target")
        .executeTakeFirst();
      if (!removed) return false;
      await tx.deleteFrom("watch_check").where("watch_id", "=", id).execute();
      await forgetStates(tx, [removed.target]);
      return true;
    }),
  );
}

/** The targets of one statement, below the parameters that a database takes. */
const targetsAtATime = 500;

/** Deletes the states of targets that no watch has any more: a new watch begins anew. The history of changes stays. */
export async function forgetStates(db: Kysely<Tables>, targets: readonly string[]): Promise<void> {
  for (let from = 0; from < targets.length; from += targetsAtATime)
    await db
      .deleteFrom("standing")
      .where("target", "in", targets.slice(from, from + targetsAtATime))
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom("watch")
              .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
              .select("watch.id")
              .whereRef("watch.target", "=", "standing.target")
              .whereRef("watch_check.check_id", "=", "standing.check_id"),
          ),
        ),
      )
      .execute();
}

/** An account's number of watches and their checks. */
export async function quotaOf({ through }: Database, account: string): Promise<{ watches: number; checks: number }> {
  return through(({ db }) => usedOf(db, account));
}

/** Converts a row to a watch. */
export function toWatch(row: Selectable<Tables["watch"]>): Watch {
  return {
    id: row.id,
    account: row.account,
    target: row.target,
    domain: row.domain,
    checks: row.checks.split(" "),
    every: row.every,
    isFromFile: row.from_file === 1,
    pausedAt: row.paused_at,
    mutedUntil: row.muted_until,
    createdAt: row.created_at,
    alerts: readAlerts(row.alerts),
  };
}

function toState(
  row: Pick<Selectable<Tables["watch_check"]>, "check_id" | "due_at" | "ran_at" | "observed_at" | "reason" | "runs">,
): WatchedCheck {
  return {
    check: row.check_id,
    dueAt: row.due_at,
    ranAt: row.ran_at,
    observedAt: row.observed_at,
    reason: row.reason,
    runs: row.runs,
  };
}
