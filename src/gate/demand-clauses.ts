import type { AnyCheck } from "../core/check.ts";
import { compareGrade, compareScore, unobservedIn, type GradeRange } from "../core/grade/minimum.ts";
import { severities, type Interpretation, type Issue, type Severity } from "../core/result/interpretation.ts";
import { idOfDemand, type Demand } from "../core/policy.ts";
import type { GateCheck, GateIncompleteCheck, GateMeasured } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";

/** Returns a demand in the form of a result, which has room for one expected value: a grade, a score, or `true` for everything else. */
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
  gradeAtBest: {
    en: "The grade of {id} can be {best} at best, below {expected}.",
    ko: "{id} 등급은 최대 {best|으로/로} {expected}보다 낮습니다.",
  },
  score: { en: "{id} scores {actual}, below {expected}.", ko: "{id} 점수가 {actual}점으로 {expected}점보다 낮습니다." },
  scoreAtBest: {
    en: "The score of {id} can be {best} at best, below {expected}.",
    ko: "{id} 점수는 최대 {best}점으로 {expected}점보다 낮습니다.",
  },
  severity: {
    en: "{id} has an issue more severe than {expected}, {rule}: {cause}",
    ko: "{id}에 {expected|을/를} 넘는 문제가 있습니다. {rule}: {cause}",
  },
  open: { en: "{id} could not be measured completely.", ko: "{id|을/를} 완전히 측정하지 못했습니다." },
  partly: {
    en: "{id} could not be measured completely: {parts}.",
    ko: "{id|을/를} 완전히 측정하지 못했습니다: {parts}.",
  },
  action: { en: "Fix the {id} findings, worst first.", ko: "{id} 문제를 심각한 것부터 고치십시오." },
} as const satisfies Readonly<Record<string, Text>>;

/** One requirement: whether it is met, null if unknown, and the message if not. */
interface Clause {
  readonly isMet: boolean | null;
  readonly says: string;
}

/** The interpretation of a check, and which of its issues count. Waived issues and issues of disabled rules do not. */
export interface Found {
  readonly found: Interpretation;
  readonly counts: (issue: Issue) => boolean;
}

/** Compares an answer with a demand. Returns the check for the result, with a message if the demand is not met or unknown. */
export function compareDemand(check: AnyCheck, demand: Demand, judged: Found, language: Language): GateCheck {
  const { found } = judged;
  const clauses = clausesOf(check, demand, judged, language);
  const missed = clauses.find(({ isMet }) => isMet === false);
  const isOpen = clauses.some(({ isMet }) => isMet === null);
  const shape = demanded(check, demand);
  const figure = shape.expected === demand.minGrade ? found.grade : found.score;
  const seen = shape.expected === true ? !missed : figure;
  if (missed) {
    const status = demand.level === "warn" ? "warn" : "fail";
    const action = fill(words.action, { id: check.id }, language);
    const values = shape.expected === true ? { measured: measuredOf(demand, found) } : {};
    return { ...shape, status, actual: seen ?? null, message: missed.says, action, ...values };
  }
  if (isOpen) return { ...shape, status: "unknown", actual: null, message: openMessage(check, found, language) };
  // The exact grade may be unknown. The lowest possible grade can still be good enough.
  return { ...shape, status: "pass", actual: seen ?? found.atLeast ?? true, message: "" };
}

/** Names what was not observed, if the interpretation says so. */
function openMessage(
  { id, grading }: Pick<AnyCheck, "id" | "grading">,
  found: Interpretation,
  language: Language,
): string {
  const { parts, caps } = unobservedIn(found, grading ?? {});
  const labels = (found.parts ?? []).filter((part) => parts.includes(part.id)).map(({ label }) => label);
  const reasons = (found.caps ?? []).filter((cap) => caps.includes(cap.id)).map(({ reason }) => reason);
  const names = labels.length > 0 ? labels : reasons;
  return names.length > 0
    ? fill(words.partly, { id, parts: names.join(", ") }, language)
    : fill(words.open, { id }, language);
}

