import type { Kysely } from "kysely";
import { groupByCause } from "../../src/core/changes/causes.ts";
import { severities } from "../../src/core/result/interpretation.ts";
import { watchJobs } from "../monitoring/watch-jobs.ts";
import { loadCheck } from "../monitoring/watches/watchable.ts";
import type { Database } from "../store/database.ts";
import type { JobTransaction } from "../store/engine.ts";
import type { Handler } from "../store/jobs/jobs.ts";
import type { NewJob } from "../store/jobs/table.ts";
import type { Tables } from "../store/tables.ts";
import { addDelivery } from "./deliveries.ts";
import { pack, type ChangeEffect, type DeliveredChange } from "./payload.ts";

/** A change that waits for its message, with the key that its successor has, too. */
export interface PendingChange {
  readonly key: string;
  readonly change: DeliveredChange;
}

/** Changes of a domain for a channel. */
interface NewAlerts {
  readonly channel: string;
  readonly domain: string;
  readonly changes: readonly PendingChange[];
  /** Not before this time: the end of a maintenance window. */
  readonly releaseAt: number;
}

/** What the job of a message names: a channel, a domain, and the time of the first change. */
type Payload = Pick<NewAlerts, "channel" | "domain"> & { readonly since: number };

/** The kind of the jobs that make one message of the changes of a sweep. */
export const alertJobs = "alert";

/** Milliseconds for which a message waits for its sweep at most, between two looks, and for which a confirmation is waited for. */
const [patience, pause, soon] = [900_000, 5000, 120_000] as const;

/** The most overdue messages that are enqueued at a time; the others follow, since those are then no longer pending. */
const mostOverdue = 500;

/** The most changes of one message; further ones go into the next. */
const mostChanges = 500;

/** Stores changes with the job that sends them, within their transaction. */
export async function addAlerts(
  { db, jobs }: JobTransaction,
  { channel, domain, changes, releaseAt }: NewAlerts,
  now: number,
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto("pending_alert")
    .values(
      changes.map((each) => ({
        channel_id: channel,
        domain,
        created_at: now,
        release_at: releaseAt,
        body: JSON.stringify(each),
      })),
    )
    .execute();
  await jobs.enqueue(db, [jobFor({ channel, domain, since: releaseAt }, releaseAt)], now);
}

function jobFor(payload: Payload, at: number): NewJob {
  return { kind: alertJobs, payload, key: `${payload.channel} ${payload.domain}`, at };
}

/** Makes one message of the changes of a domain, once its sweep has ended. */
export function alertSender(database: Database, now: () => number): Handler<Payload> {
  return async (job, _signal) => {
    const { payload } = job;
    const isWaiting = now() - payload.since < patience && (await isUnderWay(database, payload.domain, now()));
    if (isWaiting) {
      await database.through(({ db }) => db.transaction().execute((tx) => job.giveBack(tx, now() + pause)));
      return;
    }
    await database.through(({ db, jobs }) =>
      db.transaction().execute(async (tx) => {
        await job.finish(tx);
        await sendReleased({ db: tx, jobs }, payload, now());
      }),
    );
  };
}

/** Milliseconds after which a message is overdue: no sweep and no retry makes it wait that long. */
const overdue = 2 * patience;

/** Enqueues the messages that are overdue: their job failed for good, as in an outage, and the next change may be months away. */
export async function enqueueOverdueAlerts({ through }: Database, now: number): Promise<void> {
  await through(({ db, jobs }) =>
    db.transaction().execute(async (tx) => {
      const found = await tx
        .selectFrom("pending_alert")
        .select(["channel_id", "domain"])
        .where("release_at", "<=", now - overdue)
        .distinct()
        .limit(mostOverdue)
        .execute();
      const payloads = found.map(({ channel_id: channel, domain }) => ({ channel, domain, since: now - patience }));
      await jobs.enqueue(
        tx,
        payloads.map((payload) => jobFor(payload, now)),
        now,
      );
    }),
  );
}

/** Whether a domain is being measured, or one of its results is about to be confirmed. */
async function isUnderWay({ through }: Database, domain: string, now: number): Promise<boolean> {
  return through(async (engine) => {
    if ((await engine.jobs.running(engine.db, watchJobs, now)).includes(domain)) return true;
    const next = await engine.db
      .selectFrom("watch_check")
      .innerJoin("watch", "watch.id", "watch_check.watch_id")
      .select("watch.id")
      .where("watch.domain", "=", domain)
      .where("watch_check.to_confirm", "is not", null)
      .where("watch_check.due_at", "<=", now + soon)
      .executeTakeFirst();
    return next !== undefined;
  });
}

