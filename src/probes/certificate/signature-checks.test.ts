import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { oddRsaKeys } from "../../../test/twins/pki/odd-keys.ts";
import { intermediateOf, keysOf, leafOf } from "../../../test/twins/pki/pki.ts";
import type { Credential } from "../../demo/issue.ts";
import type { KeyPair } from "../../demo/keys.ts";
import { readCertificate } from "../../formats/x509/certificate.ts";
import { findPath } from "./path.ts";
import { openSignatureChecks } from "./signature-checks.ts";

/** A leaf, and this many authorities with one name and key, each a possible issuer of the leaf and of the others. */
function crowd(keys: KeyPair, count: number) {
  const authorities: Credential[] = [];
  while (authorities.length < count) {
    const first = authorities[0];
    authorities.push(
      intermediateOf(
        { subject: { commonName: "Crowd" }, keys, authority: {} },
        first ?? { ...intermediateOf({}), keys },
      ),
    );
  }
  const [leaf, ...others] = [leafOf({}, authorities[0]), ...authorities].map(({ der }) => readCertificate(der));
  if (!leaf) throw new Error("a crowd without a leaf");
  return { leaf, others, trust: { named: () => [] }, now: Date.now() };
}

test.for([
  ["P-256", keysOf("p256", "crowd"), 64],
  ["RSA of 2048 bits", keysOf("rsa2048", "crowd"), 64],
  ["P-384", keysOf("p384", "crowd"), 13],
  ["P-521", generateKeyPairSync("ec", { namedCurve: "P-521" }), 9],
] as const)("the number of signature checks with %s keys is limited by their cost", ([, keys, most]) => {
  const { exhausted, signatures } = findPath(crowd(keys, 30));

  expect(exhausted).toBe(true);
  expect(signatures).toBe(most);
});

test("a key that clients cannot verify with causes no check", () => {
  const found = findPath(crowd(oddRsaKeys("long"), 30));

  expect(found).toMatchObject({ best: null, isUncheckable: true, exhausted: false });
});

test("searches about one server share a budget and check no signature twice", () => {
  const signatures = openSignatureChecks();
  const query = { ...crowd(keysOf("p256", "crowd"), 5), signatures };
  const first = findPath(query);

  expect(findPath(query)).toEqual(first);
  expect(findPath({ ...crowd(keysOf("p256", "other crowd"), 30), signatures })).toMatchObject({ signatures: 64 });
});
