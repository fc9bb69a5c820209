import type { GateCheck, GateFinding, GateResult, GateTarget } from "../../core/result/result.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { recordText } from "../fix-record.ts";
import { harmless } from "../github/escape.ts";
import { standingOf, titleOf } from "../standing.ts";
import { required, shown } from "../thresholds.ts";
import { words } from "../words.ts";

/** A test case. Its texts contain no runner commands and no line breaks. */
export interface Case {
  /** Stable between runs: without measured values. */
  readonly name: string;
  readonly status: "pass" | "warn" | "fail" | "unknown" | "skip";
  /** The messages, most relevant first; never empty unless it passes. */
  readonly lines: readonly string[];
}

/** All cases of one target, or of the run itself. */
export interface Suite {
  readonly name: string;
  /** Null for the run itself. */
  readonly target: GateTarget | null;
  readonly cases: readonly Case[];
  /** Findings without effect on the verdict. */
  readonly notes: readonly string[];
}

/** A result as tests: a suite per target with a case per threshold and per finding that affects the verdict. */
export function suitesOf({ targets, notices = [] }: GateResult, language: Language): readonly Suite[] {
  const suites = distinct(targets.map((target) => suiteOf(target, language)));
  if (notices.length === 0) return suites;
  const cases = notices.map(({ id, level, message }): Case => {
    return { name: harmless(id, longest.name), status: level === "error" ? "fail" : "warn", lines: told(message) };
  });
  return [...suites, { name: "portcullis", target: null, cases: distinct(cases), notes: [] }];
}

const longest = { name: 200, title: 2500, line: 2500 } as const;

/** Maximum number of notes per target. */
const mostNotes = 200;

const own = {
  verdict: { en: "The gate does not pass.", ko: "게이트를 통과하지 못했습니다." },
  off: { en: "not required", ko: "요구하지 않음" },
  more: { en: "+{count} more findings", ko: "문제 +{count}건" },
} as const satisfies Readonly<Record<string, Text>>;

/** Whether a finding affects the verdict, or would without a waiver. */
function hasSay({ waived, level }: GateFinding): boolean {
  return waived !== undefined || level === "error" || level === "warn";
}

function suiteOf(target: GateTarget, language: Language): Suite {
  const cases = [
    ...target.checks.map((check) => caseOfCheck(check, target, language)),
    ...target.findings.filter(hasSay).map((finding) => caseOfFinding(finding, language)),
  ];
  const others = target.findings.filter((finding) => !hasSay(finding));
  const notes = others.slice(0, mostNotes).map((finding) => noteOf(finding, language));
  const left = others.length - notes.length;
  return {
    name: harmless(titleOf(target), longest.title),
    target,
    cases: distinct([...cases, ...caseOfVerdict(target, cases, language)]),
    notes: left > 0 ? [...notes, fill(own.more, { count: left }, language)] : notes,
  };
}

const statusOf = {
  pass: "pass",
  warn: "warn",
  fail: "fail",
  unknown: "unknown",
  waived: "skip",
  off: "skip",
} as const satisfies Record<GateCheck["status"], Case["status"]>;

function caseOfCheck(check: GateCheck, { message, reason }: GateTarget, language: Language): Case {
  const measured = `${shown(check.actual, language)} (${required(check, language)})`;
  const isUnknown = check.status === "unknown";
  const lines = [
    ...(isUnknown ? [message ?? "", reason ?? ""] : []),
    check.message,
    check.action ?? "",
    check.status === "off" ? own.off[language] : standingOf(check, language),
    check.status === "off" ? "" : measured,
  ];
  return { name: harmless(check.id, longest.name), status: statusOf[check.status], lines: told(...lines) };
}

function caseOfFinding(finding: GateFinding, language: Language): Case {
  const { id, subject, cause, action, record, level, waived } = finding;
  const about = subject === undefined ? "" : ` (${subject})`;
  const counted = level === "error" ? "fail" : "warn";
  return {
    name: harmless(`${id}${about}`, longest.name),
    status: waived ? "skip" : counted,
    lines: told(standingOf(finding, language), cause, action, recordText(record, longest.line)),
  };
}

/** If no case explains the verdict, it becomes a case itself; otherwise the report would look successful. */
function caseOfVerdict(target: GateTarget, cases: readonly Case[], language: Language): readonly Case[] {
  const { verdict, message = "", reason = "" } = target;
  const isTold = cases.some(({ status }) => status === "fail" || status === "unknown");
  if (isTold || verdict === "pass" || verdict === "warn") return [];
  return [{ name: "verdict", status: verdict, lines: told(message, reason, own.verdict[language]) }];
}

function noteOf(finding: GateFinding, language: Language): string {
  const { id, severity, subject, cause, action } = finding;
  const about = subject === undefined ? "" : ` (${subject})`;
  const standing = standingOf(finding, language);
  const text = `${words.severity[severity][language]} ${id}${about}: ${cause} ${action}${standing && ` [${standing}]`}`;
  return harmless(text, longest.line);
}

function told(...texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== "").map((text) => harmless(text, longest.line));
}

/** GitLab keeps only one of two cases with equal names, possibly the one that passes. */
function distinct<T extends { readonly name: string }>(named: readonly T[]): readonly T[] {
  const seen = new Map<string, number>();
  return named.map((each) => {
    const count = (seen.get(each.name) ?? 0) + 1;
    seen.set(each.name, count);
    return count === 1 ? each : { ...each, name: `${each.name} #${count}` };
  });
}
