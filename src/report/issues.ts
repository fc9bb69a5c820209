import { severities, type Issue } from "../core/interpretation.ts";
import { printable } from "../core/printable.ts";
import type { Language } from "../core/text.ts";
import { toneOfSeverity } from "./paint.ts";
import type { PrettyOptions } from "./pretty.ts";
import { pad, widthOf, wrap } from "./width.ts";
import { words } from "./words.ts";

/** Where the text of an issue begins: after the widest severity of the language. */
export function indentIn(language: Language): number {
  return 2 + Math.max(...severities.map((severity) => widthOf(words.severity[severity][language]))) + 2;
}

/** One issue for people: how bad, which rule, what is wrong, and below it what to do. */
export function issueLines(
  { severity, subject, cause, action, ...issue }: Issue,
  { language, paint, width }: PrettyOptions,
): readonly string[] {
  const indent = indentIn(language);
  // A server that was asked may send what no check of ours is called.
  const id = printable(issue.id, 120);
  const about = subject ? ` (${printable(subject, 80)})` : "";
  const [first = "", ...rest] = wrap(`${id}${about} — ${printable(cause, 600)}`, width - indent);
  const todo = wrap(printable(action, 600), width - indent);
  const label = pad(`  ${words.severity[severity][language]}`, indent);
  const margin = " ".repeat(indent);
  return [
    paint(toneOfSeverity[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
    ...rest.map((line) => margin + line),
    ...todo.map((line) => margin + paint("quiet", line)),
  ];
}
