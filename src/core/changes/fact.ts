import type { Severity, Verdict } from "../result/interpretation.ts";
import type { Text } from "../text.ts";

/** Whether a change is an improvement. */
export type Direction = "better" | "worse" | "neutral";

/** A value that is compared between measurements. An unknown value is no fact. */
export interface ValueFact {
  /** A field of {@link Monitored.fields}. */
  readonly field: string;
  /** Which of several, such as a header or a port. */
  readonly subject?: string;
  /** Null if known to be absent. Untrusted text: bounded, and escaped for display. */
  readonly value: string | null;
  /** Higher is better; a change between equal ranks is not reported. Absent if no value is better than another. */
  readonly rank?: number;
  /** A change between values that share one of these is not reported. */
  readonly alike?: readonly string[];
  /** The basis of the value: only values with the same basis are compared. */
  readonly basis?: string;
}

/** A set whose members are compared individually. */
export interface ListFact {
  readonly field: string;
  readonly members: readonly string[];
  /** Parts that could not be checked: a member that becomes visible with one is not new. `*` if the list is incomplete. */
  readonly gaps: readonly string[];
  /** Members whose presence is unknown in this measurement. */
  readonly unsure?: readonly string[];
}

/** A fact of one measurement. */
export type Fact = ValueFact | ListFact;

/** What a change moves: a member of a list, or a value of the field or of its subject. */
export interface Moved {
  readonly subject: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The meaning of a monitored value. */
export interface MonitoredField<Id extends string = string> {
  readonly title: Text;
  /** The severity of a change that is no improvement, by the new value or member; findings that it reports may raise it. */
  readonly severity: Severity | ((value: string | null) => Severity);
  /** What the owner should do. */
  readonly action: Text;
  /** For lists: the meaning of a new or missing member; null if it is not reported. */
  readonly appears?: Direction;
  readonly disappears?: Direction | null;
  /**
   * The findings without a subject that a change already reports; or whether it reports one, such as `referrer-missing` or, with its subject,
   * `database-open 3306`.
   */
  readonly reports?: readonly Id[] | ((finding: string, moved: Moved) => boolean);
}

/** What monitoring compares for a check, besides grade, score and findings. `Id`: the problems that it names. */
export interface Monitored<Raw, Id extends string = never> {
  readonly fields: Readonly<Record<string, MonitoredField<Id>>>;
  /** `expiryDays`: the days before an expiry at which it is reported. */
  facts(raw: Raw, verdict: Verdict, expiryDays?: readonly number[]): readonly Fact[];
  /** What this measurement could not see, where no finding, figure or part says so: while a new gap is there, no finding counts as gone. */
  gaps?(raw: Raw): readonly string[];
  /** Problems that mean "unknown": they are no change, and while a new one is there, no finding counts as gone. */
  readonly doubts?: readonly Id[];
}

/** Ranks a value by its position in a list, best first; other values have no rank. */
export function ranked(
  field: string,
  value: string | null,
  scale: readonly (readonly (string | null)[])[],
  more: Pick<ValueFact, "subject" | "basis"> = {},
): readonly ValueFact[] {
  const place = scale.findIndex((alike) => alike.includes(value));
  return place === -1 ? [] : [{ field, value, rank: scale.length - place, ...more }];
}

/** Whether a fact is a list. */
export function isList(fact: Fact): fact is ListFact {
  return "members" in fact;
}

/** The key of a fact within a check. */
export function factKeyOf(fact: Fact): string {
  return isList(fact) ? fact.field : `${fact.field} ${fact.subject ?? ""} ${fact.basis ?? ""}`;
}
