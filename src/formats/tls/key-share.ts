import { createHash } from "node:crypto";

/** The groups of {@link keyShareOf}, by their numbers. */
export const sharedGroups = { x25519: 0x001d, hybrid: 0x11ec } as const;

/** FIPS 203 §8, table 2: ML-KEM-768 has three polynomials, and a seed of 32 bytes for the matrix. */
const [polynomials, coefficients, modulus, seedLength] = [3, 256, 3329, 32] as const;

/**
 * A public key for a key share of X25519 or X25519MLKEM768; throws for any other group. Servers accept it like the key of a browser (FIPS 203 §7.2,
 * RFC 7748 §6.1). There is no private key, so it shows what a server chooses but cannot finish a handshake. Equal seeds give equal keys, so a
 * recorded hello can be replayed.
 */
export function keyShareOf(group: number, seed: string): Buffer {
  if (group === sharedGroups.x25519) return bytesFrom(`${seed} x25519`, 32);
  if (group !== sharedGroups.hybrid) throw new Error(`no key share for group ${group}`);
  // draft-ietf-tls-ecdhe-mlkem §4.1: the key of ML-KEM precedes that of X25519.
  return Buffer.concat([encapsulationKey(seed), bytesFrom(`${seed} x25519`, 32)]);
}

/** FIPS 203 §7.2: every 12-bit coefficient is below the modulus; nothing else about a key can be checked. */
function encapsulationKey(seed: string): Buffer {
  const count = polynomials * coefficients;
  const random = bytesFrom(`${seed} ml-kem-768`, 2 * count);
  const packed = Buffer.alloc((count * 12) / 8);
  for (let at = 0; at < count; at += 2) {
    const [low, high] = [at, at + 1].map((index) => random.readUInt16LE(2 * index) % modulus);
    // FIPS 203 §4.2.1, ByteEncode: the lowest bits first, two coefficients in three bytes.
    packed.writeUIntLE((low ?? 0) + (high ?? 0) * 0x1000, (at / 2) * 3, 3);
  }
  return Buffer.concat([packed, bytesFrom(`${seed} matrix`, seedLength)]);
}

function bytesFrom(text: string, outputLength: number): Buffer {
  return createHash("shake256", { outputLength }).update(text).digest();
}
