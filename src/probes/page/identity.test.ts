import { expect, test } from "vitest";
import { inDays, intermediate, keysOf, leafOf } from "../../../test/twins/pki/pki.ts";
import { identity } from "./identity.ts";
import { to, handshakeOf, contextOf } from "../../../test/ssl/certificate-world.ts";

test.for([
  ["a certificate", {}, []],
  ["an expired one", { notBefore: inDays(-91), notAfter: inDays(-1) }, ["expired"]],
  ["one of the future", { notBefore: inDays(1) }, ["not-yet-valid"]],
  ["one of another name", { names: ["elsewhere.example"] }, ["wrong-name"]],
  ["one with a weak key", { keys: keysOf("rsa1024") }, ["weak-key"]],
  ["one for clients", { extendedKeyUsage: ["clientAuth"] }, ["wrong-purpose"]],
] as const)("whether %s authenticates the server", async ([, profile, problems]) => {
  const handshake = handshakeOf({ chain: [leafOf(profile).der, intermediate.der] });

  expect(await identity(contextOf({ handshake }), to)).toEqual({ problems });
});

test("an untrusted certificate authenticates nothing", async () => {
  const handshake = handshakeOf({ trustError: "SELF_SIGNED_CERT_IN_CHAIN" });

  expect(await identity(contextOf({ handshake, anchors: [] }), to)).toEqual({ problems: ["untrusted"] });
});
