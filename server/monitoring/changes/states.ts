import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { Kysely } from "kysely";
import type { AnyCheck } from "../../../src/core/check.ts";
import { factsOf, fieldsOf } from "../../../src/core/changes/between.ts";
import type { Counted } from "../../../src/core/changes/compare.ts";
import { usualExpiryDays } from "../../../src/core/changes/approaching.ts";
import { fail, watchClosely } from "../../../src/core/changes/outage.ts";
import type { MonitoredState } from "../../../src/core/changes/state.ts";
import { step } from "../../../src/core/changes/step.ts";
import type { Database } from "../../store/database.ts";
import type { JobTransaction } from "../../store/engine.ts";
import type { Tables } from "../../store/tables.ts";
import { maintenanceEnd } from "../watches/maintenance.ts";
import { readAlerts, type AlertSettings } from "../watches/alert-settings.ts";
import { loadCheck } from "../watches/watchable.ts";
import { Overtaken, type ChangeReceiver, type FollowUp, type WatchResult } from "./receiver.ts";

/** The current changes of one target, for notifications. */
export interface TargetChanges extends Pick<WatchResult, "target" | "check"> {
  readonly domain: string;
  readonly changes: readonly Counted[];
}

/** How changes are recorded. */
export interface ChangeOptions {
  readonly load?: (id: string) => Promise<AnyCheck | null>;
  /** Called within the transaction that writes the changes, so that both are committed together. */
  readonly onFound?: (found: TargetChanges, transaction: JobTransaction) => Promise<void>;
}

/** The outcome of a result. */
interface Taken {
  readonly standing: MonitoredState | null;
  readonly changes: readonly Counted[];
  readonly covered: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
  readonly confirmAt: number | null;
}

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];

/** The largest state, with all facts and members. */
const longestStanding = 64 * 1024 * 1024;

/**
 * Records the results of watches. The state belongs to a check and a target, not to a watch: two watches with the same result find a change
 * once, and a result older than the state finds none.
 */
export function openChanges({ through }: Database, { load = loadCheck, onFound }: ChangeOptions = {}): ChangeReceiver {
  return {
    async note(noted): Promise<FollowUp> {
      const check = await load(noted.check);
      // Written by a newer version into the same database.
      if (!check) return {};
      const place = { target: noted.target, check_id: check.id };
      const [row, alerts] = await through(async ({ db }) => [await rowOf(db, place), await alertsOf(db, place.target)]);
      const before = row && (await unpacked(row.body));
      const taken = outcomeOf(check, before, noted, alerts);
      const { standing, confirmAt } = taken;
      const soon = standing && watchClosely(standing, noted.at);
      const wish = {
        ...(confirmAt !== null && { confirmAfter: Math.max(1, confirmAt - noted.at) }),
        ...(soon !== null && { repeatAfter: soon }),
      };
      if (standing === null || standing === before) return wish;
      const kept = { ...place, revision: row?.revision ?? null, body: await deflate(JSON.stringify(standing)) };
      return { ...wish, record: (transaction) => record(transaction, kept, taken, standing.at, noted) };
    },
  };

  async function record(
    transaction: JobTransaction,
    kept: Keep,
    taken: Taken,
    at: number,
    { target, watch: { domain } }: WatchResult,
  ): Promise<void> {
    const { db } = transaction;
    const { changes } = taken;
    await keep(db, kept);
    await confirm(db, kept, taken, at);
    await recordChanges(db, kept, { domain, changes, lastSeen: at });
    if (changes.length > 0) await onFound?.({ target, check: kept.check_id, domain, changes }, transaction);
  }
}

async function unpacked(body: Uint8Array): Promise<MonitoredState> {
  return JSON.parse((await inflate(body, { maxOutputLength: longestStanding })).toString()) as MonitoredState;
}

/** Applies a result, or records that there was none. */
function outcomeOf(
  check: AnyCheck,
  before: MonitoredState | null,
  { result, at }: WatchResult,
  alerts: readonly AlertSettings[],
): Taken {
  // The state belongs to all watches of the target, so the window of one is enough.
  const isMaintained = alerts.some(({ maintenance }) => maintenanceEnd(maintenance, at) !== null);
  if (!("raw" in result))
    return { ...fail(before, { ...result, at, isMaintained }), covered: new Set(), seen: new Set() };
  const days = [...new Set([...usualExpiryDays, ...alerts.flatMap(({ expiryDays }) => expiryDays)])];
  const { version, observedAt, raw, verdict } = result;
  const measured = { version, at: observedAt, facts: factsOf(check, { raw, verdict }, days) };
  return step(before, measured, fieldsOf(check), { isMaintained });
}

