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
import { readExtensions, type CertificateExtensions } from "./certificate-extensions.ts";
import { isSameName } from "./distinguished-name.ts";
import { oids, signatureAlgorithms } from "./oids.ts";
import { pssHash } from "./signature.ts";

/** What this program reads from an X.509 certificate (RFC 5280). Names and serials are DER, times milliseconds. */
export interface Certificate extends CertificateExtensions {
  readonly der: Buffer;
  readonly sha256: string;
  /** Content bytes of the INTEGER, as OCSP and CRLs compare it. */
  readonly serial: Buffer;
  readonly issuer: Buffer;
  readonly subject: Buffer;
  readonly notBefore: number;
  readonly notAfter: number;
  /** By name, or by dotted identifier where the algorithm is unknown. */
  readonly signature: string;
  /** As node:crypto calls it; null where the algorithm hashes by itself, or is unknown. */
  readonly signatureHash: string | null;
  /** The content of subjectPublicKey, which OCSP hashes. */
  readonly publicKeyBits: Buffer;
  /** Null where OpenSSL cannot read the key. */
  readonly publicKey: KeyObject | null;
}

/** Reads a certificate; throws `DerError` on anything that is not one. */
export function readCertificate(bytes: Uint8Array): Certificate {
  const der = toBuffer(bytes);
  const [tbs, algorithm, signature] = children(readWhole(der, tags.sequence));
  readBits(signature);
  const fields = children(expectTag(tbs, tags.sequence));
  const first = fields[0]?.tag === 0xa0 ? 1 : 0;
  const [serial, , issuer, validity, subject, key] = fields.slice(first);
  const [notBefore, notAfter] = children(expectTag(validity, tags.sequence));
  if (!notBefore || !notAfter) throw new DerError("validity");
  const [identifier, parameters] = children(expectTag(algorithm, tags.sequence));
  const oid = readOid(expectTag(identifier, tags.oid));
  const known = signatureAlgorithms[oid];
  return {
    der,
    sha256: createHash("sha256").update(der).digest("hex"),
    serial: expectTag(serial, tags.integer).content,
    issuer: expectTag(issuer, tags.sequence).whole,
    subject: expectTag(subject, tags.sequence).whole,
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    signature: known?.name ?? oid,
    signatureHash: known?.pss ? pssHash(parameters) : (known?.hash ?? null),
    publicKeyBits: readBits(children(expectTag(key, tags.sequence))[1]),
    publicKey: readPublicKey(der),
    ...readExtensions(fields.find(({ tag }) => tag === 0xa3)),
  };
}

/** The subject (DER) of a certificate, without reading the rest. */
export function readSubject(bytes: Uint8Array): Buffer {
  const fields = children(expectTag(children(readWhole(bytes, tags.sequence))[0], tags.sequence));
  return expectTag(fields[fields[0]?.tag === 0xa0 ? 5 : 4], tags.sequence).whole;
}

/** Whether one certificate names another as its issuer and bears a signature by its key. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  if (!isSameName(certificate.issuer, issuer.subject) || !issuer.publicKey) return false;
  try {
    return new X509Certificate(certificate.der).verify(issuer.publicKey);
  } catch {
    return false;
  }
}

/** Whether subject and issuer are the same name. */
export function isSelfIssued({ issuer, subject }: Certificate): boolean {
  return isSameName(issuer, subject);
}

/** A distinguished name for people: the common name, else the organisation, else the last attribute. */
export function nameForPeople(name: Buffer): string {
  const attributes = readName(name);
  const wanted = [oids.commonName, oids.organizationName, oids.organizationalUnitName];
  const found = wanted.map((oid) => attributes.find((attribute) => attribute.oid === oid)).find(Boolean);
  return (found ?? attributes.at(-1))?.value ?? "";
}

function readName(name: Buffer): readonly { readonly oid: string; readonly value: string }[] {
  return children(readWhole(name))
    .flatMap((set) => children(set))
    .map((attribute) => {
      const [oid, value] = children(attribute);
      return { oid: readOid(expectTag(oid, tags.oid)), value: value ? readText(value) : "" };
    });
}

function readText({ tag, content }: Element): string {
  // X.690: BMPString is UTF-16 big-endian; the other string types are read as UTF-8, which ASCII is part of.
  if (tag !== 0x1e) return content.toString("utf8", 0, 1024);
  return Buffer.from(content.subarray(0, content.length & ~1).subarray(0, 1024))
    .swap16()
    .toString("utf16le");
}

function readPublicKey(der: Buffer): KeyObject | null {
  try {
    return new X509Certificate(der).publicKey;
  } catch {
    return null;
  }
}
