import { severities } from "../../core/result/interpretation.ts";
import type { Outcome } from "../../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../../core/result/result.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { annotate } from "./annotate.ts";
import { recordText } from "../fix-record.ts";
import { harmless } from "./escape.ts";
import { lineOf } from "../mentions.ts";
import type { About, Report, ReportPlace } from "../place.ts";
import { wholeLine, type Spot } from "../spot.ts";
import { loudnessOf, standingOf, titleOf, type Loudness } from "../standing.ts";
import { together } from "../together.ts";
import { words } from "../words.ts";

/** How loud an annotation is. */
export type AnnotationKind = Loudness;

/** One remark beside a run, for people. Nothing in it is a command to a runner. */
export interface Annotation {
  readonly kind: AnnotationKind;
  readonly title: string;
  /** May have several lines. */
  readonly message: string;
  /** The rule, and the target that it is about; null for the run itself. */
  readonly about?: About & { readonly target: GateTarget | null };
}

/** What people see beside a run: thresholds that are missed or open first, then every finding, the worst first. */
export function annotationsOf(
  { targets, notices = [] }: GateResult,
  language: Language,
  outcome?: Outcome,
): readonly Annotation[] {
  const findings = targets.flatMap((target) => {
    return together(target.findings)
      .filter((finding) => isWorthNoting(finding, target))
      .map((finding) => ({ target, finding }));
  });
  const ranked = findings.toSorted((a, b) => rank(a.finding) - rank(b.finding));
  return [
    ...notices.map(({ id, level, message }) => ({
      kind: level === "error" ? ("error" as const) : ("warning" as const),
      title: harmless(id, longest.rule),
      message: harmless(message, longest.text),
      about: { rule: id, target: null },
    })),
    ...targets.flatMap((target) => thresholdsOf(target, language)).map((each) => softened(each, outcome)),
    ...ranked.map(({ target, finding }) => toAnnotation(finding, target, language)),
  ];
}

/** Where a target passes, what is merely good to know is in the summary and in the result object. */
function isWorthNoting({ severity, level }: GateFinding, { verdict }: GateTarget): boolean {
  return verdict !== "pass" || severity !== "info" || level === "error" || level === "warn";
}

function rank({ severity }: GateFinding): number {
  return severities.indexOf(severity);
}

/** Neither title nor message may be so long that the runner cuts it, at 4,096 characters. */
const longest = { rule: 120, url: 200, subject: 80, text: 600 } as const;

/** By status of a threshold that does not simply pass: how loud it is told, where the baseline does not know it. */
const kindOfStatus: Readonly<Partial<Record<GateCheck["status"], AnnotationKind>>> = {
  fail: "error",
  unknown: "error",
  warn: "warning",
  waived: "notice",
};

/** What could not be measured is told as loud as what is made of it. */
const kindOfUnknown = { fail: "error", warn: "warning", pass: "notice" } as const satisfies Record<
  Outcome["onError"],
  AnnotationKind
>;

interface OfThresholds extends Annotation {
  readonly status: GateCheck["status"];
}

/** A step that nothing can fail says nothing as an error of which it made none. */
function softened({ status, ...annotation }: OfThresholds, outcome: Outcome | undefined): Annotation {
  if (!outcome) return annotation;
  if (status === "unknown") return { ...annotation, kind: kindOfUnknown[outcome.onError] };
  return status === "fail" && outcome.failOn === "never" ? { ...annotation, kind: "warning" } : annotation;
}

/** The thresholds of one target that keep a gate from passing, or nearly do; those that say the same say it together. */
function thresholdsOf(target: GateTarget, language: Language): readonly OfThresholds[] {
  const told = target.checks.filter(({ status }) => status in kindOfStatus);
  const alike = Map.groupBy(told, (check) => `${check.status} ${check.message} ${standingOf(check, language)}`);
  const thresholds = [...alike.values()].map((checks) => ofThresholds(checks, target, language));
  return [...unseenOf(target, language), ...thresholds];
}