/** The settings of the watches of a target that have other than the usual ones. */
async function alertsOf(db: Kysely<Tables>, target: string): Promise<readonly AlertSettings[]> {
  const rows = await db
    .selectFrom("watch")
    .select("alerts")
    .where("target", "=", target)
    .where("alerts", "is not", null)
    .execute();
  return rows.map(({ alerts }) => readAlerts(alerts));
}

interface PlaceOfStanding {
  readonly target: string;
  readonly check_id: string;
}

async function rowOf(db: Kysely<Tables>, { target, check_id }: PlaceOfStanding) {
  const row = await db
    .selectFrom("standing")
    .select(["revision", "body"])
    .where("target", "=", target)
    .where("check_id", "=", check_id)
    .executeTakeFirst();
  return row ?? null;
}

interface Keep extends PlaceOfStanding {
  /** Of the state that was read; null where there was none. */
  readonly revision: number | null;
  readonly body: Uint8Array;
}

/** Writes the new state, unless another process has changed it since. */
async function keep(tx: Kysely<Tables>, { target, check_id, revision, body }: Keep): Promise<void> {
  const done =
    revision === null
      ? (
          await tx
            .insertInto("standing")
            .values({ target, check_id, revision: 1, body })
            .onConflict((conflict) => conflict.columns(["target", "check_id"]).doNothing())
            .executeTakeFirstOrThrow()
        ).numInsertedOrUpdatedRows
      : (
          await tx
            .updateTable("standing")
            .set({ revision: revision + 1, body })
            .where("target", "=", target)
            .where("check_id", "=", check_id)
            .where("revision", "=", revision)
            .executeTakeFirstOrThrow()
        ).numUpdatedRows;
  if (done !== 1n) throw new Overtaken("a standing that changed meanwhile");
}

/** The last change of a re-measured item still counts, unless it changed again. */
async function confirm(
  tx: Kysely<Tables>,
  { target, check_id }: PlaceOfStanding,
  { seen, changes, covered }: Taken,
  at: number,
) {
  if (seen.size === 0) return;
  const moved = new Set(changes.map(({ key }) => key));
  const latest = await tx
    .selectFrom("change")
    .select(["id", "key"])
    .where("target", "=", target)
    .where("check_id", "=", check_id)
    .where("is_latest", "=", 1)
    .execute();
  const idsOf = (isMeant: (key: string) => boolean) => latest.filter(({ key }) => isMeant(key)).map(({ id }) => id);
  await mark(
    tx,
    idsOf((key) => seen.has(key) && !moved.has(key) && !covered.has(key)),
    { last_seen: at },
  );
  await mark(
    tx,
    idsOf((key) => covered.has(key)),
    { is_latest: 0 },
  );
}

const rowsAtATime = 500;

async function mark(tx: Kysely<Tables>, ids: readonly number[], values: { last_seen: number } | { is_latest: 0 }) {
  for (let from = 0; from < ids.length; from += rowsAtATime)
    await tx
      .updateTable("change")
      .set(values)
      .where("id", "in", ids.slice(from, from + rowsAtATime))
      .execute();
}

/** Writes changes of a check and target; each is the latest of its key then. */
export async function recordChanges(
  tx: Kysely<Tables>,
  { target, check_id }: PlaceOfStanding,
  {
    domain,
    changes,
    lastSeen,
  }: { readonly domain: string; readonly changes: readonly Counted[]; readonly lastSeen: number },
): Promise<void> {
  for (const { key, field, subject, from, to, direction, severity, at, confirmedAt } of changes) {
    await tx
      .updateTable("change")
      .set({ is_latest: 0 })
      .where("target", "=", target)
      .where("check_id", "=", check_id)
      .where("key", "=", key)
      .where("is_latest", "=", 1)
      .execute();
    await tx
      .insertInto("change")
      .values({
        domain,
        target,
        check_id,
        key,
        field,
        subject,
        old_value: from,
        new_value: to,
        direction,
        severity,
        at,
        confirmed_at: confirmedAt,
        last_seen: Math.max(at, confirmedAt ?? 0, lastSeen),
        is_latest: 1,
      })
      .onConflict((conflict) => conflict.columns(["target", "check_id", "key", "at"]).doNothing())
      .execute();
  }
}
