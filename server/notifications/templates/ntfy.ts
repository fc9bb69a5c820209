import type { Severity } from "../../../src/core/result/interpretation.ts";
import { channelText, moreText, type Message } from "../message.ts";
import { cut, fitting } from "./escape.ts";
import { pieceOf } from "./plain.ts";

// https://docs.ntfy.sh/config/#message-limits: a longer message becomes an attachment.
const longestMessage = 4000;

/** https://docs.ntfy.sh/publish/#message-priority. */
const priorities: Readonly<Record<Severity, number>> = { critical: 5, high: 4, medium: 3, low: 3, info: 2 };

/** A message for an ntfy server: plain text without Markdown. Tapping it opens our URL. */
export function ntfyBody(topic: string, content: Message): string {
  const { heading, intro, lines, omitted, language, worst } = content;
  const pieces = lines.map((line) => pieceOf(line, language));
  const { kept, left } = fitting(pieces, longestMessage - 700, (text) => Buffer.byteLength(text) + 2);
  const rest = moreText(left + omitted, language);
  const message = [intro, ...kept, rest, channelText(content)].filter((piece) => piece !== "").join("\n\n");
  const link = lines[0]?.link ?? null;
  return JSON.stringify({
    topic,
    title: cut(heading, 200),
    message,
    priority: priorities[worst],
    ...(link !== null && { click: link }),
  });
}
