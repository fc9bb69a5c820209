import { isIndex } from "./sources/table.ts";
import type { SubdomainsRaw } from "./schema.ts";

/** Seconds for which a complete observation is cached. */
export const wholeDay = 86_400;

/** Seconds after which a run with a failed source is repeated. */
const afterFailure = 600;

/** Seconds for which an observation is cached; 0 if sources were still running or none answered. */
export function lasts({ sources }: SubdomainsRaw): number {
  if (sources.some(({ status, stale }) => stale || status === "pending")) return 0;
  const isWhole = sources.filter(isIndex).every(({ status, truncated }) => status === "complete" || truncated);
  return isWhole ? wholeDay : afterFailure;
}
