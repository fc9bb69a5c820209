import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { readCertificate } from "../../../src/formats/x509/certificate.ts";
import { shake } from "../ask.ts";
import { chainFor, inDays, now, type ChainKind } from "./pki.ts";
import { serveTls } from "../tls.ts";

/** OpenSSL's result for each kind of chain, trusting the twins' root; null = trusted. Names are compared by node. */
const verdicts: Readonly<Record<Exclude<ChainKind, "many names">, string | null>> = {
  good: null,
  expired: "CERT_HAS_EXPIRED",
  "expires soon": null,
  "not yet valid": "CERT_NOT_YET_VALID",
  "short-lived": null,
  "wrong name": "ERR_TLS_CERT_ALTNAME_INVALID",
  "no names": null,
  "address only": "ERR_TLS_CERT_ALTNAME_INVALID",
  "self-signed": "DEPTH_ZERO_SELF_SIGNED_CERT",
  "unknown authority": "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "leaf only": "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "wrong order": null,
  "unrelated extra": null,
  duplicate: null,
  "with root": null,
  rsa: null,
  "rsa 1024": "UNSPECIFIED",
  "md5 signature": "UNSPECIFIED",
  "sha1 signature": "UNSPECIFIED",
  "forged signature": "CERT_SIGNATURE_FAILURE",
  "client purpose": "INVALID_PURPOSE",
  "expired intermediate": "CERT_HAS_EXPIRED",
  "intermediate expires soon": null,
  "intermediate is no authority": "UNSPECIFIED",
  "outside name constraints": "UNSPECIFIED",
  "unknown critical extension": "UNSPECIFIED",
  "path too long": "PATH_LENGTH_EXCEEDED",
  "two intermediates": null,
  "must-staple": null,
};

test.for(Object.entries(verdicts))("OpenSSL on %s: %s", async ([kind, verdict]) => {
  const served = chainFor(kind as ChainKind);
  await using server = await serveTls({ served });
  const socket = await shake(server.port);
  const seen: Buffer[] = [];
  for (let each = socket.getPeerX509Certificate(); each; each = each.issuerCertificate) seen.push(each.raw);
  socket.destroy();

  const { authorizationError: said = null } = socket as { authorizationError?: unknown };
  expect((said as NodeJS.ErrnoException | null)?.code ?? said).toBe(verdict);
  expect(seen).toEqual(served.chain);
});

test("10,000 names are more than OpenSSL takes", async () => {
  const served = chainFor("many names");
  await using server = await serveTls({ served });

  expect(readCertificate(served.leaf.der).names).toHaveLength(10_000);
  await expect(shake(server.port)).rejects.toThrow(/excessive message size/);
});

test("a test's own URLs and dates are in the leaf", () => {
  const urls = {
    ocspUrls: ["http://127.0.0.1:1/o"],
    crlUrls: ["http://127.0.0.1:1/c"],
    issuerUrls: ["http://127.0.0.1:1/i"],
  };
  const { leaf } = chainFor("good", { ...urls, notAfter: inDays(1) });
  const read = readCertificate(leaf.der);

  expect(read).toMatchObject(urls);
  expect(read.notAfter - now.getTime()).toBeLessThanOrEqual(86_400_000);
});

test("a weak hash is really in the certificate", () => {
  const weak = chainFor("md5 signature").leaf.der;

  expect(new X509Certificate(weak).signatureAlgorithm).toMatch(/md5/i);
});
