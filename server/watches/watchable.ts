import { registry } from "../../src/checks/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";

/** How ownership can be proven: a record speaks for the whole domain, a file for the host that serves it. */
export type ProofKind = "dns" | "https";

/**
 * Checks that open connections which a site did not invite: on a schedule they run for whoever has proven ownership alone. `exposure`
 * opens every host of the domain, for which no single one of them can speak.
 */
const intrusive: ReadonlyMap<string, readonly ProofKind[]> = new Map([
  ["port", ["dns", "https"]],
  ["exposure", ["dns"]],
]);

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

/** The proofs of which one lets a check run on schedule; null where it needs none. */
export function proofsFor(check: string): readonly ProofKind[] | null {
  return intrusive.get(check) ?? null;
}

/** The parameters with which a check is asked about a target. */
export function inputFor(check: Pick<AnyCheck, "subject">, target: string): Readonly<Record<string, string>> {
  return check.subject === undefined ? {} : { [check.subject]: target };
}

/** Loads a check by its id; null where there is none of that name. */
export async function loadCheck(id: string): Promise<AnyCheck | null> {
  return (await registry.find((entry) => entry.id === id)?.load()) ?? null;
}
