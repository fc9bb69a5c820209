import type { AsnRaw } from "./schema.ts";

/** Seconds for which a complete result is cached. */
export const wholeDay = 86_400;

/** Seconds for which a result without one of its sources is cached. */
const afterFailure = 600;

/** Seconds for which a result may be cached. */
export function lasts({ sources }: AsnRaw): number {
  return sources.some(({ state }) => state === "failed" || state === "partly") ? afterFailure : wholeDay;
}
