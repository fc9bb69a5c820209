/** Seconds by which clocks that are kept may differ. */
export const tolerance = 5;

/** Seconds that a message may take without a word about it. */
export const quick = 60;

/**
 * Whether the time from the hop before to this one is no delay, among times of hops in seconds, oldest first, where all are known: another
 * clock, however far before or behind, tells that the one or the other of the two was wrong by most of it. A clock that goes back by
 * seconds explains no delay of an hour, and neither does one that contradicts the hop before as well.
 */
export function isClockOff(times: readonly number[], place: number): boolean {
  const [before, time] = [times[place - 1], times[place]];
  if (before === undefined || time === undefined) return false;
  const delay = time - before;
  if (Math.abs(delay) <= tolerance) return false;
  if (delay < 0) return true;
  // This clock was ahead: a later one says that the message had not waited so long.
  const isAhead = times.slice(place + 1).some((later) => later >= before - tolerance && isMost(time - later, delay));
  // The one before was behind: an earlier one says that less was left to wait.
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

/** Whether nothing is left of a delay that would be worth a word itself. */
function isAll(error: number, delay: number): boolean {
  return error > tolerance && delay - error <= quick;
}
