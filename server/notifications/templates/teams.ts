import { channelText, labels, moreText, type Line, type Message } from "../message.ts";
import { changeText } from "./escape.ts";

// https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook: a message has at most 28 kB.
const mostLines = 12;

/**
 * A message for a Teams workflow or webhook, as an Adaptive Card. Target values are in a `TextRun`, which has no Markdown; mentions would
 * need an entity.
 */
export function teamsBody(message: Message): string {
  const { heading, intro, lines, omitted, language } = message;
  const shown = lines.slice(0, mostLines);
  const rest = moreText(lines.length - shown.length + omitted, language);
  const body = [
    text([run(heading, { weight: "bolder", size: "medium" })]),
    ...(intro === "" ? [] : [text([run(intro)])]),
    ...shown.flatMap((line) => blocksOf(line, language)),
    ...(rest === "" ? [] : [text([run(rest)])]),
    text([run(channelText(message), { isSubtle: true, size: "small" })]),
  ];
  const card = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body,
  };
  const attachment = { contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content: card };
  return JSON.stringify({ type: "message", attachments: [attachment] });
}

function blocksOf(line: Line, language: Message["language"]): readonly object[] {
  const { severity, change, action, link } = line;
  const words = text([
    run(`${severity} · ${change.target} · ${change.check}\n`, { weight: "bolder" }),
    run(`${changeText(line)}\n`),
    run(`${labels.action[language]}: ${action}`),
  ]);
  if (link === null) return [words];
  const open = { type: "Action.OpenUrl", title: labels.report[language], url: link };
  return [words, { type: "ActionSet", actions: [open] }];
}

function text(inlines: readonly object[]): object {
  return { type: "RichTextBlock", inlines };
}

function run(words: string, style: object = {}): object {
  return { type: "TextRun", text: words, ...style };
}
