import { fingerprint } from "../../core/result/fingerprint.ts";
import type { Severity } from "../../core/result/interpretation.ts";
import type { GateNotice } from "../../core/result/result.ts";
import { harmless } from "../github/escape.ts";
import { effectOfNotice, type FindingEffect } from "../effect.ts";
import { toJson } from "./json.ts";
import type { Report, ReportPlace } from "../place.ts";
import { remarksOf, type Remark } from "../remarks.ts";
import { spotOf, type Spot } from "../spot.ts";

type CodeSeverity = "info" | "minor" | "major" | "critical" | "blocker";

interface Entry {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: CodeSeverity;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

/** GitLab Code Quality: an entry per failed threshold and per finding, at the line that names its target. */
export const codeQuality: Report = (result, place) => {
  const remarks = remarksOf(result, place).map((remark) => toEntry(remark, place));
  const notices = (result.notices ?? []).map((notice) => {
    const { does } = effectOfNotice(notice, result, place.outcome);
    return ofNotice(notice, isDecisive(does) ? "blocker" : "minor", place);
  });
  return toJson([...notices, ...remarks]);
};

/** A blocker fails the run or leaves it open, so a passing run has none. */
function isDecisive(does: FindingEffect["does"]): boolean {
  return does === "fail" || does === "unknown";
}

const ofSeverity = {
  critical: "critical",
  high: "critical",
  medium: "major",
  low: "minor",
  info: "info",
} as const satisfies Record<Severity, CodeSeverity>;

function toEntry(remark: Remark, place: ReportPlace): Entry {
  return {
    description: remark.text,
    check_name: remark.rule,
    fingerprint: remark.fingerprint,
    severity: severityOf(remark),
    location: locationOf(spotOf(place, remark.target, remark)),
  };
}

/** Waived and known findings are informational. */
function severityOf({ does, severity, waived, baselineState }: Remark): CodeSeverity {
  if (waived || baselineState === "unchanged") return "info";
  return isDecisive(does) ? "blocker" : ofSeverity[severity];
}

// gitlab lib/gitlab/ci/reports/codequality_reports: a path becomes a link into the repository, so one is required, and this file always exists in a
// pipeline.
const anyPath = ".gitlab-ci.yml";

function locationOf(spot: Spot | null): Entry["location"] {
  return { path: spot?.path ?? anyPath, lines: { begin: spot?.range.start.line ?? 1 } };
}

function ofNotice({ id, message }: GateNotice, severity: CodeSeverity, place: ReportPlace): Entry {
  return {
    description: harmless(message, 1000),
    check_name: harmless(id, 120),
    fingerprint: fingerprint(id, "", message),
    severity,
    location: locationOf(spotOf(place, null, { rule: id })),
  };
}
