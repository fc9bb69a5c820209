import { severities, type Issue } from "../core/interpretation.ts";
import { printable } from "../core/printable.ts";
import { toneOfSeverity } from "./paint.ts";
import type { PrettyOptions } from "./pretty.ts";
import { pad, wrap } from "./width.ts";

/** Where the text of an issue begins: after the widest severity. */
const indent = 2 + Math.max(...severities.map((severity) => severity.length)) + 2;

/** One issue for people: how bad, which rule, what is wrong, and below it what to do. */
export function issueLines(
  { severity, id, subject, cause, action }: Issue,
  { paint, width }: PrettyOptions,
): readonly string[] {
  const about = subject ? ` (${printable(subject, 80)})` : "";
  const [first = "", ...rest] = wrap(`${id}${about} — ${printable(cause, 600)}`, width - indent);
  const todo = wrap(printable(action, 600), width - indent);
  const label = pad(`  ${severity}`, indent);
  const margin = " ".repeat(indent);
  return [
    paint(toneOfSeverity[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
    ...rest.map((line) => margin + line),
    ...todo.map((line) => margin + paint("quiet", line)),
  ];
}
