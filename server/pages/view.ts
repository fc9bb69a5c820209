import type { Answer } from "../../src/core/check.ts";
import type { Interpretation, Issue, Status } from "../../src/core/result/interpretation.ts";
import type { GateCheck, GateResult } from "../../src/core/result/result.ts";
import { fill, type Language } from "../../src/core/text.ts";
import { kpiText } from "../../src/report/answer.ts";
import { required, thresholdText } from "../../src/report/thresholds.ts";
import { reportWords } from "../../src/report/words.ts";
import { toneOf, toneText } from "./tone.ts";
import { words } from "./words.ts";

/** The displayed parts of any answer. */
export interface View {
  readonly status: Status;
  /** The grade, the score, or the status in a word. */
  readonly mark: string;
  /** The status in a word beside a grade or score; null where `mark` says it. */
  readonly word: string | null;
  readonly summary: string;
  /** Labelled values in words; the parts of the grade are drawn instead. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly issues: readonly Issue[];
}

/** Reads an answer of either shape. */
export function viewOf(data: unknown, language: Language): View {
  return isGate(data) ? gateView(data, language) : answerView((data as Answer).interpretation, language);
}

function isGate(data: unknown): data is GateResult {
  return typeof data === "object" && data !== null && "targets" in data;
}

function answerView(interpretation: Interpretation, language: Language): View {
  const { grade, score, summary, kpis, issues } = interpretation;
  const status = toneOf(interpretation);
  const word = toneText(status, language);
  const points = score === undefined ? null : fill(reportWords.score, { score: Math.round(score) }, language);
  const mark = grade ?? points;
  return {
    status,
    mark: mark ?? word,
    word: mark === null ? null : word,
    summary,
    facts: kpis.map((kpi) => [kpi.label, kpiText(kpi, language)] as const),
    issues,
  };
}

function gateView({ verdict, targets }: GateResult, language: Language): View {
  return {
    status: verdict,
    mark: reportWords.verdict[verdict][language],
    word: null,
    summary: targets.flatMap(({ message }) => message ?? []).join(" ") || words.verdicts[verdict][language],
    facts: targets.flatMap(({ checks }) => checks.map((check) => thresholdFact(check, language))),
    issues: targets.flatMap(({ findings }) => findings),
  };
}

function thresholdFact(check: GateCheck, language: Language): readonly [label: string, value: string] {
  const { id, status, message } = check;
  const known: Readonly<Record<string, { readonly [L in Language]: string }>> = words.thresholds;
  if (status === "off") return [known[id]?.[language] ?? id, words.switchedOff[language]];
  const word = status === "waived" ? "" : `${reportWords.status[status][language]}: `;
  const demanded = check.expected === true ? "" : ` ${required(check, language)}`;
  const params = {
    actual: thresholdText(check.actual, language),
    required: `${reportWords.required[language]}${demanded}`,
  };
  const sentence = message === "" ? "" : ` ${message}`;
  return [known[id]?.[language] ?? id, `${word}${fill(words.threshold, params, language)}${sentence}`];
}
