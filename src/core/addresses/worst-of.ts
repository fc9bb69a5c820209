import { meets, worst, type Assessment, type Ceiling, type Grade } from "../grade/grade.ts";
import { bestGrade, type GradeRange } from "../grade/minimum.ts";
import type { Finding, Verdict } from "../result/interpretation.ts";
import { allOf } from "./surroundings.ts";

/** The verdict about one address. */
export interface Placed<Id extends string = string> {
  readonly address: string;
  readonly verdict: Verdict<Id>;
}

/**
 * Grades several addresses of a host by the worst, since visitors may reach any. `isOpen`: another one could not be measured, so only an F is
 * certain. No address limits the others by what was not observed of it.
 */
export function worstOf(
  own: Verdict,
  others: readonly Verdict[],
  { isOpen, rules }: { readonly isOpen: boolean; readonly rules: GradeRange },
): Assessment {
  const all: readonly [Verdict, ...Verdict[]] = [own, ...others];
  const isUnsure = isOpen || all.some(({ grade }) => grade === undefined);
  const best = worst(mapAll(all, (verdict) => bestGrade(verdict, rules)));
  const isDecided = !isUnsure || all.some((verdict) => verdict.grade === "F" && bestGrade(verdict, rules) === "F");
  const grade = isDecided ? worst(mapAll(all, (verdict) => verdict.grade ?? "A+")) : undefined;
  const { parts = [], coverage = 0, score, uncapped } = grade === undefined ? own : decidingOf(all, grade);
  const caps = withOther({ ...(grade && { grade }), parts, caps: ceilingsOf(all) }, best, rules);
  if (grade !== undefined) {
    return { parts, caps, coverage, grade, ...(score !== undefined && uncapped && { score, uncapped }) };
  }
  const least = isOpen ? null : leastOf(all);
  return { parts, caps, coverage, ...(least && { atLeast: least }) };
}

function mapAll<T, U>([first, ...others]: readonly [T, ...T[]], map: (one: T) => U): [U, ...U[]] {
  return [map(first), ...others.map(map)];
}

/** The address whose parts and score are shown: the one with the lowest score among those with the worst grade. */
function decidingOf(all: readonly [Verdict, ...Verdict[]], best: Grade): Verdict {
  const alike = all.filter(({ grade }) => grade === best);
  const [lowest = all[0]] = alike.toSorted((a, b) => (a.score ?? 100) - (b.score ?? 100));
  return lowest;
}

/** Each cap once, with its lowest grade. */
function ceilingsOf(all: readonly Verdict[]): readonly Ceiling[] {
  const caps = Map.groupBy(
    all.flatMap((verdict) => verdict.caps ?? []),
    ({ id }) => id,
  );
  return [...caps.values()].flatMap(([one, ...others]) =>
    one ? [{ ...one, max: worst([one.max, ...others.map(({ max }) => max)]) }] : [],
  );
}

/** If the shown parts and caps leave open what another address certainly misses, that address is a cap. */
function withOther(
  shown: Pick<Assessment, "grade" | "parts" | "caps">,
  best: Grade,
  rules: GradeRange,
): readonly Ceiling[] {
  const { caps } = shown;
  return meets(best, bestGrade(shown, rules)) ? caps : [...caps, { id: "other-address", max: best }];
}

function leastOf(all: readonly Verdict[]): Grade | null {
  const known = all.flatMap(({ grade, atLeast }) => grade ?? atLeast ?? []);
  const [first, ...others] = known;
  return first && known.length === all.length ? worst([first, ...others]) : null;
}

/**
 * Findings at all addresses are reported once; others name their addresses. Notes come from the address that answered first, unless they explain a
 * missing grade.
 */
export function findingsOf<Id extends string>(
  own: Placed<Id>,
  others: readonly Placed<Id>[],
  isNote: (id: Id) => boolean,
): readonly Finding<Id>[] {
  const notes = own.verdict.findings.filter(({ id }) => isNote(id));
  const found = [own, ...others].flatMap(({ address, verdict }) =>
    verdict.findings
      .filter((finding) => !isNote(finding.id) || (address !== own.address && verdict.grade === undefined))
      .map((finding) => ({ address, finding, key: keyOf(finding) })),
  );
  const told = [...Map.groupBy(found, ({ key }) => key).values()].flatMap((alike) => {
    const [one] = alike;
    if (!one) return [];
    const addresses = new Set(alike.map(({ address }) => address));
    return [addresses.size === others.length + 1 ? one.finding : about(one.finding, [...addresses])];
  });
  return [...told, ...notes];
}

/** Evidence may differ between replies for the same finding, so it is not part of the key. */
function keyOf({ id, subject, params }: Finding): string {
  return JSON.stringify([id, subject, params]);
}

function about<Id extends string>(finding: Finding<Id>, addresses: readonly string[]): Finding<Id> {
  const at = allOf(addresses);
  return { ...finding, subject: finding.subject === undefined ? at : `${finding.subject} @ ${at}` };
}