async function sendReleased({ db, jobs }: JobTransaction, payload: Payload, now: number): Promise<void> {
  const { channel: id, domain } = payload;
  const rows = await db
    .selectFrom("pending_alert")
    .select(["id", "release_at", "created_at", "body"])
    .where("channel_id", "=", id)
    .where("domain", "=", domain)
    .orderBy("id")
    .execute();
  const released = rows.filter((row) => row.release_at <= now).slice(0, mostChanges);
  const rest = rows.filter((row) => !released.includes(row)).map((row) => row.release_at);
  if (rest.length > 0)
    await jobs.enqueue(db, [jobFor({ ...payload, since: now }, Math.max(now, Math.min(...rest)))], now);
  if (released.length === 0) return;
  await db
    .deleteFrom("pending_alert")
    .where(
      "id",
      "in",
      released.map((row) => row.id),
    )
    .execute();
  const pending = released.map(({ body, created_at: from, release_at: to }) => ({
    ...(JSON.parse(body) as PendingChange),
    isHeld: to > from,
  }));
  const changes = await withEffects(await stillSo(db, await stillWanted(db, id, pending, now)));
  if (changes.length > 0) await sendTo({ db, jobs }, id, changes, now);
}

type Held = PendingChange & { readonly isHeld: boolean };

/**
 * What the account of a channel still wants to know. A maintenance window can last for weeks, and the watch may be muted, paused or removed
 * before it ends.
 */
async function stillWanted(
  db: Kysely<Tables>,
  channel: string,
  pending: readonly Held[],
  now: number,
): Promise<readonly Held[]> {
  if (!pending.some(({ isHeld }) => isHeld)) return pending;
  const rows = await db
    .selectFrom("watch")
    .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
    .innerJoin("channel", "channel.account", "watch.account")
    .select(["watch.target", "watch_check.check_id"])
    .where("channel.id", "=", channel)
    .where("watch.target", "in", [...new Set(pending.map(({ change }) => change.target))])
    .where("watch.paused_at", "is", null)
    .where((where) => where.or([where("watch.muted_until", "is", null), where("watch.muted_until", "<=", now)]))
    .execute();
  const wanted = new Set(rows.map(({ target, check_id: check }) => `${target} ${check}`));
  return pending.filter(({ isHeld, change: { target, check } }) => !isHeld || wanted.has(`${target} ${check}`));
}

/**
 * What is still so: several changes of one thing as one, and none where it is back to what it was. A change that waited for the end of a
 * maintenance window must be the latest one.
 */
async function stillSo(db: Kysely<Tables>, pending: readonly Held[]): Promise<readonly DeliveredChange[]> {
  const things = Map.groupBy(pending, ({ key, change }) => `${change.target} ${change.check} ${key}`);
  const kept: DeliveredChange[] = [];
  for (const all of things.values()) {
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) continue;
    const isBack = all.length > 1 && first.change.from === last.change.to;
    if (isBack || (last.isHeld && !(await isLatest(db, last)))) continue;
    kept.push(all.length === 1 ? last.change : asOne(first.change, last.change));
  }
  return kept;
}

/** Several changes of one thing, from the value that was told before. Where it got worse and then partly better, neither word is right. */
function asOne(first: DeliveredChange, last: DeliveredChange): DeliveredChange {
  const whole = { ...last, from: first.from };
  if (first.direction === last.direction) return whole;
  const severity = severities.find((each) => [first, last].some((change) => change.severity === each));
  return { ...whole, direction: "neutral", severity: severity ?? last.severity };
}

async function isLatest(db: Kysely<Tables>, { key, change: { target, check } }: PendingChange): Promise<boolean> {
  const found = await db
    .selectFrom("change")
    .select("id")
    .where("target", "=", target)
    .where("check_id", "=", check)
    .where("key", "=", key)
    .where("is_latest", "=", 1)
    .executeTakeFirst();
  return found !== undefined;
}

async function withEffects(changes: readonly DeliveredChange[]): Promise<readonly DeliveredChange[]> {
  const ids = [...new Set(changes.map(({ check }) => check))];
  const checks = new Map(await Promise.all(ids.map(async (id) => [id, await loadCheck(id)] as const)));
  return groupByCause(changes, checks).map(({ change, effects }) => {
    if (effects.length === 0) return change;
    const worst = pack([change, ...effects]).changes[0]?.severity ?? change.severity;
    return { ...change, severity: worst, effects: effects.map(effectOf) };
  });
}

function effectOf({ check, field, from, to }: DeliveredChange): ChangeEffect {
  return { check, field, from, to };
}

async function sendTo(
  { db, jobs }: JobTransaction,
  id: string,
  changes: readonly DeliveredChange[],
  now: number,
): Promise<void> {
  const channel = await db
    .selectFrom("channel")
    .select(["account", "mode"])
    .where("id", "=", id)
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!channel) return;
  const payload = pack(changes);
  if (channel.mode === "at-once")
    await addDelivery({ db, jobs }, { channel: id, account: channel.account, kind: "change", payload }, now);
  else
    await db
      .insertInto("digest_entry")
      .values({ channel_id: id, body: JSON.stringify(payload) })
      .execute();
}
