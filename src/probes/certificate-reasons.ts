import type { LeafProblem } from "./certificate-leaf.ts";
import type { OrderProblem } from "./certificate-order.ts";
import type { PathProblem } from "./path.ts";

/** What OpenSSL alone found against a path. */
export type Refusal =
  | "path-length"
  | "name-constraints"
  | "not-an-authority"
  | "issuer-purpose"
  | "critical-extension"
  | "bad-signature"
  | "refused";

/** Everything that can be wrong with a certificate, its path or how it was served. */
export type TrustReason =
  | LeafProblem
  | PathProblem
  | OrderProblem
  | Refusal
  | "unreadable"
  | "self-signed"
  | "unknown-authority"
  | "incomplete-chain"
  | "path-unclear";

const tolerated: ReadonlySet<TrustReason> = new Set<TrustReason>([
  "wrong-order",
  "unrelated-certificate",
  "duplicate-certificate",
  "root-included",
  "path-unclear",
]);

/** Whether shipping clients refuse a connection for a reason. */
export function isEnforced(reason: TrustReason): boolean {
  return !tolerated.has(reason);
}

/** OpenSSL's reasons that our own findings may already explain (`X509_V_ERR_…` without the prefix). */
const explanations: Readonly<Record<string, readonly TrustReason[]>> = {
  CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
  CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
  INVALID_PURPOSE: ["wrong-purpose", "issuer-purpose"],
  INVALID_CA: ["not-an-authority"],
  // Node has no name for EE_KEY_TOO_SMALL, CA_KEY_TOO_SMALL and CA_MD_TOO_WEAK.
  UNSPECIFIED: ["weak-key", "weak-signature", "weak-issuer-key"],
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
  PERMITTED_VIOLATION: "name-constraints",
  EXCLUDED_VIOLATION: "name-constraints",
  SUBTREE_MINMAX: "name-constraints",
  UNSUPPORTED_CONSTRAINT_TYPE: "name-constraints",
  UNSUPPORTED_CONSTRAINT_SYNTAX: "name-constraints",
  UNSUPPORTED_NAME_SYNTAX: "name-constraints",
  INVALID_CA: "not-an-authority",
  INVALID_NON_CA: "not-an-authority",
  KEYUSAGE_NO_CERTSIGN: "not-an-authority",
  INVALID_PURPOSE: "issuer-purpose",
  UNHANDLED_CRITICAL_EXTENSION: "critical-extension",
  CERT_SIGNATURE_FAILURE: "bad-signature",
};

/** What OpenSSL refuses a chain for and we did not see ourselves; null where it does not, or where we said the same. */
export function refusalOf(verdict: string | null, seen: readonly TrustReason[]): Refusal | null {
  if (verdict === null || explanations[verdict]?.some((reason) => seen.includes(reason))) return null;
  return refusals[verdict] ?? "refused";
}
