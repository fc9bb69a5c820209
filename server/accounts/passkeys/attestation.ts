import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";

/**
 * Whether an attestation is one that we asked for: none, or a signature with the new key itself (WebAuthn §5.4.7). The library would request
 * the revocation lists that a certificate in any other one names, and its sender chooses those URLs.
 */
export function isOwnAttestation(attestationObject: string): boolean {
  try {
    const object = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format: string = object.get("fmt");
    return format === "none" || (format === "packed" && object.get("attStmt").get("x5c") === undefined);
  } catch {
    return false;
  }
}
