import { constants, sign } from "node:crypto";
import {
  bitString,
  constructed,
  integer,
  nothing,
  objectIdentifier,
  sequence,
  toPem,
} from "../../../src/demo/der-writer.ts";
import type { Credential } from "../../../src/demo/issue.ts";
import { children, readWhole } from "../../../src/formats/x509/der.ts";

const digests = { sha1: ["1.3.14.3.2.26", 20], sha256: ["2.16.840.1.101.3.4.2.1", 32] } as const;

/** The same certificate, signed by its RSA issuer with RSASSA-PSS (RFC 4055 §3). */
export function pssSigned(
  certificate: Credential,
  issuer: Credential,
  hash: keyof typeof digests,
  salt: number = digests[hash][1],
): Credential {
  const algorithm = pssAlgorithm(hash, salt);
  const [tbs] = children(readWhole(certificate.der));
  if (!tbs) throw new Error("no certificate");
  const fields = children(tbs).map(({ whole }, index) => (index === 2 ? algorithm : whole));
  const toBeSigned = sequence(...fields);
  const key = {
    key: issuer.keys.privateKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: salt,
  };
  const der = sequence(toBeSigned, algorithm, bitString(sign(hash, toBeSigned, key)));
  return { ...certificate, der, pem: toPem(der, "CERTIFICATE") };
}

/** RFC 4055 §3.1: SHA-1 and 20 bytes of salt are the defaults, which are left out. */
function pssAlgorithm(hash: keyof typeof digests, salt: number): Buffer {
  const [oid] = digests[hash];
  const digest = sequence(objectIdentifier(oid), nothing());
  const mask = sequence(objectIdentifier("1.2.840.113549.1.1.8"), digest);
  const parameters = [constructed(0, digest), constructed(1, mask), constructed(2, integer(salt))];
  return sequence(objectIdentifier("1.2.840.113549.1.1.10"), sequence(...(hash === "sha1" ? [] : parameters)));
}
