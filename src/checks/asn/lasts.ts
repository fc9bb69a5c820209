import type { AsnRaw } from "./schema.ts";

/** Seconds for which an answer to which every source contributed is told again. */
export const wholeDay = 86_400;

/** Seconds after which a source that failed is asked again: a moment without it is not to stand for a day. */
const afterFailure = 600;

/** Seconds for which an observation is worth telling again. */
export function lasts({ sources }: AsnRaw): number {
  return sources.some(({ state }) => state === "failed" || state === "partly") ? afterFailure : wholeDay;
}
