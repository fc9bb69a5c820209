import type { KeyObject } from "node:crypto";
import { isIssuedBy, type Certificate } from "../../formats/x509/certificate.ts";
import { isSameDistinguishedName } from "../../formats/x509/distinguished-name.ts";
import { keyFacts } from "./strength.ts";

/** Verifies certificate signatures, each once, within a work budget. */
export interface SignatureChecks {
  /** Whether one certificate names another as its issuer and is signed by it; null where the budget is used up. */
  readonly isIssuedBy: (certificate: Certificate, issuer: Certificate) => boolean | null;
  /** How many signatures were verified. */
  readonly count: () => number;
}

/** With common keys, 64 verifications take a few milliseconds. */
const mostSignatures = 64;
/** In tenths of a millisecond: some keys are slow, and verifying blocks the event loop. */
const mostWork = 640;

/** Opens a budget for one server: its chain determines how many signatures there are and with which keys. */
export function openSignatureChecks(): SignatureChecks {
  const known = new Map<string, boolean>();
  let work = 0;
  return {
    isIssuedBy: (certificate, issuer) => {
      if (!isSameDistinguishedName(certificate.issuer, issuer.subject)) return false;
      const key = `${certificate.sha256} ${issuer.sha256}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const cost = costOf(issuer.publicKey);
      if (known.size >= mostSignatures || work + cost > mostWork) return null;
      work += cost;
      const fresh = isIssuedBy(certificate, issuer);
      known.set(key, fresh);
      return fresh;
    },
    count: () => known.size,
  };
}

/** The time to verify a signature with a key, in tenths of a millisecond, measured with OpenSSL 3.5 and rounded up. */
function costOf(key: KeyObject | null): number {
  const { type, bits } = keyFacts(key);
  const size = bits ?? 0;
  if (type.startsWith("RSA")) return Math.max(1, (size / 4096) ** 2);
  if (type === "DSA") return Math.max(1, (size / 1024) ** 2);
  // Only P-256 has optimized assembly on every platform; other curves cost more with size, and their parameters may be explicit.
  if (type === "EC") return key?.asymmetricKeyDetails?.namedCurve === "prime256v1" ? 1 : (bits ?? 521) / 8;
  return 2;
}
