import { concludeGrade } from "../grade/conclude.ts";
import type { GradeRange } from "../grade/minimum.ts";
import type { Catalogue, Finding, Kpi, Verdict } from "../result/interpretation.ts";
import { hasUnmeasured, seenElsewhere, type Surroundings } from "./surroundings.ts";
import { surroundingsFigures, surroundingsFindings, type surroundingsProblems } from "./surroundings-problems.ts";
import { findingsOf, worstOf } from "./worst-of.ts";

/** How a check judges one host, or two if a redirect leads from one to the other. */
export interface Judging<T, Id extends string> {
  readonly around: readonly Surroundings<T>[];
  /** Judges the observation at one address. */
  readonly judge: (seen: T) => Verdict<Id>;
  /** What the grade of an address could be if more had been observed. */
  readonly rules: GradeRange;
  /** Findings about differences between addresses. */
  readonly differences: readonly Finding<Id>[];
  readonly problems: Catalogue & Readonly<Record<Id, unknown>>;
  /** The key figure over all addresses; by default that of the address that answered first. */
  readonly figure?: (own: Kpi, others: readonly Verdict[]) => Kpi;
}

/** Judges by the worst address, and states where each finding applies. */
export function judgeAddresses<T, Id extends string>(
  own: Verdict<Id>,
  {
    around,
    judge,
    rules,
    differences,
    problems,
    figure = (kpi) => kpi,
  }: Judging<T, Id | keyof typeof surroundingsProblems>,
): Verdict<Id | keyof typeof surroundingsProblems> {
  const [first] = around;
  const others = around
    .flatMap(seenElsewhere)
    .map(({ address, observation: seen }) => ({ address, verdict: judge(seen) }));
  const verdicts = others.map(({ verdict }) => verdict);
  const isNote = (id: string): boolean => problems[id]?.severity === "info";
  const found = findingsOf({ address: first?.firstAnswered ?? "", verdict: own }, others, isNote);
  const isUnlike = differences.length > 0 || found.some((finding) => !own.findings.some((each) => each === finding));
  const assessed = worstOf(own, verdicts, { isOpen: around.some(hasUnmeasured), rules });
  const findings = [...found, ...differences, ...around.flatMap(surroundingsFindings)];
  const kpis = own.kpis.map((kpi) => figure(kpi, verdicts));
  return concludeGrade(assessed, findings, [...kpis, ...surroundingsFigures(around, isUnlike)], problems);
}
