import { registry } from "../../src/checks/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";

/** Checks that open connections which a site did not invite: on a schedule they run for whoever has proven ownership alone. */
const intrusive: ReadonlySet<string> = new Set(["port", "exposure"]);

/**
 * Checks that watch a domain: the others concern an address, a text, the store or the caller, or, as `gate` and `propagation`, ask
 * about this very moment.
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

/** What is watched where nobody says: what costs its site a request or two a day. */
const usual = ["dns", "email", "http", "rdap", "ssl"] as const;

/** The checks that can be watched. */
export const watchableChecks: readonly string[] = watchable;

/** The checks of a watch for which nobody names any. */
export const usualChecks: readonly string[] = usual;

/** Whether a check runs on schedule only for whoever has proven ownership. */
export function needsOwnership(check: string): boolean {
  return intrusive.has(check);
}

/** The parameters with which a check is asked about a target. */
export function inputFor(check: Pick<AnyCheck, "subject">, target: string): Readonly<Record<string, string>> {
  return check.subject === undefined ? {} : { [check.subject]: target };
}

/** Loads a check by its id; null where there is none of that name. */
export async function loadCheck(id: string): Promise<AnyCheck | null> {
  return (await registry.find((entry) => entry.id === id)?.load()) ?? null;
}
