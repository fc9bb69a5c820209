import { needsOwnership } from "./watchable.ts";

/** How ownership can be proven: a TXT record for the whole domain, a file for the host that serves it. */
export type ProofKind = "dns" | "https";

/** Checks that contact every host of a domain, for which a single host's proof is not enough. */
const ofWholeDomain: ReadonlySet<string> = new Set(["exposure"]);

/** The accepted proofs for a check on a schedule; null where it needs none. */
export function proofsFor(check: string): readonly ProofKind[] | null {
  if (!needsOwnership(check)) return null;
  return ofWholeDomain.has(check) ? ["dns"] : ["dns", "https"];
}
