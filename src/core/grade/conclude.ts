import { meets, type Assessment } from "./grade.ts";
import {
  severities,
  type Catalogue,
  type Finding,
  type Kpi,
  type Severity,
  type Status,
  type Verdict,
} from "../result/interpretation.ts";
import { scoreBounds, type ScoreAssessment } from "./score.ts";

/**
 * F or a critical issue fails; a grade below A or a medium issue warns; a missing grade is unknown. The assessment is null for a check without
 * grades: then only its issues decide.
 */
export function concludeGrade<Id extends string>(
  assessment: Assessment | null,
  findings: readonly Finding<Id>[],
  kpis: readonly Kpi[],
  catalogue: Catalogue & Readonly<Record<Id, unknown>>,
): Verdict<Id> {
  const grade = assessment?.grade;
  const worst = Math.min(...findings.map(({ id }) => severities.indexOf(severityOf(catalogue, id))));
  const at = (severity: Severity): boolean => worst <= severities.indexOf(severity);
  const status = (): Status => {
    if (grade === "F" || at("critical")) return "fail";
    if (assessment && grade === undefined) return "unknown";
    return (grade && !meets(grade, "A")) || at("medium") ? "warn" : "pass";
  };
  return { status: status(), ...assessment, kpis, findings };
}

/**
 * Concludes a check with a score but no grade: below the lower bound it fails, below the upper one it warns. `deciding` replaces the score there,
 * where missing points are no fault.
 */
export function concludeScore<Id extends string>(
  assessment: ScoreAssessment,
  findings: readonly Finding<Id>[],
  kpis: readonly Kpi[],
  catalogue: Catalogue & Readonly<Record<Id, unknown>>,
  deciding: number | undefined = assessment.score,
): Verdict<Id> {
  const score = assessment.score === undefined ? undefined : deciding;
  const { status: byFindings } = concludeGrade(null, findings, kpis, catalogue);
  const status = (): Status => {
    if (byFindings === "fail") return "fail";
    if (score === undefined) return "unknown";
    if (score < scoreBounds.fail) return "fail";
    return score < scoreBounds.pass ? "warn" : byFindings;
  };
  return { status: status(), ...assessment, kpis, findings };
}

function severityOf(catalogue: Catalogue, id: string): Severity {
  const problem = catalogue[id];
  if (!problem) throw new Error(`no problem "${id}" in the catalogue`);
  return problem.severity;
}
