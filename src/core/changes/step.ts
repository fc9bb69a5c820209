import { compareFacts, eachOnce, goneMembers, keyOfMove, newMembers, type Counted, type Move } from "./compare.ts";
import { expiryFields, notNear } from "./approaching.ts";
import { isList, factKeyOf, type Fact, type MonitoredField, type ListFact } from "./fact.ts";
import { severities } from "../result/interpretation.ts";
import { recover } from "./outage.ts";
import { confirmingAfter, mostFacts, mostMembers, type Pending, type MonitoredState } from "./state.ts";

/** The facts of one measurement. */
export interface Measurement {
  readonly version: number;
  /** When it was observed, in Unix milliseconds. */
  readonly at: number;
  readonly facts: readonly Fact[];
}

/** The result of processing a measurement. */
export interface ChangeStep {
  readonly standing: MonitoredState;
  readonly changes: readonly Counted[];
  /** Keys of changes that another change reports: what was told about them before is over. */
  readonly covered: ReadonlySet<string>;
  /** Keys whose value the measurement knows: their last reported state still holds unless it is among the changes. */
  readonly seen: ReadonlySet<string>;
  /** When a new measurement would confirm pending regressions; null without any. */
  readonly confirmAt: number | null;
}

/** Maximum number of moves of one list reported individually. */
const mostTold = 20;

/**
 * Processes a measurement. Pure and idempotent; older measurements are ignored. A regression counts when a second measurement at least ten minutes
 * later confirms it; unknown values keep the known ones.
 */
export function step(
  before: MonitoredState | null,
  seen: Measurement,
  fields: Readonly<Record<string, MonitoredField>>,
  { isMaintained = false }: { readonly isMaintained?: boolean } = {},
): ChangeStep {
  if (before && seen.at <= before.at) return still(before);
  const { facts: comparable, pending: earlier } = comparableOf(before, seen.version);
  const known = new Map(comparable.map((fact) => [factKeyOf(fact), fact]));
  const waiting = new Map(earlier.map((each) => [each.key, each]));
  const taken = seen.facts.map(bounded).map((fact) => takeIn(fact, known, waiting, fields[fact.field], seen.at));
  for (const { fact } of taken) known.set(factKeyOf(fact), fact);
  const observed = new Set(taken.flatMap((each) => [...each.observed]));
  const pending = taken.flatMap((each) => each.pending);
  const unseen = earlier.filter(({ key }) => !observed.has(key));
  const facts = [...known.values()].slice(-mostFacts);
  const changes = taken.flatMap((each) => each.changes);
  const open = taken.flatMap((each) => each.open);
  const kept = eachOnce(changes, fields, open);
  const after = { version: seen.version, at: seen.at, facts, pending: [...unseen, ...pending], failing: null };
  const recovered = recover(before, after, isMaintained);
  return {
    standing: recovered.standing,
    changes: [...recovered.changes, ...byNewVersion(before, seen, fields), ...told(kept)],
    covered: new Set(changes.map(({ key }) => key).filter((key) => !kept.some((each) => each.key === key))),
    seen: observed,
    confirmAt: pending.length === 0 ? null : Math.max(...pending.map(({ at }) => at)) + confirmingAfter,
  };
}

/** What a measurement is compared with: of another check version the expiries alone, which depend on the calendar and not on the check. */
function comparableOf(before: MonitoredState | null, version: number): Pick<MonitoredState, "facts" | "pending"> {
  if (before === null) return { facts: [], pending: [] };
  const { facts, pending } = before;
  if (before.version === version) return { facts, pending };
  const expiries = facts.filter(isExpiry);
  const keys = new Set(expiries.map((fact) => keyOfMove({ ...noMove, field: fact.field }, fact)));
  return { facts: expiries, pending: pending.filter(({ key }) => keys.has(key)) };
}

function isExpiry({ field }: Fact): boolean {
  return expiryFields.includes(field);
}

/**
 * What is said of the first result of another check version. Its differences may come from the check as well as from the target, so they are no
 * changes; but where a part got worse, one change says that a new version measured it.
 */
function byNewVersion(
  before: MonitoredState | null,
  seen: Measurement,
  fields: Readonly<Record<string, MonitoredField>>,
): readonly Counted[] {
  if (before === null || before.version === seen.version) return [];
  const known = new Map(before.facts.map((fact) => [factKeyOf(fact), fact]));
  const rest = seen.facts.filter((fact) => !isExpiry(fact));
  const moves = rest.flatMap((fact) => {
    const [was, field] = [known.get(factKeyOf(fact)), fields[fact.field]];
    return was && field ? compareFacts(was, bounded(fact), field) : [];
  });
  const worse = moves.filter(({ direction }) => direction === "worse").map(({ severity }) => severity);
  const severity = severities.find((each) => worse.includes(each));
  if (severity === undefined) return [];
  const [from, to] = [before.version, seen.version].map(String);
  const move = { field: "version", subject: null, from: from ?? null, to: to ?? null, direction: "neutral" } as const;
  return [{ ...move, key: "version\n", severity, weight: severity, at: seen.at, confirmedAt: null }];
}

