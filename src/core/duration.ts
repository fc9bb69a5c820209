import { counted, type PluralForms } from "./plural.ts";
import type { Text } from "./text.ts";

/** A unit of time: singular, plural, and its short form beside a larger unit. */
interface Unit extends PluralForms<string> {
  readonly seconds: number;
  readonly short: string;
  readonly ko: string;
}

const units: readonly Unit[] = [
  { seconds: 86_400, one: "day", other: "days", short: "d", ko: "일" },
  { seconds: 3600, one: "hour", other: "hours", short: "h", ko: "시간" },
  { seconds: 60, one: "minute", other: "minutes", short: "min", ko: "분" },
  { seconds: 1, one: "second", other: "seconds", short: "s", ko: "초" },
];

/**
 * A duration in seconds as text with at most two units: `2 days 3 h`, `2일 3시간`. The second unit is rounded up, because a time that is too short does
 * not help someone who waits.
 */
export function durationText(seconds: number): Text {
  const whole = Math.max(0, Math.ceil(seconds));
  const at = units.findIndex((each) => whole >= each.seconds);
  const [large, small] = at === -1 ? units.slice(-1) : units.slice(at, at + 2);
  if (!large || !small) return inOne(large, whole);
  const parts = Math.ceil(whole / small.seconds);
  // Rounds 59 minutes and 59.5 seconds to an hour, not to sixty minutes.
  if (parts * small.seconds > whole) return durationText(parts * small.seconds);
  const ratio = large.seconds / small.seconds;
  const [first, second] = [inOne(large, Math.floor(parts / ratio)), parts % ratio];
  if (second === 0) return first;
  return { en: `${first.en} ${second} ${small.short}`, ko: `${first.ko} ${second}${small.ko}` };
}

function inOne(unit: Unit | undefined, count: number): Text {
  if (!unit) return { en: `${count} s`, ko: `${count}초` };
  return { en: counted(count, unit), ko: `${count}${unit.ko}` };
}