/** A target that is unknown although no threshold is: nothing of it was seen, or not what a rule that may fail is about. */
function unseenOf(target: GateTarget, language: Language): readonly OfThresholds[] {
  const { verdict, checks, message = "" } = target;
  if (verdict !== "unknown" || checks.some(({ status }) => status === "unknown")) return [];
  const title = `${words.verdict.unknown[language]} ${harmless(titleOf(target), longest.url)}`;
  const about = { rule: "gate.verdict", target };
  return [{ kind: "error", title, message: lines(message), about, status: "unknown" }];
}

function ofThresholds(checks: readonly GateCheck[], target: GateTarget, language: Language): OfThresholds {
  const [check] = checks;
  const status = check?.status ?? "unknown";
  const isKnown = check?.isKnown ?? false;
  const verdict = status === "waived" || status === "off" || isKnown ? "" : `${words.verdict[status][language]} `;
  const ids = checks.map(({ id }) => harmless(id, longest.rule)).join(", ");
  const isUnknown = status === "unknown";
  const why = isUnknown ? target.message : check?.action;
  return {
    kind: isKnown ? "notice" : (kindOfStatus[status] ?? "error"),
    title: `${verdict}${ids} · ${harmless(titleOf(target), longest.url)}`,
    message: lines(check?.message ?? "", why ?? "", check ? standingOf(check, language) : ""),
    about: { rule: `gate.${check?.id ?? ""}`, target },
    status,
  };
}

function toAnnotation(finding: GateFinding, target: GateTarget, language: Language): Annotation {
  const { id, subject, cause, action, record } = finding;
  const about = subject === undefined ? "" : ` (${harmless(subject, longest.subject)})`;
  return {
    kind: loudnessOf(finding),
    title: `${harmless(id, longest.rule)}${about} · ${harmless(titleOf(target), longest.url)}`,
    message: lines(cause, action, recordText(record, longest.text), standingOf(finding, language)),
    about: { rule: id, target, ...(subject !== undefined && { subject }) },
  };
}

function lines(...texts: readonly string[]): string {
  return texts
    .filter((text) => text !== "")
    .map((text) => harmless(text, longest.text))
    .join("\n");
}

// docs of actions/toolkit, problem-matchers.md: of each kind a step may have ten.
const mostOfEach = 10;

const more: Text = {
  en: "+{count} more: they are in the results file.",
  ko: "+{count}건 더 있습니다. 결과 파일에서 볼 수 있습니다.",
};

/** As many as a step may have of each kind, in their order; the last one says how many were left out. */
export function limited(annotations: readonly Annotation[], language: Language): readonly Annotation[] {
  const kinds = Map.groupBy(annotations, ({ kind }) => kind);
  return [...kinds.values()].flatMap((all) => {
    const count = all.length - mostOfEach;
    if (count <= 0) return all;
    return all.slice(0, mostOfEach).map((each, index) => {
      if (index < mostOfEach - 1) return each;
      return { ...each, message: `${each.message}\n${fill(more, { count }, language)}` };
    });
  });
}

/** The command by which a runner of GitHub shows an annotation. */
function commandOf(annotation: Annotation, place: Beside): string {
  const at = spotOf(annotation, place);
  return annotate({ ...annotation, ...(at && { at }) });
}

/** Where an annotation is shown: at the value or the line that is the reason; null where it is shown beside the run. */
export function spotOf({ about }: Annotation, place: Beside): Pick<Spot, "path" | "range"> | null {
  return about ? lineAbout(about, place) : null;
}

type Beside = Pick<ReportPlace, "config" | "source">;

/** What the configuration says of it, else the line of the workflow that names the target; a line that names nothing is no place for it. */
function lineAbout(
  about: NonNullable<Annotation["about"]>,
  { config, source }: Beside,
): Pick<Spot, "path" | "range"> | null {
  const { target } = about;
  const range = config?.rangeOf(target, about);
  if (config && range) return { path: config.path, range };
  const line = source?.text && target && lineOf(source.text, target);
  return source?.text && line ? { path: source.path, range: wholeLine(source.text, line) } : null;
}

/** The commands by which a runner of GitHub annotates a run, for a step that prints them. */
export const githubReport: Report = (result, place) =>
  limited(annotationsOf(result, place.language, place.outcome), place.language)
    .map((each) => commandOf(each, place))
    .join("");
