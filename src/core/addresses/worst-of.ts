import { atBest, meets, worst, type Assessment, type Ceiling, type Grade, type Ladder } from "../grade/grade.ts";
import type { Finding, Verdict } from "../result/interpretation.ts";
import { allOf } from "./surroundings.ts";

/** The verdict about one address. */
export interface Placed<Id extends string = string> {
  readonly address: string;
  readonly verdict: Verdict<Id>;
}

/**
 * Grades several addresses of a host by the worst, since visitors may reach any. `isOpen`: another one could not be measured, so only an F is
 * certain.
 */
export function worstOf(
  own: Verdict,
  others: readonly Verdict[],
  { isOpen, ladder }: { readonly isOpen: boolean; readonly ladder: Ladder },
): Assessment {
  const all: readonly [Verdict, ...Verdict[]] = [own, ...others];
  const isUnsure = isOpen || all.some(({ grade }) => grade === undefined);
  const [first, ...rest] = all.map((verdict) => atBest(verdict, ladder));
  const best = worst([first ?? "A+", ...rest]);
  const isDecided = !isUnsure || all.some(({ grade }) => grade === "F");
  const { parts = [], coverage = 0, score, uncapped } = isDecided ? decidingOf(all, best) : own;
  const ceilings = ceilingsOf(all);
  if (isDecided) {
    return {
      parts,
      caps: ceilings,
      coverage,
      grade: best,
      ...(score !== undefined && uncapped && { score, uncapped }),
    };
  }
  const least = isOpen ? null : leastOf(all);
  return { parts, caps: withOther(ceilings, best, { parts }, ladder), coverage, ...(least && { atLeast: least }) };
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

/** The difference that the shown parts and caps do not explain comes from another address. */
function withOther(
  caps: readonly Ceiling[],
  best: Grade,
  shown: Pick<Assessment, "parts">,
  ladder: Ladder,
): readonly Ceiling[] {
  return meets(best, atBest({ ...shown, caps }, ladder)) ? caps : [...caps, { id: "other-address", max: best }];
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
