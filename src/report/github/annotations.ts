import { severities } from "../../core/result/interpretation.ts";
import type { Outcome } from "../../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../../core/result/result.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { byCause, idsBeside, type MergedFinding } from "../causes.ts";
import { formatAnnotation } from "./annotate.ts";
import {
  effectOfCheck,
  effectOfFinding,
  effectOfNotice,
  effectOfUnknown,
  isUnseen,
  loudnessOf,
  softeningOf,
  type Loudness,
} from "../effect.ts";
import { recordText } from "../fix-record.ts";
import { harmless } from "./escape.ts";
import { lineOf } from "../mentions.ts";
import type { About, Report, ReportPlace } from "../place.ts";
import { wholeLine, type Spot } from "../spot.ts";
import { statusLineOf, titleOf } from "../state.ts";
import { reportWords } from "../words.ts";

/** The level of an annotation. */
export type AnnotationKind = Loudness;

/** An annotation of a run, for people. Its texts contain no runner commands. */
export interface Annotation {
  readonly kind: AnnotationKind;
  readonly title: string;
  /** May have several lines. */
  readonly message: string;
  /** The rule and its target; null for the run itself. */
  readonly about?: About & { readonly target: GateTarget | null };
}

/** The annotations of a run: failed or open thresholds first, then findings, worst first. Only what fails the run is an error. */
export function annotationsOf(result: GateResult, language: Language, outcome?: Outcome): readonly Annotation[] {
  const { targets, notices = [] } = result;
  const findings = targets.flatMap((target) => {
    return byCause(target.findings)
      .filter((finding) => isWorthNoting(finding, target))
      .map((finding) => ({ target, finding }));
  });
  const ranked = findings.toSorted((a, b) => rank(a.finding) - rank(b.finding));
  const telling = { language, outcome };
  return [
    ...notices.map((notice) => ({
      kind: effectOfNotice(notice, result, outcome).loudness,
      title: harmless(notice.id, longest.rule),
      message: harmless(notice.message, longest.text),
      about: { rule: notice.id, target: null },
    })),
    ...targets.flatMap((target) => thresholdsOf(target, telling)),
    ...ranked.map(({ target, finding }) => toAnnotation(finding, target, telling)),
  ];
}

interface Telling {
  readonly language: Language;
  readonly outcome: Outcome | undefined;
}

/** Notes about a passing target are only in the summary and the result object. */
function isWorthNoting({ severity, level }: GateFinding, { verdict }: GateTarget): boolean {
  return verdict !== "pass" || severity !== "info" || level === "error" || level === "warn";
}

function rank({ severity }: GateFinding): number {
  return severities.indexOf(severity);
}

/** Limits that keep title and message below the runner's 4,096 characters. */
const longest = { rule: 120, url: 200, subject: 80, text: 600 } as const;

const silent: ReadonlySet<GateCheck["status"]> = new Set(["pass", "off"]);

/** The thresholds of one target that fail, are open or warn; equal messages are merged. */
function thresholdsOf(target: GateTarget, telling: Telling): readonly Annotation[] {
  const told = target.checks.filter(({ status }) => !silent.has(status));
  const alike = Map.groupBy(
    told,
    (check) => `${check.status} ${check.message} ${statusLineOf(check, telling.language)}`,
  );
  const thresholds = [...alike.values()].flatMap(([first, ...others]) =>
    first ? [ofThresholds([first, ...others], target, telling)] : [],
  );
  return [...unseenOf(target, telling), ...thresholds];
}

function unseenOf(target: GateTarget, { language, outcome }: Telling): readonly Annotation[] {
  const { message = "" } = target;
  if (!isUnseen(target)) return [];
  const effect = effectOfUnknown(target, outcome);
  const title = `${reportWords.verdict.unknown[language]} ${harmless(titleOf(target), longest.url)}`;
  const about = { rule: "gate.verdict", target };
  return [{ kind: effect.loudness, title, message: lines(message, softeningOf(effect, language)), about }];
}

function ofThresholds(
  checks: readonly [GateCheck, ...GateCheck[]],
  target: GateTarget,
  { language, outcome }: Telling,
): Annotation {
  const [check] = checks;
  const { status, baselineState } = check;
  const verdict = status === "waived" || baselineState ? "" : `${verdictIn(status, language)} `;
  const ids = checks.map(({ id }) => harmless(id, longest.rule)).join(", ");
  const why = status === "unknown" ? target.message : check.action;
  const effect = effectOfCheck(check, target, outcome);
  return {
    kind: effect.loudness,
    title: `${verdict}${ids} · ${harmless(titleOf(target), longest.url)}`,
    message: lines(check.message, why ?? "", statusLineOf(check, language) || softeningOf(effect, language)),
    about: { rule: `gate.${check.id}`, target },
  };
}

function verdictIn(status: GateCheck["status"], language: Language): string {
  return status === "waived" || status === "off" ? "" : reportWords.verdict[status][language];
}

function toAnnotation(
  finding: MergedFinding<GateFinding>,
  target: GateTarget,
  { language, outcome }: Telling,
): Annotation {
  const { id, subject, cause, action, record } = finding;
  const about = subject === undefined ? "" : ` (${harmless(subject, longest.subject)})`;
  const beside = idsBeside(finding).join(", ");
  const also = beside === "" ? "" : fill(reportWords.also, { list: beside }, language);
  const notes = [also, statusLineOf(finding, language), softeningOf(effectOfFinding(finding, outcome), language)];
  return {
    kind: loudnessOf(finding, target, outcome),
    title: `${harmless(id, longest.rule)}${about} · ${harmless(titleOf(target), longest.url)}`,
    message: lines(cause, action, recordText(record, longest.text), ...notes),
    about: { rule: id, target, ...(subject !== undefined && { subject }) },
  };
}

function lines(...texts: readonly string[]): string {
  return texts
    .filter((text) => text !== "")
    .map((text) => harmless(text, longest.text))
    .join("\n");
}

// Docs of actions/toolkit, problem-matchers.md: ten annotations of each kind per step.
const mostOfEach = 10;

const more: Text = {
  en: "+{count} more: {count|it is/they are} in the results file.",
  ko: "+{count}건 더 있습니다. 결과 파일에서 볼 수 있습니다.",
};

/** Limits the annotations of each kind, in order; the last one says how many were left out. */
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

/** The GitHub runner command for an annotation. */
function commandOf(annotation: Annotation, place: Beside): string {
  const at = annotationSpotOf(annotation, place);
  return formatAnnotation({ ...annotation, ...(at && { at }) });
}

/** The place of an annotation: the value or line that causes it; null if only the run shows it. */
export function annotationSpotOf({ about }: Annotation, place: Beside): Pick<Spot, "path" | "range"> | null {
  return about ? lineAbout(about, place) : null;
}

type Beside = Pick<ReportPlace, "config" | "source">;

/** The place in the configuration, else the workflow line that names the target; without one, null. */
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

/** The runner commands that annotate a GitHub run, for a step that prints them. */
export const githubReport: Report = (result, place) =>
  limited(annotationsOf(result, place.language, place.outcome), place.language)
    .map((each) => commandOf(each, place))
    .join("");
