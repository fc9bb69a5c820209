import type { AnyCheck } from "../../../src/core/check.ts";
import type { Target } from "../../../src/core/target/value.ts";

/** Where a result is kept: in the store, in the process's memory, or nowhere. */
export type RetentionPlace = "store" | "memory" | "nowhere";

/**
 * Where the answer to a question may be kept. User-supplied texts and data about the caller are never kept. A URL with user information,
 * query or fragment may hold a secret, so it is never written to disk.
 */
export function retentionPlaceOf(check: AnyCheck, input: object, target: Target): RetentionPlace {
  if (keepsNothing(check)) return "nowhere";
  return isSecretive(target.name) || holdsSecretiveUrl(input) ? "memory" : "store";
}

/** Whether nothing of a run is kept, including other checks' results within it. */
export function keepsNothing({ concerns, subjectIs }: AnyCheck): boolean {
  return concerns !== undefined || subjectIs === "text";
}

/** Whether every run of a check is for one caller alone, without sharing. */
export function isAlone({ concerns, ttl }: AnyCheck): boolean {
  return concerns !== undefined || ttl === 0;
}

function holdsSecretiveUrl(value: unknown): boolean {
  if (typeof value === "string") return isSecretive(value);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsSecretiveUrl);
}

function isSecretive(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return false;
  // A malformed URL may contain anything.
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash !== "";
}
