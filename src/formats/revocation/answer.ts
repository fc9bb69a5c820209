import type { Certificate } from "../x509/certificate.ts";
import type { Element } from "../x509/der.ts";

/** The statement of an OCSP response or CRL about one certificate. Times are in milliseconds. */
export type RevocationAnswer =
  | { readonly status: "good"; readonly thisUpdate: number; readonly nextUpdate: number | null }
  | {
      readonly status: "revoked";
      readonly revokedAt: number;
      /** The reason's name (RFC 5280 §5.3.1); null without one. */
      readonly revocationReason: string | null;
      readonly thisUpdate: number;
      readonly nextUpdate: number | null;
    }
  | { readonly status: "unknown"; readonly reason: RevocationDoubt };

/** Doubts about responders and lists. */
type SharedDoubt = "malformed" | "bad-signature" | "signer-purpose" | "not-yet-valid" | "stale" | "critical-extension";

/** Doubts about OCSP responses. */
type ResponseDoubt =
  | "malformed-request"
  | "internal-error"
  | "try-later"
  | "signature-required"
  | "unauthorized"
  | "responder-error"
  | "other-signer"
  | "signer-stranger"
  | "signer-expired"
  | "signer-revoked"
  | "signer-unknown"
  | "other-certificate"
  | "unknown-certificate";

/** Doubts about CRLs. */
type ListDoubt =
  | "other-issuer"
  | "delta"
  | "indirect"
  | "other-partition"
  | "users-only"
  | "authorities-only"
  | "attributes-only"
  | "some-reasons"
  | "unnumbered"
  | "relative-name";

/** Why a revocation answer proves nothing. */
export type RevocationDoubt = SharedDoubt | ResponseDoubt | ListDoubt;

/** The certificate in question, and the time to judge at. */
export interface RevocationQuestion {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
  /** Milliseconds. */
  readonly now: number;
}

/** Allowed clock difference in milliseconds. */
const skew = 5 * 60_000;

/** Why an answer is not current; null if it is. RFC 6960 §4.2.2.1, RFC 5280 §6.3.3 (a). */
export function doubtTime(thisUpdate: number, nextUpdate: number | null, now: number): RevocationDoubt | null {
  if (thisUpdate > now + skew) return "not-yet-valid";
  // CA/B BR §4.9.10: answers are valid for at most ten days, so one without an end is not accepted for longer either.
  const end = nextUpdate ?? thisUpdate + 10 * 86_400_000;
  return end < now - skew ? "stale" : null;
}

// RFC 5280 §5.3.1.
const reasons: Readonly<Record<number, string>> = {
  0: "unspecified",
  1: "keyCompromise",
  2: "cACompromise",
  3: "affiliationChanged",
  4: "superseded",
  5: "cessationOfOperation",
  6: "certificateHold",
  8: "removeFromCRL",
  9: "privilegeWithdrawn",
  10: "aACompromise",
};

/** The name of a CRLReason; null where it is absent or unknown. */
export function reasonName(element: Element | undefined): string | null {
  return reasons[element?.content[0] ?? -1] ?? null;
}
