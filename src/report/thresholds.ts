import type { GateCheck, GateTarget } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import { broken } from "./broken.ts";
import { harmless } from "./github/escape.ts";
import { markOf, toneOfVerdict, type PrettyOptions } from "./paint.ts";
import { statusLineOf } from "./state.ts";
import { measured } from "./units.ts";
import { cut, pad, widthOf } from "./width.ts";
import { reportWords } from "./words.ts";

/** Minimum columns for everything after a threshold's name. */
const narrowest = 30;

const columns = { id: 12, actual: 7, expected: 11 } as const;

/**
 * One threshold: measured value, requirement and result, followed by its source or the reason for failing. A reason that does not fit is shown
 * completely below.
 */
export function thresholdLines(check: GateCheck, options: PrettyOptions): readonly string[] {
  const { language, paint, width } = options;
  const mark = markFor(check);
  const tone =
    check.baselineState || check.status === "waived" || check.status === "off" ? "quiet" : toneOfVerdict[check.status];
  const cells =
    cell(`  ${cut(harmless(check.id, 60), width - narrowest)}`, columns.id) +
    cell(thresholdText(check.actual, language), columns.actual) +
    cell(required(check, language), columns.expected);
  const row = (note: string): string => `${cells}${paint(tone, mark)}  ${note && paint("quiet", note)}`.trimEnd();
  const room = width - widthOf(cells) - 3;
  const source = cut(harmless(reportWords.source[check.source]?.[language] ?? check.source, 60), room);
  const standing = harmless(statusLineOf(check, language), 600);
  const message = saysMore(check) ? harmless(check.message, longestMessage) : standing;
  if (message === "") return [row(source)];
  if (widthOf(message) <= room) return [row(message)];
  const margin = " ".repeat(columns.id);
  return [row(source), ...broken(message, width - columns.id).map((line) => margin + paint("quiet", line))];
}

/** The mark of a threshold; a known one has the mark of a waived one. */
export function markFor({ status, baselineState }: GateCheck): string {
  return baselineState ? markOf.waived : markOf[status];
}

/** Room for a URL of maximum length and a sentence around it. */
const longestMessage = 2500;

/** A column that never touches the next one. */
function cell(text: string, width: number): string {
  return pad(`${text} `, width);
}

/** Whether a reason adds to the columns: which certificate or URL; for grades the columns say enough. */
function saysMore({ id, status }: GateCheck): boolean {
  return (status === "fail" || status === "warn") && id !== "ssl" && id !== "headers";
}

/** The measured value in a word. */
export function thresholdText(actual: GateCheck["actual"], language: Language): string {
  if (actual === null) return reportWords.unmeasured[language];
  if (typeof actual === "boolean") return reportWords[actual ? "yes" : "no"][language];
  return String(actual);
}

/** The requirement in a word. */
export function required({ expected }: GateCheck, language: Language): string {
  if (expected === "off" || expected === false) return "–";
  return expected === true ? reportWords.required[language] : `≥ ${expected ?? reportWords.unmeasured[language]}`;
}

/** The results of each of several origins: the thresholds only show the worst, or nothing yet. */
export function originLines({ origins }: GateTarget, { language, paint, width }: PrettyOptions): readonly string[] {
  if (origins.length < 2) return [];
  const unknown = reportWords.unmeasured[language];
  const rows = origins.map(({ origin, grade, daysLeft }) => ({
    name: harmless(origin, 300),
    facts: `  ${pad(grade ?? unknown, 2)}  ${daysLeft === null ? unknown : measured(daysLeft, "days", language)}`,
  }));
  const room = width - 2 - Math.max(...rows.map(({ facts }) => widthOf(facts)));
  const column = Math.min(room, Math.max(...rows.map(({ name }) => widthOf(name))));
  return ["", ...rows.map(({ name, facts }) => paint("quiet", `  ${pad(cut(name, column), column)}${facts}`))];
}
