import { randomBytes, randomUUID } from "node:crypto";
import { sql, type Kysely, type Selectable } from "kysely";
import type { Database } from "../store/database.ts";
import type { Tables } from "../store/tables.ts";
import { readCargo, type DeliveryPayload } from "./payload.ts";
import type { DeliveryKind, DeliveryState } from "./channel.ts";
import { attemptLease } from "./retry.ts";

/** A message of a channel; times in milliseconds since 1970. */
export interface Delivery {
  /** The `webhook-id` of a webhook, the same in every attempt. */
  readonly id: string;
  readonly channel: string;
  readonly account: string;
  readonly kind: DeliveryKind;
  readonly cargo: DeliveryPayload;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly status: number | null;
  readonly reason: string | null;
  readonly createdAt: number;
  readonly dueAt: number | null;
  readonly finishedAt: number | null;
}

/** A delivery leased to one worker. */
export interface LeasedDelivery extends Delivery {
  /** Identifies this attempt. */
  readonly attempt: string;
  readonly row: Selectable<Tables["channel"]>;
}

/** The most deliveries shown per channel. */
const mostShown = 100;

/** Stores a delivery that is due now, within the causing transaction. */
export async function addDelivery(
  db: Kysely<Tables>,
  { channel, account, kind, cargo }: Pick<Delivery, "channel" | "account" | "kind" | "cargo">,
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
      body: JSON.stringify(cargo),
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
  return id;
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
  const { numUpdatedRows } = await through(({ db }) =>
    db
      .updateTable("delivery")
      .set({ state: "waiting", due_at: now, attempts: 0, attempt: null, lease_until: null, finished_at: null })
      .where("id", "=", id)
      .where("channel_id", "=", channel)
      .where("account", "=", account)
      .where("state", "in", ["failed", "cancelled"])
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** The deliveries that a worker can take. */
export interface Room {
  readonly now: number;
  readonly most: number;
  /** Accounts at their limit of concurrent deliveries. */
  readonly busy: readonly string[];
  /** Whether letters can be sent here; otherwise another process sends them. */
  readonly canMail: boolean;
  /** A specific delivery instead of any due one. */
  readonly only?: string;
}

/** Leases due deliveries; of several workers one gets each. */
export async function takeDue({ through }: Database, room: Room): Promise<readonly LeasedDelivery[]> {
  const { now, most } = room;
  if (most < 1) return [];
  const found = await through(({ db }) => dueIn(db, room));
  const taken: LeasedDelivery[] = [];
  for (const row of found) {
    const attempt = randomUUID();
    const channel = await through(({ db }) => takeOne(db, row, attempt, now));
    if (channel) taken.push({ ...toDelivery(row), attempts: row.attempts + 1, attempt, row: channel });
    if (taken.length === most) break;
  }
  return taken;
}

async function dueIn(db: Kysely<Tables>, { now, most, busy, canMail, only }: Room) {
  let query = db
    .selectFrom("delivery")
    .innerJoin("channel", "channel.id", "delivery.channel_id")
    .selectAll("delivery")
    .where("delivery.state", "=", "waiting")
    .where("delivery.due_at", "<=", now)
    .where((where) => where.or([where("delivery.lease_until", "is", null), where("delivery.lease_until", "<=", now)]));
  if (busy.length > 0) query = query.where("delivery.account", "not in", busy);
  if (!canMail) query = query.where("channel.kind", "<>", "email");
  if (only !== undefined) query = query.where("delivery.id", "=", only);
  return query.orderBy("delivery.due_at").orderBy("delivery.id").limit(most).execute();
}

/** Null where another worker was faster. The attempt is counted now, so that a delivery that crashes its worker is not repeated forever. */
async function takeOne(
  db: Kysely<Tables>,
  { id, channel_id: channel, attempt: before }: Selectable<Tables["delivery"]>,
  attempt: string,
  now: number,
): Promise<Selectable<Tables["channel"]> | null> {
  const { numUpdatedRows } = await db
    .updateTable("delivery")
    .set({ attempt, lease_until: now + attemptLease, attempts: sql<number>`attempts + 1` })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("attempt", before === null ? "is" : "=", before)
    .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  return (await db.selectFrom("channel").selectAll().where("id", "=", channel).executeTakeFirst()) ?? null;
}

/** The outcome of an attempt. */
export interface Settled {
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly reason: string | null;
  /** When it is retried; null where it is finished. */
  readonly dueAt: number | null;
  /** Whether the receiver wants no more messages: the channel is disabled, and pending deliveries are cancelled. */
  readonly isGone?: boolean;
}

/** Records the outcome of an attempt; false where the lease was lost or the delivery deleted meanwhile. */
export async function settle(
  { through }: Database,
  { id, attempt, channel }: Pick<LeasedDelivery, "id" | "attempt" | "channel">,
  { state, status, reason, dueAt, isGone = false }: Settled,
  now: number,
): Promise<boolean> {
  return through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("delivery")
        .set({
          state,
          status,
          reason,
          due_at: dueAt,
          attempt: null,
          lease_until: null,
          finished_at: dueAt === null ? now : null,
        })
        .where("id", "=", id)
        .where("attempt", "=", attempt)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      if (isGone) await disable(tx, channel, now);
      return true;
    }),
  );
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
    .where("attempt", "is", null)
    .execute();
  await tx.deleteFrom("digest_entry").where("channel_id", "=", channel).execute();
}

/** Returns a delivery that could not be tried: another worker may take it at once, and the attempt does not count. */
export async function giveBack(
  { through }: Database,
  { id, attempt }: Pick<LeasedDelivery, "id" | "attempt">,
): Promise<void> {
  await through(({ db }) =>
    db
      .updateTable("delivery")
      .set({ attempt: null, lease_until: null, attempts: sql<number>`attempts - 1` })
      .where("id", "=", id)
      .where("attempt", "=", attempt)
      .execute(),
  );
}

function toDelivery(row: Selectable<Tables["delivery"]>): Delivery {
  return {
    id: row.id,
    channel: row.channel_id,
    account: row.account,
    kind: row.kind as DeliveryKind,
    cargo: readCargo(row.body),
    state: row.state as DeliveryState,
    attempts: row.attempts,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    dueAt: row.due_at,
    finishedAt: row.finished_at,
  };
}
