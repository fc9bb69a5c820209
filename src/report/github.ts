import { severities, type Severity } from "../core/interpretation.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { harmless } from "./github-escape.ts";
import { together } from "./pretty.ts";
import { words } from "./words.ts";

/** How loud an annotation is. */
export type AnnotationKind = "error" | "warning" | "notice";

/** One remark beside a run, for people. Nothing in it is a command to a runner. */
export interface Annotation {
  readonly kind: AnnotationKind;
  readonly title: string;
  /** May have several lines. */
  readonly message: string;
}

/** What people see beside a run: thresholds that are missed or open first, then every finding, the worst first. */
export function annotationsOf({ targets }: GateResult, language: Language): readonly Annotation[] {
  const findings = targets.flatMap((target) => together(target.findings).map((finding) => ({ target, finding })));
  const ranked = findings.toSorted((a, b) => rank(a.finding) - rank(b.finding));
  return [
    ...targets.flatMap((target) => thresholdsOf(target, language)),
    ...ranked.map(({ target, finding }) => toAnnotation(finding, target)),
  ];
}

function rank({ severity }: GateFinding): number {
  return severities.indexOf(severity);
}

const kindOf = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "notice",
  info: "notice",
} as const satisfies Record<Severity, AnnotationKind>;

/** Neither title nor message may be so long that the runner cuts it, at 4,096 characters. */
const longest = { rule: 120, url: 200, subject: 80, text: 600 } as const;

/** The thresholds of one target that keep a gate from passing; those that say the same say it together. */
function thresholdsOf(target: GateTarget, language: Language): readonly Annotation[] {
  const missed = target.checks.filter(({ status }) => status === "fail" || status === "unknown");
  const alike = Map.groupBy(missed, ({ status, message }) => `${status} ${message}`);
  return [...alike.values()].map((checks) => toError(checks, target, language));
}

function toError(checks: readonly GateCheck[], { url, message }: GateTarget, language: Language): Annotation {
  const isKnown = checks.some(({ status }) => status === "fail");
  const verdict = words.verdict[isKnown ? "fail" : "unknown"][language];
  const ids = checks.map(({ id }) => id).join(", ");
  const [cause = ""] = checks.map((check) => check.message);
  const [action = ""] = checks.map((check) => check.action ?? "");
  return {
    kind: "error",
    title: `${verdict} ${ids} · ${harmless(url, longest.url)}`,
    message: lines(cause, isKnown ? action : (message ?? "")),
  };
}

function toAnnotation({ id, severity, subject, cause, action }: GateFinding, { url }: GateTarget): Annotation {
  const about = subject === undefined ? "" : ` (${harmless(subject, longest.subject)})`;
  return {
    kind: kindOf[severity],
    title: `${harmless(id, longest.rule)}${about} · ${harmless(url, longest.url)}`,
    message: lines(cause, action),
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
