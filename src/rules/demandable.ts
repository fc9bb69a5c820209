import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";

/** Checks that read a text: there is none that belongs to a target. The generator gives a file's name to their subject. */
const aboutText: ReadonlySet<string> = new Set(
  registry.filter(({ subject }) => subject.value === "FILE").map(({ id }) => id),
);

/** Whether something can be demanded of a target by a check: the gate itself is none, and one that reads a text is about no target. */
export function isDemandable(id: string): boolean {
  return id !== "gate" && !isAboutText(id);
}

/** Whether a check reads a text that somebody hands to it, and looks at no target. */
export function isAboutText(id: string): boolean {
  return aboutText.has(id);
}

/** Which limits a check can be held to by what it gives: a letter always comes with a score. */
export function gives(
  { grading, scoring }: Pick<AnyCheck, "grading" | "scoring">,
  limit: "minScore" | "minGrade",
): boolean {
  return grading !== undefined || (limit === "minScore" && scoring !== undefined);
}
