import type { Catalogue, Finding, Problem, Severity } from "./interpretation.ts";

/** How a check publishes the problems of a topic where that differs from the topic. */
export interface Adaptation<Id extends string = string> {
  readonly severities?: Readonly<Partial<Record<Id, Severity>>>;
  /** Ids that the check had before it shared the topic. */
  readonly ids?: Readonly<Partial<Record<Id, string>>>;
  /** Problems that the check does not report. */
  readonly omits?: readonly Id[];
}

/** The problems that an adaptation omits; never where it omits none. */
type Omitted<A> = A extends { readonly omits: readonly (infer Id)[] } ? Id : never;

/** The ids that an adaptation replaces, with what replaces them. */
type Replaced<A> = A extends { readonly ids: infer Ids } ? Ids : object;

/** The id under which a check publishes a problem of a topic; never for one that it omits. */
type Published<Id, A> =
  Id extends Omitted<A> ? never : Id extends keyof Replaced<A> ? Extract<Replaced<A>[Id], string> : Extract<Id, string>;

/** The problems of a topic as a check publishes them. */
export function adaptedProblems<const C extends Catalogue, const A extends Adaptation<keyof C & string>>(
  problems: C,
  adaptation: A,
): { readonly [Id in keyof C as Published<Id, A>]: Problem } {
  const { severities = {}, ids = {}, omits = [] }: Adaptation = adaptation;
  const kept = Object.entries<Problem>(problems).filter(([id]) => !omits.includes(id));
  const entries = kept.map(([id, problem]) => {
    const severity = severities[id] ?? problem.severity;
    return [ids[id] ?? id, { ...problem, severity }] as const;
  });
  return Object.fromEntries(entries) as never;
}

/** Findings of a topic under the ids of a check; they keep the topic. */
export function adaptedFindings<const Id extends string, const A extends Adaptation<Id>>(
  findings: readonly Finding<Id>[],
  adaptation: A,
): readonly Finding<Published<Id, A>>[] {
  const { ids = {}, omits = [] }: Adaptation = adaptation;
  const kept = findings.filter(({ id }) => !omits.includes(id));
  return kept.map((each) => ({ ...each, id: (ids[each.id] ?? each.id) as Published<Id, A> }));
}
