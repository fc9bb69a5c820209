import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../store/database.ts";
import type { JobTransaction } from "../store/engine.ts";
import type { NewJob } from "../store/jobs/table.ts";
import type { Tables } from "../store/tables.ts";
import { readCargo, type DeliveryPayload } from "./payload.ts";
import type { DeliveryKind, DeliveryState } from "./channel.ts";

/** A message of a channel; times in milliseconds since 1970. */
export interface Delivery {
  /** The `webhook-id` of a webhook, the same in every attempt. */
  readonly id: string;
  readonly channel: string;
  readonly account: string;
  readonly kind: DeliveryKind;
  readonly payload: DeliveryPayload;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly status: number | null;
  readonly reason: string | null;
  readonly createdAt: number;
  readonly dueAt: number | null;
  readonly finishedAt: number | null;
}

/** A delivery with its channel, to be sent. */
export interface ChannelDelivery extends Delivery {
  readonly row: Selectable<Tables["channel"]>;
}

/** The kinds of jobs that send: a process without a mail server leaves letters to others. */
export const sendingKinds = { delivery: "delivery", letter: "letter" } as const;

/** The attempts after which a delivery that never got an outcome is given up: it may crash its processes. */
const mostInterrupted = 30;

/** The most deliveries shown per channel. */
const mostShown = 100;

/** Stores a delivery that is due now with its job, within the causing transaction. */
export async function addDelivery(
  { db, jobs }: JobTransaction,
  { channel, account, kind, payload }: Pick<Delivery, "channel" | "account" | "kind" | "payload">,
  now: number,
): Promise<string> {
  const id = `msg_${randomBytes(18).toString("base64url")}`;
  await db
    .insertInto("delivery")
    .values({
      id,
      channel_id: channel,
      account,
      kind,
      body: JSON.stringify(payload),
      created_at: now,
      due_at: now,
      attempt: null,
      lease_until: null,
      attempts: 0,
      state: "waiting",
      finished_at: null,
      status: null,
      reason: null,
    })
    .execute();
  await jobs.enqueue(db, (await waiting(db).where("delivery.id", "=", id).execute()).map(toJob), now);
  return id;
}

function waiting(db: Kysely<Tables>) {
  return db
    .selectFrom("delivery")
    .innerJoin("channel", "channel.id", "delivery.channel_id")
    .select(["delivery.id", "delivery.account", "channel.kind"])
    .where("delivery.state", "=", "waiting");
}

function kindOf(channelKind: string): string {
  return channelKind === "email" ? sendingKinds.letter : sendingKinds.delivery;
}

function toJob({
  id,
  account,
  kind,
}: {
  readonly id: string;
  readonly account: string;
  readonly kind: string;
}): NewJob {
  return { kind: kindOf(kind), payload: { id }, key: id, group: account, attempts: mostInterrupted };
}

/** Milliseconds after which a due delivery should have been tried, and how many are looked at in one transaction. */
const [overdue, atATime] = [10_000, 500] as const;

/**
 * Enqueues the overdue deliveries that have no job: those of earlier versions, which leased deliveries by themselves, and those of a
 * command that was killed. The others have a job of the same key.
 */
export async function enqueueOverdue({ through }: Database, now: number): Promise<void> {
  for (let after = ""; ;) {
    const rows = await through(({ db, jobs }) =>
      db.transaction().execute(async (tx) => {
        const found = await waiting(tx)
          .where("delivery.due_at", "<=", now - overdue)
          .where((where) =>
            where.or([where("delivery.lease_until", "is", null), where("delivery.lease_until", "<=", now)]),
          )
          .where("delivery.id", ">", after)
          .orderBy("delivery.id")
          .limit(atATime)
          .execute();
        await jobs.enqueue(tx, found.map(toJob), now);
        return found;
      }),
    );
    if (rows.length < atATime) return;
    after = rows.at(-1)?.id ?? "";
  }
}

/** The newest deliveries of a channel of an account, the latest first; one of them where its id is given. */
export async function listDeliveries(
  { through }: Database,
  account: string,
  channel: string,
  id?: string,
): Promise<readonly Delivery[]> {
  return through(async ({ db }) => {
    let query = db.selectFrom("delivery").selectAll().where("channel_id", "=", channel).where("account", "=", account);
    if (id !== undefined) query = query.where("id", "=", id);
    const rows = await query.orderBy("created_at", "desc").orderBy("id").limit(mostShown).execute();
    return rows.map(toDelivery);
  });
}

