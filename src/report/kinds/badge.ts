import { worst, type Grade, grades } from "../../core/grade/grade.ts";
import type { GateResult, GateVerdict } from "../../core/result/result.ts";
import type { Report } from "../place.ts";
import { shield } from "../shield.ts";
import { reportWords } from "../words.ts";

// Each has a contrast of at least 4.5 against white text (WCAG 2.2 §1.4.3).
const colourOf = {
  pass: "#1a7f37",
  warn: "#8a6100",
  fail: "#c62828",
  unknown: "#6e4fa3",
} as const satisfies Record<GateVerdict, string>;

const label = "portcullis";
/** The verdict as an SVG badge, with the worst grades if they are known for every target. */
export const badge: Report = (result, { language }) => {
  const verdict = reportWords.verdict[result.verdict][language];
  const message = [verdict, ...lettersOf(result)].join(" · ");
  return shield({ label, message, colour: colourOf[result.verdict] });
};

const shownLetters = [
  ["ssl", "ssl"],
  ["headers", "headers"],
] as const;

function lettersOf({ targets }: GateResult): readonly string[] {
  return shownLetters.flatMap(([id, name]) => {
    const actuals = targets.map(({ checks }) => checks.find((check) => check.id === id)?.actual ?? null);
    const letters = actuals.filter((actual) => isGrade(actual));
    const [first, ...others] = letters;
    // The worst grade is unknown if any target has none.
    return first === undefined || letters.length < targets.length ? [] : [`${name} ${worst([first, ...others])}`];
  });
}

function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value);
}
