import { createHash, X509Certificate, type KeyObject } from "node:crypto";
import {
  children,
  DerError,
  expectTag,
  readBits,
  readElement,
  readOid,
  readTime,
  readWhole,
  tags,
  toBuffer,
  type Element,
} from "./der.ts";
import { oids, signatureAlgorithms } from "./oids.ts";

/** What this program reads from an X.509 certificate (RFC 5280). Names and serials are DER, times milliseconds. */
export interface Certificate {
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
  readonly signatureHash: string | null;
  /** The content of subjectPublicKey, which OCSP hashes. */
  readonly publicKeyBits: Buffer;
  /** Null where OpenSSL cannot read the key. */
  readonly publicKey: KeyObject | null;
  readonly names: readonly SubjectName[];
  readonly isAuthority: boolean;
  readonly pathLength: number | null;
  /** Null where the extension is absent, which allows every use. */
  readonly keyUsage: ReadonlySet<KeyUse> | null;
  readonly extendedKeyUsage: ReadonlySet<string> | null;
  readonly subjectKeyIdentifier: Buffer | null;
  readonly authorityKeyIdentifier: Buffer | null;
  readonly ocspUrls: readonly string[];
  readonly issuerUrls: readonly string[];
  readonly crlUrls: readonly string[];
}

export type KeyUse = "digitalSignature" | "keyEncipherment" | "keyCertSign" | "crlSign" | "other";

export interface SubjectName {
  readonly kind: "dns" | "ip";
  readonly value: string;
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
  const oid = readOid(expectTag(children(expectTag(algorithm, tags.sequence))[0], tags.oid));
  return {
    der,
    sha256: createHash("sha256").update(der).digest("hex"),
    serial: expectTag(serial, tags.integer).content,
    issuer: expectTag(issuer, tags.sequence).whole,
    subject: expectTag(subject, tags.sequence).whole,
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    signature: signatureAlgorithms[oid]?.name ?? oid,
    signatureHash: signatureAlgorithms[oid]?.hash ?? null,
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
  if (!certificate.issuer.equals(issuer.subject) || !issuer.publicKey) return false;
  try {
    return new X509Certificate(certificate.der).verify(issuer.publicKey);
  } catch {
    return false;
  }
}

/** Whether subject and issuer are the same name. */
export function isSelfIssued({ issuer, subject }: Certificate): boolean {
  return issuer.equals(subject);
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

type Extensions = Omit<
  Certificate,
  | "der"
  | "sha256"
  | "serial"
  | "issuer"
  | "subject"
  | "notBefore"
  | "notAfter"
  | "signature"
  | "signatureHash"
  | "publicKeyBits"
  | "publicKey"
>;

function readExtensions(wrapper: Element | undefined): Extensions {
  const found = new Map<string, Buffer>();
  if (wrapper) {
    for (const extension of children(readElement(wrapper.content))) {
      const parts = children(extension);
      const oid = readOid(expectTag(parts[0], tags.oid));
      // RFC 5280 §4.2: an extension appears once; of a repeated one the first counts here.
      if (!found.has(oid)) found.set(oid, expectTag(parts.at(-1), tags.octetString).content);
    }
  }
  const get = <T>(oid: string, read: (value: Element) => T): T | null => {
    const value = found.get(oid);
    return value ? read(readWhole(value)) : null;
  };
  const constraints = get(oids.basicConstraints, readBasicConstraints);
  const access = get(oids.authorityInfoAccess, readAccess) ?? [];
  return {
    names: get(oids.subjectAltName, readNames) ?? [],
    isAuthority: constraints?.isAuthority ?? false,
    pathLength: constraints?.pathLength ?? null,
    keyUsage: get(oids.keyUsage, readKeyUsage),
    extendedKeyUsage: get(oids.extendedKeyUsage, (value) => new Set(children(value).map(readOid))),
    subjectKeyIdentifier: get(oids.subjectKeyIdentifier, ({ content }) => content),
    authorityKeyIdentifier: get(oids.authorityKeyIdentifier, readAuthorityKeyIdentifier),
    ocspUrls: access.filter(({ method }) => method === oids.ocsp).map(({ url }) => url),
    issuerUrls: access.filter(({ method }) => method === oids.caIssuers).map(({ url }) => url),
    crlUrls: get(oids.crlDistributionPoints, readDistributionPoints) ?? [],
  };
}

function readBasicConstraints(value: Element): { isAuthority: boolean; pathLength: number | null } {
  const parts = children(value);
  const flag = parts.find(({ tag }) => tag === tags.boolean);
  const length = parts.find(({ tag }) => tag === tags.integer)?.content;
  return {
    isAuthority: (flag?.content[0] ?? 0) !== 0,
    pathLength: length && length.length > 0 && length.length <= 4 ? length.readUIntBE(0, length.length) : null,
  };
}

// RFC 5280 §4.2.1.3, bit 0 first.
const keyUses: readonly KeyUse[] = [
  "digitalSignature",
  "other",
  "keyEncipherment",
  "other",
  "other",
  "keyCertSign",
  "crlSign",
];

function readKeyUsage({ content }: Element): ReadonlySet<KeyUse> {
  const bits = content.subarray(1);
  return new Set(keyUses.filter((_, bit) => ((bits[bit >> 3] ?? 0) << (bit & 7)) & 0x80));
}

function readAuthorityKeyIdentifier(value: Element): Buffer | null {
  return children(value).find(({ tag }) => tag === 0x80)?.content ?? null;
}

// RFC 5280 §4.2.1.6: dNSName is [2], uniformResourceIdentifier [6], iPAddress [7].
function readNames(value: Element): readonly SubjectName[] {
  return children(value, 100_000).flatMap(({ tag, content }): SubjectName[] => {
    if (tag === 0x82) return [{ kind: "dns", value: content.toString("latin1", 0, 512) }];
    if (tag === 0x87) return [{ kind: "ip", value: readAddress(content) }];
    return [];
  });
}

/** An address in the form in which `URL` writes it, so that texts can be compared. */
function readAddress(content: Buffer): string {
  if (content.length === 4) return content.join(".");
  if (content.length !== 16) return content.toString("hex");
  const groups = Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16));
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}

function readAccess(value: Element): readonly { readonly method: string; readonly url: string }[] {
  return children(value, 64).flatMap((description) => {
    const [method, location] = children(description);
    if (!method || location?.tag !== 0x86) return [];
    return [{ method: readOid(method), url: location.content.toString("latin1", 0, 2048) }];
  });
}

function readDistributionPoints(value: Element): readonly string[] {
  return children(value, 64)
    .flatMap((point) => children(point).filter(({ tag }) => tag === 0xa0))
    .flatMap((name) => children(name).filter(({ tag }) => tag === 0xa0))
    .flatMap((fullName) => children(fullName).filter(({ tag }) => tag === 0x86))
    .map(({ content }) => content.toString("latin1", 0, 2048));
}
