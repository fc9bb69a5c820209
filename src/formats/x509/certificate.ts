import { createHash, X509Certificate, type KeyObject } from "node:crypto";
import {
  children,
  DerError,
  expectTag,
  readBits,
  readOid,
  readTime,
  readWhole,
  tags,
  toBuffer,
  type Element,
} from "./der.ts";
import { readExtensions, type CertificateExtensions } from "./extensions.ts";
import { isSameDistinguishedName, nameAttributes } from "./distinguished-name.ts";
import { oids, signatureAlgorithms } from "./oids.ts";
import { isCheckable, isOddPss, pssHash } from "./signature.ts";

/** The parts of an X.509 certificate (RFC 5280) that are read. Names and serials are DER, times milliseconds. */
export interface Certificate extends CertificateExtensions {
  readonly der: Buffer;
  readonly sha256: string;
  /** 3 for certificates with extensions; null for an invalid number. */
  readonly version: number | null;
  /** Content bytes of the INTEGER, as OCSP and CRLs compare it. */
  readonly serial: Buffer;
  readonly issuer: Buffer;
  readonly subject: Buffer;
  readonly notBefore: number;
  readonly notAfter: number;
  /** By name, or by dotted identifier if unknown. */
  readonly signature: string;
  /** As node:crypto names it; null if the algorithm includes its hash or is unknown. */
  readonly signatureHash: string | null;
  /** Whether it is signed with RSASSA-PSS with parameters that browsers do not support. */
  readonly hasOddPss: boolean;
  /** Whether the outer signature algorithm equals the signed one, RFC 5280 §4.1.1.2. */
  readonly hasOneAlgorithm: boolean;
  /** Whether an elliptic curve has explicit parameters, which RFC 5480 §2.1.1 forbids. */
  readonly spellsCurve: boolean;
  /** The content of subjectPublicKey, which OCSP hashes. */
  readonly publicKeyBits: Buffer;
  /** Null if OpenSSL cannot read the key. */
  readonly publicKey: KeyObject | null;
}

/** Parses a certificate; throws `DerError` for anything else. */
export function readCertificate(bytes: Uint8Array): Certificate {
  const der = toBuffer(bytes);
  const [tbs, algorithm, signature] = children(readWhole(der, tags.sequence));
  readBits(signature);
  const fields = children(expectTag(tbs, tags.sequence));
  const first = fields[0]?.tag === 0xa0 ? 1 : 0;
  const [serial, signed, issuer, validity, subject, key] = fields.slice(first);
  const [notBefore, notAfter] = children(expectTag(validity, tags.sequence));
  if (!notBefore || !notAfter) throw new DerError("validity");
  const [identifier, parameters] = children(expectTag(algorithm, tags.sequence));
  const oid = readOid(expectTag(identifier, tags.oid));
  const known = signatureAlgorithms[oid];
  const [keyAlgorithm, keyBits] = children(expectTag(key, tags.sequence));
  return {
    der,
    sha256: createHash("sha256").update(der).digest("hex"),
    version: first === 1 ? readVersion(fields[0]) : 1,
    serial: expectTag(serial, tags.integer).content,
    issuer: expectTag(issuer, tags.sequence).whole,
    subject: expectTag(subject, tags.sequence).whole,
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    signature: known?.name ?? oid,
    signatureHash: known?.pss ? pssHash(parameters) : (known?.hash ?? null),
    hasOddPss: known?.pss === true && isOddPss(parameters),
    hasOneAlgorithm: signed !== undefined && algorithm !== undefined && signed.whole.equals(algorithm.whole),
    spellsCurve: isCurveSpelled(expectTag(keyAlgorithm, tags.sequence)),
    publicKeyBits: readBits(keyBits),
    publicKey: readPublicKey(der),
    ...readExtensions(fields.find(({ tag }) => tag === 0xa3)),
  };
}

// RFC 5280 §4.1.2.1: v1 is 0, and the default.
function readVersion(wrapper: Element | undefined): number | null {
  const { content } = readWhole(expectTag(wrapper, 0xa0).content, tags.integer);
  return content.length === 1 && (content[0] ?? 3) < 3 ? (content[0] ?? 0) + 1 : null;
}

function isCurveSpelled(algorithm: Element): boolean {
  const [oid, parameters] = children(algorithm);
  return readOid(expectTag(oid, tags.oid)) === oids.ecPublicKey && parameters?.tag === tags.sequence;
}

/** The subject (DER) of a certificate, without parsing the rest. */
export function readSubject(bytes: Uint8Array): Buffer {
  return fieldAt(bytes, 4);
}

/** The SubjectPublicKeyInfo (DER) of a certificate, without parsing the rest. */
export function readSubjectKey(bytes: Uint8Array): Buffer {
  return fieldAt(bytes, 5);
}

/** A sequence among the fields of a certificate; the optional version does not count. */
function fieldAt(bytes: Uint8Array, at: number): Buffer {
  const fields = children(expectTag(children(readWhole(bytes, tags.sequence))[0], tags.sequence));
  return expectTag(fields[fields[0]?.tag === 0xa0 ? at + 1 : at], tags.sequence).whole;
}

/** Whether a certificate names another as its issuer and its signature verifies with that one's key. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  if (!isSameDistinguishedName(certificate.issuer, issuer.subject)) return false;
  if (!issuer.publicKey || !isCheckable(issuer.publicKey)) return false;
  try {
    return new X509Certificate(certificate.der).verify(issuer.publicKey);
  } catch {
    return false;
  }
}

/** Whether subject and issuer are the same name. */
export function isSelfIssued({ issuer, subject }: Certificate): boolean {
  return isSameDistinguishedName(issuer, subject);
}

/** A display name: the common name, else the organisation, else the last attribute. */
export function nameForPeople(name: Buffer): string {
  const attributes = nameAttributes(name);
  const wanted = [oids.commonName, oids.organizationName, oids.organizationalUnitName];
  const found = wanted.map((oid) => attributes.find((attribute) => attribute.oid === oid)).find(Boolean);
  return (found ?? attributes.at(-1))?.value ?? "";
}

/** The organisation in a distinguished name; null without one. */
export function organizationOf(name: Buffer): string | null {
  return (
    nameAttributes(name).find(({ oid, value }) => oid === oids.organizationName && value.trim() !== "")?.value ?? null
  );
}

function readPublicKey(der: Buffer): KeyObject | null {
  try {
    return new X509Certificate(der).publicKey;
  } catch {
    return null;
  }
}
