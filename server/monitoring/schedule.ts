import { createHash } from "node:crypto";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;

/** Milliseconds between runs: the default, the least, and the most. */
export const intervals = { usual: day, least: 6 * hour, most: 30 * day } as const;

/** The number of phases per interval, so that both engines use integers. */
export const phases = 1_000_000;

/** A domain's place within every interval: its watches share it, and domains are spread evenly. */
export function phaseOf(domain: string): number {
  // 48 bits: the remainder favours no phase by more than one in 280 million.
  return createHash("sha256").update(domain).digest().readUIntBE(0, 6) % phases;
}

/** The next regular run. One that would come soon after this one waits for its next turn. */
export function nextDue({ every, phase }: { readonly every: number; readonly phase: number }, now: number): number {
  const offset = Math.floor((phase * every) / phases);
  const last = Math.floor((now - offset) / every) * every + offset;
  const next = last + every;
  return next - now < every / 4 ? next + every : next;
}

/** Milliseconds until a failed measurement is retried, by the number of failures; afterwards the regular turn is enough. */
const again = [10 * minute, hour] as const;

/** When a failed measurement is retried; null where its regular turn is next. */
export function repeatAfter(failures: number): number | null {
  return again[failures - 1] ?? null;
}

/** Milliseconds until a target is measured again that our own network could not reach: its regular turn may be days away. */
export const repeatOurs = hour;

/** Milliseconds until work without room is retried, longer each time. */
export function roomAfter(failures: number): number {
  return Math.min(hour, minute * 2 ** Math.min(failures, 6));
}

/** Milliseconds without any node after which overdue runs count as missed, and the time over which they are spread. */
export const missed = { after: 15 * minute, over: hour } as const;

/** Milliseconds for which a node counts as running after it was seen. */
export const nodeLasts = 2 * minute;

/** Milliseconds for which a confirming run is reserved for another node; then the requesting node runs it itself. */
export const leftToOthers = 3 * minute;
