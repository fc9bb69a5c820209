import { children, DerError, expectTag, readElement, readOid, readWhole, tags, type Element } from "./der.ts";
import { readCrlPoints, type CrlPoint } from "../revocation/crl-points.ts";
import { oids } from "./oids.ts";

/** The extensions of a certificate (RFC 5280 §4.2) that are read. */
export interface CertificateExtensions {
  /** All extensions in order, including unread and repeated ones. */
  readonly extensions: readonly ListedExtension[];
  readonly names: readonly SubjectName[];
  readonly isAuthority: boolean;
  readonly pathLength: number | null;
  /** Null if absent, which allows every use. */
  readonly keyUsage: ReadonlySet<KeyUse> | null;
  readonly extendedKeyUsage: ReadonlySet<string> | null;
  readonly subjectKeyIdentifier: Buffer | null;
  readonly authorityKeyIdentifier: Buffer | null;
  /** Whether authorityKeyIdentifier also contains the issuer's name or serial number. */
  readonly namesAuthorityCertificate: boolean;
  readonly ocspUrls: readonly string[];
  readonly issuerUrls: readonly string[];
  readonly crlUrls: readonly string[];
  readonly crlPoints: readonly CrlPoint[];
}

/** One extension without its value. */
interface ListedExtension {
  readonly oid: string;
  readonly isCritical: boolean;
}

type KeyUse = "digitalSignature" | "keyEncipherment" | "keyAgreement" | "keyCertSign" | "crlSign" | "other";

interface SubjectName {
  readonly kind: "dns" | "ip";
  readonly value: string;
}

/** Parses the `[3]` element with the extensions; throws `DerError` if one is malformed. */
export function readExtensions(wrapper: Element | undefined): CertificateExtensions {
  const found = new Map<string, Buffer>();
  const extensions: ListedExtension[] = [];
  if (wrapper) {
    for (const extension of children(readElement(wrapper.content))) {
      const parts = children(extension);
      const oid = readOid(expectTag(parts[0], tags.oid));
      extensions.push({ oid, isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0 });
      // RFC 5280 §4.2: an extension must not repeat; otherwise the first counts here.
      if (!found.has(oid)) found.set(oid, expectTag(parts.at(-1), tags.octetString).content);
    }
  }
  const get = <T>(oid: string, tag: number, read: (value: Element) => T): T | null => {
    const value = found.get(oid);
    return value ? read(readWhole(value, tag)) : null;
  };
  const constraints = get(oids.basicConstraints, tags.sequence, readBasicConstraints);
  const access = get(oids.authorityInfoAccess, tags.sequence, readAccess) ?? [];
  const crlPoints = get(oids.crlDistributionPoints, tags.sequence, readCrlPoints) ?? [];
  const authorityKey = get(oids.authorityKeyIdentifier, tags.sequence, (value) => children(value)) ?? [];
  return {
    extensions,
    names: get(oids.subjectAltName, tags.sequence, readNames) ?? [],
    isAuthority: constraints?.isAuthority ?? false,
    pathLength: constraints?.pathLength ?? null,
    keyUsage: get(oids.keyUsage, tags.bitString, readKeyUsage),
    extendedKeyUsage: get(
      oids.extendedKeyUsage,
      tags.sequence,
      (value) => new Set(children(value).map((purpose) => readOid(expectTag(purpose, tags.oid)))),
    ),
    subjectKeyIdentifier: get(oids.subjectKeyIdentifier, tags.octetString, ({ content }) => content),
    // RFC 5280 §4.2.1.1: keyIdentifier is [0], authorityCertIssuer [1], authorityCertSerialNumber [2].
    authorityKeyIdentifier: authorityKey.find(({ tag }) => tag === 0x80)?.content ?? null,
    namesAuthorityCertificate: authorityKey.some(({ tag }) => tag !== 0x80),
    ocspUrls: access.filter(({ method }) => method === oids.ocsp).map(({ url }) => url),
    issuerUrls: access.filter(({ method }) => method === oids.caIssuers).map(({ url }) => url),
    crlUrls: crlPoints.flatMap(({ urls }) => urls),
    crlPoints,
  };
}

function readBasicConstraints(value: Element): { isAuthority: boolean; pathLength: number | null } {
  const parts = children(value);
  const flag = parts.find(({ tag }) => tag === tags.boolean);
  if (flag && flag.content.length !== 1) throw new DerError("flag");
  const length = parts.find(({ tag }) => tag === tags.integer)?.content;
  // RFC 5280 §4.2.1.9: not negative; the first bit of an INTEGER is its sign.
  if (length && (length[0] ?? 0x80) >= 0x80) throw new DerError("path length");
  return {
    isAuthority: flag !== undefined && flag.content[0] !== 0,
    pathLength: length && length.length <= 4 ? length.readUIntBE(0, length.length) : null,
  };
}

// RFC 5280 §4.2.1.3, bit 0 first.
const keyUses: readonly KeyUse[] = [
  "digitalSignature",
  "other",
  "keyEncipherment",
  "other",
  "keyAgreement",
  "keyCertSign",
  "crlSign",
];

function readKeyUsage({ content }: Element): ReadonlySet<KeyUse> {
  const bits = content.subarray(1);
  return new Set(keyUses.filter((_, bit) => ((bits[bit >> 3] ?? 0) << (bit & 7)) & 0x80));
}

// RFC 5280 §4.2.1.6: dNSName is [2], uniformResourceIdentifier [6], iPAddress [7].
function readNames(value: Element): readonly SubjectName[] {
  return children(value, 100_000).flatMap(({ tag, content }): SubjectName[] => {
    if (tag === 0x82) return [{ kind: "dns", value: content.toString("latin1", 0, 512) }];
    if (tag === 0x87) return [{ kind: "ip", value: readAddress(content) }];
    return [];
  });
}

/** An address as `URL` formats it, so that texts can be compared. */
function readAddress(content: Buffer): string {
  if (content.length === 4) return content.join(".");
  if (content.length !== 16) return content.toString("hex");
  const groups = Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16));
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}

function readAccess(value: Element): readonly { readonly method: string; readonly url: string }[] {
  return children(value)
    .slice(0, 64)
    .flatMap((description) => {
      const [method, location] = children(description);
      if (!method || location?.tag !== 0x86) return [];
      return [{ method: readOid(method), url: location.content.toString("latin1", 0, 2048) }];
    });
}
