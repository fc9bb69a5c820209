import type { KeyObject } from "node:crypto";
import type { Clients } from "../../core/net/clients.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { isCheckable } from "../../formats/x509/signature.ts";

/** A public key as shown to users: its kind and its size in bits; null bits where the kind has only one size. */
export interface KeyFacts {
  readonly type: string;
  readonly bits: number | null;
  /** The curve or exponent for which clients refuse the key at any size; absent where there is no such problem. */
  readonly anomaly?: string;
}

const kinds: Readonly<Record<string, string>> = {
  rsa: "RSA",
  "rsa-pss": "RSA-PSS",
  ec: "EC",
  dsa: "DSA",
  ed25519: "Ed25519",
  ed448: "Ed448",
};

/** The kind and size of a key; `unknown` where OpenSSL cannot read it. */
export function keyFacts(key: KeyObject | null): KeyFacts {
  if (!key) return { type: "unknown", bits: null };
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
  const type = kinds[key.asymmetricKeyType ?? ""] ?? key.asymmetricKeyType ?? "unknown";
  const oddity = oddExponent(key) ?? oddCurve(namedCurve);
  return { type, bits: modulusLength ?? curveBits(namedCurve), ...(oddity !== null && { anomaly: oddity }) };
}

/** CA/B BR §6.1.6, RFC 8017 §3.1: an exponent is odd and at least 3. With exponent 1 anyone can forge signatures. */
function oddExponent(key: KeyObject): string | null {
  const exponent = key.asymmetricKeyDetails?.publicExponent;
  if (exponent === undefined) return null;
  if (!isCheckable(key)) return "e > 2^33";
  return exponent < 3n || exponent % 2n === 0n ? `e = ${exponent}` : null;
}

/** CA/B BR §6.1.5: only NIST curves, and browsers support no others; their size is checked separately. */
function oddCurve(curve: string | undefined): string | null {
  return curve === undefined || /^(?:prime256v1|secp(?:192|224|384|521)r1|prime192v1)$/.test(curve) ? null : curve;
}

/** Curve names contain the size: prime256v1, secp384r1, brainpoolP256r1. */
function curveBits(name = ""): number | null {
  const digits = /\d{3}/.exec(name.slice(0, 64))?.[0];
  return digits === undefined ? null : Number(digits);
}

/** The minimum bits, CA/B BR §6.1.5; DSA is not allowed. */
const fewestBits: Readonly<Record<string, number>> = {
  RSA: 2048,
  "RSA-PSS": 2048,
  EC: 256,
  DSA: Number.POSITIVE_INFINITY,
};

/**
 * Whether a key is too weak, or of a kind that the clients do not support. Programs for mail, files and databases use OpenSSL, which
 * supports large curves that browsers lack.
 */
export function isWeakKey({ publicKey }: Pick<Certificate, "publicKey">, clients: Clients = "browsers"): boolean {
  const { type, bits, anomaly: oddity } = keyFacts(publicKey);
  const isLacking = oddity !== undefined && !(type === "EC" && clients === "programs");
  return isLacking || (bits !== null && bits < (fewestBits[type] ?? 0));
}

/** Hashes for which certificates have been forged, and one that clients do not support: CA/B BR §7.1.3.2 allows none of them. */
const weakHashes = new Set(["md2", "md4", "md5", "sha1", "ripemd160"]);

/** Whether a certificate is signed with a hash that no current client accepts. */
export function isWeakSignature({ signatureHash }: Pick<Certificate, "signatureHash">): boolean {
  return signatureHash !== null && weakHashes.has(signatureHash);
}

/** The algorithms that browsers accept, CA/B BR §7.1.3.2; also RSASSA-PSS with the parameters of §7.1.3.2.1. */
const browserSignatures = new Set([
  "sha256WithRSAEncryption",
  "sha384WithRSAEncryption",
  "sha512WithRSAEncryption",
  "ecdsaWithSha256",
  "ecdsaWithSha384",
  "ecdsaWithSha512",
]);

/**
 * Whether a certificate is signed with an algorithm that browsers do not accept, even if OpenSSL does: SHA-224, SHA-3, DSA, EdDSA, and
 * unknown algorithms. Weak hashes have a finding of their own.
 */
export function isForeignSignature(
  certificate: Pick<Certificate, "signature" | "signatureHash" | "hasOddPss">,
): boolean {
  const { signature, hasOddPss } = certificate;
  if (signature === "rsassaPss") return hasOddPss;
  return !browserSignatures.has(signature) && !isWeakSignature(certificate);
}

/** Whether browsers reject this kind of key for an authority: CA/B BR §7.1.3.1. */
export function isForeignKey({ publicKey }: Pick<Certificate, "publicKey">): boolean {
  const { type } = keyFacts(publicKey);
  return type !== "RSA" && type !== "EC" && type !== "DSA" && type !== "unknown";
}

/** Whether we know the hash of a signature, or that it needs none. The strength of any other algorithm only OpenSSL can judge. */
export function isKnownSignature({
  signature,
  signatureHash,
}: Pick<Certificate, "signature" | "signatureHash">): boolean {
  return signatureHash !== null || signature.startsWith("ed");
}
