import { z } from "zod";
import { secretField } from "../../src/core/input.ts";
import { severities } from "../../src/core/result/interpretation.ts";
import { languages } from "../../src/core/text.ts";
import { count, keyName, token } from "../accounts/fields.ts";
import { channelKinds, channelModes } from "./channel.ts";

/** Characters of a URL or an e-mail address. */
const longestAddress = 2048;

const kind = z.enum(channelKinds).meta({ description: "Type of the receiver", ko: "알림을 받을 곳의 종류" });

const address = z
  .string()
  .min(1)
  .max(longestAddress)
  .meta({
    // The URL of a webhook is all that is needed to post to it.
    ...secretField,
    description: "An https URL; an e-mail address for kind email; the id or @name of a chat for kind telegram",
    ko: "https URL. kind가 email이면 이메일 주소, telegram이면 채팅 ID 또는 @이름",
    examples: ["https://hooks.shop.example/portcullis"],
  });

const name = keyName.meta({
  description: "Name of the channel, in the list, in messages and in deliveries",
  ko: "목록, 메시지, 전송 기록에 표시하는 채널 이름",
  examples: ["on call"],
});

// Their problems are reported without the value, so no rule stands here.
const botToken = z.string().meta({
  ...secretField,
  description: "Token of the bot, from @BotFather; only for kind telegram, and never returned",
  ko: "@BotFather가 발급한 봇 토큰. kind가 telegram일 때만 쓰며 반환하지 않음",
});

const template = z.string().meta({
  description:
    'JSON text of the message, with placeholders such as "{{summary}}" within its strings; only for kind json, and never returned',
  ko: '메시지의 JSON 텍스트. 문자열 안에 "{{summary}}" 같은 자리 표시자를 쓸 수 있음. kind가 json일 때만 쓰며 반환하지 않음',
  examples: ['{"text":"{{summary}}","severity":"{{severity}}"}'],
});

const language = z.enum(languages).meta({ description: "Language of the messages", ko: "메시지 언어" });

const mode = z.enum(channelModes).meta({
  description: "at-once sends each change when it is found; daily sends one message a day",
  ko: "at-once는 변경을 발견할 때마다, daily는 하루에 한 번 보냅니다",
});

const digestHour = count(0, 23).meta({
  description: "Hour of the daily message, in UTC",
  ko: "daily로 보낼 시각(UTC 기준 시)",
  examples: [8],
});

const minSeverity = z.enum(severities).meta({
  description: "Send nothing below this severity. The end of a problem has the severity of the problem",
  ko: "이보다 낮은 심각도는 보내지 않습니다. 개선은 해결된 문제의 심각도로 판단합니다",
});

const enabled = z.boolean().meta({
  description:
    "false stops the channel; true starts it again. If its e-mail address is not confirmed, true mails a new link",
  ko: "false는 채널을 멈추고 true는 다시 시작합니다. 확인되지 않은 이메일 주소에는 true가 새 링크를 보냅니다",
});

/** A new channel. */
export const newChannel = z.strictObject({
  kind,
  address,
  token: botToken.optional(),
  template: template.optional(),
  name: name.optional().meta({
    description:
      "Name of the channel, in the list, in messages and in deliveries; its host, address or chat by default",
    ko: "목록, 메시지, 전송 기록에 표시하는 채널 이름. 기본값은 호스트, 주소 또는 채팅",
  }),
  language: language.default("en"),
  mode: mode.default("at-once"),
  digest_hour: digestHour.default(8),
  min_severity: minSeverity.default("low"),
});

/** The changeable settings of a channel. A new address needs a new channel. */
export const channelChange = z.strictObject({
  name: name.optional(),
  template: template.optional(),
  language: language.optional(),
  mode: mode.optional(),
  digest_hour: digestHour.optional(),
  min_severity: minSeverity.optional(),
  enabled: enabled.optional(),
});

/** The token of a mailed link. */
export const mailedToken = z.strictObject({ token });

/** An operation without a body. */
export const nothing = z.strictObject({});

/** A parsed new channel. */
export type NewChannel = z.output<typeof newChannel>;

/** A parsed change. */
export type ChannelChange = z.output<typeof channelChange>;
