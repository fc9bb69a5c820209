import { channelText, labels, moreText, type Line, type Message } from "../message.ts";
import { changeText, cut } from "./escape.ts";

// https://docs.slack.dev/reference/block-kit/blocks: characters of a header and of a text, and blocks of a message.
const [longestHeader, longestText, mostLines] = [150, 2900, 20] as const;

/** A message for a Slack webhook. Target values are in `plain_text`, which has no mentions, links or formatting. */
export function slackBody(message: Message): string {
  const { heading, intro, lines, omitted, language } = message;
  const shown = lines.slice(0, mostLines);
  const rest = moreText(lines.length - shown.length + omitted, language);
  const blocks = [
    { type: "header", text: { type: "plain_text", text: cut(heading, longestHeader), emoji: false } },
    ...(intro === "" ? [] : [plain(intro)]),
    ...shown.flatMap((line) => blocksOf(line, language)),
    ...(rest === "" ? [] : [plain(rest)]),
    { type: "context", elements: [{ type: "plain_text", text: channelText(message), emoji: false }] },
  ];
  const quiet = { mrkdwn: false, parse: "none", link_names: false, unfurl_links: false, unfurl_media: false };
  return JSON.stringify({ text: escapeSlack(heading), ...quiet, blocks });
}

function blocksOf(line: Line, language: Message["language"]): readonly object[] {
  const { severity, change, action, link } = line;
  const what = `${severity.toUpperCase()} · ${change.target} · ${change.check}\n${changeText(line)}`;
  const text = plain(cut(`${what}\n${labels.action[language]}: ${action}`, longestText));
  // The URL is ours, and the target in it is percent-encoded.
  const report = `<${link ?? ""}|${labels.report[language]}>`;
  return link === null
    ? [text]
    : [text, { type: "context", elements: [{ type: "mrkdwn", text: report, verbatim: true }] }];
}

function plain(text: string): object {
  return { type: "section", text: { type: "plain_text", text, emoji: false } };
}

/** https://docs.slack.dev/messaging/formatting-message-text#escaping: all of Slack's markup starts with one of these three. */
function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
