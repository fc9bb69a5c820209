import type { Answer } from "../core/check.ts";
import type { Interpretation, KpiInWords } from "../core/result/interpretation.ts";
import type { Table } from "../core/result/table.ts";
import { fill, type Language } from "../core/text.ts";
import { withUnicode } from "../core/target/unicode-host.ts";
import { broken } from "./broken.ts";
import { harmless } from "./github/escape.ts";
import { issueLines } from "./issues.ts";
import { toneOfVerdict, type PrettyOptions } from "./paint.ts";
import { tableLines } from "./tables.ts";
import { measured } from "./units.ts";
import { cut, pad, widthOf } from "./width.ts";
import { reportWords } from "./words.ts";

/** The report of one check for people: grade, parts and caps, key figures, tables, and every issue. */
export function prettyAnswer(
  { interpretation }: Answer,
  { id, target }: { readonly id: string; readonly target: string },
  options: PrettyOptions,
  tables: readonly Table[] = [],
): string {
  const sections = [
    [
      headline(interpretation, `${id}  ${harmless(withUnicode(target), 2048)}`, options),
      ...summaryLines(interpretation, options),
    ],
    [...partLines(interpretation, options), ...capLines(interpretation, options)],
    kpiLines(interpretation, options),
    ...tables.map((table) => tableLines(table, options)),
    interpretation.issues.flatMap((issue) => issueLines(issue, options)),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function headline({ status, grade, score }: Interpretation, title: string, options: PrettyOptions): string {
  const { language, paint, width } = options;
  const letter = pad(`${grade ?? reportWords.status[status][language]}  `, 4);
  const points =
    score === undefined
      ? reportWords.ungraded[language]
      : fill(reportWords.score, { score: Math.round(score * 100) / 100 }, language);
  const room = width - widthOf(letter) - widthOf(points) - 2;
  const shown = cut(title, room);
  const gap = " ".repeat(Math.max(2, room + 2 - widthOf(shown)));
  return paint(toneOfVerdict[status], letter) + paint("strong", shown) + gap + paint("quiet", points);
}

function summaryLines({ summary }: Interpretation, { width }: PrettyOptions): readonly string[] {
  return broken(harmless(summary, 600), width - 4).map((line) => `    ${line}`);
}

const barWidth = 20;

function partLines({ parts = [] }: Interpretation, { language, paint, width }: PrettyOptions): readonly string[] {
  // Score and weight follow, and the bar takes the remaining width.
  const longest = Math.max(16, width - 18);
  const rows = parts.map((part) => ({ ...part, label: cut(harmless(part.label, 60), longest) }));
  const label = Math.max(0, ...rows.map((part) => widthOf(part.label))) + 2;
  const room = Math.max(0, Math.min(barWidth, width - label - 16));
  return rows.map((part) => {
    const score = part.score === null ? "?" : String(Math.round(part.score));
    const weight = fill(reportWords.weight, { weight: Math.round(part.weight) }, language);
    const bar = "█".repeat(Math.round(((part.score ?? 0) / 100) * room));
    return `    ${pad(part.label, label)}${score.padStart(4)}  ${paint("quiet", pad(weight, 6))}${bar}`.trimEnd();
  });
}

function capLines({ caps = [] }: Interpretation, { language, paint, width }: PrettyOptions): readonly string[] {
  return caps.flatMap(({ max, reason }) => {
    const label = `    ${fill(reportWords.capped, { max }, language)}  `;
    const lines = broken(harmless(reason, 600), width - widthOf(label));
    return lines.map((line, index) => (index === 0 ? paint("warning", label) : " ".repeat(widthOf(label))) + line);
  });
}

function kpiLines({ kpis }: Interpretation, { language, width }: PrettyOptions): readonly string[] {
  const rows = kpis.map((kpi) => ({ ...kpi, label: harmless(kpi.label, 60) }));
  const label = Math.max(0, ...rows.map((kpi) => widthOf(kpi.label))) + 2;
  return rows.map((kpi) => `    ${pad(kpi.label, label)}${cut(kpiText(kpi, language), width - label - 4)}`);
}

/** The value of a key figure in words; a number gets its unit. */
export function kpiText({ value, unit, text }: KpiInWords, language: Language): string {
  if (text !== undefined) return harmless(text, 300);
  if (value === null) return reportWords.unmeasured[language];
  if (typeof value === "boolean") return reportWords[value ? "yes" : "no"][language];
  if (typeof value === "string") return harmless(value, 300);
  return harmless(measured(value, unit, language), 300);
}
