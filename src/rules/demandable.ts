import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";

/** Checks without a target: they read a text or need no parameter. In the registry, a text has a subject with the value `FILE`. */
const withoutTarget: ReadonlySet<string> = new Set(
  registry.filter(({ subject }) => subject === undefined || subject.value === "FILE").map(({ id }) => id),
);

/** Whether a check can be demanded of a target. The gate itself cannot, and neither can a check that has no target. */
export function isDemandable(id: string): boolean {
  return id !== "gate" && !isAboutText(id);
}

/** Whether a check has no target: it reads a text or needs no parameter. */
export function isAboutText(id: string): boolean {
  return withoutTarget.has(id);
}

/** Whether a check supports a limit. A grade always comes with a score, so a graded check supports both limits. */
export function gives(
  { grading, scoring }: Pick<AnyCheck, "grading" | "scoring">,
  limit: "minScore" | "minGrade",
): boolean {
  return grading !== undefined || (limit === "minScore" && scoring !== undefined);
}
