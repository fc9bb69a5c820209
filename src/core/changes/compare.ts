import { severities, type Severity } from "../result/interpretation.ts";
import {
  isList,
  type Direction,
  type Fact,
  type MonitoredField,
  type ListFact,
  type Moved,
  type ValueFact,
} from "./fact.ts";

/** A difference between two measurements. */
export interface Move extends Moved {
  readonly field: string;
  readonly direction: Direction;
  /** An improvement needs no attention: info. */
  readonly severity: Severity;
  /** The severity for who is told: an improvement has that of the problem that it ends, so a reader of one also gets the other. */
  readonly weight: Severity;
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
export function compareFacts(before: Fact, after: Fact, field: MonitoredField): readonly Move[] {
  if (isList(before) && isList(after)) return compareLists(before, after, field);
  return isList(before) || isList(after) ? [] : compareValues(before, after, field);
}

function compareValues(before: ValueFact, after: ValueFact, field: MonitoredField): readonly Move[] {
  const isSame = before.value === after.value || after.alike?.some((each) => before.alike?.includes(each)) === true;
  const [was, is] = [before.rank, after.rank];
  if (isSame || (was !== undefined && was === is)) return [];
  const direction = directionFrom(was, is);
  const { value: to, field: name, subject = null } = after;
  const from = before.value;
  return [
    { field: name, subject, from, to, direction, ...weighed(field, direction === "better" ? from : to, direction) },
  ];
}

function directionFrom(was: number | undefined, is: number | undefined): Direction {
  if (was === undefined || is === undefined) return "neutral";
  return is > was ? "better" : "worse";
}

function compareLists(before: ListFact, after: ListFact, field: MonitoredField): readonly Move[] {
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
      ...weighed(field, to, appears),
    })),
    ...gone.map((from) => ({
      ...base,
      from,
      to: null,
      direction: disappears ?? "neutral",
      ...weighed(field, from, disappears ?? "neutral"),
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

function weighed(
  { severity }: MonitoredField,
  value: string | null,
  direction: Direction,
): Pick<Move, "severity" | "weight"> {
  return weightedBy(typeof severity === "function" ? severity(value) : severity, direction);
}

function weightedBy(weight: Severity, direction: Direction): Pick<Move, "severity" | "weight"> {
  return { severity: direction === "better" ? "info" : weight, weight };
}

/** Reports each fact once: a finding that says the same as a changed value only raises the severity of that change. */
export function eachOnce<M extends Move>(
  moves: readonly M[],
  fields: Readonly<Record<string, MonitoredField>>,
  pending: readonly Move[] = [],
): readonly M[] {
  const found = moves.filter(isFinding);
  // A header that is lost ends the findings about its value at once, before its own loss is confirmed. That is no improvement.
  const left = found.filter((each) => each.direction !== "better" || !pending.some((move) => reports(move, each)));
  // A header that became better may still have a new finding.
  const isSaid = (each: M) => (move: M) =>
    (each.direction === "better" || move.direction !== "better") && reports(move, each);
  const told = left.filter((each) => !moves.some(isSaid(each)));
  return moves.flatMap((move) => {
    if (isFinding(move)) return told.includes(move) ? [move] : [];
    const same = found.filter((each) => each.direction === move.direction && reports(move, each));
    const weight = worst([move, ...same].map((each) => each.weight));
    return [{ ...move, ...weightedBy(weight, move.direction) }];
  });

  function reports(move: Move, { from, to }: Move): boolean {
    // Without the check: `http.referrer-missing` is `referrer-missing`.
    const finding = (to ?? from ?? "").replace(/^[^. ]*\./, "");
    const reported = fields[move.field]?.reports ?? [];
    return typeof reported === "function" ? reported(finding, move) : reported.includes(finding);
  }
}

function isFinding({ field }: Move): boolean {
  return field === "finding";
}

function worst(all: readonly Severity[]): Severity {
  return severities.find((each) => all.includes(each)) ?? "info";
}