/** Returns the measured values that the demand limits; the status if it sets no limit. */
function measuredOf(
  { minGrade, minScore, maxSeverity }: Demand,
  { status, grade, score }: Interpretation,
): GateMeasured {
  if (minGrade === undefined && minScore === undefined) return maxSeverity === undefined ? { status } : {};
  return {
    ...(minGrade !== undefined && grade !== undefined && { grade }),
    ...(minScore !== undefined && score !== undefined && { score }),
  };
}

/**
 * Why a check that answered is incomplete: its grade or its status depends on something that could not be measured. Empty if it is
 * complete.
 */
export function openOf(
  { id, grading }: Pick<AnyCheck, "id" | "grading">,
  { status, grade }: Interpretation,
  language: Language,
): { readonly open?: GateIncompleteCheck } {
  if (status !== "unknown" && (!grading || grade !== undefined)) return {};
  return { open: { check: id, reason: `${id}.open`, message: fill(words.open, { id }, language) } };
}

function isAtLeast(severity: Severity, limit: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(limit);
}

/** The lowest grade whose status is `pass`. */
const lowestPassing = "A";

/**
 * Whether a check meets a demanded status of `pass`; null if unknown. Another status meets it if some issues are excused and the rest are
 * below `medium`. Waivers do not change a grade, so a graded check may only have `info` issues left.
 */
function isPassed({ found, counts }: Found, rules: GradeRange | undefined): boolean | null {
  const { status, grade, issues } = found;
  // Without HSTS the grade might be lower, and the status with it.
  const isOpen = grade !== undefined && rules !== undefined && compareGrade(found, lowestPassing, rules).isMet === null;
  if (status === "pass") return isOpen ? null : true;
  const left = issues.filter(counts);
  if (left.some(({ severity }) => isAtLeast(severity, "medium"))) return false;
  if (status === "unknown") return null;
  const isExcused =
    left.length < issues.length && (grade === undefined || left.every(({ severity }) => severity === "info"));
  if (isExcused) return true;
  // Only the grade is against it, and that may be low for parts that were not observed.
  return isOpen ? null : false;
}

function clausesOf(
  { id, grading }: Pick<AnyCheck, "id" | "grading">,
  { minGrade, minScore, maxSeverity }: Demand,
  judged: Found,
  language: Language,
): readonly Clause[] {
  const { found } = judged;
  const { status, grade, score, summary, issues } = found;
  const say = (text: Text, params: Readonly<Record<string, string | number>>): string =>
    fill(text, { id, ...params }, language);
  if (minGrade === undefined && minScore === undefined && maxSeverity === undefined) {
    return [{ isMet: isPassed(judged, grading), says: say(words.status, { summary }) }];
  }
  const clauses: Clause[] = [];
  if (minGrade !== undefined) {
    const { isMet, best } = grading ? compareGrade(found, minGrade, grading) : { isMet: null, best: "?" };
    const says =
      grade === undefined
        ? say(words.gradeAtBest, { best, expected: minGrade })
        : say(words.grade, { actual: grade, expected: minGrade });
    clauses.push({ isMet, says });
  }
  if (minScore !== undefined) {
    const { isMet, best } = compareScore(found, minScore, grading);
    const says =
      score === undefined
        ? say(words.scoreAtBest, { best, expected: minScore })
        : say(words.score, { actual: score, expected: minScore });
    clauses.push({ isMet, says });
  }
  if (maxSeverity !== undefined) {
    const limit = severities.indexOf(maxSeverity);
    const worse = issues.filter(judged.counts).find(({ severity }) => severities.indexOf(severity) < limit);
    const isMet = !worse && (status === "unknown" ? null : true);
    clauses.push({
      isMet,
      says: say(words.severity, { expected: maxSeverity, rule: worse?.id ?? "", cause: worse?.cause ?? "" }),
    });
  }
  return clauses;
}
