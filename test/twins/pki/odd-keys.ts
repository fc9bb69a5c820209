import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { integer, sequence } from "../../../src/demo/der-writer.ts";
import type { KeyPair } from "../../../src/demo/keys.ts";

/** RSA keys of 2048 bits with a public exponent that no library would choose: 1, even, or as long as the modulus. */
export function oddRsaKeys(exponent: 1n | 2n | "long"): KeyPair {
  const [p, q] = primes();
  const phi = (p - 1n) * (q - 1n);
  const [e, d] = exponent === "long" ? longExponent(phi) : [exponent, 1n];
  const numbers = [p * q, e, d, p, q, d % (p - 1n), d % (q - 1n), inverse(q, p)];
  // RFC 8017 §A.1.2: RSAPrivateKey.
  const key = sequence(integer(0), ...numbers.map((number) => integer(bytesOf(number))));
  const privateKey = createPrivateKey({ key, format: "der", type: "pkcs1" });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** The inverse of a short private exponent. */
function longExponent(phi: bigint): readonly [e: bigint, d: bigint] {
  for (let d = 65537n; ; d += 2n) {
    const e = inverse(d, phi);
    if ((e * d) % phi === 1n) return [e, d];
  }
}

function primes(): readonly [p: bigint, q: bigint] {
  const { p = "", q = "" } = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });
  return [numberOf(p), numberOf(q)];
}

function numberOf(text: string): bigint {
  return BigInt(`0x${Buffer.from(text, "base64url").toString("hex")}`);
}

function bytesOf(number: bigint): Buffer {
  const digits = number.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
}

/** By the extended Euclidean algorithm. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [rest, next] = [number, modulus];
  let [factor, other] = [1n, 0n];
  while (next > 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [factor, other] = [other, factor - quotient * other];
  }
  return ((factor % modulus) + modulus) % modulus;
}
