import { isForHost } from "../formats/certificate-names.ts";
import { isSelfIssued, type Certificate } from "../formats/certificate.ts";
import { oids } from "../formats/oids.ts";
import { isWeakKey, isWeakSignature } from "./certificate-strength.ts";
import { isOver } from "./path-problems.ts";

/** What is wrong with the certificate of a server itself, whoever issued it. */
export type LeafProblem =
  | "expired"
  | "not-yet-valid"
  | "wrong-name"
  | "no-san"
  | "weak-key"
  | "weak-signature"
  | "wrong-purpose"
  | "wrong-key-usage";

/**
 * Everything that makes clients refuse a certificate for a host at a time (milliseconds), all of it together. Without a host
 * nothing is said about names.
 */
export function leafProblems(leaf: Certificate, host: string | null, now: number): readonly LeafProblem[] {
  const holds: Readonly<Record<LeafProblem, boolean>> = {
    expired: isOver(leaf, now),
    "not-yet-valid": now < leaf.notBefore,
    "wrong-name": host !== null && !isForHost(leaf, host),
    // RFC 9525 §2: a common name is no identity; browsers have ignored it since 2017.
    "no-san": host !== null && leaf.names.length === 0,
    "weak-key": isWeakKey(leaf),
    // A self-signed certificate proves nothing by its signature, so the hash of that does not matter.
    "weak-signature": isWeakSignature(leaf) && !isSelfIssued(leaf),
    // RFC 5280 §4.2.1.12: absent means every purpose.
    "wrong-purpose": leaf.extendedKeyUsage !== null && !leaf.extendedKeyUsage.has(oids.serverAuth),
    "wrong-key-usage": !maySecure(leaf),
  };
  return (Object.keys(holds) as LeafProblem[]).filter((problem) => holds[problem]);
}

/** RFC 5280 §4.2.1.3: a handshake signs, or it agrees on a key or moves one; absent means every use. */
function maySecure({ keyUsage }: Certificate): boolean {
  if (keyUsage === null) return true;
  return keyUsage.has("digitalSignature") || keyUsage.has("keyEncipherment") || keyUsage.has("keyAgreement");
}
