import { constants, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { expect, test } from "vitest";
import { bitString, constructed, integer, nothing, objectIdentifier, sequence } from "../../demo/der-writer.ts";
import { generateKeys } from "../../demo/keys.ts";
import { signed as signedBy, type Hash } from "../../demo/sign.ts";
import { children, DerError, readWhole } from "./der.ts";
import { isSignedBy, readSigned } from "./signature.ts";

const text = sequence(integer(7));

function read(der: Buffer) {
  return readSigned(children(readWhole(der)));
}

test.for([
  ["rsa2048", "sha256"],
  ["rsa2048", "sha512"],
  ["rsa2048", "sha1"],
  ["p256", "sha256"],
  ["p384", "sha384"],
  ["ed25519", "sha256"],
] as const)("a signature by %s with %s holds for its key alone", ([kind, hash]) => {
  const { privateKey, publicKey } = generateKeys(kind);
  const signature = read(signedBy(text, privateKey, hash));

  expect(isSignedBy(signature, publicKey)).toBe(true);
  expect(isSignedBy(signature, generateKeys(kind === "rsa2048" ? "p256" : kind).publicKey)).toBe(false);
  expect(isSignedBy(signature, null)).toBe(false);
});

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const hashOids: Partial<Record<Hash, string>> = { sha256: "2.16.840.1.101.3.4.2.1", sha384: "2.16.840.1.101.3.4.2.2" };

/** RSASSA-PSS parameters as in RFC 4055 §3.1. */
function pss(hash: Hash, salt: number, key: KeyObject = rsa.privateKey): Buffer {
  const oid = sequence(objectIdentifier(hashOids[hash] ?? ""), nothing());
  const generation = sequence(objectIdentifier("1.2.840.113549.1.1.8"), oid);
  const parameters = sequence(constructed(0, oid), constructed(1, generation), constructed(2, integer(salt)));
  const signature = sign(hash, text, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: salt });
  return sequence(text, sequence(objectIdentifier("1.2.840.113549.1.1.10"), parameters), bitString(signature));
}

test.for([
  ["sha256", 32],
  ["sha384", 48],
] as const)("an RSASSA-PSS signature with %s and a salt of %i bytes holds", ([hash, salt]) => {
  expect(isSignedBy(read(pss(hash, salt)), rsa.publicKey)).toBe(true);
});

test("a flipped bit breaks an RSASSA-PSS signature", () => {
  const der = pss("sha256", 32);
  der[der.length - 1] = (der.at(-1) ?? 0) ^ 1;

  expect(isSignedBy(read(der), rsa.publicKey)).toBe(false);
});

test.for([
  ["a hash that can be forged", signedBy(text, rsa.privateKey, "md5")],
  ["an unknown algorithm", sequence(text, sequence(objectIdentifier("1.2.3")), bitString(Buffer.alloc(256)))],
] as const)("%s proves nothing", ([, der]) => {
  expect(isSignedBy(read(der), rsa.publicKey)).toBe(false);
});

test("fewer than three parts are no signature", () => {
  expect(() => read(sequence(text))).toThrow(DerError);
});
