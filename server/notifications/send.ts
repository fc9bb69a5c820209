import { Failure, type FailureFacts } from "../../src/core/failure.ts";
import type { Post, Posted, Posting } from "../../src/core/net/post.ts";
import { operator } from "../accounts/keys/record.ts";
import type { Mailer } from "./mail/mailer.ts";
import { linkPaths } from "../http/paths.ts";
import type { Encryption } from "../store/encryption/encryption.ts";
import { topicOf } from "./address.ts";
import type { ChannelKind } from "./channel.ts";
import type { ChannelDelivery } from "./deliveries.ts";
import { messageOf, type Message } from "./message.ts";
import { aboutAddress, aboutSecret, aboutTemplate, toChannel } from "./rows.ts";
import { linkToken, signedHeaders } from "./secrets.ts";
import { readTelegramAnswer, telegramDefault, telegramPosting, type TelegramAnswer } from "./telegram.ts";
import { discordBody } from "./templates/discord.ts";
import { jsonBody } from "./templates/json.ts";
import { letterFor } from "./templates/letter.ts";
import { ntfyBody } from "./templates/ntfy.ts";
import { slackBody } from "./templates/slack.ts";
import { teamsBody } from "./templates/teams.ts";
import { webhookBody } from "./templates/webhook.ts";

/** The outcome of an attempt. */
export interface AttemptOutcome {
  readonly outcome:
    | "delivered"
    | "failed"
    /** Failed, and a retry would not help. */
    | "refused"
    /** The receiver wants no more messages. */
    | "gone"
    /** The channel no longer sends. */
    | "cancelled"
    /** The process stops; nothing was sent. */
    | "interrupted";
  /** The status of an HTTP answer; null without one. */
  readonly status: number | null;
  /** A code such as `http.500` or `tcp.refused`; null where it was delivered. Never the receiver's own text. */
  readonly reason: string | null;
  /** The receiver's requested wait in milliseconds. */
  readonly wait: number;
  /** The failure with its facts, for the operator's command line only: it may name private addresses. */
  readonly failure?: FailureFacts;
}

/** The dependencies of sending. */
export interface SendDependencies {
  readonly post: Post;
  /** Null where this process sends no letters. */
  readonly mailer: Pick<Mailer, "deliver"> | null;
  readonly encryption: () => Encryption;
  readonly baseUrl: string | null;
  /** The server of Telegram's Bot API; the public one by default. */
  readonly telegramUrl?: string | null;
  readonly now: () => number;
}

/** Sends one delivery once. Never throws: errors become the outcome. */
export async function attempt(
  taken: ChannelDelivery,
  sending: SendDependencies,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const channel = toChannel(taken.row);
  const isWanted = taken.kind === "confirmation" ? channel.state === "unconfirmed" : channel.state === "active";
  if (!isWanted) return { outcome: "cancelled", status: null, reason: channel.state, wait: 0 };
  try {
    return await (channel.kind === "email" ? mail(taken, sending, signal) : send(channel.kind, taken, sending, signal));
  } catch (error) {
    if (signal.aborted) return { outcome: "interrupted", status: null, reason: "aborted", wait: 0 };
    return { ...failed(reasonOf(error)), ...(error instanceof Failure && { failure: error.facts }) };
  }
}

function failed(reason: string, status: number | null = null, wait = 0): AttemptOutcome {
  return { outcome: "failed", status, reason, wait };
}

/** The failure's code: its message might quote the receiver. */
function reasonOf(error: unknown): string {
  if (error instanceof Failure) return error.facts.id === "source.untrusted" ? "tls.untrusted" : error.facts.reason;
  return error instanceof Unsealable ? "secret" : "internal";
}

/** The operator has changed `PORTCULLIS_SECRET`. */
class Unsealable extends Error {}

function unsealed(encryption: Encryption, sealed: string, about: string): string {
  try {
    return encryption.open(sealed, about);
  } catch (error) {
    throw new Unsealable("sealed with another secret", { cause: error });
  }
}

