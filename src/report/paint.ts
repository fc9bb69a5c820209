import type { Severity } from "../core/result/interpretation.ts";
import type { GateCheck, GateVerdict } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";

/** What a piece of text means, by which it is coloured. */
export type Tone = "good" | "bad" | "warning" | "unsure" | "quiet" | "strong";

/** Puts a tone on a text. Colour only adds: without it nothing is missing. */
export type Paint = (tone: Tone, text: string) => string;

/** For whom a report is written: the language, whether with colours, and how wide. */
export interface PrettyOptions {
  readonly language: Language;
  readonly paint: Paint;
  /** Columns. */
  readonly width: number;
  /** Whether a target that passes has what the baseline knows counted in a line instead of listed. */
  readonly countsKnown?: boolean;
}

// SGR: 3-bit colours only, so that every terminal theme decides how they look.
const codes: Readonly<Record<Tone, readonly [on: number, off: number]>> = {
  good: [32, 39],
  bad: [31, 39],
  warning: [33, 39],
  unsure: [35, 39],
  quiet: [2, 22],
  strong: [1, 22],
};

/** Paints with terminal colours, or not at all. */
export function painter(hasColour: boolean): Paint {
  if (!hasColour) return (_tone, text) => text;
  return (tone, text) => `\u001b[${codes[tone][0]}m${text}\u001b[${codes[tone][1]}m`;
}

/** The tone of a target by its verdict. */
export const toneOfVerdict = {
  pass: "good",
  warn: "warning",
  fail: "bad",
  unknown: "unsure",
} as const satisfies Record<GateVerdict, Tone>;

/** The tone of a finding by its severity. */
export const toneOfSeverity = {
  critical: "bad",
  high: "bad",
  medium: "warning",
  low: "quiet",
  info: "quiet",
} as const satisfies Record<Severity, Tone>;

/** The mark of a threshold or a target: readable without colour. */
export const markOf = {
  pass: "✓",
  warn: "!",
  fail: "✗",
  unknown: "?",
  waived: "~",
  off: "–",
} as const satisfies Record<GateCheck["status"], string>;
