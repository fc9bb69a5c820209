import type { LeafProblem } from "./leaf.ts";
import type { OrderProblem } from "./order.ts";
import type { PathProblem } from "./path-problems.ts";
import type { FormProblem } from "./path-rules.ts";
import type { PathlessProblem } from "./path-validate.ts";

/** What OpenSSL alone found against a path. */
export type Refusal =
  | "path-length"
  | "name-constraints"
  | "not-an-authority"
  | "critical-extension"
  | "bad-signature"
  | "issuer-purpose"
  | "issuer-expired"
  | "issuer-not-yet-valid"
  | "refused";

/** Everything that can be wrong with a certificate, its path or how it was served. */
export type TrustReason =
  | LeafProblem
  | PathProblem
  | PathlessProblem
  | FormProblem
  | OrderProblem
  | Refusal
  | "unreadable"
  | "no-certificate"
  | "public-suffix"
  | "trust-unknown"
  | "incomplete-chain"
  | "path-unclear"
  | "long-chain"
  | "names-spelled-apart"
  | "verdicts-differ";

/** Why trust is not known where only a handshake that overlooks weak keys and hashes came about, and we could not judge all of them. */
export const lenientDoubt = "lenient";

/** What no shipping client refuses a connection for by itself, {@link FormProblem} and all: design and Baseline Requirements. */
const tolerated: ReadonlySet<TrustReason> = new Set<TrustReason>([
  "key-identifiers",
  "key-usage-missing",
  "serial-form",
  "purpose-form",
  "common-name",
  "leaf-is-authority",
  "authority-as-server",
  "long-chain",
  "names-spelled-apart",
  "large-certificate",
  "feature-unreadable",
  "access-empty",
  "names-not-ascii",
  "constraints-empty",
  "names-form",
  "constraints-form",
  "authority-form",
  "version-form",
  "empty-name",
  "extension-form",
  "signature-form",
  "key-form",
  "wrong-order",
  "unrelated-certificate",
  "duplicate-certificate",
  "root-included",
  "path-unclear",
  "trust-unknown",
  "verdicts-differ",
]);

/** Whether shipping clients refuse a connection for a reason. */
export function isEnforced(reason: TrustReason): boolean {
  return !tolerated.has(reason);
}

/** OpenSSL's reasons, as far as Node has words for them, that our own findings may already explain. */
const explanations: Readonly<Record<string, readonly TrustReason[]>> = {
  CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
  CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
  INVALID_PURPOSE: ["wrong-purpose", "wrong-key-usage", "issuer-purpose", "duplicate-extension"],
  INVALID_CA: ["not-an-authority", "duplicate-extension"],
  PATH_LENGTH_EXCEEDED: ["path-length"],
  // Node has no word for a weak key or hash, for constraints and criticality, nor for an authority whose key usage lacks keyCertSign.
  UNSPECIFIED: [
    "weak-key",
    "weak-signature",
    "weak-issuer-key",
    "not-an-authority",
    "name-constraints",
    "constraints-excessive",
    "critical-extension",
    "duplicate-extension",
    "spelled-curve",
  ],
  CERT_SIGNATURE_FAILURE: ["bad-signature"],
  DEPTH_ZERO_SELF_SIGNED_CERT: ["self-signed"],
  SELF_SIGNED_CERT_IN_CHAIN: ["unknown-authority"],
  UNABLE_TO_GET_ISSUER_CERT: ["unknown-authority"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["unknown-authority"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["unknown-authority", "self-signed"],
};

/** What the others mean, RFC 5280 §6.1.3 and §6.1.4. */
const refusals: Readonly<Record<string, Refusal>> = {
  PATH_LENGTH_EXCEEDED: "path-length",
  INVALID_CA: "not-an-authority",
  CERT_SIGNATURE_FAILURE: "bad-signature",
  // The time and purpose of the leaf we judge ourselves; OpenSSL asks for the purpose of an anchor, too.
  CERT_HAS_EXPIRED: "issuer-expired",
  CERT_NOT_YET_VALID: "issuer-not-yet-valid",
  INVALID_PURPOSE: "issuer-purpose",
};

/** Whether a reason of ours says the same as one of OpenSSL's. */
export function isExplainedBy(verdict: string, reason: TrustReason): boolean {
  return explanations[verdict]?.includes(reason) ?? false;
}

/** What OpenSSL refuses a path for and we did not see ourselves; null where it does not, or where we said the same. */
export function refusalOf(verdict: string | null, seen: readonly TrustReason[]): Refusal | null {
  if (verdict === null || seen.some((reason) => isExplainedBy(verdict, reason))) return null;
  return refusals[verdict] ?? "refused";
}
