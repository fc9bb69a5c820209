import { sign, type KeyObject } from "node:crypto";
import { signatureAlgorithms } from "../formats/x509/oids.ts";
import { bitString, nothing, objectIdentifier, sequence } from "./der-writer.ts";

/** Hashes of certificate signatures, by their names in node:crypto. The broken ones are for tests of their detection. */
export type Hash = "md5" | "sha1" | "sha256" | "sha384" | "sha512";

/** Returns the AlgorithmIdentifier of a signature by the key type and the hash. */
export function signatureAlgorithm(key: KeyObject, hash: Hash): Buffer {
  const name = names[key.asymmetricKeyType ?? ""]?.(hash);
  const found = Object.entries(signatureAlgorithms).find(([, algorithm]) => algorithm.name === name);
  if (!found) throw new Error(`no signature algorithm for ${key.asymmetricKeyType} with ${hash}`);
  // RFC 4055 §5: RSA takes NULL parameters; RFC 5758 §3.2 and RFC 8410 §3: the others take none.
  const parameters = key.asymmetricKeyType === "rsa" ? [nothing()] : [];
  return sequence(objectIdentifier(found[0]), ...parameters);
}

const names: Readonly<Record<string, (hash: Hash) => string>> = {
  rsa: (hash) => `${hash}WithRSAEncryption`,
  ec: (hash) => `ecdsaWith${hash.charAt(0).toUpperCase()}${hash.slice(1)}`,
  ed25519: () => "ed25519",
};

/** SIGNED{…} of RFC 5280 §4.1: content, algorithm and signature. Certificates, CRLs and OCSP responses have this form. */
export function signed(toBeSigned: Buffer, key: KeyObject, hash: Hash): Buffer {
  return sequence(...signedParts(toBeSigned, key, hash));
}

/** The three parts of {@link signed}, for OCSP, which adds a fourth part. */
export function signedParts(toBeSigned: Buffer, key: KeyObject, hash: Hash): readonly [Buffer, Buffer, Buffer] {
  const digest = key.asymmetricKeyType === "ed25519" ? null : hash;
  return [toBeSigned, signatureAlgorithm(key, hash), bitString(sign(digest, toBeSigned, key))];
}
