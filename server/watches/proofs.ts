import { needsOwnership } from "./watchable.ts";

/** How ownership can be proven: a record speaks for the whole domain, a file for the host that serves it. */
export type ProofKind = "dns" | "https";

/** Checks that open every host of a domain: no single one of them can speak for the others. */
const ofWholeDomain: ReadonlySet<string> = new Set(["exposure"]);

/** The proofs of which one lets a check run on schedule; null where it needs none. */
export function proofsFor(check: string): readonly ProofKind[] | null {
  if (!needsOwnership(check)) return null;
  return ofWholeDomain.has(check) ? ["dns"] : ["dns", "https"];
}
