import type { HopRaw } from "./schema.ts";
import { isClockOff, quick, tolerance } from "./skew.ts";

/** The time of a hop as its server wrote it: Unix time in milliseconds and the zone in minutes east of UTC. */
export interface HopTime {
  readonly time: number | null;
  readonly offset: number | null;
  /** Whether the message was fetched from a mailbox, where it may have stayed for years. */
  readonly isFetched?: boolean;
}

type Delay = Pick<HopRaw, "delaySeconds" | "isClockSkewed" | "zoneErrorHours">;

/**
 * Delays between hops, oldest first. A wrong clock or zone makes one hop too long and the other negative. A time after `latest` (Unix milliseconds)
 * comes from a wrong clock.
 */
export function delaysOf(times: readonly HopTime[], latest = Number.POSITIVE_INFINITY): readonly Delay[] {
  const delays = times.map(({ time }, index) => {
    const before = knownBefore(times, index)?.time ?? null;
    return time === null || before === null ? null : Math.round((time - before) / 1000);
  });
  const hours = zoneHoursOf(times, delays);
  const inZones = withoutZones(times, hours);
  const known = inZones.filter((time) => time !== null);
  return delays.map((delaySeconds, index) => {
    const zoneErrorHours = hours[index] ?? null;
    const isClockSkewed =
      delaySeconds !== null &&
      (zoneErrorHours !== null ||
        isClockOff(known, inZones.slice(0, index).filter((time) => time !== null).length) ||
        isImpossible(delaySeconds, times[index], latest));
    return { delaySeconds, isClockSkewed, zoneErrorHours };
  });
}

/** The times in seconds, corrected for wrong zones. */
function withoutZones(times: readonly HopTime[], hours: readonly (number | null)[]): readonly (number | null)[] {
  let shift = 0;
  return times.map(({ time }, index) => {
    shift += (hours[index] ?? 0) * 3600;
    return time === null ? null : Math.round(time / 1000) - shift;
  });
}

/** Seconds. No server keeps a message longer: RFC 5321 §4.5.4.1 retries for days, list moderation takes months. */
const longest = 366 * 24 * 3600;

function isImpossible(delay: number, hop: HopTime | undefined, latest: number): boolean {
  if (delay <= tolerance) return false;
  return (hop?.time ?? 0) > latest || (delay > longest && hop?.isFetched !== true);
}

function knownBefore(times: readonly HopTime[], index: number): HopTime | undefined {
  return times.slice(0, index).findLast(({ time }) => time !== null);
}

const halfHour = 1800;
/** The hours by which a time is off, in half hours; null if they are not whole or half hours. */
function wholeHours(delay: number | null): number | null {
  if (delay === null) return null;
  const halves = Math.round((delay - quick / 2) / halfHour);
  const rest = delay - halves * halfHour;
  return Math.abs(halves) < 2 || Math.abs(halves) > 52 || rest < -tolerance || rest > quick ? null : halves / 2;
}

/**
 * The hours of each hop that a wrong zone explains. Only a wrong zone moves time back by whole hours. Forward, the message may have waited, unless
 * another hop goes back by as much or the zones of the two servers differ by exactly that.
 */
function zoneHoursOf(times: readonly HopTime[], delays: readonly (number | null)[]): readonly (number | null)[] {
  const hours = delays.map(wholeHours);
  const back = new Map<number, number>();
  for (const each of hours) if (each !== null && each < 0) back.set(-each, (back.get(-each) ?? 0) + 1);
  return hours.map((each, index) => {
    if (each === null || each < 0) return each;
    const left = back.get(each) ?? 0;
    if (left > 0) {
      back.set(each, left - 1);
      return each;
    }
    const [before, own] = [knownBefore(times, index)?.offset ?? null, times[index]?.offset ?? null];
    return before !== null && own !== null && before - own === each * 60 && each >= fewestHours ? each : null;
  });
}

/** Some servers retry after one hour, and many zones are one hour apart. */
const fewestHours = 2;

/** Seconds from the first to the last time; null with fewer than two or contradictory times. */
export function totalOf(times: readonly HopTime[], latest = Number.POSITIVE_INFINITY): number | null {
  const known = times.flatMap(({ time }) => time ?? []);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return null;
  const seconds = Math.round((last - first) / 1000);
  const delays = delaysOf(times, latest);
  const isZoneOff = delays.reduce((sum, { zoneErrorHours: zoneHours }) => sum + (zoneHours ?? 0), 0) !== 0;
  const isFetched = times.some((each) => each.isFetched);
  const isWrong = last > latest || (seconds > longest && !isFetched);
  return seconds < -tolerance || isZoneOff || isWrong ? null : Math.max(0, seconds);
}
