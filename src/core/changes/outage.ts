import type { Counted } from "./compare.ts";
import { down, flapping, outage, type Failing, type MonitoredState, type AvailabilityTurns } from "./state.ts";

/** Failures on our side: they say nothing about the target. */
const ours: ReadonlySet<string> = new Set(["busy", "internal", "store.absent", "store.unreadable"]);

/** A failed measurement. */
export interface FailedRun {
  readonly reason: string;
  readonly at: number;
  /** Whether no connection to the target was possible. */
  readonly isUnreachable?: boolean;
  /** Whether that is because of our own network: nothing is said about the target. */
  readonly isOurs?: boolean;
  /** Whether a watch of the target has a maintenance window now. */
  readonly isMaintained?: boolean;
}

/** The result of a failed measurement. */
export interface Failed {
  readonly standing: MonitoredState | null;
  readonly changes: readonly Counted[];
  /** When another failure would confirm that the target is down; null where none is awaited. */
  readonly confirmAt: number | null;
}

/**
 * Records a failed measurement. A target that was reached before is down after some failures to connect; any other failure becomes a change
 * after three days.
 */
export function fail(before: MonitoredState | null, run: FailedRun): Failed {
  const { reason, at, isUnreachable = false, isOurs = false } = run;
  if (ours.has(reason) || isOurs || (before && at <= before.at))
    return { standing: before, changes: [], confirmAt: null };
  if (before && isUnreachable && before.version > 0) return failToConnect(before, run);
  const standing = before ?? { version: 0, at: 0, facts: [], pending: [], failing: null };
  const { since, unreachable, ...failing } = standing.failing ?? { since: at, reason, isTold: false };
  const isTold = failing.isTold || at - since >= outage;
  const isNew = isTold && !failing.isTold;
  // Another failure does not show that a target is back, which was told to be down.
  const isDown = unreachable?.isDown === true;
  const now: Failing = {
    since,
    reason: failing.isTold || (isDown && !isNew) ? failing.reason : reason,
    isTold,
    ...(isDown && { unreachable }),
  };
  return {
    standing: { ...standing, failing: now },
    changes: isNew ? [{ ...measurement, from: "measured", to: reason, at: since, confirmedAt: at }] : [],
    confirmAt: null,
  };
}

function failToConnect(before: MonitoredState, { reason, at, isMaintained = false }: FailedRun): Failed {
  const failing = before.failing ?? { since: at, reason, isTold: false };
  const { since, count, isDown } = failing.unreachable ?? { since: at, count: 0, isDown: false };
  const isDownNow = isDown || (count + 1 >= down.failures && at - since >= down.after);
  const state = `down ${isDown ? failing.reason : reason}`;
  const unreachable = { since, count: count + 1, isDown: isDownNow };
  const standing = { ...before, failing: { ...failing, reason: isDown ? failing.reason : reason, unreachable } };
  const confirmAt = isDownNow ? null : at + down.lookAfter;
  if (isDown && before.turns?.isFlapping && at - since >= flapping.downAfter)
    return { ...stayedDown(standing, state, at), confirmAt };
  if (!isDownNow || isDown) return { ...calmed(standing, state, at), confirmAt };
  const change = { ...availability, from: "up", to: state, at: since, confirmedAt: at };
  return { ...turned(standing, change, at, isMaintained), confirmAt };
}

/** A state after a turn between up and down, and what is said of it. */
interface Turned {
  readonly standing: MonitoredState;
  readonly changes: readonly Counted[];
}

/** The end of an outage: a measurement. */
export function recover(before: MonitoredState | null, after: MonitoredState, isMaintained = false): Turned {
  const { at } = after;
  const standing = before?.turns === undefined ? after : { ...after, turns: before.turns };
  const failing = before?.failing;
  const measured = failing?.isTold
    ? [{ ...measurement, ...good, from: failing.reason, to: "measured", at, confirmedAt: null }]
    : [];
  const back = { ...availability, ...good, from: `down ${failing?.reason}`, to: "up", at, confirmedAt: null };
  const { standing: now, changes } = failing?.unreachable?.isDown
    ? turned(standing, back, at, isMaintained)
    : calmed(standing, "up", at);
  return { standing: now, changes: [...measured, ...changes] };
}

/** Milliseconds after which a target is measured again that is down or has just come back; null where its regular turn is enough. */
export function watchClosely({ failing, turns }: MonitoredState, now: number): number | null {
  const [often, seldom] = [2 * down.lookAfter, 12 * down.lookAfter];
  const { unreachable } = failing ?? {};
  if (unreachable?.isDown) return now - unreachable.since < seldom ? often : seldom;
  return [...(turns?.at ?? []), ...(turns?.maintained ?? [])].some((at) => at > now - flapping.within) ? seldom : null;
}

/**
 * A turn between up and down. The one that makes a target flap is reported as such, and those after it are not. Restarts during maintenance are
 * intended, so they do not count.
 */
function turned(state: MonitoredState, change: Counted, now: number, isMaintained: boolean): Turned {
  const { at, maintained = [], isFlapping } = state.turns ?? still;
  const isRecent = (time: number): boolean => time > now - flapping.within;
  const recent = [...at.filter(isRecent), ...(isMaintained ? [] : [now])];
  const uncounted = [...maintained.filter(isRecent), ...(isMaintained ? [now] : [])];
  const turns: AvailabilityTurns = {
    at: recent,
    ...(uncounted.length > 0 && { maintained: uncounted }),
    isFlapping: isFlapping || recent.length >= flapping.turns,
  };
  const standing = { ...state, turns };
  if (isFlapping) return { standing, changes: [] };
  const told = turns.isFlapping ? { ...change, ...availability, to: "flapping", at: now } : change;
  return { standing, changes: [told] };
}

/** A flapping target that stays down is down. If it comes back within the day, it flaps again. */
function stayedDown(state: MonitoredState, is: string, now: number): Turned {
  const turns = { ...(state.turns ?? still), isFlapping: false };
  const change = { ...availability, from: "flapping", to: is, at: now, confirmedAt: null };
  return { standing: { ...state, turns }, changes: [change] };
}

/** A target that has not turned for a day flaps no more. */
function calmed(state: MonitoredState, is: string, now: number): Turned {
  const { at, maintained = [], isFlapping } = state.turns ?? still;
  const all = [...at, ...maintained];
  const isCalm = all.every((time) => time <= now - flapping.within);
  if (!isCalm || all.length === 0) return { standing: state, changes: [] };
  const { turns: _turns, ...standing } = state;
  const change = { ...availability, ...(is === "up" && good), from: "flapping", to: is, at: now, confirmedAt: null };
  return { standing, changes: isFlapping ? [change] : [] };
}

const still: AvailabilityTurns = { at: [], isFlapping: false };

const bad = { subject: null, direction: "worse", severity: "high", weight: "high" } as const;

const good = { direction: "better", severity: "info" } as const;

const measurement = { key: "measurement\n", field: "measurement", ...bad } as const;

const availability = { key: "availability\n", field: "availability", ...bad } as const;
