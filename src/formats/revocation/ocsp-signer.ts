import { createHash } from "node:crypto";
import { isIssuedBy, readCertificate, type Certificate } from "../x509/certificate.ts";
import { children, DerError, readWhole, tags, type Element } from "../x509/der.ts";
import { isSameDistinguishedName } from "../x509/distinguished-name.ts";
import { oids } from "../x509/oids.ts";
import type { RevocationDoubt, RevocationQuestion } from "./answer.ts";
import { isSignedBy, type Signed } from "../x509/signature.ts";

/** The signer of a response: the issuer itself or a delegate with its certificate. */
export type OcspSigner =
  | { readonly delegate: Certificate | null; readonly doubt?: never }
  | { readonly doubt: RevocationDoubt };

/** Maximum number of certificates in a response; responders send one. */
const mostCertificates = 8;

/** Finds the signer by its ResponderID, and checks whether it may sign for the issuer. RFC 6960 §3.2 and §4.2.2.2. */
export function findSigner(
  signed: Signed,
  { responder, sent }: { readonly responder: Element | undefined; readonly sent: Element | undefined },
  question: RevocationQuestion,
): OcspSigner {
  const { issuer } = question;
  const named = [issuer, ...readSent(sent)].filter((each) => isNamed(responder, each));
  if (named.length === 0) return { doubt: "other-signer" };
  const signer = named.find(({ publicKey }) => isSignedBy(signed, publicKey));
  if (!signer) return { doubt: "bad-signature" };
  if (signer === issuer) return { delegate: null };
  const doubt = doubtDelegate(signer, question);
  return doubt ? { doubt } : { delegate: signer };
}

/** RFC 6960 §4.2.2.2: the delegate's certificate must come from the same issuer, be for OCSP signing, and be valid. */
function doubtDelegate(signer: Certificate, { issuer, now }: RevocationQuestion): RevocationDoubt | null {
  if (!isIssuedBy(signer, issuer)) return "signer-stranger";
  if (!signer.extendedKeyUsage?.has(oids.ocspSigning)) return "signer-purpose";
  // RFC 5280 §4.1.2.5: the last second is included.
  return now < signer.notBefore || now >= signer.notAfter + 1000 ? "signer-expired" : null;
}

/** Whether the delegate's own revocation must be checked, RFC 6960 §4.2.2.2.1: not with id-pkix-ocsp-nocheck or without a CRL. */
export function isRevocable({ extensions, crlPoints }: Certificate): boolean {
  return crlPoints.length > 0 && !extensions.some(({ oid }) => oid === oids.ocspNoCheck);
}

function readSent(wrapper: Element | undefined): readonly Certificate[] {
  if (wrapper?.tag !== 0xa0) return [];
  return children(readWhole(wrapper.content, tags.sequence), mostCertificates).flatMap(({ whole }) => readOne(whole));
}

/** An unreadable certificate cannot verify anything. */
function readOne(der: Buffer): readonly Certificate[] {
  try {
    return [readCertificate(der)];
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}

// ResponderID: byName [1], or byKey [2], the SHA-1 of the bits of the key.
function isNamed(responder: Element | undefined, { subject, publicKeyBits }: Certificate): boolean {
  if (responder?.tag === 0xa1)
    return isSameDistinguishedName(readWhole(responder.content, tags.sequence).whole, subject);
  if (responder?.tag !== 0xa2) throw new DerError("ResponderID");
  const { content } = readWhole(responder.content, tags.octetString);
  return content.equals(createHash("sha1").update(publicKeyBits).digest());
}
