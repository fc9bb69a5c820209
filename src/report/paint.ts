import type { Severity } from "../core/result/interpretation.ts";
import type { GateCheck, GateVerdict } from "../core/result/result.ts";
import type { Outcome } from "../core/policy.ts";
import type { Language } from "../core/text.ts";

/** The meaning of a piece of text, which determines its colour. */
export type Tone = "good" | "bad" | "warning" | "unsure" | "quiet" | "strong";

/** Colours a text by its tone. The text is complete without colours. */
export type Paint = (tone: Tone, text: string) => string;

/** The language, colours and width of a report. */
export interface PrettyOptions {
  readonly language: Language;
  readonly paint: Paint;
  /** Columns. */
  readonly width: number;
  /** How the run treats its verdict; absent for the defaults. */
  readonly outcome?: Outcome | undefined;
  /** Findings in the baseline are named in one line: `hinted` adds the option that lists them, `listed` lists them instead. */
  readonly known?: "hinted" | "listed";
}

// SGR: 3-bit colours only, so that every terminal theme can adapt them.
const codes: Readonly<Record<Tone, readonly [on: number, off: number]>> = {
  good: [32, 39],
  bad: [31, 39],
  warning: [33, 39],
  unsure: [35, 39],
  quiet: [2, 22],
  strong: [1, 22],
};

/** Returns a function that colours text, or leaves it unchanged. */
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

/** The mark of a threshold or target, readable without colours. */
export const markOf = {
  pass: "✓",
  warn: "!",
  fail: "✗",
  unknown: "?",
  waived: "~",
  off: "–",
} as const satisfies Record<GateCheck["status"], string>;
