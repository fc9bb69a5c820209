import type { AnyCheck } from "../../src/core/check.ts";
import type { Target } from "../../src/core/target/value.ts";

/** How far a result is remembered: with the process, beyond it, or not at all. */
export type Keeping = "store" | "memory" | "nowhere";

/**
 * How far the answer to a question is remembered. What a person handed in as a text and what concerns the caller is never kept. A
 * URL with user information, query or fragment may hold a secret, so that it never reaches a disk.
 */
export function keepingOf(check: AnyCheck, input: object, target: Target): Keeping {
  if (keepsNothing(check)) return "nowhere";
  return isSecretive(target.name) || holdsSecretiveUrl(input) ? "memory" : "store";
}

/** Whether nothing is kept of a run, nor of what other checks measured within it. */
export function keepsNothing({ concerns, subjectIs }: AnyCheck): boolean {
  return concerns !== undefined || subjectIs === "text";
}

/** Whether every run of a check is for one caller alone: it neither joins nor is joined. */
export function isAlone({ concerns, ttl }: AnyCheck): boolean {
  return concerns !== undefined || ttl === 0;
}

function holdsSecretiveUrl(value: unknown): boolean {
  if (typeof value === "string") return isSecretive(value);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsSecretiveUrl);
}

function isSecretive(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return false;
  // What looks like a URL and is none may be anything.
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash !== "";
}
