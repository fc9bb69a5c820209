import type { Outcome } from "../../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../../core/result/result.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import {
  findingEffectOf,
  effectOfCheck,
  effectOfFinding,
  effectOfNotice,
  effectOfUnknown,
  isUnseen,
  softeningOf,
  type FindingEffect,
} from "../effect.ts";
import { recordText } from "../fix-record.ts";
import { harmless } from "../github/escape.ts";
import { statusLineOf, titleOf } from "../state.ts";
import { required, thresholdText } from "../thresholds.ts";
import { reportWords } from "../words.ts";

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

/** The language of the cases, and how the run treats its verdict. */
interface Telling {
  readonly language: Language;
  readonly outcome?: Outcome | undefined;
}

/**
 * A result as tests: a suite per target with a case per threshold and per finding that affects the verdict. A case fails only if the run does
 * not pass because of it; one that is kept from that by a setting is skipped, with the setting as reason.
 */
export function testSuitesOf(result: GateResult, { language, outcome }: Telling): readonly Suite[] {
  const { targets, notices = [] } = result;
  const telling = { language, outcome };
  const suites = distinct(targets.map((target) => suiteOf(target, telling)));
  if (notices.length === 0) return suites;
  const cases = notices.map((notice): Case => {
    const effect = effectOfNotice(notice, result, outcome);
    return {
      name: harmless(notice.id, longest.name),
      status: statusFor(effect),
      lines: told(softeningOf(effect, language), notice.message),
    };
  });
  return [...suites, { name: "portcullis", target: null, cases: distinct(cases), notes: [] }];
}

function statusFor({ does, softenedBy }: FindingEffect): Case["status"] {
  if (does === "fail" || does === "unknown") return does;
  return softenedBy === undefined ? "warn" : "skip";
}

const longest = { name: 200, title: 2500, line: 2500 } as const;

/** Maximum number of notes per target. */
const mostNotes = 200;

const own = {
  verdict: { en: "The gate does not pass.", ko: "게이트를 통과하지 못했습니다." },
  off: { en: "not required", ko: "요구하지 않음" },
  more: { en: "+{count} more {count|finding/findings}", ko: "문제 +{count}건" },
} as const satisfies Readonly<Record<string, Text>>;

/** Whether a finding affects the verdict, or would without a waiver. */
function hasSay({ waived, level }: GateFinding): boolean {
  return waived !== undefined || level === "error" || level === "warn";
}

function suiteOf(target: GateTarget, telling: Telling): Suite {
  const { language } = telling;
  const cases = [
    ...target.checks.map((check) => caseOfCheck(check, target, telling)),
    ...target.findings.filter(hasSay).map((finding) => caseOfFinding(finding, telling)),
  ];
  const others = target.findings.filter((finding) => !hasSay(finding));
  const notes = others.slice(0, mostNotes).map((finding) => noteOf(finding, language));
  const left = others.length - notes.length;
  return {
    name: harmless(titleOf(target), longest.title),
    target,
    cases: distinct([...cases, ...caseOfVerdict(target, cases, telling)]),
    notes: left > 0 ? [...notes, fill(own.more, { count: left }, language)] : notes,
  };
}

function caseOfCheck(check: GateCheck, target: GateTarget, { language, outcome }: Telling): Case {
  const measured = `${thresholdText(check.actual, language)} (${required(check, language)})`;
  const effect = effectOfCheck(check, target, outcome);
  const isOff = check.status === "off";
  const excuse = isOff ? own.off[language] : statusLineOf(check, language) || softeningOf(effect, language);
  const unseen = check.status === "unknown" ? [target.message ?? "", target.reason ?? ""] : [];
  const status = statusOfCheck(check, effect);
  // The first line of a skipped case is the reason.
  const said = status === "skip" ? [excuse, ...unseen, check.message] : [...unseen, check.message, excuse];
  const lines = [...said, check.action ?? "", isOff ? "" : measured];
  return { name: harmless(check.id, longest.name), status, lines: told(...lines) };
}

function statusOfCheck({ status, baselineState }: GateCheck, effect: FindingEffect): Case["status"] {
  if (status === "pass") return "pass";
  return status === "off" || status === "waived" || baselineState ? "skip" : statusFor(effect);
}

function caseOfFinding(finding: GateFinding, { language, outcome }: Telling): Case {
  const { id, subject, cause, action, record, waived } = finding;
  const about = subject === undefined ? "" : ` (${subject})`;
  const effect = effectOfFinding(finding, outcome);
  return {
    name: harmless(`${id}${about}`, longest.name),
    status: waived ? "skip" : statusFor(effect),
    // The first line of a skipped case is the reason.
    lines: told(
      softeningOf(effect, language),
      statusLineOf(finding, language),
      cause,
      action,
      recordText(record, longest.line),
    ),
  };
}

/** If no case explains the verdict, it becomes a case itself; otherwise the report would look successful. */
function caseOfVerdict(target: GateTarget, cases: readonly Case[], { language, outcome }: Telling): readonly Case[] {
  const { verdict, message = "", reason = "" } = target;
  const isOpen = isUnseen(target);
  const effect = isOpen ? effectOfUnknown(target, outcome) : findingEffectOf(verdict, outcome);
  if (!isOpen && (effect.does !== "fail" || cases.some(({ status }) => status === "fail"))) return [];
  const excuse = softeningOf(effect, language);
  return [{ name: "verdict", status: statusFor(effect), lines: told(excuse, message, reason, own.verdict[language]) }];
}

function noteOf(finding: GateFinding, language: Language): string {
  const { id, severity, subject, cause, action } = finding;
  const about = subject === undefined ? "" : ` (${subject})`;
  const standing = statusLineOf(finding, language);
  const text = `${reportWords.severity[severity][language]} ${id}${about}: ${cause} ${action}${standing && ` [${standing}]`}`;
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
