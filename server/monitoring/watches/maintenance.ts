/** The days of the week, as RFC 9110 abbreviates them, in lower case. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** A recurring maintenance window, in local time. */
export interface MaintenanceWindow {
  /** Days on which it starts; every day if absent. */
  readonly days?: readonly (typeof weekdays)[number][] | undefined;
  /** `HH:MM`. */
  readonly start: string;
  /** Minutes. */
  readonly length: number;
  /** The IANA name of the time zone. */
  readonly zone: string;
}

const [minute, day] = [60_000, 86_400_000] as const;

/** Whether a name is that of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The end of the maintenance at a time, over windows that follow each other; null where there is none. */
export function maintenanceEnd(windows: readonly MaintenanceWindow[], now: number): number | null {
  let end: number | null = null;
  // Each window can extend the maintenance once a day at most, so a year of it is no maintenance.
  for (let extended = 0; extended < 366; extended++) {
    const at = end ?? now;
    const later = Math.max(...windows.map((window) => endOf(window, at) ?? -Infinity));
    if (later <= at) return end;
    end = later;
  }
  return end;
}

/** The end of a window that includes a time; null where it does not. */
function endOf({ days = weekdays, start, length, zone }: MaintenanceWindow, at: number): number | null {
  const offset = offsetOf(zone, at);
  // One that began yesterday may still last.
  for (const date of [at + offset, at + offset - day].map((time) => Math.floor(time / day) * day)) {
    const name = weekdays[(new Date(date).getUTCDay() + 6) % 7];
    if (!name || !days.includes(name)) continue;
    const begin = instantOf(date + minutesOf(start) * minute, zone);
    if (begin <= at && at < begin + length * minute) return begin + length * minute;
  }
  return null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** The instant of a local time, which is given as if it were UTC. One that the clocks skip is later by what they skip. */
function instantOf(local: number, zone: string): number {
  const before = offsetOf(zone, local - day);
  const instant = local - before;
  const offset = offsetOf(zone, instant);
  if (offset === before) return instant;
  return offsetOf(zone, local - offset) === offset ? local - offset : instant;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds from UTC to the local time of a zone. */
function offsetOf(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes, second) - Math.floor(at / 1000) * 1000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const made = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    ...numeric,
    second: "numeric",
    hourCycle: "h23",
    timeZone: zone,
  });
  formats.set(zone, made);
  return made;
}
