import { createHash } from "node:crypto";
import type { Certificate } from "../x509/certificate.ts";
import { readExtensionList } from "./crl-extensions.ts";
import { children, DerError, expectTag, readOid, readTime, readWhole, tags, type Element } from "../x509/der.ts";
import { findSigner, isRevocable } from "./ocsp-signer.ts";
import { oids } from "../x509/oids.ts";
import {
  doubtTime,
  reasonName,
  type RevocationAnswer,
  type RevocationDoubt,
  type RevocationQuestion,
} from "./answer.ts";
import { hashAlgorithms, readSigned } from "../x509/signature.ts";

/** Maximum number of answers and certificates in a response; responders send one of each. */
const mostAnswers = 256;

/** Writes an OCSP request for one certificate, RFC 6960 §4.1.1, without nonce: most responders serve pre-produced responses (RFC 5019 §2.1.1). */
export function writeOcspRequest(certificate: Certificate, issuer: Certificate): Buffer {
  const sha1 = Buffer.from("300906052b0e03021a0500", "hex");
  const identifier = element(
    tags.sequence,
    sha1,
    // RFC 6960 §4.1.1: the issuer name exactly as in the certificate.
    element(tags.octetString, digest("sha1", certificate.issuer)),
    element(tags.octetString, digest("sha1", issuer.publicKeyBits)),
    element(tags.integer, certificate.serial),
  );
  // OCSPRequest { TBSRequest { requestList { Request { CertID } } } }
  return [1, 2, 3, 4].reduce((inner) => element(tags.sequence, inner), identifier);
}

/** A response's answer, and its signer if that must be checked for revocation (RFC 6960 §4.2.2.2.1). */
export interface OcspReading {
  readonly answer: RevocationAnswer;
  readonly signer: Certificate | null;
}

/** Reads and verifies an OCSP response. Never throws: unreadable input is a doubt. */
export function readOcspResponse(bytes: Uint8Array, question: RevocationQuestion): RevocationAnswer {
  return readOcsp(bytes, question).answer;
}

/** Reads and verifies an OCSP response, and returns its signer too. */
export function readOcsp(bytes: Uint8Array, question: RevocationQuestion): OcspReading {
  try {
    return readResponse(bytes, question);
  } catch (error) {
    if (error instanceof DerError) return doubt("malformed");
    throw error;
  }
}

// RFC 6960 §4.2.1: responses without an answer.
const refusals: Readonly<Record<number, RevocationDoubt>> = {
  1: "malformed-request",
  2: "internal-error",
  3: "try-later",
  5: "signature-required",
  6: "unauthorized",
};

function readResponse(bytes: Uint8Array, question: RevocationQuestion): OcspReading {
  const [state, body] = children(readWhole(bytes, tags.sequence));
  const code = expectTag(state, tags.enumerated).content[0];
  if (code === undefined) throw new DerError("responseStatus");
  if (code !== 0) return doubt(refusals[code] ?? "responder-error");
  const [type, basic] = children(readWhole(expectTag(body, 0xa0).content, tags.sequence));
  if (readOid(expectTag(type, tags.oid)) !== oids.ocspBasic) return doubt("malformed");
  const parts = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
  const signed = readSigned(parts);
  const data = readData(signed.content);
  const found = findSigner(signed, { responder: data.responder, sent: parts[3] }, question);
  if (found.doubt) return doubt(found.doubt);
  if (hasCritical(data.extensions)) return doubt("critical-extension");
  const { delegate } = found;
  return { answer: findAnswer(data.answers, question), signer: delegate && isRevocable(delegate) ? delegate : null };
}

// ResponseData: version [0], responderID [1] or [2], producedAt, responses, responseExtensions [1].
function readData(data: Element) {
  const fields = children(data);
  const [responder, , responses, extensions] = fields.slice(fields[0]?.tag === 0xa0 ? 1 : 0);
  return { responder, answers: children(expectTag(responses, tags.sequence), mostAnswers), extensions };
}

/** RFC 6960 §4.4: its extensions are not critical, so an unknown critical one cannot be ignored. */
function hasCritical(wrapper: Element | undefined): boolean {
  if (wrapper?.tag !== 0xa1) return false;
  return readExtensionList(readWhole(wrapper.content, tags.sequence)).some(({ isCritical }) => isCritical);
}

/** Of several answers about one certificate a revocation counts; otherwise the first that proves anything. */
function findAnswer(answers: readonly Element[], question: RevocationQuestion): RevocationAnswer {
  const own = answers
    .map((answer) => children(answer))
    .filter(([identifier]) => isAbout(identifier, question))
    .map((fields) => readAnswer(fields, question.now));
  const order = ["revoked", "good", "unknown"] as const;
  const found = order.map((status) => own.find((answer) => answer.status === status));
  return found.find((answer) => answer !== undefined) ?? { status: "unknown", reason: "other-certificate" };
}

function readAnswer(fields: readonly Element[], now: number): RevocationAnswer {
  const [, status, from, ...more] = fields;
  if (!status || !from) throw new DerError("SingleResponse");
  const thisUpdate = readTime(expectTag(from, tags.generalizedTime));
  const until = more.find(({ tag }) => tag === 0xa0);
  const nextUpdate = until ? readTime(readWhole(until.content, tags.generalizedTime)) : null;
  const reason =
    doubtTime(thisUpdate, nextUpdate, now) ??
    (more.some(hasCritical) ? "critical-extension" : null) ??
    // RFC 6960 §2.2: the responder does not know the certificate.
    (status.tag === 0x80 || status.tag === 0xa1 ? null : "unknown-certificate");
  if (reason) return { status: "unknown", reason };
  if (status.tag === 0x80) return { status: "good", thisUpdate, nextUpdate };
  const [time, why] = children(status);
  const named = why?.tag === 0xa0 ? readWhole(why.content, tags.enumerated) : undefined;
  const revokedAt = readTime(expectTag(time, tags.generalizedTime));
  return { status: "revoked", revokedAt, revocationReason: reasonName(named), thisUpdate, nextUpdate };
}

/** Whether a CertID refers to the certificate, with any hash that the responder chose (RFC 6960 §4.1.1). */
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

// X.690 §10.1: the shortest form; certificates are far below 64 kB.
function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function doubt(reason: RevocationDoubt): OcspReading {
  return { answer: { status: "unknown", reason }, signer: null };
}
