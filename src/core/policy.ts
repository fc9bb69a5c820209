import type { Grade } from "./grade/grade.ts";
import type { Severity } from "./result/interpretation.ts";
import type { GateMeasured, GateThreshold } from "./result/result.ts";
import type { Language } from "./text.ts";

/** The effects of a rule on a verdict, weakest first. */
export const ruleLevels = ["off", "warn", "error"] as const;

/** The effect of a rule on a target's verdict: none and hidden, a warning, or a failure. */
export type RuleLevel = (typeof ruleLevels)[number];

/** A requirement for a check besides the thresholds of every gate. Without any of the three values its status must be `pass`. */
export interface Demand {
  readonly level: RuleLevel;
  /** The part of the configuration with the requirement. */
  readonly source: "target" | "file";
  /** 0–100. */
  readonly minScore?: number;
  readonly minGrade?: Grade;
  readonly maxSeverity?: Severity;
}

const thresholds: ReadonlySet<string> = new Set(["ssl", "headers", "days", "https"] satisfies GateThreshold[]);

/** The id of a required check in a result; one with a threshold's name gets another id. */
export function idOfDemand(id: string): string {
  return thresholds.has(id) ? `checks.${id}` : id;
}

/** A finding that is accepted until a date. */
export interface Waiver {
  /** A rule id, or `http.*` for all rules of a check. */
  readonly rule: string;
  /** A pattern of canonical URLs, `*` within a segment and `**` across segments; absent for all. */
  readonly url?: string;
  readonly reason: string;
  /** The last day of its validity in UTC, as an ISO 8601 date. */
  readonly until: string;
  readonly owner?: string;
}

/** The verdicts that fail a build: `fail` only, also `warn`, or none. */
export const failOns = ["error", "warn", "never"] as const;

/** Which verdicts fail a build. */
export type FailOn = (typeof failOns)[number];

/** The handling of what could not be measured. */
export const onErrors = ["fail", "warn", "pass"] as const;

/** Maps a verdict to an exit code; the verdict itself never changes. */
export interface Outcome {
  readonly failOn: FailOn;
  readonly onError: (typeof onErrors)[number];
}

/** The default outcome settings. */
export const usualOutcome: Outcome = { failOn: "error", onError: "fail" };

/** A known problem in a baseline. */
export interface BaselineEntry {
  /** The canonical URL of the target. */
  readonly target: string;
  readonly rule: string;
  readonly subject?: string;
  /** The value of a threshold; a worse one is new. */
  readonly actual?: Grade | number | boolean;
  /** The values of a check with several requirements, or its status. */
  readonly seen?: GateMeasured;
  readonly fingerprint: string;
}

/** A target that a baseline has measured, with the versions of the checks at that time. */
export interface BaselineTarget {
  /** Canonical. */
  readonly url: string;
  /** By check. A check is absent if it could not be measured completely, or if its version is unknown. */
  readonly checks: Readonly<Record<string, number>>;
}

/** Known findings and thresholds, which do not fail a target. The first format had no targets, so it says nothing of versions. */
export type Baseline =
  | { readonly schema: "portcullis/baseline@1"; readonly entries: readonly BaselineEntry[] }
  | {
      readonly schema: "portcullis/baseline@2";
      readonly targets: readonly BaselineTarget[];
      readonly entries: readonly BaselineEntry[];
    };

/** What excuses problems of a target: disabled rules, and valid waivers. */
export interface Excusing {
  readonly rules: Readonly<Record<string, RuleLevel>>;
  readonly waivers: readonly Waiver[];
  readonly now: Date;
}

/** Everything besides the measurement that determines the verdict. */
export interface GatePolicy {
  /** By the index of the target in the result. */
  readonly rules: readonly Readonly<Record<string, RuleLevel>>[];
  /** Requirements for checks by the index of the target in the result; absent for none. */
  readonly demands?: readonly Readonly<Record<string, Demand>>[];
  /** Levels of notices about the run itself; absent for the defaults. */
  readonly ofRun?: Readonly<Record<string, RuleLevel>>;
  readonly waivers: readonly Waiver[];
  /** Whether a waiver that no target uses is reported as unused. */
  readonly isWhole: boolean;
  readonly baseline: Baseline | null;
  readonly now: Date;
  readonly language: Language;
}
