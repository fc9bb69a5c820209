import type { Severity } from "../../../src/core/result/interpretation.ts";
import { channelText, labels, moreText, type Line, type Message } from "../message.ts";
import { changeText, cut, fitting } from "./escape.ts";

// https://discord.com/developers/docs/resources/message#embed-object-embed-limits.
const [longestTitle, longestText] = [256, 4000] as const;

const colours: Readonly<Record<Severity, number>> = {
  critical: 0x8b0000,
  high: 0xd32f2f,
  medium: 0xf57c00,
  low: 0xfbc02d,
  info: 0x607d8b,
};

/** A message for a Discord webhook. The target's values are in code spans, and mentions are disabled. */
export function discordBody(message: Message): string {
  const { heading, intro, lines, omitted, language, worst } = message;
  const pieces = lines.map((line) => pieceOf(line, language));
  const { kept, left } = fitting(pieces, longestText - 200);
  const rest = moreText(left + omitted, language);
  const description = [intro, ...kept, rest].filter((piece) => piece !== "").join("\n\n");
  return JSON.stringify({
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: cut(escaped(heading), longestTitle),
        description,
        color: colours[worst],
        // A footer has no markup.
        footer: { text: channelText(message) },
      },
    ],
  });
}

function pieceOf(line: Line, language: Message["language"]): string {
  const { severity, change, action, link } = line;
  const report = link === null ? "" : `\n[${labels.report[language]}](${link})`;
  const head = `**${severity}** · ${code(change.target)} · ${change.check}`;
  return `${head}\n${changeText(line, code, escaped)}\n${labels.action[language]}: ${escaped(action)}${report}`;
}

/** Discord has no markup in code spans; a backtick would end it. */
function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

/** Our own words and names that the account has chosen. */
function escaped(text: string): string {
  return text.replace(/[\\*_~`|<>@#]/g, String.raw`\$&`);
}
