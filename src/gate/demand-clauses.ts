import type { AnyCheck } from "../core/check.ts";
import { meets } from "../core/grade.ts";
import { severities, type Interpretation } from "../core/interpretation.ts";
import { idOfDemand, type Demand } from "../core/policy.ts";
import type { GateCheck } from "../core/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";

/** What is demanded, in the one value that a result has room for: a letter, a score, or that it is met at all. */
export function demanded(
  { id }: Pick<AnyCheck, "id">,
  { minGrade, minScore, maxSeverity, source }: Demand,
): Pick<GateCheck, "id" | "expected" | "source"> {
  const several = [minGrade, minScore, maxSeverity].filter((each) => each !== undefined).length > 1;
  return { id: idOfDemand(id), expected: several ? true : (minGrade ?? minScore ?? true), source };
}

const words = {
  status: { en: "{id}: {summary}", ko: "{id}: {summary}" },
  grade: {
    en: "{id} is graded {actual}, below {expected}.",
    ko: "{id} 등급이 {actual|으로/로} {expected}보다 낮습니다.",
  },
  score: { en: "{id} scores {actual}, below {expected}.", ko: "{id} 점수가 {actual}점으로 {expected}점보다 낮습니다." },
  severity: {
    en: "{id} has an issue above {expected}: {cause}",
    ko: "{id}에 {expected|을/를} 넘는 문제가 있습니다: {cause}",
  },
  open: { en: "{id} could not be measured as a whole.", ko: "{id|을/를} 모두 측정하지 못했습니다." },
  action: { en: "Mend the {id} findings, worst first.", ko: "{id} 문제를 심각한 것부터 고치십시오." },
} as const satisfies Readonly<Record<string, Text>>;

/** One thing that is demanded: whether it is met, null where nobody can say, and what to say where it is not. */
interface Clause {
  readonly isMet: boolean | null;
  readonly says: string;
}

/** An answer held against what is demanded: the check of a result, with what to say where it is missed or open. */
export function compare(check: AnyCheck, demand: Demand, found: Interpretation, language: Language): GateCheck {
  const clauses = clausesOf(check.id, demand, found, language);
  const missed = clauses.find(({ isMet }) => isMet === false);
  const isOpen = clauses.some(({ isMet }) => isMet === null);
  const shape = demanded(check, demand);
  const seen = shape.expected === true ? !missed : shape.expected === demand.minGrade ? found.grade : found.score;
  if (missed) {
    const status = demand.level === "warn" ? "warn" : "fail";
    const action = fill(words.action, { id: check.id }, language);
    return { ...shape, status, actual: seen ?? null, message: missed.says, action };
  }
  if (isOpen)
    return { ...shape, status: "unknown", actual: null, message: fill(words.open, { id: check.id }, language) };
  // The letter that is certain may be all that is known, and be enough.
  return { ...shape, status: "pass", actual: seen ?? found.atLeast ?? true, message: "" };
}

function clausesOf(
  id: string,
  { minGrade, minScore, maxSeverity }: Demand,
  { status, grade, atLeast, score, summary, issues }: Interpretation,
  language: Language,
): readonly Clause[] {
  const say = (text: Text, params: Readonly<Record<string, string | number>>): string =>
    fill(text, { id, ...params }, language);
  if (minGrade === undefined && minScore === undefined && maxSeverity === undefined) {
    return [{ isMet: status === "unknown" ? null : status === "pass", says: say(words.status, { summary }) }];
  }
  const clauses: Clause[] = [];
  if (minGrade !== undefined) {
    const isSure = atLeast !== undefined && meets(atLeast, minGrade);
    const isMet = grade === undefined ? isSure || null : meets(grade, minGrade);
    clauses.push({ isMet, says: say(words.grade, { actual: grade ?? "?", expected: minGrade }) });
  }
  if (minScore !== undefined) {
    const isMet = score === undefined ? null : score >= minScore;
    clauses.push({ isMet, says: say(words.score, { actual: score ?? "?", expected: minScore }) });
  }
  if (maxSeverity !== undefined) {
    const limit = severities.indexOf(maxSeverity);
    const worse = issues.find(({ severity }) => severities.indexOf(severity) < limit);
    const isMet = worse ? false : status === "unknown" ? null : true;
    clauses.push({ isMet, says: say(words.severity, { expected: maxSeverity, cause: worse?.cause ?? "" }) });
  }
  return clauses;
}
