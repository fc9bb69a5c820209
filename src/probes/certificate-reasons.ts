import type { Certificate } from "../formats/certificate.ts";
import { forbidsNames } from "../formats/certificate-constraints.ts";
import { listExtensions } from "../formats/extension-list.ts";
import { oids } from "../formats/oids.ts";
import type { LeafProblem } from "./certificate-leaf.ts";
import type { OrderProblem } from "./certificate-order.ts";
import type { PathProblem } from "./path.ts";

/** What OpenSSL alone found against a path. */
export type Refusal =
  | "path-length"
  | "name-constraints"
  | "not-an-authority"
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
  | "no-certificate"
  | "trust-unknown"
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
  "trust-unknown",
]);

/** Whether shipping clients refuse a connection for a reason. */
export function isEnforced(reason: TrustReason): boolean {
  return !tolerated.has(reason);
}

/** OpenSSL's reasons, as far as Node has words for them, that our own findings may already explain. */
const explanations: Readonly<Record<string, readonly TrustReason[]>> = {
  CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
  CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
  INVALID_PURPOSE: ["wrong-purpose", "wrong-key-usage", "issuer-purpose"],
  INVALID_CA: ["not-an-authority"],
  // Node has no word for a weak key or hash, nor for an authority whose key usage lacks keyCertSign.
  UNSPECIFIED: ["weak-key", "weak-signature", "weak-issuer-key", "not-an-authority"],
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
};

/**
 * What OpenSSL refuses a path for and we did not see ourselves; null where it does not, or where we said the same.
 * Of the rules that it alone enforces here Node names few, so the path is asked which of them it breaks; none is blamed on suspicion.
 */
export function refusalOf(
  verdict: string | null,
  seen: readonly TrustReason[],
  path: readonly Certificate[],
): Refusal | null {
  if (verdict === null || explanations[verdict]?.some((reason) => seen.includes(reason))) return null;
  const named = refusals[verdict];
  if (named) return named;
  const extensions = path.flatMap(({ der }) => listExtensions(der));
  if (extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid))) return "critical-extension";
  return isOutsideConstraints(path) ? "name-constraints" : "refused";
}

/** RFC 5280 §6.1.4 (g): the constraints of an authority hold for every certificate below it. */
function isOutsideConstraints(path: readonly Certificate[]): boolean {
  return path.some(({ der }, height) => path.slice(0, height).some((below) => forbidsNames(der, below.der)));
}

/** Extensions that OpenSSL knows how to follow, and may therefore be critical: RFC 5280 §4.2.1. */
const understood: ReadonlySet<string> = new Set([
  oids.keyUsage,
  oids.subjectAltName,
  oids.basicConstraints,
  oids.extendedKeyUsage,
  oids.crlDistributionPoints,
  oids.nameConstraints,
  // certificatePolicies, policyMappings, policyConstraints, inhibitAnyPolicy
  "2.5.29.32",
  "2.5.29.33",
  "2.5.29.36",
  "2.5.29.54",
]);
