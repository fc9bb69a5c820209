import type { KeyObject } from "node:crypto";
import { isIssuedBy, type Certificate } from "../../formats/x509/certificate.ts";
import { isSameName } from "../../formats/x509/distinguished-name.ts";
import { keyFacts } from "./strength.ts";

/** Checks the signatures of certificates, each once, as long as there is work left to spend. */
export interface SignatureChecks {
  /** Whether one certificate names another as its issuer and bears its signature; null where that is no longer checked. */
  readonly isIssuedBy: (certificate: Certificate, issuer: Certificate) => boolean | null;
  /** How many signatures were checked. */
  readonly count: () => number;
}

/** Of those of the usual keys 64 take a few milliseconds. */
const mostSignatures = 64;
/** In tenths of a millisecond: others take their time, and hold up everything else meanwhile. */
const mostWork = 640;

/** A budget for all that is looked at of one server: who serves a chain chooses how many signatures there are, and by what keys. */
export function openSignatureChecks(): SignatureChecks {
  const known = new Map<string, boolean>();
  let work = 0;
  return {
    isIssuedBy: (certificate, issuer) => {
      if (!isSameName(certificate.issuer, issuer.subject)) return false;
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

/** What checking a signature by a key takes, in tenths of a millisecond, measured with OpenSSL 3.5 and rounded up. */
function costOf(key: KeyObject | null): number {
  const { type, bits } = keyFacts(key);
  const size = bits ?? 0;
  if (type.startsWith("RSA")) return Math.max(1, (size / 4096) ** 2);
  if (type === "DSA") return Math.max(1, (size / 1024) ** 2);
  // P-256 alone is written in assembler everywhere; the others grow with their size, and their parameters may be spelled out.
  if (type === "EC") return key?.asymmetricKeyDetails?.namedCurve === "prime256v1" ? 1 : (bits ?? 521) / 8;
  return 2;
}
