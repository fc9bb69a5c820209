/** Seconds by which correct clocks may differ. */
export const tolerance = 5;

/** Seconds that a hop may take without a finding. */
export const quick = 60;

/**
 * Whether the time between a hop and the one before is a clock error rather than a delay. Times are in seconds, oldest first, all known. Another
 * clock proves it if it explains most of the difference. A clock that goes back by seconds does not explain an hour, nor does one that contradicts
 * the hop before as well.
 */
export function isClockOff(times: readonly number[], place: number): boolean {
  const [before, time] = [times[place - 1], times[place]];
  if (before === undefined || time === undefined) return false;
  const delay = time - before;
  if (Math.abs(delay) <= tolerance) return false;
  if (delay < 0) return true;
  // This clock was ahead: a later one shows that the message did not wait that long.
  const isAhead = times.slice(place + 1).some((later) => later >= before - tolerance && isMost(time - later, delay));
  // The previous clock was behind: an earlier one shows that less time was left to wait.
  const isBehind = times
    .slice(0, place - 1)
    .some(
      (earlier) => earlier <= time + tolerance && (isMost(earlier - before, delay) || isAll(earlier - before, delay)),
    );
  return isAhead || isBehind;
}

function isMost(error: number, delay: number): boolean {
  return error > tolerance && error * 2 >= delay;
}

/** Whether the remaining delay is too short to report. */
function isAll(error: number, delay: number): boolean {
  return error > tolerance && delay - error <= quick;
}
