import { createPublicKey, hash, verify, type KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isCheckable } from "../x509/signature.ts";
import { algorithms, type DnssecAlgorithm } from "./algorithms.ts";
import { cursorOf, readByte, readBytes, readRest, readShort } from "../dns/cursor.ts";
import { DnsError } from "../dns/error.ts";

/** RFC 3110 §2 and RFC 5702 §2: maximum modulus in bytes; longer ones are expensive to verify. */
const longestModulus = 512;

/** Each run verifies the same keys and signatures of the root and the top-level domains: their results are kept. */
const most = { max: 2000 };
const keys = new LRUCache<string, { readonly key: KeyObject | null }>(most);
const verifications = new LRUCache<string, boolean>(most);

/** The public key of a DNSKEY record; null if it is invalid for its algorithm or too expensive. */
export function publicKeyOf(algorithm: DnssecAlgorithm, bytes: Buffer): KeyObject | null {
  const name = `${algorithm.name} ${bytes.toString("base64")}`;
  const known = keys.get(name) ?? { key: readKey(algorithm, bytes) };
  keys.set(name, known);
  return known.key;
}

function readKey(algorithm: DnssecAlgorithm, bytes: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ format: "jwk", key: jwkOf(algorithm, bytes) });
    return isCheckable(key) ? key : null;
  } catch {
    // OpenSSL reports an invalid point in various ways.
    return null;
  }
}

function jwkOf({ family, curve, keyBytes = 0 }: DnssecAlgorithm, bytes: Buffer): Record<string, string> {
  if (family === "rsa") return rsaOf(bytes);
  if (curve === undefined || bytes.length !== keyBytes) throw new DnsError("a key of another length");
  if (family === "ed") return { kty: "OKP", crv: curve, x: bytes.toString("base64url") };
  const half = keyBytes / 2;
  // RFC 6605 §4: two concatenated coordinates.
  const [x, y] = [bytes.subarray(0, half), bytes.subarray(half)].map((each) => each.toString("base64url"));
  return { kty: "EC", crv: curve, x: x ?? "", y: y ?? "" };
}

/** The modulus length of an RSA key in bits; null for other or invalid keys. */
export function modulusBits(algorithm: number, bytes: Buffer): number | null {
  // RSAMD5 is not supported, but its keys have the same format: RFC 4034 appendix A.1.
  if (algorithm !== 1 && algorithms.get(algorithm)?.family !== "rsa") return null;
  try {
    const { modulus } = rsaParts(bytes);
    const first = modulus.findIndex((octet) => octet > 0);
    return first === -1 ? 0 : (modulus.length - first) * 8 - (Math.clz32(modulus[first] ?? 0) - 24);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** RFC 3110 §2: the exponent's length in one byte, or in two after a zero; the exponent; the modulus. */
function rsaParts(bytes: Buffer): { readonly exponent: Buffer; readonly modulus: Buffer } {
  const cursor = cursorOf(bytes);
  const short = readByte(cursor);
  return { exponent: readBytes(cursor, short === 0 ? readShort(cursor) : short), modulus: readRest(cursor) };
}

function rsaOf(bytes: Buffer): Record<string, string> {
  const { exponent, modulus } = rsaParts(bytes);
  if (modulus.length < 64 || modulus.length > longestModulus) throw new DnsError("a modulus of another length");
  return { kty: "RSA", e: exponent.toString("base64url"), n: modulus.toString("base64url") };
}

/** Whether the key of a DNSKEY record made a signature of some octets; false for a key that {@link publicKeyOf} cannot read. */
export function isSignatureOf(algorithm: DnssecAlgorithm, publicKey: Buffer, data: Buffer, signature: Buffer): boolean {
  const parts = [publicKey, data, signature].map((each) => hash("sha256", each, "base64"));
  const name = `${algorithm.name} ${parts.join(" ")}`;
  const known = verifications.get(name) ?? isMadeBy(algorithm, publicKeyOf(algorithm, publicKey), data, signature);
  verifications.set(name, known);
  return known;
}

function isMadeBy(algorithm: DnssecAlgorithm, key: KeyObject | null, data: Buffer, signature: Buffer): boolean {
  if (!key) return false;
  try {
    // RFC 6605 §4: two fixed-length numbers without ASN.1.
    if (algorithm.family === "ec") return verify(algorithm.hash, data, { key, dsaEncoding: "ieee-p1363" }, signature);
    return verify(algorithm.hash, data, key, signature);
  } catch {
    return false;
  }
}
