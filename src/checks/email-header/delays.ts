import type { HopRaw } from "./schema-route.ts";

/** What a server wrote of the time of a hop, in milliseconds since 1970 and in minutes east of Greenwich. */
export interface HopTime {
  readonly time: number | null;
  readonly offset: number | null;
}

type Delay = Pick<HopRaw, "delaySeconds" | "isSkewed" | "zoneHours">;

/** Seconds by which clocks that are kept may differ. */
const tolerance = 5;

/** Times of hops, oldest first, as delays; a clock that is wrong makes one hop long and the other negative, and so does a zone. */
export function delaysOf(times: readonly HopTime[]): readonly Delay[] {
  const delays = times.map(({ time }, index) => {
    const before = knownBefore(times, index)?.time ?? null;
    return time === null || before === null ? null : Math.round((time - before) / 1000);
  });
  const hours = zoneHoursOf(times, delays);
  return delays.map((delaySeconds, index) => {
    const zoneHours = hours[index] ?? null;
    const isSkewed =
      delaySeconds !== null &&
      (delaySeconds < -tolerance ||
        zoneHours !== null ||
        isExplained(delaySeconds, delays.slice(index + 1).find(isKnown)) ||
        isMadeUp(delaySeconds, delays.slice(0, index).findLast(isKnown)));
    return { delaySeconds, isSkewed, zoneHours };
  });
}

function isKnown(value: number | null): value is number {
  return value !== null;
}

function knownBefore(times: readonly HopTime[], index: number): HopTime | undefined {
  return times.slice(0, index).findLast(({ time }) => time !== null);
}

/** Whether a clock that goes back beside a long hop makes up for it: one that goes back by seconds explains no delay of an hour. */
function isExplained(delay: number, beside = 0): boolean {
  return delay > tolerance && beside < -tolerance && -beside * 2 >= delay;
}

/** Whether a hop is long since the one before went back by about as much, and took no time that is worth a word itself. */
function isMadeUp(delay: number, before = 0): boolean {
  return delay > tolerance && before < -tolerance && delay + before <= quick && delay * 2 >= -before;
}

const halfHour = 1800;
/** Seconds that a message may have taken beside the difference of the zones, which is of an hour at least. */
const quick = 60;

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
export function totalOf(times: readonly HopTime[]): number | null {
  const known = times.flatMap(({ time }) => time ?? []);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return null;
  const seconds = Math.round((last - first) / 1000);
  const isZoneOff = delaysOf(times).reduce((sum, { zoneHours }) => sum + (zoneHours ?? 0), 0) !== 0;
  return seconds < -tolerance || isZoneOff ? null : Math.max(0, seconds);
}
