import type { Kysely, Selectable } from "kysely";
import type { Severity } from "../../src/core/result/interpretation.ts";
import { beginning } from "../../src/core/shorten.ts";
import type { Language } from "../../src/core/text.ts";
import { makeId } from "../accounts/keys/format.ts";
import type { Encryption } from "../store/encryption/encryption.ts";
import type { Database } from "../store/database.ts";
import type { JobTransaction } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import type { ChannelAddress } from "./address.ts";
import { emptyPayload } from "./payload.ts";
import {
  mostChannels,
  type Channel,
  type ChannelKind,
  type ChannelMode,
  type ChannelSettings,
  type DisabledReason,
} from "./channel.ts";
import { addDelivery, dropWaiting } from "./deliveries.ts";
import { nextDigest } from "./retry.ts";
import { makeSecret } from "./secrets.ts";

/** A channel with its delivery counts. */
export interface ChannelState extends Channel {
  readonly waiting: number;
  readonly failed: number;
  readonly lastDeliveredAt: number | null;
}

/** Milliseconds for which a confirmation link is valid. */
const confirmable = 24 * 3_600_000;

/** The data of a new channel. */
export interface ChannelToAdd extends ChannelAddress, Omit<ChannelSettings, "name"> {
  /** Null for a name after the address that no other channel of the account has. */
  readonly name: string | null;
  readonly account: string;
  readonly kind: ChannelKind;
  /** The token of a bot; null where the channel has none. */
  readonly token?: string | null;
  /** The template of the messages; null where the kind has its own. */
  readonly template?: string | null;
}

/** A new channel; its secret is shown only once. */
export interface AddedChannel {
  readonly id: string;
  readonly secret: string | null;
}

/** Adds a channel, and the confirmation letter for an e-mail address; null at the account's limit. */
export async function addChannel(
  { through }: Database,
  { account, kind, address, shown, token = null, template = null, name, ...settings }: ChannelToAdd,
  encryption: Encryption,
  now: number,
): Promise<AddedChannel | null> {
  const id = makeId();
  const secret = signedKinds.has(kind) ? makeSecret() : null;
  const stored = secret ?? token;
  const isMail = kind === "email";
  const row: Omit<Selectable<Tables["channel"]>, "name"> = {
    id,
    account,
    kind,
    ...columnsOf(settings, now),
    address: encryption.seal(address, aboutAddress(id)),
    shown,
    secret: stored === null ? null : encryption.seal(stored, aboutSecret(id)),
    template: template === null ? null : encryption.seal(template, aboutTemplate(id)),
    nonce: makeId(),
    confirm_until: isMail ? now + confirmable : null,
    confirmed_at: isMail ? null : now,
    disabled_at: null,
    disabled_reason: null,
    created_at: now,
  };
  return through(({ db, dialect, jobs }) =>
    db.transaction().execute(async (tx) => {
      await dialect.lockAccount(tx, account);
      if ((await countOf(tx, account)) >= mostChannels) return null;
      const named = name ?? (await freeName(tx, account, shown));
      await tx
        .insertInto("channel")
        .values({ ...row, name: named })
        .execute();
      if (isMail)
        await addDelivery({ db: tx, jobs }, { channel: id, account, kind: "confirmation", payload: emptyPayload }, now);
      return { id, secret };
    }),
  );
}

/** The encryption context of a channel's address. */
export function aboutAddress(id: string): string {
  return `channel address ${id}`;
}

/** The kinds whose messages are signed with a secret of ours. */
const signedKinds: ReadonlySet<ChannelKind> = new Set(["webhook", "json"]);

/** The most characters of a default name, without its number. */
const longestDefault = 90;

