import { createHash, randomBytes, type KeyObject } from "node:crypto";
import { children, readBits, readWhole } from "../formats/x509/der.ts";
import { oids } from "../formats/x509/oids.ts";
import { constructed, integer, objectIdentifier, sequence, set, derTime, toPem, utf8String } from "./der-writer.ts";
import * as extensions from "./extensions.ts";
import type { KeyUsage } from "./extensions.ts";
import { generateKeys, type KeyPair } from "./keys.ts";
import { signatureAlgorithm, signed, type Hash } from "./sign.ts";

/** A certificate and its keys, to serve a site or to issue further certificates. */
export interface Credential {
  readonly der: Buffer;
  readonly pem: string;
  /** The subject, DER. */
  readonly subject: Buffer;
  readonly keys: KeyPair;
  /** The private key as PKCS#8 PEM, which is what `node:tls` takes. */
  readonly key: string;
}

/** Attributes of a distinguished name. */
export interface Subject {
  readonly commonName?: string;
  readonly organization?: string;
}

/**
 * The content of a certificate (RFC 5280). An absent field is not in the certificate. Only keys, serial number, hash, key identifiers and
 * the fields of a preset have defaults; null removes a default field.
 */
export interface CertificateProfile {
  /** Attributes, or the DER of a whole Name. An empty one needs {@link names}. */
  readonly subject: Subject | Buffer;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** DNS names and IP addresses of the subjectAltName. */
  readonly names?: readonly string[] | null;
  /** By default a new P-256 key pair. */
  readonly keys?: KeyPair;
  /** Big-endian bytes (default: 16 random bytes). */
  readonly serial?: Buffer;
  readonly authority?: { readonly pathLength?: number } | null;
  readonly keyUsage?: readonly KeyUsage[] | null;
  /** Dotted identifiers of the purposes. */
  readonly extendedKeyUsage?: readonly string[] | null;
  readonly ocspUrls?: readonly string[];
  readonly issuerUrls?: readonly string[];
  readonly crlUrls?: readonly string[];
  readonly subjectKeyIdentifier?: Buffer | null;
  readonly authorityKeyIdentifier?: Buffer | null;
  /** Further Extensions as DER, after the others. */
  readonly extensions?: readonly Buffer[];
  /** The hash of the signature (default sha256). */
  readonly hash?: Hash;
  /** Signs instead of the issuer's key, to forge a certificate. */
  readonly signedWith?: KeyObject;
}

/** Issues a certificate exactly as the profile says. Without an issuer it is self-signed. */
export function issue(profile: CertificateProfile, issuer?: Credential): Credential {
  const keys = profile.keys ?? generateKeys();
  const subject = Buffer.isBuffer(profile.subject) ? profile.subject : distinguishedName(profile.subject);
  const { hash = "sha256", signedWith = (issuer?.keys ?? keys).privateKey } = profile;
  const toBeSigned = sequence(
    constructed(0, integer(2)),
    integer(profile.serial ?? randomSerial()),
    signatureAlgorithm(signedWith, hash),
    issuer?.subject ?? subject,
    sequence(derTime(profile.notBefore), derTime(profile.notAfter)),
    subject,
    publicKeyInfo(keys),
    ...wrapped(extensionsOf(profile, { keys, subject, issuerKeys: issuer?.keys ?? keys })),
  );
  const der = signed(toBeSigned, signedWith, hash);
  return { der, pem: toPem(der, "CERTIFICATE"), subject, keys, key: privateKeyPem(keys) };
}

/** Issues the self-signed certificate of a root CA. */
export function issueRoot(profile: CertificateProfile): Credential {
  return issue({ authority: {}, keyUsage: ["keyCertSign", "crlSign"], ...profile });
}

/** Issues the certificate of an intermediate CA. By default it may issue leaf certificates only. */
export function issueIntermediate(issuer: Credential, profile: CertificateProfile): Credential {
  return issue({ authority: { pathLength: 0 }, keyUsage: ["keyCertSign", "crlSign"], ...profile }, issuer);
}

/** Issues a certificate for a TLS server. */
export function issueLeaf(issuer: Credential, profile: CertificateProfile): Credential {
  return issue({ keyUsage: ["digitalSignature"], extendedKeyUsage: [oids.serverAuth], ...profile }, issuer);
}

/** Returns a Name: organization, then common name. */
export function distinguishedName({ commonName, organization }: Subject): Buffer {
  const attributes = [
    [oids.organizationName, organization],
    [oids.commonName, commonName],
  ] as const;
  return sequence(
    ...attributes.flatMap(([oid, value]) =>
      value === undefined ? [] : [set(sequence(objectIdentifier(oid), utf8String(value)))],
    ),
  );
}

/** RFC 5280 §4.2.1.2 method 1: the SHA-1 hash of the public key bits. It identifies a key and protects nothing. */
function keyIdentifier({ publicKey }: KeyPair): Buffer {
  return createHash("sha1").update(publicKeyBits(publicKey)).digest();
}

/** The content of subjectPublicKey, without the count of unused bits. */
export function publicKeyBits(publicKey: KeyObject): Buffer {
  const info = publicKey.export({ type: "spki", format: "der" });
  const [, bits] = children(readWhole(info));
  return readBits(bits);
}

// RFC 5280 §4.1.2.2: positive, and at most 20 bytes.
function randomSerial(): Buffer {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial;
}

function publicKeyInfo({ publicKey }: KeyPair): Buffer {
  return publicKey.export({ type: "spki", format: "der" });
}

function privateKeyPem({ privateKey }: KeyPair): string {
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

function wrapped(list: readonly Buffer[]): readonly Buffer[] {
  return list.length === 0 ? [] : [constructed(3, sequence(...list))];
}

interface Parties {
  readonly keys: KeyPair;
  readonly subject: Buffer;
  readonly issuerKeys: KeyPair;
}

function extensionsOf(profile: CertificateProfile, { keys, subject, issuerKeys }: Parties): readonly Buffer[] {
  const { names, authority, ocspUrls = [], issuerUrls = [], crlUrls = [] } = profile;
  const { subjectKeyIdentifier = keyIdentifier(keys), authorityKeyIdentifier = keyIdentifier(issuerKeys) } = profile;
  const hasEmptySubject = subject.equals(sequence());
  return [
    authority && extensions.authorityConstraints(authority.pathLength),
    profile.keyUsage && extensions.keyUsage(profile.keyUsage),
    profile.extendedKeyUsage && extensions.extendedKeyUsage(profile.extendedKeyUsage),
    names && extensions.subjectAltName(names, hasEmptySubject),
    subjectKeyIdentifier && extensions.subjectKeyIdentifier(subjectKeyIdentifier),
    authorityKeyIdentifier && extensions.authorityKeyIdentifier(authorityKeyIdentifier),
    ocspUrls.length + issuerUrls.length > 0 && extensions.authorityInfoAccess(ocspUrls, issuerUrls),
    crlUrls.length > 0 && extensions.crlDistributionPoints(crlUrls),
    ...(profile.extensions ?? []),
  ].filter((each) => Buffer.isBuffer(each));
}
