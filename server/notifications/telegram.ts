import { failure } from "../../src/core/failure.ts";
import type { Posted, Posting } from "../../src/core/net/post.ts";
import type { Text } from "../../src/core/text.ts";
import { unshown } from "../../src/settings/options/secret.ts";
import type { ChannelKind } from "./channel.ts";
import type { Message } from "./message.ts";
import { telegramBody } from "./templates/telegram.ts";

/** Where bots send, unless the operator runs a server of the Bot API. */
export const telegramDefault = "https://api.telegram.org";

/** The most bytes of an answer: it repeats the message that was sent. */
const mostRead = 16 * 1024;

const aToken: Text = {
  en: "the token of a Telegram bot as @BotFather gives it, such as 123456789:AAE…",
  ko: "@BotFather가 발급한 123456789:AAE… 같은 Telegram 봇 토큰",
};

const noToken: Text = { en: "absent unless kind is telegram", ko: "kind가 telegram일 때만 지정하는 값" };

/** Parses the token of a bot; null for the kinds without one. Throws a `Failure` INVALID_INPUT that does not repeat it. */
export function readToken(kind: ChannelKind, text: string | undefined): string | null {
  const isWanted = kind === "telegram";
  if (!isWanted && text === undefined) return null;
  const token = text?.trim() ?? "";
  if (isWanted && /^\d{3,20}:[\w-]{30,100}$/.test(token)) return token;
  const [field, reason] = ["token", "token"];
  if (text === undefined) throw failure("input.missing", { field, expected: aToken }, { reason });
  throw failure("input.value", { field, expected: isWanted ? aToken : noToken, given: unshown }, { reason });
}

/** https://core.telegram.org/bots/api#making-requests: the token is a part of the path. */
export function telegramPosting(base: string, token: string, chat: string, message: Message): Posting {
  return { url: `${base}/bot${token}/sendMessage`, headers: {}, body: telegramBody(chat, message), mostRead };
}

/** What an answer of the Bot API means. */
export interface TelegramAnswer {
  /** A code without the server's words; null where the status says all. */
  readonly reason: string | null;
  /** Whether another attempt would end alike. */
  readonly isFinal: boolean;
  /** Seconds until the next attempt. */
  readonly retryAfter: number | null;
}

/** The refusals whose cause people can remove. https://core.telegram.org/bots/api#making-requests: the description is for people, and may change. */
const refusals: readonly (readonly [status: number, description: RegExp, reason: string])[] = [
  [400, /chat not found/i, "telegram.no-chat"],
  [400, /upgraded to a supergroup/i, "telegram.moved"],
  [400, /not enough rights|need administrator rights|CHAT_WRITE_FORBIDDEN/i, "telegram.rights"],
  [401, /(?:)/, "telegram.token"],
  [403, /(?:)/, "telegram.forbidden"],
  // An unknown method or a token of the wrong form.
  [404, /(?:)/, "telegram.token"],
];

/** The longest wait in seconds that is believed. */
const longestWait = 86_400;

/** Reads an answer of the Bot API; what is not JSON counts by its status. */
export function readTelegramAnswer({ status, retryAfter, body = "" }: Posted): TelegramAnswer {
  const { description, seconds } = partsOf(body);
  const [, , reason] = refusals.find(([code, pattern]) => code === status && pattern.test(description)) ?? [];
  const wait = status === 429 ? Math.max(retryAfter ?? 0, seconds) : (retryAfter ?? 0);
  return { reason: reason ?? null, isFinal: reason !== undefined, retryAfter: wait === 0 ? null : wait };
}

/** https://core.telegram.org/bots/api#responseparameters. */
function partsOf(body: string): { readonly description: string; readonly seconds: number } {
  const answer = jsonIn(body) as { readonly description?: unknown; readonly parameters?: unknown } | null;
  const description = typeof answer?.description === "string" ? answer.description.slice(0, 300) : "";
  const wait = (answer?.parameters as { readonly retry_after?: unknown } | null | undefined)?.retry_after;
  const isWait = typeof wait === "number" && wait > 0;
  return { description, seconds: isWait ? Math.min(Math.ceil(wait), longestWait) : 0 };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
