import type { Severity, Verdict } from "../result/interpretation.ts";
import type { Text } from "../text.ts";

/** Whether a change is for the better. */
export type Direction = "better" | "worse" | "neutral";

/** One value that is compared from one measurement to the next. What could not be told is no fact at all. */
export interface ValueFact {
  /** One of {@link Monitored.fields}. */
  readonly field: string;
  /** Which of several: a header, a port. */
  readonly subject?: string;
  /** Null where it is known that there is none. Text of the target: bounded, and escaped where it is shown. */
  readonly value: string | null;
  /** The higher, the better; values of one rank are no change. Absent where no value is better than another. */
  readonly rank?: number;
  /** Values that share one of these are no change. */
  readonly alike?: readonly string[];
  /** What the value stands on: only values that stand on the same are compared. */
  readonly basis?: string;
}

/** Members that come and go one by one. */
export interface ListFact {
  readonly field: string;
  readonly members: readonly string[];
  /** What could not be looked at: a member that becomes visible with it is not new. `*` where the list itself is not whole. */
  readonly gaps: readonly string[];
  /** Members of which this measurement does not know whether they are there. */
  readonly unsure?: readonly string[];
}

/** Something that one measurement knows. */
export type Fact = ValueFact | ListFact;

/** What a change of a value means. */
export interface Field {
  readonly title: Text;
  /** How much a change matters that is not for the better, by the new value, or by the member that came. */
  readonly severity: Severity | ((value: string | null) => Severity);
  /** What the owner of the target does about it. */
  readonly action: Text;
  /** Of a list: what a new member means, and one that is gone; null where that is not told. */
  readonly appears?: Direction;
  readonly disappears?: Direction | null;
}

/** What the daily monitoring compares of a check, beside grade, score and findings, which every check has. */
export interface Monitored<Raw> {
  readonly fields: Readonly<Record<string, Field>>;
  facts(raw: Raw, verdict: Verdict): readonly Fact[];
  /** Problems that say that something could not be told: they are no change. Those of severity info never are. */
  readonly doubts?: readonly string[];
}

/** Says how good a value is by its place in a list, best first; values that are not in it have no rank. */
export function ranked(
  field: string,
  value: string | null,
  scale: readonly (readonly (string | null)[])[],
  more: Pick<ValueFact, "subject" | "basis"> = {},
): readonly ValueFact[] {
  const place = scale.findIndex((alike) => alike.includes(value));
  return place === -1 ? [] : [{ field, value, rank: scale.length - place, ...more }];
}

/** Whether it is a list. */
export function isList(fact: Fact): fact is ListFact {
  return "members" in fact;
}

/** What tells facts of one check apart. */
export function keyOf(fact: Fact): string {
  return isList(fact) ? fact.field : `${fact.field} ${fact.subject ?? ""} ${fact.basis ?? ""}`;
}
