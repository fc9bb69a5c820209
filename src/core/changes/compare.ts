import type { Severity } from "../result/interpretation.ts";
import { isList, type Direction, type Fact, type Field, type ListFact, type ValueFact } from "./fact.ts";

/** A difference between two measurements. */
export interface Move {
  readonly field: string;
  readonly subject: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly direction: Direction;
  readonly severity: Severity;
}

/** A confirmed change. Times in Unix milliseconds. */
export interface Counted extends Move {
  /** Identifies the change within check and target. */
  readonly key: string;
  /** When the new value was first seen. */
  readonly at: number;
  /** Null if no confirmation was needed. */
  readonly confirmedAt: number | null;
}

/** The key of a move within a check; at most one is open per key. */
export function keyOfMove({ field, subject, from, to }: Move, of: Fact): string {
  return isList(of) ? `${field}\n${to ?? from ?? ""}` : `${field}\n${subject ?? ""}\n${of.basis ?? ""}`;
}

/** The differences between two facts with the same key. */
export function compare(before: Fact, after: Fact, field: Field): readonly Move[] {
  if (isList(before) && isList(after)) return compareLists(before, after, field);
  return isList(before) || isList(after) ? [] : compareValues(before, after, field);
}

function compareValues(before: ValueFact, after: ValueFact, field: Field): readonly Move[] {
  const isSame = before.value === after.value || after.alike?.some((each) => before.alike?.includes(each)) === true;
  const [was, is] = [before.rank, after.rank];
  if (isSame || (was !== undefined && was === is)) return [];
  const direction = was === undefined || is === undefined ? "neutral" : is > was ? "better" : "worse";
  const { value: to, field: name, subject = null } = after;
  return [{ field: name, subject, from: before.value, to, direction, severity: severityOf(field, to, direction) }];
}

function compareLists(before: ListFact, after: ListFact, field: Field): readonly Move[] {
  const { appears = "neutral", disappears = "neutral" } = field;
  const base = { field: after.field, subject: null };
  const came = newMembers(before, after).filter((member) => isNew(member, before, after));
  const gone = disappears === null ? [] : goneMembers(before, after);
  return [
    ...came.map((to) => ({
      ...base,
      from: null,
      to,
      direction: appears,
      severity: severityOf(field, to, appears),
    })),
    ...gone.map((from) => ({
      ...base,
      from,
      to: null,
      direction: disappears ?? "neutral",
      severity: severityOf(field, from, disappears ?? "neutral"),
    })),
  ];
}

/** Members that were not known before, whether new or previously not visible. */
export function newMembers(before: ListFact, after: ListFact): readonly string[] {
  const known = new Set(before.members);
  return [...new Set(after.members)].filter((member) => !known.has(member)).toSorted();
}

/** Whether a member was checked before and was absent. */
function isNew(member: string, before: ListFact, after: ListFact): boolean {
  const { gaps, unsure = [] } = before;
  if (gaps.includes("*") || unsure.includes(member)) return false;
  return gaps.every((gap) => after.gaps.includes(gap));
}

/** Members that were checked now and are gone. */
export function goneMembers(before: ListFact, after: ListFact): readonly string[] {
  const { gaps, unsure = [] } = after;
  if (gaps.includes("*") || !gaps.every((gap) => before.gaps.includes(gap))) return [];
  const [there, open] = [new Set(after.members), new Set(unsure)];
  return before.members.filter((member) => !there.has(member) && !open.has(member)).toSorted();
}

/** An improvement needs no attention. */
function severityOf({ severity }: Field, value: string | null, direction: Direction): Severity {
  if (direction === "better") return "info";
  return typeof severity === "function" ? severity(value) : severity;
}
