import { severities, type Issue } from "../core/result/interpretation.ts";
import type { Language } from "../core/text.ts";
import { broken } from "./broken.ts";
import { harmless } from "./github/escape.ts";
import { markOf, toneOfSeverity, type Tone, type PrettyOptions } from "./paint.ts";
import { pad, widthOf } from "./width.ts";
import { reportWords } from "./words.ts";

/** Minimum left margin of a record, whatever its width. */
const leastMargin = 2;

/** The indent of an issue's text: the widest severity of the language. */
export function indentIn(language: Language): number {
  return 2 + Math.max(...severities.map((severity) => widthOf(reportWords.severity[severity][language]))) + 2;
}

/** The effect of a finding on the verdict: it fails, it warns, or it would without a waiver or baseline. */
export type Mark = "fail" | "warn" | "waived";

const toneOf = { fail: "bad", warn: "warning", waived: "quiet" } as const satisfies Record<Mark, Tone>;

/** Marks what to do, below what was found: without colours, both would read as one text. */
const actionMark = "→ ";

/** One issue for people: severity, rule, cause, and the action below. */
export function issueLines(
  { severity, subject, cause, action, ...issue }: Issue,
  { language, paint, width }: PrettyOptions,
  mark?: Mark,
): readonly string[] {
  const indent = indentIn(language);
  // A remote server may send an unknown check id.
  const id = harmless(issue.id, 120);
  const about = subject ? ` (${harmless(subject, 80)})` : "";
  const [first = "", ...rest] = broken(`${id}${about} — ${harmless(cause, 600)}`, width - indent);
  const todo = broken(harmless(action, 600), width - indent - actionMark.length);
  const label = pad(reportWords.severity[severity][language], indent - 2);
  const margin = " ".repeat(indent);
  return [
    (mark ? `${paint(toneOf[mark], markOf[mark])} ` : "  ") +
      paint(toneOfSeverity[severity], label) +
      paint("strong", first.slice(0, id.length)) +
      first.slice(id.length),
    ...rest.map((line) => margin + line),
    ...todo.map((line, index) => margin + (index === 0 ? actionMark : " ".repeat(actionMark.length)) + line),
    ...recordLines(issue.record, indent, width),
  ];
}

/**
 * The record to publish: never wrapped, because people copy it and a partial record would be published. A wide one starts further left; a very wide
 * one is wrapped by the terminal, which copies it completely.
 */
function recordLines(record: Issue["record"], indent: number, width: number): readonly string[] {
  if (!record) return [];
  const { name, type, value } = record;
  return [
    movedIn(`${harmless(name, 260)}  ${harmless(type, 20)}`, indent, width),
    movedIn(harmless(value, 4096), indent + 2, width),
  ];
}

function movedIn(line: string, indent: number, width: number): string {
  const margin = Math.max(leastMargin, Math.min(indent, width - widthOf(line)));
  return " ".repeat(margin) + line;
}
