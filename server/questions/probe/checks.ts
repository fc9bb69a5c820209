import type { AnyCheck } from "../../../src/core/check.ts";
import { takesMaxAge } from "../../../src/core/max-age.ts";

/** Whether a check may be probed: cheap, about a target, and with results that are stored. */
export function isProbed({ cost, subject, subjectIs, concerns, ...check }: AnyCheck): boolean {
  return cost !== "heavy" && subject !== undefined && subjectIs !== "text" && !concerns && takesMaxAge(check);
}
