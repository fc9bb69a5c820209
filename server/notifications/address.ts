import { isIP } from "node:net";
import { secretFailure } from "../../src/core/input.ts";
import { reach, within } from "../../src/core/target/address.ts";
import { hostOf } from "../../src/core/target/target.ts";
import type { Text } from "../../src/core/text.ts";
import { email } from "../accounts/fields.ts";
import type { ChannelKind } from "./channel.ts";

/** A notification address, and its public form. */
export interface ChannelAddress {
  readonly address: string;
  readonly shown: string;
}

const anEmail: Text = { en: "an e-mail address such as jin@shop.example", ko: "jin@shop.example 같은 이메일 주소" };

const aUrl: Text = {
  en: "an https URL without user name, password or fragment, such as https://hooks.shop.example/portcullis",
  ko: "https://hooks.shop.example/portcullis처럼 사용자 이름, 비밀번호, 프래그먼트가 없는 https URL",
};

const aTopic: Text = {
  en: "the https URL of an ntfy topic such as https://ntfy.sh/my-topic",
  ko: "https://ntfy.sh/my-topic 같은 ntfy 토픽의 https URL",
};

const aChat: Text = {
  en: "the id of a Telegram chat such as -1001234567890, or the name of a public channel such as @shop_alerts",
  ko: "-1001234567890 같은 Telegram 채팅 ID 또는 @shop_alerts 같은 공개 채널 이름",
};

const aPublicHost: Text = {
  en: "an https URL whose host is on the public internet",
  ko: "호스트가 공인 인터넷에 있는 https URL",
};

/**
 * Parses a channel's address. Host names are checked on connection; literal addresses are checked here. Throws a `Failure` INVALID_INPUT.
 */
export function readAddress(kind: ChannelKind, text: string, allow: readonly string[]): ChannelAddress {
  if (kind === "email") {
    const { data } = email.safeParse(text.trim());
    if (data === undefined) throw secretFailure("address", anEmail);
    return { address: data, shown: data };
  }
  if (kind === "telegram") return readChat(text.trim());
  const url = URL.parse(text.trim());
  const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
  if (!url || !isPlain) throw secretFailure("address", aUrl);
  if (kind === "ntfy" && topicOf(url) === null) throw secretFailure("address", aTopic);
  const host = hostOf(url);
  const isLiteral = isIP(host) !== 0;
  const isLocal = /(?:^|\.)localhost\.?$/.test(host);
  if (isLocal || (isLiteral && reach(host) !== "public" && !within(host, allow)))
    throw secretFailure("address", aPublicHost);
  return { address: url.href, shown: url.origin };
}

/** https://core.telegram.org/bots/api#sendmessage: `chat_id`, a number of at most 52 bits or the username of a channel. */
function readChat(text: string): ChannelAddress {
  if (/^(?:-?[1-9]\d{0,15}|@[A-Za-z]\w{3,31})$/.test(text)) return { address: text, shown: text };
  throw secretFailure("address", aChat);
}

/** The topic of an ntfy URL; null without one. The server accepts JSON only at its root. */
export function topicOf({ pathname }: URL): string | null {
  return /^\/(?<topic>[-_A-Za-z0-9]{1,64})$/.exec(pathname)?.groups?.["topic"] ?? null;
}