/** Begins a new series of attempts for a delivery that failed; false where the account has none of that id that failed. */
export async function resend(
  { through }: Database,
  account: string,
  channel: string,
  id: string,
  now: number,
): Promise<boolean> {
  return through(({ db, jobs }) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("delivery")
        .set({ state: "waiting", due_at: now, attempts: 0, finished_at: null })
        .where("id", "=", id)
        .where("channel_id", "=", channel)
        .where("account", "=", account)
        .where("state", "in", ["failed", "cancelled"])
        .executeTakeFirstOrThrow();
      await jobs.enqueue(tx, (await waiting(tx).where("delivery.id", "=", id).execute()).map(toJob), now);
      return numUpdatedRows > 0n;
    }),
  );
}

/** A delivery that waits, with its channel; null where it has ended or was deleted. */
export async function readWaiting({ through }: Database, id: string): Promise<ChannelDelivery | null> {
  return through(async ({ db }) => {
    const found = await db
      .selectFrom("delivery")
      .selectAll()
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    const row =
      found && (await db.selectFrom("channel").selectAll().where("id", "=", found.channel_id).executeTakeFirst());
    return found && row ? { ...toDelivery(found), row } : null;
  });
}

/**
 * Takes a certain delivery out of the queue, to send it from this process; empty where another process is faster, or only others can. If
 * this process is killed, the delivery is overdue, and enqueued again.
 */
export async function takeDue(
  database: Database,
  { only, canMail }: { readonly only: string; readonly canMail: boolean },
): Promise<readonly ChannelDelivery[]> {
  const found = await readWaiting(database, only);
  if (!found || (found.row.kind === "email" && !canMail)) return [];
  const isOurs = await database.through(({ db, jobs }) => jobs.cancel(db, kindOf(found.row.kind), only));
  return isOurs ? [found] : [];
}

/** The outcome of an attempt. */
export interface Settled {
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly reason: string | null;
  /** When it is retried; null where it is finished. */
  readonly dueAt: number | null;
  /** The attempts so far. */
  readonly attempts: number;
  /** Whether the receiver wants no more messages: the channel is disabled, and pending deliveries are cancelled. */
  readonly isGone?: boolean;
}

/** Records the outcome of an attempt, within the transaction that settles its job. */
export async function record(
  tx: Kysely<Tables>,
  { id, channel }: Pick<Delivery, "id" | "channel">,
  { state, status, reason, dueAt, attempts, isGone = false }: Settled,
  now: number,
): Promise<void> {
  await tx
    .updateTable("delivery")
    .set({
      state,
      status,
      reason,
      attempts,
      due_at: dueAt,
      attempt: null,
      lease_until: null,
      finished_at: dueAt === null ? now : null,
    })
    .where("id", "=", id)
    // It may have been cancelled while it was being sent.
    .where("state", "in", ["waiting", "cancelled"])
    .execute();
  if (isGone) await disable(tx, channel, now);
}

async function disable(tx: Kysely<Tables>, channel: string, now: number): Promise<void> {
  await tx
    .updateTable("channel")
    .set({ disabled_at: now, disabled_reason: "gone" })
    .where("id", "=", channel)
    .where("disabled_at", "is", null)
    .execute();
  await tx
    .updateTable("delivery")
    .set({ state: "cancelled", due_at: null, finished_at: now, reason: "gone" })
    .where("channel_id", "=", channel)
    .where("state", "=", "waiting")
    .execute();
  await dropWaiting(tx, channel);
}

/** Drops the changes that wait for a message of a channel. */
export async function dropWaiting(tx: Kysely<Tables>, channel: string): Promise<void> {
  for (const table of ["digest_entry", "pending_alert"] as const)
    await tx.deleteFrom(table).where("channel_id", "=", channel).execute();
}

function toDelivery(row: Selectable<Tables["delivery"]>): Delivery {
  return {
    id: row.id,
    channel: row.channel_id,
    account: row.account,
    kind: row.kind as DeliveryKind,
    payload: readCargo(row.body),
    state: row.state as DeliveryState,
    attempts: row.attempts,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    dueAt: row.due_at,
    finishedAt: row.finished_at,
  };
}
