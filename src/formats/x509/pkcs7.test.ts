import * as fc from "fast-check";
import { expect, test } from "vitest";
import { constructed, integer, objectIdentifier, sequence, set, toPem } from "../../demo/der-writer.ts";
import { intermediate, root } from "../../../test/twins/pki/pki.ts";
import { DerError } from "./der.ts";
import { readCertificateBundle } from "./pkcs7.ts";

/** RFC 2315 §9: a SignedData without content and signers. */
function certificatesOnly(certificates: readonly Buffer[]): Buffer {
  const data = sequence(objectIdentifier("1.2.840.113549.1.7.1"));
  const signedData = sequence(integer(1), set(), data, constructed(0, ...certificates), set());
  return sequence(objectIdentifier("1.2.840.113549.1.7.2"), constructed(0, signedData));
}

const both = [intermediate.der, root.der];

test.for([
  ["DER", intermediate.der, [intermediate.der]],
  ["PEM", Buffer.from(intermediate.pem), [intermediate.der]],
  ["several in PEM, with words between", Buffer.from(`# one\n${intermediate.pem}\nand\n${root.pem}`), both],
  ["PKCS#7", certificatesOnly(both), both],
  ["PKCS#7 in PEM", Buffer.from(toPem(certificatesOnly(both), "PKCS7")), both],
  ["an empty PKCS#7", certificatesOnly([]), []],
] as const)("certificates are read from %s", ([, bytes, certificates]) => {
  expect(readCertificateBundle(bytes)).toEqual(certificates);
});

test.for([
  ["a page", "<html>404</html>"],
  ["nothing", ""],
  ["a key", toPem(Buffer.from("3000", "hex"), "PRIVATE KEY")],
  ["half a certificate", intermediate.der.subarray(0, 100)],
] as const)("%s holds none", ([, bytes]) => {
  expect(() => readCertificateBundle(Buffer.from(bytes))).toThrow(DerError);
});

test("any bytes give certificates, none, or a DerError", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(() => {
        try {
          readCertificateBundle(bytes);
        } catch (error) {
          if (!(error instanceof DerError)) throw error;
        }
      }).not.toThrow();
    }),
  );
});
