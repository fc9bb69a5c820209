import { usualOutcome, type Outcome } from "../core/policy.ts";
import type { Severity } from "../core/result/interpretation.ts";
import type { GateCheck, GateFinding, GateNotice, GateResult, GateTarget, GateVerdict } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { checkOf, type MergedFinding } from "./causes.ts";

/** The prominence of a message in a run. */
export type Loudness = "error" | "warning" | "notice";

/** What something does to the exit code of a run. */
export interface FindingEffect {
  /** `fail` and `unknown` make the run end so; `warn` and `none` do not. */
  readonly does: "fail" | "unknown" | "warn" | "none";
  readonly loudness: Loudness;
  /** The setting that keeps it from failing the run or leaving it unknown; absent if there is none. */
  readonly softenedBy?: "fail-on never" | "on-error warn" | "on-error pass";
}

type Verdict = Exclude<GateVerdict, "pass">;

const nothing = { does: "none", loudness: "notice" } as const satisfies FindingEffect;
const failing = { does: "fail", loudness: "error" } as const satisfies FindingEffect;
const warning = { does: "warn", loudness: "warning" } as const satisfies FindingEffect;
const open = { does: "unknown", loudness: "error" } as const satisfies FindingEffect;

const ofFail = {
  error: failing,
  warn: failing,
  never: { does: "none", loudness: "warning", softenedBy: "fail-on never" },
} as const satisfies Record<Outcome["failOn"], FindingEffect>;

const ofUnknown = {
  fail: open,
  warn: { does: "warn", loudness: "warning", softenedBy: "on-error warn" },
  pass: { does: "none", loudness: "notice", softenedBy: "on-error pass" },
} as const satisfies Record<Outcome["onError"], FindingEffect>;

/** The effect of a verdict on the exit code. Reports agree with it in every word and level. */
export function findingEffectOf(verdict: GateVerdict, { failOn, onError }: Outcome = usualOutcome): FindingEffect {
  if (verdict === "pass") return nothing;
  const effect = (
    { fail: ofFail[failOn], warn: warning, unknown: ofUnknown[onError] } satisfies Record<Verdict, FindingEffect>
  )[verdict];
  return effect.does === "warn" && failOn === "warn" ? failing : effect;
}

/** The effect of a threshold. A bug of ours leaves the run open, whatever the settings. */
export function effectOfCheck(
  { status, baselineState }: GateCheck,
  target: GateTarget,
  outcome?: Outcome,
): FindingEffect {
  if (baselineState || status === "waived" || status === "off") return nothing;
  return status === "unknown" ? effectOfUnknown(target, outcome) : findingEffectOf(status, outcome);
}

/** The effect of something that could not be measured. */
export function effectOfUnknown({ reason }: GateTarget, outcome?: Outcome): FindingEffect {
  return reason === "internal" ? open : findingEffectOf("unknown", outcome);
}

/**
 * Whether a target is unknown although no threshold is: nothing was measured, not what a failing rule needs, or a bug of ours ended something.
 * It must say so by itself.
 */
export function isUnseen({ verdict, reason, checks }: GateTarget): boolean {
  return (verdict === "unknown" || reason === "internal") && checks.every(({ status }) => status !== "unknown");
}

/** The effect of a notice about the run. A run that is unknown although a notice is an error is unknown because of it. */
export function effectOfNotice({ level }: GateNotice, result: GateResult, outcome?: Outcome): FindingEffect {
  if (level === "error") return findingEffectOf(result.verdict === "unknown" ? "unknown" : "fail", outcome);
  // A notice that only informs has the same level as one that warns.
  const counts = result.verdict === "warn" && result.targets.every(({ verdict }) => verdict !== "warn");
  return counts ? findingEffectOf("warn", outcome) : warning;
}

/** The effect of a finding on its own, by its level. */
export function effectOfFinding({ level, waived, baselineState }: GateFinding, outcome?: Outcome): FindingEffect {
  if (waived || baselineState === "unchanged" || (level !== "error" && level !== "warn")) return nothing;
  return findingEffectOf(level === "error" ? "fail" : "warn", outcome);
}

const loudnessOfSeverity = {
  critical: "warning",
  high: "warning",
  medium: "warning",
  low: "notice",
  info: "notice",
} as const satisfies Record<Severity, Loudness>;

/** A finding by itself, or with those that it stands for. */
type Shown = GateFinding & Partial<Pick<MergedFinding<GateFinding>, "also">>;

/**
 * The prominence of a finding: that of its effect. One without an effect is an error only if it is severe and explains a threshold that fails
 * the run; what costs nothing is at most a warning.
 */
export function loudnessOf(finding: Shown, target: GateTarget, outcome?: Outcome): Loudness {
  const { level, severity, waived, baselineState } = finding;
  if (waived || baselineState === "unchanged") return "notice";
  if (level === "error" || level === "warn") return effectOfFinding(finding, outcome).loudness;
  const isSevere = severity === "critical" || severity === "high";
  return isSevere && explainsFailure(finding, target, outcome) ? "error" : loudnessOfSeverity[severity];
}

const explainedBy: Readonly<Record<string, string>> = { ssl: "ssl", days: "ssl", headers: "http", https: "http" };

/** The check whose findings explain a threshold: that of its name, unless it is one of the four. */
export function explainingCheck(threshold: string): string {
  return explainedBy[threshold] ?? threshold.replace(/^checks\./, "");
}

function explainsFailure(finding: Shown, target: GateTarget, outcome?: Outcome): boolean {
  const of = new Set([finding, ...(finding.also ?? [])].map(checkOf));
  return target.checks.some((check) => {
    return of.has(explainingCheck(check.id)) && effectOfCheck(check, target, outcome).does === "fail";
  });
}

const own = {
  softened: { en: "does not fail the run: {option} is {value}", ko: "{option} 값이 {value}이므로 실패로 치지 않음" },
  passes: {
    en: "The verdict does not fail the run: {option} is {value}.",
    ko: "{option} 값이 {value}이므로 이 판정은 실행을 실패시키지 않습니다.",
  },
  fails: {
    en: "The verdict fails the run: fail-on is warn.",
    ko: "fail-on 값이 warn이므로 이 판정은 실행을 실패시킵니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Why something that fails or is unknown does not count; empty if it counts. */
export function softeningOf({ softenedBy }: FindingEffect, language: Language): string {
  return softenedBy === undefined ? "" : fill(own.softened, paramsOf(softenedBy), language);
}

function paramsOf(setting: NonNullable<FindingEffect["softenedBy"]>): Readonly<Record<"option" | "value", string>> {
  const [option = "", value = ""] = setting.split(" ");
  return { option, value };
}

/** Why a run ends otherwise than its verdict says by default; empty if it does not. */
export function endingOfRun({ verdict, targets }: GateResult, language: Language, outcome?: Outcome): string {
  const { does, softenedBy } = findingEffectOf(verdict, outcome);
  if (does === findingEffectOf(verdict).does) return "";
  if (does === "fail") return own.fails[language];
  // What is still open leaves the run unknown, whatever becomes of the verdict.
  const isOpen = targets.some((target) => {
    const effects = target.checks.map((check) => effectOfCheck(check, target, outcome));
    return target.reason === "internal" || effects.some((effect) => effect.does === "unknown");
  });
  return isOpen || softenedBy === undefined ? "" : fill(own.passes, paramsOf(softenedBy), language);
}
