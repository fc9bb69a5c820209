import type { HopRaw } from "./schema-route.ts";

/** Seconds by which clocks that are kept may differ. */
const tolerance = 5;

/** Times of hops, oldest first, as delays; a clock that is wrong makes one hop long and the other negative. */
export function delaysOf(times: readonly (number | null)[]): readonly Pick<HopRaw, "delaySeconds" | "isSkewed">[] {
  const delays = times.map((time, index) => {
    const before = times.slice(0, index).findLast((each) => each !== null) ?? null;
    return time === null || before === null ? null : Math.round((time - before) / 1000);
  });
  return delays.map((delaySeconds, index) => {
    const next = delays.slice(index + 1).find((each) => each !== null) ?? 0;
    // A clock that goes back by seconds explains no delay of an hour.
    const isExplained = next < -tolerance && -next * 2 >= (delaySeconds ?? 0);
    const isSkewed = delaySeconds !== null && (delaySeconds < -tolerance || (delaySeconds > tolerance && isExplained));
    return { delaySeconds, isSkewed };
  });
}

/** Seconds from the first to the last of the times; null where there are fewer than two, or they contradict each other. */
export function totalOf(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return null;
  const seconds = Math.round((last - first) / 1000);
  return seconds < -tolerance ? null : Math.max(0, seconds);
}
