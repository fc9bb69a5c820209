import type { LeafProblem } from "./leaf.ts";
import type { OrderProblem } from "./order.ts";
import type { PathProblem } from "./path-problems.ts";
import type { FormProblem } from "./path-rules.ts";
import type { PathlessProblem } from "./path-validate.ts";

/** A problem that only OpenSSL found with a path. */
export type CertificateRefusal =
  | "path-length"
  | "name-constraints"
  | "not-an-authority"
  | "critical-extension"
  | "bad-signature"
  | "issuer-purpose"
  | "issuer-expired"
  | "issuer-not-yet-valid"
  | "refused";

/** Every possible problem with a certificate, its path or how it was served. */
export type TrustReason =
  | LeafProblem
  | PathProblem
  | PathlessProblem
  | FormProblem
  | OrderProblem
  | CertificateRefusal
  | "unreadable"
  | "no-certificate"
  | "public-suffix"
  | "trust-unknown"
  | "incomplete-chain"
  | "path-unclear"
  | "long-chain"
  | "names-spelled-apart"
  | "verdicts-differ";

/** Why trust is unknown where only a handshake succeeded that overlooks weak keys and hashes, and we could not judge all of them. */
export const lenientDoubt = "lenient";

/** Problems for which not all shipping clients refuse a connection: every {@link FormProblem}, design choices and Baseline Requirements. */
const tolerated: ReadonlySet<TrustReason> = new Set<TrustReason>([
  "key-identifiers",
  "key-usage-missing",
  // Chrome accepts it.
  "any-purpose",
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

/** Whether shipping clients refuse a connection for this reason. */
export function isEnforced(reason: TrustReason): boolean {
  return !tolerated.has(reason);
}

/** OpenSSL's error codes, as far as Node names them, and which of our findings may already explain each. */
const explanations: Readonly<Record<string, readonly TrustReason[]>> = {
  CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
  CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
  INVALID_PURPOSE: ["wrong-purpose", "any-purpose", "wrong-key-usage", "issuer-purpose", "duplicate-extension"],
  INVALID_CA: ["not-an-authority", "duplicate-extension"],
  PATH_LENGTH_EXCEEDED: ["path-length"],
  // Node has no name for weak keys and hashes, name constraints, critical extensions, or an authority without keyCertSign.
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

/** The meaning of the other codes, RFC 5280 §6.1.3 and §6.1.4. */
const refusals: Readonly<Record<string, CertificateRefusal>> = {
  PATH_LENGTH_EXCEEDED: "path-length",
  INVALID_CA: "not-an-authority",
  CERT_SIGNATURE_FAILURE: "bad-signature",
  // We judge the leaf's validity and purpose ourselves; OpenSSL also checks the purpose of an anchor.
  CERT_HAS_EXPIRED: "issuer-expired",
  CERT_NOT_YET_VALID: "issuer-not-yet-valid",
  INVALID_PURPOSE: "issuer-purpose",
};

/** Whether our reason explains an OpenSSL error. */
export function isExplainedBy(verdict: string, reason: TrustReason): boolean {
  return explanations[verdict]?.includes(reason) ?? false;
}

/** The OpenSSL error that none of our findings explains; null if there is none. */
export function refusalOf(verdict: string | null, seen: readonly TrustReason[]): CertificateRefusal | null {
  if (verdict === null || seen.some((reason) => isExplainedBy(verdict, reason))) return null;
  return refusals[verdict] ?? "refused";
}
