import type { SubdomainsRaw } from "./schema.ts";

/** Seconds for which a complete observation is told again. */
export const wholeDay = 86_400;

/** Seconds after which a source that failed is asked again, and with it the others. */
const afterFailure = 600;

/** Seconds for which an observation is worth telling again: not at all where sources were still to answer, or none did. */
export function lasts({ sources }: SubdomainsRaw): number {
  if (sources.some(({ status, stale }) => stale || status === "pending")) return 0;
  return sources.every(({ status, truncated }) => status === "complete" || truncated) ? wholeDay : afterFailure;
}
