import type { GateCheck, GateFinding, GateTarget } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { broken } from "./broken.ts";
import { byCause, checkOf, type MergedFinding } from "./causes.ts";
import { effectOfCheck, effectOfFinding, explainingCheck } from "./effect.ts";
import { harmless } from "./github/escape.ts";
import type { PrettyOptions } from "./paint.ts";
import { cut, pad, widthOf } from "./width.ts";

const own = {
  title: { en: "To pass:", ko: "통과하려면:" },
  start: { en: "Start with {id}.", ko: "{id}부터 고치십시오." },
  fix: { en: "Fix {id}.", ko: "{id|을/를} 고치십시오." },
  details: { en: "Details: npx portcullis explain {id}", ko: "자세한 설명: npx portcullis explain {id}" },
} as const satisfies Readonly<Record<string, Text>>;

const indent = 4;

/** Columns of the names: those of the usual thresholds, or more for other checks. */
const columns = { least: 10, most: 20 } as const;

/** What to do about each threshold and rule that fails a target. It ends the report, because people read a log from its end. */
export function nextStepLines(
  target: GateTarget,
  { language, paint, width, outcome }: PrettyOptions,
): readonly string[] {
  // With fail-on never the build passes, but the gate does not.
  const counted = outcome?.failOn === "never" ? undefined : outcome;
  const findings = byCause(
    target.findings.filter(({ waived, baselineState }) => !waived && baselineState !== "unchanged"),
  );
  const missed = target.checks.filter((check) => effectOfCheck(check, target, counted).does === "fail");
  const first = missed.map((check) => worstOf(check, findings));
  const started = new Set(first.map((finding) => finding?.id));
  const failing = findings.filter((finding) => effectOfFinding(finding, counted).does === "fail");
  const others = new Set(failing.map(({ id }) => id).filter((id) => !started.has(id)));
  const steps: readonly Step[] = [
    ...missed.map((check, index) => [check.id, actionFor(check, first[index], language)] as const),
    ...[...others].map((id) => [checkOf({ id }), fill(own.fix, { id }, language)] as const),
  ];
  if (steps.length === 0) return [];
  const [explained] = [...started, ...others].filter((id) => id !== undefined);
  const details = explained === undefined ? "" : fill(own.details, { id: explained }, language);
  return [
    "",
    `  ${paint("strong", own.title[language])}`,
    ...stepLines(steps, width),
    ...broken(harmless(details, 300), width - indent).map((line) => " ".repeat(indent) + paint("quiet", line)),
  ];
}

type Step = readonly [name: string, action: string];

function stepLines(steps: readonly Step[], width: number): readonly string[] {
  const names = steps.map(([name]) => harmless(name, 60));
  const column = Math.min(columns.most, Math.max(columns.least, ...names.map((name) => widthOf(name) + 2)));
  const margin = indent + column;
  return steps.flatMap(([, action], index) => {
    const [first = "", ...rest] = broken(harmless(action, 600), width - margin);
    const label = " ".repeat(indent) + pad(cut(names[index] ?? "", column - 2), column);
    return [label + first, ...rest.map((line) => " ".repeat(margin) + line)];
  });
}

/** The findings explain a grade or a required check; the actions of the other thresholds are complete. */
function worstOf({ id }: GateCheck, findings: readonly MergedFinding<GateFinding>[]): GateFinding | undefined {
  if (id === "days" || id === "https") return undefined;
  const check = explainingCheck(id);
  return findings.find(
    (finding) => finding.severity !== "info" && [finding, ...finding.also].some((each) => checkOf(each) === check),
  );
}

function actionFor({ action, message }: GateCheck, finding: GateFinding | undefined, language: Language): string {
  return finding ? fill(own.start, { id: finding.id }, language) : (action ?? message);
}
