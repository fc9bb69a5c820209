import { generateKeyPairSync, type KeyObject } from "node:crypto";

/** A private key and the public key that belongs to it. */
export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The kinds of certificate keys. RSA keys take a tenth of a second or more to generate, the others less than a millisecond. */
export type DemoKeyKind = "rsa1024" | "rsa2048" | "p256" | "p384" | "ed25519";

/** A new key pair. */
export function generateKeys(kind: DemoKeyKind = "p256"): KeyPair {
  return generators[kind]();
}

const generators: Readonly<Record<DemoKeyKind, () => KeyPair>> = {
  rsa1024: () => generateKeyPairSync("rsa", { modulusLength: 1024 }),
  rsa2048: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
  p256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
  p384: () => generateKeyPairSync("ec", { namedCurve: "P-384" }),
  ed25519: () => generateKeyPairSync("ed25519"),
};
