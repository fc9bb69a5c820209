import * as fc from "fast-check";
import { expect, test } from "vitest";
import { askedCertId, certIdOf, ocspAnswer, revocation, staple } from "../../test/twins/ocsp-answer.ts";
import { intermediate, leafOf, now, strangerCa } from "../../test/twins/pki.ts";
import { readCertificate } from "./certificate.ts";
import { readOcspResponse, writeOcspRequest } from "./ocsp.ts";

const leaf = leafOf();
const certificate = readCertificate(leaf.der);
const issuer = readCertificate(intermediate.der);
const question = { certificate, issuer, now: now.getTime() };

test.for([8, 16, 20, 120])("a request names the certificate with a serial of %i bytes", (length) => {
  const long = leafOf({ serial: Buffer.alloc(length, 0x55) });

  expect(askedCertId(writeOcspRequest(readCertificate(long.der), issuer))).toEqual(certIdOf(long, intermediate));
});

test("a revocation is told with its time and reason", () => {
  expect(readOcspResponse(staple("revoked", leaf), question)).toMatchObject({
    status: "revoked",
    revokedAt: Math.floor(revocation.at.getTime() / 1000) * 1000,
    revocationReason: "keyCompromise",
  });
});

test.for([
  ["another certificate of the issuer", certIdOf(leafOf(), intermediate)],
  ["a certificate of another issuer with this serial", certIdOf(leaf, strangerCa)],
] as const)("an answer about %s is none about this one", ([, certId]) => {
  expect(readOcspResponse(ocspAnswer("good", certId), question)).toEqual({
    status: "unknown",
    reason: "other-certificate",
  });
});

test("clocks may differ by five minutes, and no more", () => {
  const answer = staple("good", leaf);
  const minute = 60_000;
  const { nextUpdate } = readOcspResponse(answer, question) as { readonly nextUpdate: number };
  const statusAt = (time: number) => readOcspResponse(answer, { ...question, now: time }).status;

  expect(statusAt(nextUpdate + 4 * minute)).toBe("good");
  expect(statusAt(nextUpdate + 6 * minute)).toBe("unknown");
});

test("no changed byte turns a revocation into anything but a doubt", () => {
  const answer = staple("delegated, revoked", leaf);
  fc.assert(
    fc.property(fc.nat(answer.length - 1), fc.integer({ min: 1, max: 255 }), (at, turn) => {
      const broken = Buffer.from(answer);
      broken[at] = (broken[at] ?? 0) ^ turn;
      expect(["unknown", "revoked"]).toContain(readOcspResponse(broken, question).status);
    }),
  );
});

test("any bytes are a doubt, not an error", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(readOcspResponse(bytes, question).status).toBe("unknown");
    }),
  );
});
