import { labels, type Line, type Message } from "../message.ts";
import { changeText } from "./escape.ts";

/** A change as plain text, with the report's link on its own line. */
export function pieceOf(line: Line, language: Message["language"]): string {
  const { severity, change, action, link } = line;
  const head = `${severity.toUpperCase()}  ${change.target} · ${change.check}`;
  const report = link === null ? [] : [link];
  return [head, changeText(line), `${labels.action[language]}: ${action}`, ...report].join("\n");
}
