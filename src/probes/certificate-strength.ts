import type { KeyObject } from "node:crypto";
import type { Certificate } from "../formats/certificate.ts";

/** A public key for people: the kind, and the size by which its strength is judged; null bits where it has but one size. */
export interface KeyFacts {
  readonly type: string;
  readonly bits: number | null;
}

const kinds: Readonly<Record<string, string>> = {
  rsa: "RSA",
  "rsa-pss": "RSA",
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
  return { type, bits: modulusLength ?? curveBits(namedCurve) };
}

/** Curves bear their size in their name: prime256v1, secp384r1, brainpoolP256r1. */
function curveBits(name = ""): number | null {
  const digits = /\d{3}/.exec(name.slice(0, 64))?.[0];
  return digits === undefined ? null : Number(digits);
}

/** The fewest bits that are allowed, CA/B BR §6.1.5; DSA is not allowed at all. */
const fewestBits: Readonly<Record<string, number>> = { RSA: 2048, EC: 256, DSA: Number.POSITIVE_INFINITY };

/** Whether a key is too weak for any current client. */
export function isWeakKey({ publicKey }: Pick<Certificate, "publicKey">): boolean {
  const { type, bits } = keyFacts(publicKey);
  return bits !== null && bits < (fewestBits[type] ?? 0);
}

/** Hashes for which certificates have been forged: CA/B BR §7.1.3.2 allows none of them. */
const weakHashes = new Set(["md2", "md5", "sha1"]);

/** Whether a certificate is signed with a hash that no current client accepts. */
export function isWeakSignature({ signatureHash }: Pick<Certificate, "signatureHash">): boolean {
  return signatureHash !== null && weakHashes.has(signatureHash);
}
