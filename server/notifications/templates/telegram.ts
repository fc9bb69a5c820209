import { channelText, moreText, type Message } from "../message.ts";
import { cut, fitting } from "./escape.ts";
import { pieceOf } from "./plain.ts";

// https://core.telegram.org/bots/api#sendmessage: characters of a message.
const longestMessage = 4096;

/** A message for the Bot API of Telegram: text without markup, since no `parse_mode` is given, and without a preview of links. */
export function telegramBody(chat: string, message: Message): string {
  const { heading, intro, lines, omitted, language, worst } = message;
  const { kept, left } = fitting(
    lines.map((line) => pieceOf(line, language)),
    longestMessage - 800,
    (piece) => piece.length + 2,
  );
  const parts = [cut(heading, 300), intro, ...kept, moreText(left + omitted, language), channelText(message)];
  return JSON.stringify({
    chat_id: chat,
    text: parts.filter((part) => part !== "").join("\n\n"),
    link_preview_options: { is_disabled: true },
    disable_notification: worst === "info",
  });
}
