import { createHash } from "node:crypto";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;

/** Milliseconds from one run to the next: unless told otherwise, at least, and at most. */
export const intervals = { usual: day, least: 6 * hour, most: 30 * day } as const;

/** Phases are counted in so many parts of an interval, so that both engines reckon with whole numbers. */
export const phases = 1_000_000;

/** Where in every interval a domain has its place: all of its watches share it, and domains are spread evenly. */
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

/** Milliseconds after which a run is repeated that measured nothing, by how often that has happened; then its next turn is enough. */
const again = [10 * minute, hour] as const;

/** When a run that measured nothing is repeated; null where its regular turn comes next. */
export function repeatAfter(failures: number): number | null {
  return again[failures - 1] ?? null;
}

/** Milliseconds after which work that found no room here is tried again, longer each time. */
export function roomAfter(failures: number): number {
  return Math.min(hour, minute * 2 ** Math.min(failures, 6));
}

/** Milliseconds without any node after which everything overdue counts as missed, and over which it is made up for. */
export const missed = { after: 15 * minute, over: hour } as const;

/** Milliseconds for which a node counts as running after it was seen. */
export const nodeLasts = 2 * minute;

/** Milliseconds for which a fresh run is left to another node; then the node that asked for it makes it itself. */
export const leftToOthers = 3 * minute;
