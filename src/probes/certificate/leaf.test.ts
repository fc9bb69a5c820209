import { expect, test } from "vitest";
import { intermediate, keysOf, leafOf, now } from "../../../test/twins/pki/pki.ts";
import { leafProblems } from "./leaf.ts";
import { readCertificate } from "../../formats/x509/certificate.ts";
import { oids } from "../../formats/x509/oids.ts";
import { handshakeOf, trustOf } from "../../../test/ssl/certificate-world.ts";

test.for([
  ["its name", ["www.example.com"], true],
  ["a wildcard one label above", ["*.example.com"], true],
  ["a wildcard two labels above", ["*.com"], false],
  ["a wildcard that is a part of a label", ["w*.example.com"], false],
  ["its parent", ["example.com"], false],
  ["its name in capitals", ["WWW.EXAMPLE.COM"], true],
] as const)("a certificate for www.example.com by %s", ([, names, isFor]) => {
  const problems = leafProblems(readCertificate(leafOf({ names }).der), {
    host: "www.example.com",
    now: now.getTime(),
    exchange: null,
  });

  expect(problems).toEqual(isFor ? [] : ["wrong-name"]);
});

const tls13 = handshakeOf();
const ephemeral = handshakeOf({ protocol: "TLSv1.2", cipher: "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" });
const staticRsa = handshakeOf({ protocol: "TLSv1.2", cipher: "TLS_RSA_WITH_AES_128_GCM_SHA256", group: null });
const presharedKey = handshakeOf({ protocol: "TLSv1.2", cipher: "TLS_RSA_PSK_WITH_AES_128_CBC_SHA", group: null });

test.for([
  ["TLS 1.3", tls13, "digitalSignature", true],
  ["TLS 1.3", tls13, "keyEncipherment", false],
  ["TLS 1.3", tls13, "keyAgreement", false],
  ["TLS 1.3", tls13, null, true],
  ["ECDHE", ephemeral, "digitalSignature", true],
  ["ECDHE", ephemeral, "keyEncipherment", false],
  ["static RSA", staticRsa, "digitalSignature", false],
  ["static RSA", staticRsa, "keyEncipherment", true],
  ["static RSA", staticRsa, null, true],
  ["something else", presharedKey, "keyEncipherment", true],
  ["something else", presharedKey, "crlSign", false],
] as const)("in %s a key for %s", async ([, handshake, use, isGood]) => {
  const leaf = leafOf({ keys: keysOf("rsa2048"), keyUsage: use && [use] });
  const { reasons } = await trustOf({ handshake: { ...handshake, chain: [leaf.der, intermediate.der] } });

  expect(reasons).toEqual(isGood ? [] : ["wrong-key-usage"]);
});

test.for([
  ["every purpose", "browsers", [oids.anyExtendedKeyUsage], ["any-purpose"]],
  ["every purpose and servers", "browsers", [oids.anyExtendedKeyUsage, oids.serverAuth], []],
  ["clients", "browsers", ["1.3.6.1.5.5.7.3.2"], ["wrong-purpose"]],
  ["every purpose, for OpenSSL", "programs", [oids.anyExtendedKeyUsage], ["wrong-purpose"]],
] as const)("a certificate for %s, as %s judge it", ([, clients, extendedKeyUsage, expected]) => {
  const leaf = readCertificate(leafOf({ extendedKeyUsage }).der);

  expect(leafProblems(leaf, { host: null, now: now.getTime(), exchange: null, clients })).toEqual(expected);
});
