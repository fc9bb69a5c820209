import type { Severity } from "../../../src/core/result/interpretation.ts";
import type { Delivery } from "../deliveries.ts";
import { moreText, type Message } from "../message.ts";
import { cut, fitting } from "./escape.ts";
import { pieceOf } from "./plain.ts";
import { changeOf, eventTypes } from "./webhook.ts";

/** Characters of the whole text, and of the list of domains. */
const [longestText, longestList] = [3000, 500] as const;

type Value = (delivery: Delivery, message: Message) => string | number | readonly object[];

/** Severities and actions as incident services name them: https://developer.pagerduty.com/docs/send-alert-event. */
const levels = {
  critical: "critical",
  high: "error",
  medium: "warning",
  low: "warning",
  info: "info",
} as const satisfies Record<Severity, string>;

/** The placeholders of a template. A string that is one placeholder alone takes its value, which may be a number or a list. */
const placeholders = {
  id: ({ id }) => id,
  type: ({ kind }) => eventTypes[kind],
  timestamp: ({ createdAt }) => new Date(createdAt).toISOString(),
  channel: (_delivery, { channel }) => channel,
  language: (_delivery, { language }) => language,
  severity: (_delivery, { worst }) => worst,
  level: (_delivery, { worst }) => levels[worst],
  action: (_delivery, { lines }) =>
    lines.length > 0 && lines.every(({ change }) => change.direction === "better") ? "resolve" : "trigger",
  summary: (_delivery, { heading }) => heading,
  text: (_delivery, message) => textOf(message),
  domain: (_delivery, { lines }) => lines[0]?.change.domain ?? "",
  domains: (_delivery, { lines }) =>
    cut([...new Set(lines.map(({ change }) => change.domain))].join(", "), longestList),
  url: (_delivery, { lines }) => lines[0]?.link ?? "",
  count: (_delivery, { lines, omitted }) => lines.length + omitted,
  changes: (_delivery, { lines }) => lines.map(changeOf),
} as const satisfies Record<string, Value>;

type Placeholder = keyof typeof placeholders;

/** Their names. */
export const placeholderNames = Object.keys(placeholders) as readonly Placeholder[];

/** Whether a text is the name of a placeholder. */
export function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}

/**
 * The body of a JSON webhook: the template's JSON, in whose strings the placeholders are replaced. It is serialised after that, so no value
 * of a target can leave its string; and values are not searched for placeholders again.
 */
export function jsonBody(template: string, delivery: Delivery, message: Message): string {
  const valueOf = (name: string) => (isPlaceholder(name) ? placeholders[name](delivery, message) : "");
  return JSON.stringify(filled(JSON.parse(template), valueOf));
}

function filled(value: unknown, valueOf: (name: string) => ReturnType<Value>): unknown {
  if (typeof value === "string") return filledText(value, valueOf);
  if (Array.isArray(value)) return value.map((each) => filled(each, valueOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, valueOf)]));
}

function filledText(text: string, valueOf: (name: string) => ReturnType<Value>): unknown {
  const alone = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
  if (alone !== undefined) return valueOf(alone);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_found, name: string) => textIn(valueOf(name)));
}

function textOf({ heading, intro, lines, omitted, language }: Message): string {
  const pieces = lines.map((line) => pieceOf(line, language));
  const { kept, left } = fitting(pieces, longestText, (piece) => piece.length + 2);
  const parts = [heading, intro, ...kept, moreText(left + omitted, language)];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** A list stands alone, which was checked when the template was stored. */
function textIn(value: ReturnType<Value>): string {
  return typeof value === "object" ? JSON.stringify(value) : `${value}`;
}
