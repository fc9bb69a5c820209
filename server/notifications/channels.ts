import { failure, type Failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import type { Seals } from "../store/encryption/encryption.ts";
import type { Database } from "../store/database.ts";
import { readAddress } from "./address.ts";
import { mostChannels } from "./channel.ts";
import { addDelivery, listDeliveries, resend } from "./deliveries.ts";
import { noCargo } from "./payload.ts";
import {
  addChannel,
  changeChannel,
  listChannels,
  noteReader,
  removeChannel,
  toChannel,
  type ChannelState,
} from "./rows.ts";
import type { ChannelChange, NewChannel } from "./schema.ts";
import { channelIn, isToken, type LinkPurpose } from "./secrets.ts";
import { shownChannel, shownDelivery } from "./answer.ts";

/** The dependencies of channel operations. */
export interface ChannelDesk {
  readonly database: Database;
  /** Opened on first use, since the secret may have to be created. */
  readonly seals: () => Seals;
  /** Whether letters with working links can be sent. */
  readonly canMail: boolean;
  /** Networks that count as public. */
  readonly allow: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A channel of an account. */
export interface Mine {
  readonly account: string;
  readonly id: string;
}

/** The channels of an account. */
export async function channelsOf({ database }: ChannelDesk, account: string): Promise<object> {
  const channels = await listChannels(database, account);
  return { channels: channels.map(shownChannel), quota: { used: channels.length, limit: mostChannels } };
}

/** Adds a channel; its signing secret is in the answer and never shown again. */
export async function add(desk: ChannelDesk, account: string, wanted: NewChannel): Promise<object> {
  const { kind, name, language, mode } = wanted;
  if (kind === "email" && !desk.canMail) throw failure("account.mail", {}, { reason: "kind" });
  const { address, shown } = readAddress(kind, wanted.address, desk.allow);
  const settings = { name, language, mode, digestHour: wanted.digest_hour, minSeverity: wanted.min_severity };
  const made = await addChannel(
    desk.database,
    { account, kind, address, shown, ...settings },
    desk.seals(),
    desk.now(),
  );
  if (!made) throw failure("account.full", { limit: mostChannels, what: words.channels }, { reason: "quota" });
  return { channel: await shownOf(desk, { account, id: made.id }), secret: made.secret };
}

/** One channel in its public form. */
export async function shownOf(desk: ChannelDesk, mine: Mine): Promise<object> {
  return shownChannel(await known(desk, mine));
}

/** Changes a channel. */
export async function change(desk: ChannelDesk, { account, id }: Mine, change: ChannelChange): Promise<object> {
  const { digest_hour: digestHour, min_severity: minSeverity, ...rest } = change;
  const given = Object.fromEntries(
    Object.entries({ ...rest, digestHour, minSeverity }).filter(([, value]) => value !== undefined),
  );
  if ((await changeChannel(desk.database, account, id, given, desk.now())) === null) throw unknown(words.channel);
  return shownOf(desk, { account, id });
}

/** Deletes a channel. */
export async function remove({ database }: ChannelDesk, { account, id }: Mine): Promise<object> {
  if (!(await removeChannel(database, account, id))) throw unknown(words.channel);
  return { removed: true };
}

/** Stores a test message, which a worker sends within seconds; returns its id. */
export async function storeTest(desk: ChannelDesk, mine: Mine): Promise<string> {
  const { state } = await known(desk, mine);
  if (state !== "active") throw failure("account.state", { detail: inactive[state] }, { reason: "state" });
  const waiting = { channel: mine.id, account: mine.account, kind: "test", cargo: noCargo } as const;
  return desk.database.through(({ db }) => addDelivery(db, waiting, desk.now()));
}

/** One delivery in its public form. */
export async function shownDeliveryOf(
  { database }: ChannelDesk,
  { account, id }: Mine,
  delivery: string,
): Promise<object> {
  const [found] = await listDeliveries(database, account, id, delivery);
  if (!found) throw unknown(words.delivery);
  return shownDelivery(found);
}

/** The newest deliveries of a channel. */
export async function deliveriesOf(desk: ChannelDesk, mine: Mine): Promise<object> {
  await known(desk, mine);
  return { deliveries: (await listDeliveries(desk.database, mine.account, mine.id)).map(shownDelivery) };
}

/** Resends a failed delivery. */
export async function sendAgain(desk: ChannelDesk, mine: Mine, delivery: string): Promise<object> {
  const { state } = await known(desk, mine);
  await shownDeliveryOf(desk, mine, delivery);
  if (state === "disabled") throw failure("account.state", { detail: inactive.disabled }, { reason: "state" });
  if (!(await resend(desk.database, mine.account, mine.id, delivery, desk.now())))
    throw failure("account.state", { detail: notFailed }, { reason: "state" });
  return shownDeliveryOf(desk, mine, delivery);
}

/** The address of a mailed link; null where the link is invalid, used or expired. Changes nothing. */
export async function addressOfLink(desk: ChannelDesk, purpose: LinkPurpose, token: string): Promise<string | null> {
  return (await channelOfLink(desk, purpose, token))?.shown ?? null;
}

/** Executes a mailed link. Throws `Failure` where it is invalid, used or expired. */
export async function followLink(desk: ChannelDesk, purpose: LinkPurpose, token: string): Promise<object> {
  const channel = await channelOfLink(desk, purpose, token);
  if (!channel) throw failure("account.link", {}, { reason: "token" });
  await noteReader(desk.database, channel.id, purpose, desk.now());
  return { address: channel.shown };
}

async function channelOfLink({ database, seals, now }: ChannelDesk, purpose: LinkPurpose, token: string) {
  const id = channelIn(token);
  if (id === null) return null;
  const row = await database.through(({ db }) =>
    db.selectFrom("channel").selectAll().where("id", "=", id).where("kind", "=", "email").executeTakeFirst(),
  );
  if (!row || !isToken(seals(), purpose, row, token)) return null;
  const isOver = purpose === "confirm" && (row.confirm_until === null || row.confirm_until <= now());
  return isOver ? null : toChannel(row);
}

async function known({ database }: ChannelDesk, { account, id }: Mine): Promise<ChannelState> {
  const [found] = await listChannels(database, account, id);
  if (!found) throw unknown(words.channel);
  return found;
}

const words = {
  channel: { en: "channel", ko: "알림 채널" },
  channels: { en: "channels", ko: "알림 채널" },
  delivery: { en: "delivery", ko: "전송 기록" },
} as const satisfies Record<string, Text>;

const inactive = {
  unconfirmed: { en: "the address is not confirmed yet", ko: "주소가 아직 확인되지 않았습니다" },
  disabled: { en: "the channel is disabled; enable it first", ko: "채널이 꺼져 있습니다. 먼저 켜십시오" },
} as const satisfies Record<string, Text>;

const notFailed: Text = {
  en: "only a delivery that failed or was cancelled can be sent again",
  ko: "실패했거나 취소된 전송만 다시 보낼 수 있습니다",
};

/** A channel of another account looks like an unknown one. */
function unknown(what: Text): Failure {
  return failure("item.unknown", { what }, { reason: "id" });
}
