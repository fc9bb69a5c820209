import { sign } from "node:crypto";
import { bitString, nothing, objectIdentifier, sequence, toPem } from "../../../src/demo/der-writer.ts";
import type { Credential } from "../../../src/demo/issue.ts";
import { children, readWhole } from "../../../src/formats/x509/der.ts";

/** Rare RSA signature algorithms: OpenSSL's hash name, and the algorithm identifier. */
export const oddAlgorithms = {
  "MD5 (OIW)": ["md5", "1.3.14.3.2.3"],
  "SHA-1 (OIW)": ["sha1", "1.3.14.3.2.29"],
  "RIPEMD-160": ["ripemd160", "1.3.36.3.3.1.2"],
  "SHA3-256": ["sha3-256", "2.16.840.1.101.3.4.3.14"],
} as const;

/** The same certificate, signed by its RSA issuer with such an algorithm. */
export function oddlySigned(
  certificate: Credential,
  issuer: Credential,
  [hash, oid]: readonly [hash: string, oid: string],
): Credential {
  const algorithm = sequence(objectIdentifier(oid), nothing());
  const [tbs] = children(readWhole(certificate.der));
  if (!tbs) throw new Error("no certificate");
  const toBeSigned = sequence(...children(tbs).map(({ whole }, index) => (index === 2 ? algorithm : whole)));
  const der = sequence(toBeSigned, algorithm, bitString(sign(hash, toBeSigned, issuer.keys.privateKey)));
  return { ...certificate, der, pem: toPem(der, "CERTIFICATE") };
}
