import type { Grade } from "./grade/grade.ts";
import type { Severity } from "./result/interpretation.ts";
import type { GateSeen, GateThreshold } from "./result/result.ts";
import type { Language } from "./text.ts";

/** What a rule may do to a verdict, the quietest first. */
export const ruleLevels = ["off", "warn", "error"] as const;

/** What a rule does to the verdict of a target: nothing and unseen, a warning, or a failure. */
export type RuleLevel = (typeof ruleLevels)[number];

/** What is demanded of a check beside the thresholds that every gate has. With none of the three its status must be `pass`. */
export interface Demand {
  readonly level: RuleLevel;
  /** Which part of the configuration says so. */
  readonly source: "target" | "file";
  /** 0–100. */
  readonly minScore?: number;
  readonly minGrade?: Grade;
  readonly maxSeverity?: Severity;
}

const thresholds: ReadonlySet<string> = new Set(["ssl", "headers", "days", "https"] satisfies GateThreshold[]);

/** The id that a check which is demanded has in a result: one that bears the name of a threshold has another one. */
export function idOfDemand(id: string): string {
  return thresholds.has(id) ? `checks.${id}` : id;
}

/** A finding that is accepted until a day. */
export interface Waiver {
  /** The id of a rule, or `http.*` for all of a check. */
  readonly rule: string;
  /** A pattern of canonical URLs, `*` within a segment and `**` over several; all of them where it is absent. */
  readonly url?: string;
  readonly reason: string;
  /** The last day on which it holds, in UTC, as an ISO 8601 date. */
  readonly until: string;
  readonly owner?: string;
}

/** What may become of a verdict `fail` or `warn`: which of them ends a build. */
export const failOns = ["error", "warn", "never"] as const;

/** Which of them ends a build. */
export type FailOn = (typeof failOns)[number];

/** What may become of what could not be measured. */
export const onErrors = ["fail", "warn", "pass"] as const;

/** How a verdict becomes an exit code; it never changes the verdict. */
export interface Outcome {
  readonly failOn: FailOn;
  readonly onError: (typeof onErrors)[number];
}

/** One thing that was known when a baseline was written. */
export interface BaselineEntry {
  /** The canonical URL of the target. */
  readonly target: string;
  readonly rule: string;
  readonly subject?: string;
  /** What a threshold had come to; what is worse is new. */
  readonly actual?: Grade | number | boolean;
  /** What a check had come to of which several values were demanded, or its status. */
  readonly seen?: GateSeen;
  readonly fingerprint: string;
}

/** Known findings and thresholds, which fail no target. */
export interface Baseline {
  readonly schema: "portcullis/baseline@1";
  readonly entries: readonly BaselineEntry[];
}

/** What excuses single problems of a target: rules that are off, and waivers as long as they hold. */
export interface Excusing {
  readonly rules: Readonly<Record<string, RuleLevel>>;
  readonly waivers: readonly Waiver[];
  readonly now: Date;
}

/** Everything that decides, beside what was measured, how it is judged. */
export interface Policy {
  /** By the place of the target in the result. */
  readonly rules: readonly Readonly<Record<string, RuleLevel>>[];
  /** What is demanded of checks, by the place of the target in the result; nothing where it is absent. */
  readonly demands?: readonly Readonly<Record<string, Demand>>[];
  /** The levels of what is said of the run and not of a target; as usual where it is absent. */
  readonly ofRun?: Readonly<Record<string, RuleLevel>>;
  readonly waivers: readonly Waiver[];
  /** Whether a waiver that no target needs counts as unneeded. */
  readonly isWhole: boolean;
  readonly baseline: Baseline | null;
  readonly now: Date;
  readonly language: Language;
}
