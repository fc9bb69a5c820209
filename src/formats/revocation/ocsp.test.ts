import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ocspNoCheck, ocspSigning } from "../../../test/twins/pki/extensions.ts";
import {
  askedCertId,
  certIdOf,
  delegatedBy,
  ocspAnswer,
  ocspRefusal,
  revocation,
  staple,
  writeResponse,
} from "../../../test/twins/pki/ocsp-answer.ts";
import { intermediate, leafOf, now, strangerCa } from "../../../test/twins/pki/pki.ts";
import { readCertificate } from "../x509/certificate.ts";
import { readOcsp, readOcspResponse, writeOcspRequest } from "./ocsp.ts";

const leaf = leafOf();
const certificate = readCertificate(leaf.der);
const issuer = readCertificate(intermediate.der);
const question = { certificate, issuer, now: now.getTime() };

test.for([8, 16, 20, 120])("a request contains the certificate, with a serial of %i bytes", (length) => {
  const long = leafOf({ serial: Buffer.alloc(length, 0x55) });

  expect(askedCertId(writeOcspRequest(readCertificate(long.der), issuer))).toEqual(certIdOf(long, intermediate));
});

test("a revocation is returned with its time and reason", () => {
  expect(readOcspResponse(staple("revoked", leaf), question)).toMatchObject({
    status: "revoked",
    revokedAt: Math.floor(revocation.at.getTime() / 1000) * 1000,
    revocationReason: "keyCompromise",
  });
});

test.for([
  ["another certificate of the issuer", certIdOf(leafOf(), intermediate)],
  ["a certificate of another issuer with this serial", certIdOf(leaf, strangerCa)],
] as const)("an answer about %s does not apply to this certificate", ([, certId]) => {
  expect(readOcspResponse(ocspAnswer("good", certId), question)).toEqual({
    status: "unknown",
    reason: "other-certificate",
  });
});

test.for([
  ["named by key", "good"],
  ["delegated, named by key", "good"],
  ["several answers, one stale", "good"],
  ["several answers, one revoked", "revoked"],
  ["delegated", "good"],
] as const)("a response of the kind %s means %s", ([kind, status]) => {
  expect(readOcspResponse(staple(kind, leaf), question).status).toBe(status);
});

test.for([
  ["named as a stranger", "other-signer"],
  ["wrong signer", "other-signer"],
  ["tampered", "bad-signature"],
  ["delegated without purpose", "signer-purpose"],
  ["delegated, expired", "signer-expired"],
  ["delegated by a stranger", "signer-stranger"],
  ["critical extension", "critical-extension"],
  ["critical extension of the answer", "critical-extension"],
  ["unknown", "unknown-certificate"],
  ["expired", "stale"],
  ["not yet valid", "not-yet-valid"],
] as const)("a response of the kind %s proves nothing: %s", ([kind, reason]) => {
  expect(readOcspResponse(staple(kind, leaf), question)).toEqual({ status: "unknown", reason });
});

test.for([
  ["malformedRequest", "malformed-request"],
  ["internalError", "internal-error"],
  ["tryLater", "try-later"],
  ["sigRequired", "signature-required"],
  ["unauthorized", "unauthorized"],
] as const)("a responder that refuses with %s", ([why, reason]) => {
  expect(readOcspResponse(ocspRefusal(why), question)).toEqual({ status: "unknown", reason });
});

test.for([
  ["names a list", { crlUrls: ["http://c.example/"] }, true],
  ["names a list and is exempt", { crlUrls: ["http://c.example/"], extensions: [ocspNoCheck()] }, false],
  ["names none", {}, false],
] as const)("a delegate that %s", ([, profile, isAsked]) => {
  const saying = delegatedBy({ extendedKeyUsage: [ocspSigning], ...profile });
  const { answer, signer } = readOcsp(writeResponse(saying, certIdOf(leaf, intermediate)), question);

  expect(answer.status).toBe("good");
  expect(signer !== null).toBe(isAsked);
});

test("a clock difference of five minutes is accepted, and no more", () => {
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
