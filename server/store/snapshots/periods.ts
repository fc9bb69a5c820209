import { mostTimes, retention } from "../retention.ts";

/** A result that did not change for some time: the observations of one question with the same canonical form, one after the other. */
export interface Period {
  readonly version: number;
  /** The digest of the canonical form; null where an earlier schema stored it. */
  readonly digest: string | null;
  /** When it was observed, in ascending order; milliseconds. */
  readonly times: readonly number[];
  /** The content of the latest observation. */
  readonly content: number;
  /** The content of the one before the latest; null where that is the same, or there is none. */
  readonly preceding: number | null;
}

/** One more observation. */
export interface PeriodObservation extends Pick<Period, "version" | "digest" | "content"> {
  readonly at: number;
}

/**
 * The periods of a question after one more observation, which is usually the latest but need not be. The periods are in the order of their times.
 * A time that is known already says nothing new.
 */
export function withObservation(periods: readonly Period[], observation: PeriodObservation): readonly Period[] {
  const { at } = observation;
  if (periods.some(({ times }) => times.includes(at))) return periods;
  const before = periods.filter(({ times }) => latestOf(times) < at);
  const after = periods.filter(({ times }) => (times[0] ?? 0) > at);
  const around = periods.filter(({ times }) => (times[0] ?? 0) < at && latestOf(times) > at);
  const [last, next] = [before.at(-1), after[0]];
  const [within] = around;
  if (within)
    return [
      ...before,
      ...(isSame(within, observation) ? [joined(within, observation)] : split(within, observation)),
      ...after,
    ];
  if (last && isSame(last, observation)) return [...before.slice(0, -1), joined(last, observation), ...after];
  if (next && isSame(next, observation)) return [...before, joined(next, observation), ...after.slice(1)];
  return [...before, single(observation), ...after];
}

/** A period without the observations beyond its retention, except the latest. */
export function trimmed(period: Period, now: number): Period {
  const { times } = period;
  const first = now - retention.snapshots;
  if (times.length <= mostTimes && (times[0] ?? first) >= first) return period;
  const kept = times.slice(-mostTimes).filter((time, at, all) => time >= first || at === all.length - 1);
  return { ...period, times: kept, preceding: kept.length > 1 ? period.preceding : null };
}

function latestOf(times: readonly number[]): number {
  return times.at(-1) ?? 0;
}

function isSame(period: Period, { version, digest }: PeriodObservation): boolean {
  return digest !== null && period.digest === digest && period.version === version;
}

function single({ at, ...rest }: PeriodObservation): Period {
  return { ...rest, times: [at], preceding: null };
}

function joined(period: Period, { at, content }: PeriodObservation): Period {
  const times = [...period.times, at].toSorted((a, b) => a - b);
  if (times.at(-1) === at) return { ...period, times, content, preceding: different(period.content, content) };
  if (times.at(-2) === at) return { ...period, times, preceding: different(content, period.content) };
  return { ...period, times };
}

/** Something else was observed in between. Of the observations before it, only one has a content of its own. */
function split(period: Period, observation: PeriodObservation): readonly Period[] {
  const earlier = period.times.filter((time) => time < observation.at);
  const later = period.times.filter((time) => time > observation.at);
  return [
    { ...period, times: earlier, content: period.preceding ?? period.content, preceding: null },
    single(observation),
    { ...period, times: later, preceding: later.length > 1 ? period.preceding : null },
  ];
}

function different(content: number, other: number): number | null {
  return content === other ? null : content;
}
