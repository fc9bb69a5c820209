import { constants, verify, type KeyObject } from "node:crypto";
import { children, DerError, expectTag, readBits, readOid, readWhole, tags, type Element } from "./der.ts";
import { signatureAlgorithms, type SignatureAlgorithm } from "./oids.ts";

/** SIGNED{…} of RFC 5280 §4.1, used by certificates, CRLs and OCSP responses. */
export interface Signed {
  /** The signed bytes with tag and length. */
  readonly content: Element;
  readonly algorithm: Element;
  readonly signature: Buffer;
}

/** Digest algorithms by object identifier, with node:crypto's names: RFC 4055 §2.1, RFC 3279 §2.2.1. */
export const hashAlgorithms: Readonly<Record<string, string>> = {
  "1.3.14.3.2.26": "sha1",
  "2.16.840.1.101.3.4.2.4": "sha224",
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
};

/** The three parts of a signed object; throws `DerError` if one is missing. */
export function readSigned(parts: readonly Element[]): Signed {
  const [content, algorithm, signature] = parts;
  return {
    content: expectTag(content, tags.sequence),
    algorithm: expectTag(algorithm, tags.sequence),
    signature: readBits(signature),
  };
}

/** Whether a key made a signature. Unknown and broken algorithms prove nothing; a malformed one throws `DerError`. */
export function isSignedBy({ content, algorithm, signature }: Signed, key: KeyObject | null): boolean {
  const [oid, parameters] = children(algorithm);
  const known = signatureAlgorithms[readOid(expectTag(oid, tags.oid))];
  if (!key || !known || !fits(known, key) || !isCheckable(key) || forged.has(known.hash ?? "")) return false;
  try {
    if (known.pss) return verifyPss(content.whole, key, { signature, parameters });
    return verify(known.hash, content.whole, key, signature);
  } catch (error) {
    if (error instanceof DerError) throw error;
    return false;
  }
}

/** In bits. BoringSSL (Chrome) and Windows reject longer exponents; the limit of NSS and OpenSSL is 64. */
const longestExponent = 33n;

/**
 * Whether clients verify signatures by a key. CA/B BR §6.1.6: an RSA exponent should be between 2¹⁶ + 1 and 2²⁵⁶ − 1, but one as long as the modulus
 * makes a verification a thousand times slower.
 */
export function isCheckable(key: KeyObject): boolean {
  return (key.asymmetricKeyDetails?.publicExponent ?? 0n) >> longestExponent === 0n;
}

/** Hashes with practical collisions, and one that no client accepts. */
const forged = new Set(["md2", "md4", "md5", "ripemd160"]);

/** The key types of a signature algorithm; without this check a key could be used in a foreign scheme. */
function fits({ name, pss }: SignatureAlgorithm, { asymmetricKeyType: type }: KeyObject): boolean {
  if (pss) return type === "rsa" || type === "rsa-pss";
  if (name.startsWith("ecdsa")) return type === "ec";
  if (name.startsWith("dsa")) return type === "dsa";
  return name.startsWith("ed") ? type === name : type === "rsa";
}

interface PssSignature {
  readonly signature: Buffer;
  readonly parameters: Element | undefined;
}

// RFC 4055 §3.1: salt length [2] defaults to 20; mask generation [1] uses the signature's hash in practice.
function verifyPss(data: Buffer, key: KeyObject, { signature, parameters }: PssSignature): boolean {
  const salt = pssParts(parameters).find(({ tag }) => tag === 0xa2);
  const digest = pssHash(parameters);
  if (digest === null) return false;
  const saltLength = salt ? readSmall(salt) : 20;
  return verify(digest, data, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature);
}

/** The digest of an RSASSA-PSS signature, from its parameters; null if unknown, `DerError` if malformed. */
export function pssHash(parameters: Element | undefined): string | null {
  const hash = pssParts(parameters).find(({ tag }) => tag === 0xa0);
  // RFC 4055 §3.1: hash [0] defaults to SHA-1.
  return hash ? (hashAlgorithms[hashOid(hash)] ?? null) : "sha1";
}

/** Digest sizes in bytes, by the names in {@link hashAlgorithms}. */
const digestBytes: Readonly<Record<string, number>> = { sha256: 32, sha384: 48, sha512: 64 };

/**
 * Whether RSASSA-PSS parameters differ from the three in CA/B BR §7.1.3.2.1, the only ones that browsers support: same hash and mask, salt of the
 * same length. Malformed parameters differ too.
 */
export function isOddPss(parameters: Element | undefined): boolean {
  try {
    const parts = pssParts(parameters);
    const salt = parts.find(({ tag }) => tag === 0xa2);
    const mask = parts.find(({ tag }) => tag === 0xa1);
    const hash = pssHash(parameters);
    if (!salt || !mask || hash === null || readSmall(salt) !== digestBytes[hash]) return true;
    const [, digest] = children(readWhole(mask.content, tags.sequence));
    const [oid] = children(expectTag(digest, tags.sequence));
    return hashAlgorithms[readOid(expectTag(oid, tags.oid))] !== hash;
  } catch (error) {
    if (error instanceof DerError) return true;
    throw error;
  }
}

function pssParts(parameters: Element | undefined): readonly Element[] {
  return parameters ? children(expectTag(parameters, tags.sequence)) : [];
}

function hashOid(wrapper: Element): string {
  return readOid(expectTag(children(readWhole(wrapper.content, tags.sequence))[0], tags.oid));
}

function readSmall(wrapper: Element): number {
  const { content } = readWhole(wrapper.content, tags.integer);
  if (content.length === 0 || content.length > 2) throw new DerError("salt length");
  return content.readUIntBE(0, content.length);
}
