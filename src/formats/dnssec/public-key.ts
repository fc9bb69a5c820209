import { createPublicKey, verify, type KeyObject } from "node:crypto";
import { isCheckable } from "../x509/signature.ts";
import { algorithms, type DnssecAlgorithm } from "./algorithms.ts";
import { cursorOf, readByte, readBytes, readRest, readShort } from "../dns/cursor.ts";
import { DnsError } from "../dns/error.ts";

/** RFC 3110 §2 and RFC 5702 §2: no modulus is longer, in octets. A longer one would cost whoever verifies. */
const longestModulus = 512;

/** The public key of a DNSKEY record, or null where it is none of its algorithm, or one that nobody would calculate with. */
export function publicKeyOf(algorithm: DnssecAlgorithm, bytes: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ format: "jwk", key: jwkOf(algorithm, bytes) });
    return isCheckable(key) ? key : null;
  } catch {
    // OpenSSL tells in many ways that a point lies on no curve.
    return null;
  }
}

function jwkOf({ family, curve, keyBytes = 0 }: DnssecAlgorithm, bytes: Buffer): Record<string, string> {
  if (family === "rsa") return rsaOf(bytes);
  if (curve === undefined || bytes.length !== keyBytes) throw new DnsError("a key of another length");
  if (family === "ed") return { kty: "OKP", crv: curve, x: bytes.toString("base64url") };
  const half = keyBytes / 2;
  // RFC 6605 §4: the two coordinates, one after the other.
  const [x, y] = [bytes.subarray(0, half), bytes.subarray(half)].map((each) => each.toString("base64url"));
  return { kty: "EC", crv: curve, x: x ?? "", y: y ?? "" };
}

/** How long the modulus of a key of RSA is, in bits; null for keys of other algorithms, and for what is no key. */
export function modulusBits(algorithm: number, bytes: Buffer): number | null {
  // RSAMD5 is verified by nobody, and its keys are written as all others: RFC 4034 appendix A.1.
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

/** RFC 3110 §2: the exponent behind its length in one octet or, after a zero, in two; the rest is the modulus. */
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

/** Whether a key made a signature of some octets. */
export function isSignatureOf(
  { family, hash }: DnssecAlgorithm,
  key: KeyObject,
  data: Buffer,
  signature: Buffer,
): boolean {
  try {
    // RFC 6605 §4: two numbers of a fixed length, without ASN.1.
    if (family === "ec") return verify(hash, data, { key, dsaEncoding: "ieee-p1363" }, signature);
    return verify(hash, data, key, signature);
  } catch {
    return false;
  }
}