async function send(
  kind: Exclude<ChannelKind, "email">,
  taken: ChannelDelivery,
  sending: SendDependencies,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const address = unsealed(sending.encryption(), taken.row.address, aboutAddress(taken.row.id));
  const message = await wordsFor(taken, sending);
  const isOperators = taken.account === operator;
  const posting = { ...postings[kind](address, taken, message, sending), isOperators };
  const posted = await sending.post(posting, signal);
  const { status } = posted;
  if (status >= 200 && status < 300) return { outcome: "delivered", status, reason: null, wait: 0 };
  const { reason, isFinal, retryAfter } = kind === "telegram" ? readTelegramAnswer(posted) : byStatus(posted);
  if (isFinal) return { outcome: "refused", status, reason, wait: 0 };
  if (status === 410) return { outcome: "gone", status, reason: "http.410", wait: 0 };
  const isRedirect = status >= 300 && status < 400;
  return failed(isRedirect ? "http.redirect" : `http.${status}`, status, 1000 * (retryAfter ?? 0));
}

/** Most receivers say all by the status. */
function byStatus({ retryAfter }: Posted): TelegramAnswer {
  return { reason: null, isFinal: false, retryAfter };
}

function wordsFor({ kind, payload, row }: ChannelDelivery, { baseUrl }: SendDependencies): Promise<Message> {
  const { language, name: channel } = toChannel(row);
  return messageOf({ kind, payload, language, baseUrl, channel });
}

type ToPosting = (address: string, taken: ChannelDelivery, message: Message, sending: SendDependencies) => Posting;

const postings: Readonly<Record<Exclude<ChannelKind, "email">, ToPosting>> = {
  webhook: (url, taken, message, sending) => signed(url, taken, webhookBody(taken, message), sending),
  json(url, taken, message, sending) {
    const template = unsealed(sending.encryption(), taken.row.template ?? "", aboutTemplate(taken.row.id));
    return signed(url, taken, jsonBody(template, taken, message), sending);
  },
  telegram: (chat, taken, message, { encryption, telegramUrl }) =>
    telegramPosting(telegramUrl ?? telegramDefault, secretOf(taken, encryption()), chat, message),
  slack: (url, _taken, message) => ({ url, headers: {}, body: slackBody(message) }),
  discord: (url, _taken, message) => ({ url, headers: {}, body: discordBody(message) }),
  teams: (url, _taken, message) => ({ url, headers: {}, body: teamsBody(message) }),
  ntfy(url, _taken, message) {
    const to = new URL(url);
    const topic = topicOf(to) ?? "";
    return { url: `${to.origin}/${to.search}`, headers: {}, body: ntfyBody(topic, message) };
  },
};

/** The signing secret of a channel, or the token of its bot. */
function secretOf({ row }: ChannelDelivery, encryption: Encryption): string {
  return unsealed(encryption, row.secret ?? "", aboutSecret(row.id));
}

function signed(url: string, taken: ChannelDelivery, body: string, { encryption, now }: SendDependencies): Posting {
  return { url, headers: signedHeaders(secretOf(taken, encryption()), taken.id, now(), body), body };
}

/** RFC 5321 §4.2.1: a 5xx reply is permanent. */
function isFinal(code: number): boolean {
  return code >= 500;
}

async function mail(taken: ChannelDelivery, sending: SendDependencies, signal: AbortSignal): Promise<AttemptOutcome> {
  const { mailer, baseUrl, encryption } = sending;
  if (!mailer || baseUrl === null) return failed("mail.unset");
  const to = unsealed(encryption(), taken.row.address, aboutAddress(taken.row.id));
  const link = (purpose: keyof typeof linkPaths): string =>
    `${baseUrl}${linkPaths[purpose]}?token=${encodeURIComponent(linkToken(encryption(), purpose, taken.row))}`;
  const confirm = taken.kind === "confirmation" ? link("confirm") : null;
  const links = { home: baseUrl, confirm, unsubscribe: link("unsubscribe") };
  const letter = letterFor(taken, await wordsFor(taken, sending), to, links);
  const trouble = await mailer.deliver(letter, signal);
  if (trouble === null) return { outcome: "delivered", status: null, reason: null, wait: 0 };
  if (signal.aborted) return { outcome: "interrupted", status: null, reason: "aborted", wait: 0 };
  const { code, replied } = trouble;
  const reason = replied === null ? `smtp.${code.toLowerCase()}` : `smtp.${replied}`;
  return { ...failed(reason), ...(replied !== null && isFinal(replied) && { outcome: "refused" }) };
}
