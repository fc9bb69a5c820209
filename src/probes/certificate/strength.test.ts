import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { oddRsaKeys } from "../../../test/twins/pki/odd-keys.ts";
import { keysOf } from "../../../test/twins/pki/pki.ts";
import type { KeyPair } from "../../demo/keys.ts";
import { isForeignKey, isWeakKey, keyFacts } from "./strength.ts";

const on = (namedCurve: string) => generateKeyPairSync("ec", { namedCurve });
const rsa = (publicExponent: number) => generateKeyPairSync("rsa", { modulusLength: 2048, publicExponent });

test.for<readonly [what: string, keys: KeyPair, isWeak: boolean, oddity: string | undefined]>([
  ["RSA as usual", keysOf("rsa2048"), false, undefined],
  ["the smallest exponent there is", rsa(3), false, undefined],
  ["the longest exponent that clients take", rsa(2 ** 32 - 5), false, undefined],
  ["an exponent of 1, with which anyone can sign", oddRsaKeys(1n), true, "e = 1"],
  ["an even exponent", oddRsaKeys(2n), true, "e = 2"],
  ["an exponent as long as the modulus", oddRsaKeys("long"), true, "e > 2^33"],
  ["too few bits", keysOf("rsa1024"), true, undefined],
  ["P-256", keysOf("p256"), false, undefined],
  ["P-521", on("P-521"), false, undefined],
  ["P-224", on("secp224r1"), true, undefined],
  ["a curve of Bitcoin's", on("secp256k1"), true, "secp256k1"],
  ["a curve of Brainpool's", on("brainpoolP384r1"), true, "brainpoolP384r1"],
  ["Ed25519", keysOf("ed25519"), false, undefined],
  ["a key for RSASSA-PSS", generateKeyPairSync("rsa-pss", { modulusLength: 2048 }), false, undefined],
  ["the same with too few bits", generateKeyPairSync("rsa-pss", { modulusLength: 1024 }), true, undefined],
])("%s", ([, { publicKey }, isWeak, oddity]) => {
  expect(isWeakKey({ publicKey })).toBe(isWeak);
  expect(keyFacts(publicKey).anomaly).toBe(oddity);
});

test("a key for RSASSA-PSS is a different kind from an RSA key", () => {
  expect(keyFacts(generateKeyPairSync("rsa-pss", { modulusLength: 2048 }).publicKey).type).toBe("RSA-PSS");
});

test.for<readonly [what: string, keys: KeyPair, isForeign: boolean]>([
  ["RSA", keysOf("rsa2048"), false],
  ["P-521", on("P-521"), false],
  ["Ed25519", keysOf("ed25519"), true],
  ["RSASSA-PSS", generateKeyPairSync("rsa-pss", { modulusLength: 2048 }), true],
])("browsers and an authority with a key of the kind %s", ([, { publicKey }, isForeign]) => {
  expect(isForeignKey({ publicKey })).toBe(isForeign);
});

test.for<readonly [what: string, keys: KeyPair, isWeak: boolean]>([
  ["a curve of Brainpool's", on("brainpoolP256r1"), false],
  ["P-224", on("secp224r1"), true],
  ["an exponent of 1", oddRsaKeys(1n), true],
])("for mail programs: %s", ([, { publicKey }, isWeak]) => {
  expect(isWeakKey({ publicKey }, "programs")).toBe(isWeak);
});
