import { failure, type Failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import type { Encryption } from "../store/encryption/encryption.ts";
import type { Database } from "../store/database.ts";
import { readAddress } from "./address.ts";
import { mostChannels } from "./channel.ts";
import type { ChannelLimits } from "./limits.ts";
import { addDelivery, listDeliveries, resend } from "./deliveries.ts";
import { emptyPayload } from "./payload.ts";
import {
  aboutTemplate,
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
import { readTemplate } from "./template.ts";
import { readToken } from "./telegram.ts";
import { channelAnswer, deliveryAnswer } from "./answer.ts";

/** The dependencies of channel operations. */
export interface ChannelDependencies {
  readonly database: Database;
  /** Opened on first use, since the secret may have to be created. */
  readonly encryption: () => Encryption;
  /** Whether letters with working links can be sent. */
  readonly canMail: boolean;
  /** The failure where letters cannot be sent, with the settings that the caller can change. */
  readonly noMail?: () => Failure;
  /** Networks that count as public. */
  readonly allow: readonly string[];
  readonly limits: ChannelLimits;
  /** Sends a test delivery from this process; absent where a worker sends it within seconds. */
  readonly sendNow?: (delivery: string, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A channel of an account. */
export interface OwnedChannel {
  readonly account: string;
  readonly id: string;
}

/** The channels of an account. */
export async function channelsOf({ database }: ChannelDependencies, account: string) {
  const channels = await listChannels(database, account);
  return { channels: channels.map(channelAnswer), quota: { used: channels.length, limit: mostChannels } };
}

/** Adds a channel; its signing secret is in the answer and never shown again. */
export async function add(dependencies: ChannelDependencies, account: string, wanted: NewChannel) {
  const { kind, name = null, language, mode } = wanted;
  if (kind === "email" && !dependencies.canMail)
    throw dependencies.noMail?.() ?? failure("account.mail", {}, { reason: "kind" });
  const { address, shown } = readAddress(kind, wanted.address, dependencies.allow);
  const [token, template] = [readToken(kind, wanted.token), readTemplate(kind, wanted.template)];
  const settings = { name, language, mode, digestHour: wanted.digest_hour, minSeverity: wanted.min_severity };
  const made = await addChannel(
    dependencies.database,
    { account, kind, address, shown, token, template, ...settings },
    dependencies.encryption(),
    dependencies.now(),
  );
  if (!made) throw failure("account.full", { limit: mostChannels, what: words.channels }, { reason: "quota" });
  return { channel: await channelOf(dependencies, { account, id: made.id }), secret: made.secret };
}

/** One channel in its public form. */
export async function channelOf(dependencies: ChannelDependencies, mine: OwnedChannel) {
  return channelAnswer(await known(dependencies, mine));
}

/** Changes a channel. */
export async function change(dependencies: ChannelDependencies, { account, id }: OwnedChannel, change: ChannelChange) {
  const { digest_hour: digestHour, min_severity: minSeverity, template: text, ...rest } = change;
  const template = text === undefined ? undefined : await sealedTemplate(dependencies, { account, id }, text);
  const given = Object.fromEntries(
    Object.entries({ ...rest, digestHour, minSeverity, template }).filter(([, value]) => value !== undefined),
  );
  if ((await changeChannel(dependencies.database, account, id, given, dependencies.now())) === null)
    throw unknown(words.channel);
  return channelOf(dependencies, { account, id });
}

async function sealedTemplate(dependencies: ChannelDependencies, mine: OwnedChannel, text: string): Promise<string> {
  const { kind } = await known(dependencies, mine);
  return dependencies.encryption().seal(readTemplate(kind, text) ?? "", aboutTemplate(mine.id));
}

/** Deletes a channel. */
export async function remove({ database }: ChannelDependencies, { account, id }: OwnedChannel) {
  if (!(await removeChannel(database, account, id))) throw unknown(words.channel);
  return { removed: true } as const;
}

/** Stores a test message, which a worker sends within seconds; returns its id. */
export async function storeTest(dependencies: ChannelDependencies, mine: OwnedChannel): Promise<string> {
  const { state } = await known(dependencies, mine);
  if (state !== "active") throw failure("account.state", { detail: inactive[state] }, { reason: "state" });
  const waiting = { channel: mine.id, account: mine.account, kind: "test", payload: emptyPayload } as const;
  return dependencies.database.through(({ db, jobs }) =>
    db.transaction().execute((tx) => addDelivery({ db: tx, jobs }, waiting, dependencies.now())),
  );
}

/** One delivery in its public form. */
export async function deliveryOf(dependencies: ChannelDependencies, mine: OwnedChannel, delivery: string) {
  const [found] = await listDeliveries(dependencies.database, mine.account, mine.id, delivery);
  if (!found) throw unknown(words.delivery);
  return deliveryAnswer(found, (await known(dependencies, mine)).name);
}

/** The newest deliveries of a channel. */
export async function deliveriesOf(dependencies: ChannelDependencies, mine: OwnedChannel) {
  const { name } = await known(dependencies, mine);
  const found = await listDeliveries(dependencies.database, mine.account, mine.id);
  return { deliveries: found.map((each) => deliveryAnswer(each, name)) };
}

/** Resends a failed delivery. */
export async function sendAgain(dependencies: ChannelDependencies, mine: OwnedChannel, delivery: string) {
  const { state } = await known(dependencies, mine);
  await deliveryOf(dependencies, mine, delivery);
  if (state === "disabled") throw failure("account.state", { detail: inactive.disabled }, { reason: "state" });
  if (!(await resend(dependencies.database, mine.account, mine.id, delivery, dependencies.now())))
    throw failure("account.state", { detail: notFailed }, { reason: "state" });
  return deliveryOf(dependencies, mine, delivery);
}

/** The address of a mailed link; null where the link is invalid, used or expired. Changes nothing. */
export async function addressOfLink(
  dependencies: ChannelDependencies,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  return (await channelOfLink(dependencies, purpose, token))?.shown ?? null;
}

/** Executes a mailed link. Throws `Failure` where it is invalid, used or expired. */
export async function followLink(dependencies: ChannelDependencies, purpose: LinkPurpose, token: string) {
  const channel = await channelOfLink(dependencies, purpose, token);
  if (!channel) throw failure("account.link", {}, { reason: "token" });
  await noteReader(dependencies.database, channel.id, purpose, dependencies.now());
  return { address: channel.shown };
}

async function channelOfLink({ database, encryption, now }: ChannelDependencies, purpose: LinkPurpose, token: string) {
  const id = channelIn(token);
  if (id === null) return null;
  const row = await database.through(({ db }) =>
    db.selectFrom("channel").selectAll().where("id", "=", id).where("kind", "=", "email").executeTakeFirst(),
  );
  if (!row || !isToken(encryption(), purpose, row, token)) return null;
  const isOver = purpose === "confirm" && (row.confirm_until === null || row.confirm_until <= now());
  return isOver ? null : toChannel(row);
}

async function known({ database }: ChannelDependencies, { account, id }: OwnedChannel): Promise<ChannelState> {
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
