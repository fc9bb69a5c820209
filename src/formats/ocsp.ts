import { createHash } from "node:crypto";
import { isIssuedBy, readCertificate, type Certificate } from "./certificate.ts";
import { children, DerError, expectTag, readOid, readTime, readWhole, tags, type Element } from "./der.ts";
import { oids } from "./oids.ts";
import {
  doubtTime,
  reasonName,
  type RevocationAnswer,
  type RevocationDoubt,
  type RevocationQuestion,
} from "./revocation-answer.ts";
import { hashAlgorithms, isSignedBy, readSigned } from "./signature.ts";

/** How many answers and certificates one response may hold; responders send one of each. */
const mostAnswers = 256;

/** An OCSP request for one certificate, RFC 6960 §4.1.1, without nonce: most responders serve prepared answers (RFC 5019 §2.1.1). */
export function writeOcspRequest(certificate: Certificate, issuer: Certificate): Buffer {
  const sha1 = Buffer.from("300906052b0e03021a0500", "hex");
  const identifier = element(
    tags.sequence,
    sha1,
    // RFC 6960 §4.1.1: the name as the certificate spells its issuer.
    element(tags.octetString, digest("sha1", certificate.issuer)),
    element(tags.octetString, digest("sha1", issuer.publicKeyBits)),
    element(tags.integer, certificate.serial),
  );
  // OCSPRequest { TBSRequest { requestList { Request { CertID } } } }
  return [1, 2, 3, 4].reduce((inner) => element(tags.sequence, inner), identifier);
}

/** Reads an OCSP response and everything that makes it believable. Never throws: what cannot be read is a doubt. */
export function readOcspResponse(bytes: Uint8Array, question: RevocationQuestion): RevocationAnswer {
  try {
    return readResponse(bytes, question);
  } catch (error) {
    if (error instanceof DerError) return doubt("malformed");
    throw error;
  }
}

// RFC 6960 §4.2.1: what a responder may say instead of an answer.
const refusals: Readonly<Record<number, RevocationDoubt>> = { 3: "try-later", 6: "unauthorized" };

function readResponse(bytes: Uint8Array, question: RevocationQuestion): RevocationAnswer {
  const [state, body] = children(readWhole(bytes, tags.sequence));
  const code = expectTag(state, tags.enumerated).content[0];
  if (code === undefined) throw new DerError("responseStatus");
  if (code !== 0) return doubt(refusals[code] ?? "responder-error");
  const [type, basic] = children(readWhole(expectTag(body, 0xa0).content, tags.sequence));
  if (readOid(expectTag(type, tags.oid)) !== oids.ocspBasic) return doubt("malformed");
  const parts = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
  const signed = readSigned(parts);
  const signers = [question.issuer, ...delegates(parts[3], question)];
  if (!signers.some(({ publicKey }) => isSignedBy(signed, publicKey))) return doubt("bad-signature");
  return findAnswer(signed.content, question);
}

/** RFC 6960 §4.2.2.2: a responder signs for an issuer if that issuer itself gave it a certificate for this purpose. */
function delegates(wrapper: Element | undefined, { issuer, now }: RevocationQuestion): readonly Certificate[] {
  if (wrapper?.tag !== 0xa0) return [];
  return children(readWhole(wrapper.content, tags.sequence), 8)
    .map(({ whole }) => readCertificate(whole))
    .filter(({ extendedKeyUsage }) => extendedKeyUsage?.has(oids.ocspSigning))
    .filter(({ notBefore, notAfter }) => notBefore <= now && now <= notAfter)
    .filter((certificate) => isIssuedBy(certificate, issuer));
}

function findAnswer(data: Element, question: RevocationQuestion): RevocationAnswer {
  const fields = children(data);
  const first = fields[0]?.tag === 0xa0 ? 1 : 0;
  const answers = children(expectTag(fields[first + 2], tags.sequence), mostAnswers);
  const own = answers.find((answer) => isAbout(children(answer)[0], question));
  return own ? readAnswer(children(own), question.now) : doubt("other-certificate");
}

function readAnswer(fields: readonly Element[], now: number): RevocationAnswer {
  const [, status, from, ...more] = fields;
  if (!status || !from) throw new DerError("SingleResponse");
  const thisUpdate = readTime(expectTag(from, tags.generalizedTime));
  const until = more.find(({ tag }) => tag === 0xa0);
  const nextUpdate = until ? readTime(readWhole(until.content, tags.generalizedTime)) : null;
  const late = doubtTime(thisUpdate, nextUpdate, now);
  if (late) return doubt(late);
  if (status.tag === 0x80) return { status: "good", thisUpdate, nextUpdate };
  if (status.tag !== 0xa1) return doubt("unknown-certificate");
  const [time, reason] = children(status);
  const named = reason?.tag === 0xa0 ? readWhole(reason.content, tags.enumerated) : undefined;
  const revokedAt = readTime(expectTag(time, tags.generalizedTime));
  return { status: "revoked", revokedAt, revocationReason: reasonName(named), thisUpdate, nextUpdate };
}

/** Whether a CertID names the certificate, in whichever hash the responder chose (RFC 6960 §4.1.1). */
function isAbout(identifier: Element | undefined, { certificate, issuer }: RevocationQuestion): boolean {
  const [algorithm, name, key, serial] = children(expectTag(identifier, tags.sequence));
  const hash = hashAlgorithms[readOid(expectTag(children(expectTag(algorithm, tags.sequence))[0], tags.oid))];
  if (!hash || !name || !key || !serial) return false;
  return (
    serial.content.equals(certificate.serial) &&
    name.content.equals(digest(hash, certificate.issuer)) &&
    key.content.equals(digest(hash, issuer.publicKeyBits))
  );
}

function digest(hash: string, bytes: Buffer): Buffer {
  return createHash(hash).update(bytes).digest();
}

function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}

// X.690 §10.1: the shortest form; a certificate and with it its serial are far below 64 kB.
function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function doubt(reason: RevocationDoubt): RevocationAnswer {
  return { status: "unknown", reason };
}
