import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inDays, intermediate } from "../../../test/twins/pki/pki.ts";
import { issueLeaf } from "../../demo/issue.ts";
import { isIssuedBy, nameForPeople, readCertificate } from "./certificate.ts";
import { DerError } from "./der.ts";
import { runs } from "../../../test/runs.ts";

const whole = issueLeaf(intermediate, {
  subject: { commonName: "localhost", organization: "Example" },
  names: ["localhost", "127.0.0.1", "::1"],
  ocspUrls: ["http://o.example/"],
  issuerUrls: ["http://i.example/"],
  crlUrls: ["http://c.example/"],
  authority: { pathLength: 1 },
  notBefore: inDays(-1),
  notAfter: inDays(1),
}).der;

/** Uses every reader on some bytes; a DerError is the only expected error. */
function ask(bytes: Uint8Array): "read" | "refused" {
  try {
    const read = readCertificate(bytes);
    nameForPeople(read.subject);
    isIssuedBy(read, readCertificate(intermediate.der));
    return "read";
  } catch (error) {
    if (error instanceof DerError) return "refused";
    throw error;
  }
}

test("a truncated certificate is rejected, wherever it ends", () => {
  fc.assert(
    fc.property(fc.nat(whole.length - 1), (length) => {
      expect(ask(whole.subarray(0, length))).toBe("refused");
    }),
  );
});

test("any changed byte leaves a certificate readable or rejected", () => {
  const outcomes = [...whole.keys()].map((index) => {
    const changed = Buffer.from(whole);
    changed[index] = (changed[index] ?? 0) ^ 0xff;
    return ask(changed);
  });

  expect(new Set(outcomes)).toEqual(new Set(["read", "refused"]));
});

test("any changes leave a certificate readable or rejected", () => {
  const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const changed = Buffer.from(whole);
      for (const { at, to } of changes) changed[at] = to;

      expect(["read", "refused"]).toContain(ask(changed));
    }),
    { numRuns: runs(500) },
  );
});

test("bytes that are no certificate are rejected", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(ask(bytes)).toBe("refused");
    }),
  );
});

test("only the certificate's bytes within a larger buffer are read", () => {
  const padded = Buffer.concat([Buffer.alloc(7, 0xee), whole, Buffer.alloc(9, 0xee)]);
  const view = new Uint8Array(padded.buffer, padded.byteOffset + 7, whole.length);

  expect(readCertificate(view).sha256).toBe(readCertificate(whole).sha256);
});
