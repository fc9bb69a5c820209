import type { HopRaw } from "./schema.ts";
import { isClockOff, quick, tolerance } from "./skew.ts";

/** What a server wrote of the time of a hop, in milliseconds since 1970 and in minutes east of Greenwich. */
export interface HopTime {
  readonly time: number | null;
  readonly offset: number | null;
  /** Whether the message lay in a mailbox before, where it may have stayed for years. */
  readonly isFetched?: boolean;
}

type Delay = Pick<HopRaw, "delaySeconds" | "isSkewed" | "zoneHours">;

/**
 * Times of hops, oldest first, as delays; a clock that is wrong makes one hop long and the other negative, and so does a zone. A time
 * after `latest`, in milliseconds since 1970, is one of a clock that is wrong.
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
    const zoneHours = hours[index] ?? null;
    const isSkewed =
      delaySeconds !== null &&
      (zoneHours !== null ||
        isClockOff(known, inZones.slice(0, index).filter((time) => time !== null).length) ||
        isImpossible(delaySeconds, times[index], latest));
    return { delaySeconds, isSkewed, zoneHours };
  });
}

/** Times in seconds, as they would be without the hours of wrong zones. */
function withoutZones(times: readonly HopTime[], hours: readonly (number | null)[]): readonly (number | null)[] {
  let shift = 0;
  return times.map(({ time }, index) => {
    shift += (hours[index] ?? 0) * 3600;
    return time === null ? null : Math.round(time / 1000) - shift;
  });
}

/** Seconds for which nobody keeps a message: RFC 5321 §4.5.4.1 has servers try for days, and moderators of lists take months. */
const longest = 366 * 24 * 3600;

function isImpossible(delay: number, hop: HopTime | undefined, latest: number): boolean {
  if (delay <= tolerance) return false;
  return (hop?.time ?? 0) > latest || (delay > longest && hop?.isFetched !== true);
}

function knownBefore(times: readonly HopTime[], index: number): HopTime | undefined {
  return times.slice(0, index).findLast(({ time }) => time !== null);
}

const halfHour = 1800;
/** Hours by which a time is off, to the half; null where it is not off by whole ones, as no zone makes it. */
function wholeHours(delay: number | null): number | null {
  if (delay === null) return null;
  const halves = Math.round((delay - quick / 2) / halfHour);
  const rest = delay - halves * halfHour;
  return Math.abs(halves) < 2 || Math.abs(halves) > 52 || rest < -tolerance || rest > quick ? null : halves / 2;
}

/**
 * Hours of each hop that are those of a wrong zone, and no delay. Nothing goes back by whole hours otherwise. What goes forth by them
 * may have waited, unless a hop goes back by as many, or the two servers wrote zones that differ by just that: one of them wrote the
 * time of the one zone and the name of the other.
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

/** Some servers try again after an hour, and zones that are an hour apart are many. */
const fewestHours = 2;

/** Seconds from the first to the last of the times; null where there are fewer than two, or they contradict each other. */
export function totalOf(times: readonly HopTime[], latest = Number.POSITIVE_INFINITY): number | null {
  const known = times.flatMap(({ time }) => time ?? []);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return null;
  const seconds = Math.round((last - first) / 1000);
  const delays = delaysOf(times, latest);
  const isZoneOff = delays.reduce((sum, { zoneHours }) => sum + (zoneHours ?? 0), 0) !== 0;
  const isFetched = times.some((each) => each.isFetched);
  const isWrong = last > latest || (seconds > longest && !isFetched);
  return seconds < -tolerance || isZoneOff || isWrong ? null : Math.max(0, seconds);
}