/** Of a result that is not processed. */
const nothingSeen = { covered: new Set<string>(), seen: new Set<string>(), confirmAt: null };

function still(standing: MonitoredState): ChangeStep {
  const { at, pending } = standing;
  const fresh = pending.filter((each) => each.at === at);
  return { standing, changes: [], ...nothingSeen, confirmAt: fresh.length > 0 ? at + confirmingAfter : null };
}

interface Taken {
  /** The current fact. */
  readonly fact: Fact;
  readonly changes: readonly Counted[];
  readonly pending: readonly Pending[];
  /** The moves that are pending. */
  readonly open: readonly Move[];
  readonly observed: ReadonlySet<string>;
}

function takeIn(
  fact: Fact,
  known: ReadonlyMap<string, Fact>,
  waiting: ReadonlyMap<string, Pending>,
  field: MonitoredField | undefined,
  at: number,
): Taken {
  const before = known.get(factKeyOf(fact)) ?? farFrom(fact);
  if (!before || !field) return { fact, changes: [], pending: [], open: [], observed: new Set() };
  const moves = compareFacts(before, fact, field).map((move) => ({ ...move, key: keyOfMove(move, fact) }));
  const pending: Pending[] = [];
  const changes: Counted[] = [];
  for (const move of moves) {
    const first = waiting.get(move.key)?.at ?? at;
    if (move.direction !== "worse") changes.push({ ...move, at, confirmedAt: null });
    else if (at - first >= confirmingAfter) changes.push({ ...move, at: first, confirmedAt: at });
    else pending.push({ key: move.key, at: first });
  }
  const isOpen = new Set(pending.map(({ key }) => key));
  const observed = new Set([...observedKeys(before, fact), ...moves.map(({ key }) => key)]);
  const open = moves.filter(({ key }) => isOpen.has(key));
  return { fact: settled(before, fact, isOpen), changes, pending, open, observed };
}

/** What the first look at an expiry is compared with: one that is near is told at once, since its next milestone may be its end. */
function farFrom(fact: Fact): Fact | undefined {
  return isExpiry(fact) && !isList(fact) ? { ...fact, ...notNear } : undefined;
}

/** The keys of all moves that a measurement decides about. */
function observedKeys(before: Fact, after: Fact): readonly string[] {
  if (!isList(after)) return [keyOfMove({ ...noMove, field: after.field, subject: after.subject ?? null }, after)];
  const gone = isList(before) ? goneMembers(before, after) : [];
  return [...after.members, ...gone].map((to) => keyOfMove({ ...noMove, field: after.field, to }, after));
}

const noMove: Move = {
  field: "",
  subject: null,
  from: null,
  to: null,
  direction: "neutral",
  severity: "info",
  weight: "info",
};

/** The known fact after a measurement; pending moves leave it unchanged. */
function settled(before: Fact, after: Fact, open: ReadonlySet<string>): Fact {
  if (!isList(after) || !isList(before)) return open.size > 0 ? before : after;
  const waits = (to: string): boolean => open.has(keyOfMove({ ...noMove, field: after.field, to }, after));
  const gone = new Set(goneMembers(before, after).filter((member) => !waits(member)));
  const { gaps, unsure = [] } = before;
  const members = [
    ...before.members.filter((member) => !gone.has(member)),
    ...newMembers(before, after).filter((member) => !waits(member)),
  ];
  return bounded({
    field: after.field,
    members,
    // A part that was ever checked stays known.
    gaps: gaps.filter((gap) => after.gaps.includes(gap)),
    unsure: unsure.filter((member) => after.unsure?.includes(member)),
  });
}

/** Limits the number of members; their order has no meaning. */
function bounded<F extends Fact>(fact: F | ListFact): F | ListFact {
  if (!isList(fact)) return fact;
  const members = [...new Set(fact.members)].toSorted();
  if (members.length <= mostMembers) return { ...fact, members };
  return { ...fact, members: members.slice(0, mostMembers), gaps: ["*"] };
}

/** Many moves of one list in one direction are reported as the first few and a count. */
function told(changes: readonly Counted[]): readonly Counted[] {
  const sides = Map.groupBy(changes, ({ field, to }) => `${field}${to === null}`);
  return [...sides.values()].flatMap((all) => {
    const rest = all.slice(mostTold);
    const [one] = rest;
    if (!one) return all;
    const count = `+${rest.length}`;
    const sum = one.to === null ? { from: count, to: null } : { from: null, to: count };
    return [...all.slice(0, mostTold), { ...one, ...sum, key: `${one.field}\n+` }];
  });
}