/** A name that tells the channel from the others of the account: `hooks.example`, then `hooks.example 2`. */
async function freeName(db: Kysely<Tables>, account: string, shown: string): Promise<string> {
  const rows = await db.selectFrom("channel").select("name").where("account", "=", account).execute();
  const taken = new Set(rows.map(({ name }) => name));
  const base = beginning(shown.replace(/^https:\/\//, ""), longestDefault);
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base} ${number}`;
  return name;
}

/** The encryption context of a template, which may hold a key of its receiver. */
export function aboutTemplate(id: string): string {
  return `channel template ${id}`;
}

/** The encryption context of its signing secret, or of its bot's token. */
export function aboutSecret(id: string): string {
  return `channel secret ${id}`;
}

function columnsOf(
  {
    language,
    mode,
    digestHour,
    minSeverity,
  }: Pick<ChannelSettings, "language" | "mode" | "digestHour" | "minSeverity">,
  now: number,
) {
  return {
    language,
    mode,
    digest_hour: digestHour,
    digest_at: mode === "daily" ? nextDigest(digestHour, now) : null,
    min_severity: minSeverity,
  };
}

/** How many channels an account has. */
export async function countOf(db: Kysely<Tables>, account: string): Promise<number> {
  const { count } = await db
    .selectFrom("channel")
    .where("account", "=", account)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The channels of an account, the oldest first; or the one with the given id. */
export async function listChannels(
  { through }: Database,
  account: string,
  id?: string,
): Promise<readonly ChannelState[]> {
  return through(async ({ db }) => {
    let query = db.selectFrom("channel").selectAll().where("account", "=", account);
    if (id !== undefined) query = query.where("id", "=", id);
    const rows = await query.orderBy("created_at").orderBy("id").execute();
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const counts = await db
      .selectFrom("delivery")
      .where("channel_id", "in", ids)
      .groupBy(["channel_id", "state"])
      .select(["channel_id", "state"])
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("finished_at").as("last")])
      .execute();
    return rows.map((row) => {
      const of = (state: string) => counts.find((each) => each.channel_id === row.id && each.state === state);
      return {
        ...toChannel(row),
        waiting: of("waiting")?.count ?? 0,
        failed: of("failed")?.count ?? 0,
        lastDeliveredAt: of("delivered")?.last ?? null,
      };
    });
  });
}

/** A change of settings, whether the channel is enabled, and an encrypted template. */
export type Change = Partial<ChannelSettings> & { readonly enabled?: boolean; readonly template?: string };

/** Changes a channel; `mail` where a new confirmation link must be sent first, null where the account has no such channel. */
export async function changeChannel(
  { through }: Database,
  account: string,
  id: string,
  { enabled, template, ...change }: Change,
  now: number,
): Promise<"changed" | "mail" | null> {
  return through(({ db, jobs }) =>
    db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom("channel")
        .selectAll()
        .where("id", "=", id)
        .where("account", "=", account)
        .executeTakeFirst();
      if (!row) return null;
      const before = toChannel(row);
      const next = columnsOf({ ...before, ...change }, now);
      // Without a daily message, pending entries are sent now.
      const digest_at = next.mode === "at-once" && before.mode === "daily" ? now : next.digest_at;
      const isAgain = enabled === true && mustConfirm(before);
      await tx
        .updateTable("channel")
        .set({
          ...next,
          digest_at,
          name: change.name ?? before.name,
          template: template ?? row.template,
          ...(enabled === undefined ? {} : switched(before, enabled, now)),
        })
        .where("id", "=", id)
        .execute();
      if (!isAgain) return "changed";
      await mailLink({ db: tx, jobs }, { id, account }, now);
      return "mail";
    }),
  );
}

/** An account's owner cannot undo a reader's unsubscription: the reader has to confirm the address again. */
function mustConfirm({ kind, confirmedAt, disabledReason }: Channel): boolean {
  return kind === "email" && (confirmedAt === null || disabledReason === "unsubscribed");
}

function switched(before: Channel, enabled: boolean, now: number) {
  if (enabled) {
    const again = mustConfirm(before) ? { confirmed_at: null } : {};
    return { disabled_at: null, disabled_reason: null, ...again };
  }
  // An unsubscribed reader stays unsubscribed.
  if (before.state === "disabled") return {};
  return { disabled_at: now, disabled_reason: "owner" };
}

/** Invalidates earlier links. */
async function mailLink(
  transaction: JobTransaction,
  channel: Pick<Channel, "id" | "account">,
  now: number,
): Promise<void> {
  await transaction.db
    .updateTable("channel")
    .set({ nonce: makeId(), confirm_until: now + confirmable })
    .where("id", "=", channel.id)
    .execute();
  const waiting = {
    channel: channel.id,
    account: channel.account,
    kind: "confirmation",
    payload: emptyPayload,
  } as const;
  await addDelivery(transaction, waiting, now);
}

/** Deletes a channel with its deliveries; false where the account has no such channel. */
export async function removeChannel({ through }: Database, account: string, id: string): Promise<boolean> {
  return through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom("channel")
        .where("id", "=", id)
        .where("account", "=", account)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      for (const table of ["delivery", "digest_entry", "pending_alert"] as const)
        await tx.deleteFrom(table).where("channel_id", "=", id).execute();
      return true;
    }),
  );
}

/** Records that a reader has confirmed or unsubscribed; `until` is when the link expires. */
export async function noteReader(
  { through }: Database,
  id: string,
  answer: "confirm" | "unsubscribe",
  now: number,
): Promise<void> {
  await through(({ db }) =>
    db.transaction().execute(async (tx) => {
      const set =
        answer === "confirm"
          ? { confirmed_at: now, confirm_until: null, nonce: makeId() }
          : { disabled_at: now, disabled_reason: "unsubscribed" satisfies DisabledReason, confirm_until: null };
      await tx.updateTable("channel").set(set).where("id", "=", id).execute();
      if (answer === "unsubscribe") await dropWaiting(tx, id);
    }),
  );
}

/** Converts a row to a channel. */
export function toChannel(row: Selectable<Tables["channel"]>): Channel {
  const isDisabled = row.disabled_at !== null;
  return {
    id: row.id,
    account: row.account,
    kind: row.kind as ChannelKind,
    name: row.name,
    language: row.language as Language,
    mode: row.mode as ChannelMode,
    digestHour: row.digest_hour,
    minSeverity: row.min_severity as Severity,
    shown: row.shown,
    state: isDisabled ? "disabled" : activeState(row.confirmed_at),
    disabledReason: row.disabled_reason as DisabledReason | null,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
  };
}

/** A channel that is not disabled sends once its reader has confirmed the address. */
function activeState(confirmedAt: number | null): "active" | "unconfirmed" {
  return confirmedAt === null ? "unconfirmed" : "active";
}
