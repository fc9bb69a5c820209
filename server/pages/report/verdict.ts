import type { Status } from "../../../src/core/result/interpretation.ts";
import { problemsOf, type Problem } from "./problems.ts";
import { doneOf, type Report, type Section } from "./report.ts";

/** The answer to "is it safe?" for a whole report. */
export type Level = "unsafe" | "urgent" | "serious" | "improvable" | "good" | "partly" | "unknown";

/** The verdict of a report, and the problem to fix first. */
export interface ReportVerdict {
  readonly level: Level;
  readonly tone: Status;
  /** The worst problem; null without one. */
  readonly first: Problem | null;
  readonly problems: readonly Problem[];
}

const toneOf = {
  unsafe: "fail",
  urgent: "fail",
  serious: "fail",
  improvable: "warn",
  good: "pass",
  partly: "unknown",
  unknown: "unknown",
} as const satisfies Record<Level, Status>;

/** Checks whose critical problems endanger visitors or mail; those of the others endanger the operation. */
const dangerous: ReadonlySet<string> = new Set(["ssl", "http", "owasp", "email"]);

/** A report without these says nothing about whether the site is safe. */
const essential = ["ssl", "http"];

/** Concludes a report. A known problem counts, whatever is missing; nothing is called good while an essential check has no result. */
export function verdictOf({ sections }: Pick<Report, "sections">): ReportVerdict {
  const problems = problemsOf(sections);
  const level = levelOf(sections, problems);
  return { level, tone: toneOf[level], first: problems[0] ?? null, problems };
}

function levelOf(sections: readonly Section[], problems: readonly Problem[]): Level {
  const critical = problems.filter(({ issue }) => issue.severity === "critical");
  const failed = doneOf(sections).filter(({ data }) => data.interpretation.status === "fail");
  const isRefused = failed.some(({ check }) => check.id === "ssl");
  if (isRefused || critical.some(({ check, others }) => [check, ...others].some(({ id }) => dangerous.has(id))))
    return "unsafe";
  if (critical.length > 0) return "urgent";
  // Many small problems can fail a check by its score.
  if (failed.length > 0 || problems.some(({ issue }) => issue.severity === "high")) return "serious";
  if (!isKnown(sections)) return doneOf(sections).length === 0 ? "unknown" : "partly";
  return problems.some(({ issue }) => issue.severity === "medium") ? "improvable" : "good";
}

function isKnown(sections: readonly Section[]): boolean {
  const known = doneOf(sections).flatMap(({ check, data }) =>
    data.interpretation.status === "unknown" ? [] : [check.id],
  );
  return sections.every(({ check: { id } }) => !essential.includes(id) || known.includes(id));
}
