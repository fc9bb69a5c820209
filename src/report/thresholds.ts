import type { GateCheck, GateTarget } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import { broken } from "./broken.ts";
import { harmless } from "./github/escape.ts";
import { markOf, toneOfVerdict } from "./paint.ts";
import type { PrettyOptions } from "./pretty.ts";
import { standingOf } from "./standing.ts";
import { measured } from "./units.ts";
import { cut, pad, widthOf } from "./width.ts";
import { words } from "./words.ts";

/** Columns that are left for everything behind the name of a threshold. */
const narrowest = 30;

const columns = { id: 12, actual: 7, expected: 11 } as const;

/**
 * One threshold: what was measured, what is required, and whether it is met; behind that where the threshold came from, or
 * why it is not met. A reason that does not fit there stands below, whole.
 */
export function thresholdLines(check: GateCheck, options: PrettyOptions): readonly string[] {
  const { language, paint, width } = options;
  const mark = markFor(check);
  const tone =
    check.isKnown || check.status === "waived" || check.status === "off" ? "quiet" : toneOfVerdict[check.status];
  const cells =
    cell(`  ${cut(harmless(check.id, 60), width - narrowest)}`, columns.id) +
    cell(shown(check.actual, language), columns.actual) +
    cell(required(check, language), columns.expected);
  const row = (note: string): string => `${cells}${paint(tone, mark)}  ${note && paint("quiet", note)}`.trimEnd();
  const room = width - widthOf(cells) - 3;
  const source = cut(harmless(words.source[check.source]?.[language] ?? check.source, 60), room);
  const standing = harmless(standingOf(check, language), 600);
  const message = saysMore(check) ? harmless(check.message, longestMessage) : standing;
  if (message === "") return [row(source)];
  if (widthOf(message) <= room) return [row(message)];
  const margin = " ".repeat(columns.id);
  return [row(source), ...broken(message, width - columns.id).map((line) => margin + paint("quiet", line))];
}

/** A threshold by its mark: what the baseline knows counts as little as what is waived. */
export function markFor({ status, isKnown }: GateCheck): string {
  return isKnown ? markOf.waived : markOf[status];
}

/** A URL of the longest length that is read, and a sentence around it. */
const longestMessage = 2500;

/** A column that never runs into the next one. */
function cell(text: string, width: number): string {
  return pad(`${text} `, width);
}

/** Which certificate, which URL: what the columns do not tell, as those of a letter do. */
function saysMore({ id, status }: GateCheck): boolean {
  return (status === "fail" || status === "warn") && id !== "ssl" && id !== "headers";
}

/** What was measured, in a word. */
export function shown(actual: GateCheck["actual"], language: Language): string {
  if (actual === null) return words.unmeasured[language];
  if (typeof actual === "boolean") return words[actual ? "yes" : "no"][language];
  return String(actual);
}

/** What is required, in a word. */
export function required({ expected }: GateCheck, language: Language): string {
  if (expected === "off" || expected === false) return "–";
  return expected === true ? words.required[language] : `≥ ${expected ?? words.unmeasured[language]}`;
}

/** Where there are several origins, what each of them came to: the thresholds show the worst alone, or nothing yet. */
export function originLines({ origins }: GateTarget, { language, paint, width }: PrettyOptions): readonly string[] {
  if (origins.length < 2) return [];
  const unknown = words.unmeasured[language];
  const rows = origins.map(({ origin, grade, daysLeft }) => ({
    name: harmless(origin, 300),
    facts: `  ${pad(grade ?? unknown, 2)}  ${daysLeft === null ? unknown : measured(daysLeft, "days", language)}`,
  }));
  const room = width - 2 - Math.max(...rows.map(({ facts }) => widthOf(facts)));
  const column = Math.min(room, Math.max(...rows.map(({ name }) => widthOf(name))));
  return ["", ...rows.map(({ name, facts }) => paint("quiet", `  ${pad(cut(name, column), column)}${facts}`))];
}
