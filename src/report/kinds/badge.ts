import { worst, type Grade, grades } from "../../core/grade/grade.ts";
import type { GateResult, GateVerdict } from "../../core/result/result.ts";
import type { Report } from "../place.ts";
import { reportWords } from "../words.ts";
import { element, xmlText } from "./xml.ts";

// Each has a contrast of at least 4.5 against white text (WCAG 2.2 §1.4.3).
const colourOf = {
  pass: "#1a7f37",
  warn: "#8a6100",
  fail: "#c62828",
  unknown: "#6e4fa3",
} as const satisfies Record<GateVerdict, string>;

const label = "portcullis";
const labelColour = "#444444";
const height = 20;
const padding = 6;
const corner = 3;
const font = 11;

/** The verdict as an SVG badge, with the worst grades if they are known for every target. */
export const badge: Report = (result, { language }) => {
  const verdict = reportWords.verdict[result.verdict][language];
  const message = [verdict, ...lettersOf(result)].join(" · ");
  const title = `${label}: ${message}`;
  const left = widthOf(label) + 2 * padding;
  const right = widthOf(message) + 2 * padding;
  const root = {
    xmlns: "http://www.w3.org/2000/svg",
    width: left + right,
    height,
    role: "img",
    "aria-label": title,
  };
  // Without an id, which could clash between several badges in one page.
  const boxes = [
    element("rect", { width: left + right, height, rx: corner, fill: colourOf[result.verdict] }),
    element("rect", { width: left, height, rx: corner, fill: labelColour }),
    element("rect", { x: left - corner, width: corner, height, fill: labelColour }),
  ];
  const look = { fill: "#ffffff", "font-family": "Verdana,Geneva,DejaVu Sans,sans-serif", "font-size": font };
  const texts = element("g", look, [written(label, padding), written(message, left + padding)]);
  return `${element("svg", root, [element("title", {}, [xmlText(title)]), ...boxes, texts])}\n`;
};

/** The text length is set explicitly, so that it fits with any font. */
function written(text: string, x: number): string {
  return element("text", { x, y: 14, textLength: widthOf(text), lengthAdjust: "spacingAndGlyphs" }, [xmlText(text)]);
}

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

// Advance widths of Verdana at 11 pixels, rounded up; non-Latin characters are square.
const narrow = /[ iIljt.,:·'|!fr()]/;
const wide = /[mwMW+@%]/;

function widthOf(text: string): number {
  const width = Array.from(text).reduce((sum, character) => sum + advance(character), 0);
  return Math.ceil(width);
}

function advance(character: string): number {
  if (character > "\u02ff") return font;
  if (narrow.test(character)) return 4.4;
  if (wide.test(character)) return 10;
  return /[A-Z]/.test(character) ? 8.2 : 6.9;
}
