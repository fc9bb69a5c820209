import { registry } from "../../../src/checks/index.ts";
import type { AnyCheck } from "../../../src/core/check.ts";

/** Checks that open unsolicited connections: on a schedule they require proven ownership. */
export const intrusiveChecks = ["exposure", "port"] as const;

const intrusive: ReadonlySet<string> = new Set(intrusiveChecks);

/**
 * Checks that can watch a domain. The others concern an address, a text, the store or the caller or, like `gate` and `propagation`, the
 * present moment.
 */
const watchable = [
  "dns",
  "email",
  "exposure",
  "golive",
  "http",
  "impersonation",
  "lookalike",
  "owasp",
  "port",
  "pqc",
  "rdap",
  "ssl",
  "subdomains",
] as const;

/** The default checks: they cost the site a request or two a day. */
const usual = ["dns", "email", "http", "rdap", "ssl"] as const;

/** The checks that can be watched. */
export const watchableChecks: readonly string[] = watchable;

/** The default checks of a watch. */
export const usualChecks: readonly string[] = usual;

/** Whether a check on a schedule requires proven ownership. */
export function needsOwnership(check: string): boolean {
  return intrusive.has(check);
}

/** A check's input for a target. */
export function inputFor(check: Pick<AnyCheck, "subject">, target: string): Readonly<Record<string, string>> {
  return check.subject === undefined ? {} : { [check.subject]: target };
}

/** Loads a check by its id; null for an unknown one. */
export async function loadCheck(id: string): Promise<AnyCheck | null> {
  return (await registry.find((entry) => entry.id === id)?.load()) ?? null;
}
