import { createHash } from "node:crypto";
import { isIssuedBy, readCertificate, type Certificate } from "../x509/certificate.ts";
import { children, DerError, readWhole, tags, type Element } from "../x509/der.ts";
import { isSameName } from "../x509/distinguished-name.ts";
import { oids } from "../x509/oids.ts";
import type { RevocationDoubt, RevocationQuestion } from "./answer.ts";
import { isSignedBy, type Signed } from "../x509/signature.ts";

/** Who signed a response: the issuer itself, or somebody to whom it gave a certificate for that. */
export type OcspSigner =
  | { readonly delegate: Certificate | null; readonly doubt?: never }
  | { readonly doubt: RevocationDoubt };

/** Responders send one certificate along; a chain of them is as much as anybody has a use for. */
const mostCertificates = 8;

/** Finds the signer by its ResponderID, and judges whether it may speak for the issuer. RFC 6960 §3.2 and §4.2.2.2. */
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

/** RFC 6960 §4.2.2.2: that very issuer gave the signer a certificate, for this purpose, and it is in force. */
function doubtDelegate(signer: Certificate, { issuer, now }: RevocationQuestion): RevocationDoubt | null {
  if (!isIssuedBy(signer, issuer)) return "signer-stranger";
  if (!signer.extendedKeyUsage?.has(oids.ocspSigning)) return "signer-purpose";
  // RFC 5280 §4.1.2.5: the last second is part of it.
  return now < signer.notBefore || now >= signer.notAfter + 1000 ? "signer-expired" : null;
}

/** Whether it must be asked if a delegate is revoked, RFC 6960 §4.2.2.2.1: not where its issuer says so, nor where it names no list. */
export function isRevocable({ extensions, crlPoints }: Certificate): boolean {
  return crlPoints.length > 0 && !extensions.some(({ oid }) => oid === oids.ocspNoCheck);
}

function readSent(wrapper: Element | undefined): readonly Certificate[] {
  if (wrapper?.tag !== 0xa0) return [];
  return children(readWhole(wrapper.content, tags.sequence), mostCertificates).flatMap(({ whole }) => readOne(whole));
}

/** What is sent along and cannot be read signed nothing that we can check. */
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
  if (responder?.tag === 0xa1) return isSameName(readWhole(responder.content, tags.sequence).whole, subject);
  if (responder?.tag !== 0xa2) throw new DerError("ResponderID");
  const { content } = readWhole(responder.content, tags.octetString);
  return content.equals(createHash("sha1").update(publicKeyBits).digest());
}
