import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";

/** Checks that read a text, or need no parameter: they belong to no target. The generator gives a file's name to the subject of a text. */
const withoutTarget: ReadonlySet<string> = new Set(
  registry.filter(({ subject }) => subject === undefined || subject.value === "FILE").map(({ id }) => id),
);

/** Whether something can be demanded of a target by a check: the gate itself is none, and one that reads a text is about no target. */
export function isDemandable(id: string): boolean {
  return id !== "gate" && !isAboutText(id);
}

/** Whether a check has no target: it reads a given text, or nothing. */
export function isAboutText(id: string): boolean {
  return withoutTarget.has(id);
}

/** Which limits a check can be held to by what it gives: a letter always comes with a score. */
export function gives(
  { grading, scoring }: Pick<AnyCheck, "grading" | "scoring">,
  limit: "minScore" | "minGrade",
): boolean {
  return grading !== undefined || (limit === "minScore" && scoring !== undefined);
}
