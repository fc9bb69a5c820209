import { expect, test } from "vitest";
import { staple, type OcspKind } from "../twins/pki/ocsp-answer.ts";
import { chainFor, inDays } from "../twins/pki/pki.ts";
import { serveIssuer, serveList, serveOcsp } from "../twins/pki/responders.ts";
import { look } from "./look.ts";

const answers: readonly (readonly [OcspKind, status: string, reason: string | null])[] = [
  ["good", "good", null],
  ["revoked", "revoked", null],
  ["revoked without reason", "revoked", null],
  ["delegated", "good", null],
  ["delegated, revoked", "revoked", null],
  ["without next update", "good", null],
  ["unknown", "unknown", "unknown-certificate"],
  ["delegated without purpose", "unknown", "signer-purpose"],
  ["delegated, expired", "unknown", "signer-expired"],
  ["delegated by a stranger", "unknown", "signer-stranger"],
  ["wrong signer", "unknown", "other-signer"],
  ["tampered", "unknown", "bad-signature"],
  ["expired", "unknown", "stale"],
  ["expired, revoked", "unknown", "stale"],
  ["not yet valid", "unknown", "not-yet-valid"],
];

test.for(answers)("an OCSP responder that says %s means %s", async ([kind, status, reason]) => {
  await using responder = await serveOcsp(kind);
  const { raw, verdict } = await look({ served: chainFor("good", { ocspUrls: [responder.url] }) });

  expect(raw.revocation).toMatchObject({ status, source: reason ? null : "ocsp", reason: reason && `ocsp.${reason}` });
  expect(verdict.grade).toBe(status === "revoked" ? "F" : "A+");
});

test.for(answers)("a staple that says %s means %s", async ([kind, status, reason]) => {
  const chain = chainFor("good");
  const { raw } = await look({ served: chain, staple: staple(kind, chain.leaf) });

  expect(raw.revocation).toMatchObject({
    status,
    source: reason ? null : "staple",
    reason: reason && `staple.${reason}`,
  });
});

test.for([
  ["tryLater", "try-later"],
  ["unauthorized", "unauthorized"],
  ["internalError", "internal-error"],
  ["other certificate", "other-certificate"],
  ["garbage", "malformed"],
  ["empty", "malformed"],
  ["not found", "http.404"],
] as const)("an OCSP responder that answers with %s proves nothing", async ([kind, reason]) => {
  await using responder = await serveOcsp(kind);
  const { raw, verdict } = await look({ served: chainFor("good", { ocspUrls: [responder.url] }) });

  expect(raw.revocation).toMatchObject({ status: "unknown", reason: `ocsp.${reason}` });
  expect(verdict.grade).toBe("A+");
});

test.for([
  ["current", "good", null],
  ["partition", "good", null],
  ["without next update", "good", null],
  ["stale", "unknown", "stale"],
  ["not yet valid", "unknown", "not-yet-valid"],
  ["wrong issuer", "unknown", "other-issuer"],
  ["wrong signature", "unknown", "bad-signature"],
  ["delta", "unknown", "delta"],
  ["other partition", "unknown", "other-partition"],
  ["authorities only", "unknown", "authorities-only"],
  ["indirect", "unknown", "indirect"],
  ["garbage", "unknown", "malformed"],
  ["not found", "unknown", "http.404"],
] as const)("a revocation list of the kind %s means %s", async ([kind, status, reason]) => {
  await using list = await serveList(kind);
  const { raw } = await look({ served: chainFor("good", { crlUrls: [list.url] }) });

  expect(raw.revocation).toMatchObject({ status, source: reason ? null : "crl", reason: reason && `crl.${reason}` });
});

test.for([
  ["keyCompromise", 1, "revoked", "keyCompromise"],
  ["certificateHold", 6, "revoked", "certificateHold"],
  ["no reason", undefined, "revoked", null],
  ["removeFromCRL", 8, "good", null],
] as const)("an entry of a list with %s means %s", async ([, code, status, revocationReason]) => {
  const serial = Buffer.from("4711", "hex");
  const entry = { serial, at: inDays(-3), ...(code !== undefined && { reason: code }) };
  await using list = await serveList("current", { entries: [entry], fillers: 1000 });
  const { raw, verdict } = await look({ served: chainFor("good", { serial, crlUrls: [list.url] }) });

  expect(raw.revocation).toMatchObject({ status, source: "crl", revocationReason });
  expect(verdict.grade).toBe(status === "revoked" ? "F" : "A+");
});

test("a silent responder leaves time for the list", async () => {
  await using responder = await serveOcsp("silence");
  await using list = await serveList("current");
  const urls = { ocspUrls: [responder.url], crlUrls: [list.url] };
  const { raw } = await look({ served: chainFor("good", urls) });

  expect(raw.revocation).toMatchObject({ status: "good", source: "crl" });
});

test("an invalid staple is passed over for the responder", async () => {
  await using responder = await serveOcsp("revoked");
  const chain = chainFor("good", { ocspUrls: [responder.url] });
  const { raw } = await look({ served: chain, staple: staple("expired", chain.leaf) });

  expect(raw.revocation).toMatchObject({ status: "revoked", source: "ocsp", revocationReason: "keyCompromise" });
});

test("a valid staple is enough, without further queries", async () => {
  await using responder = await serveOcsp("revoked");
  const chain = chainFor("good", { ocspUrls: [responder.url] });
  const { raw } = await look({ served: chain, staple: staple("good", chain.leaf) });

  expect(raw.revocation).toMatchObject({ status: "good", source: "staple" });
  expect(responder.connections()).toBe(0);
});

test("the issuer that was fetched vouches for revocation, too", async () => {
  await using issuer = await serveIssuer("DER");
  await using responder = await serveOcsp("revoked");
  const profile = { issuerUrls: [issuer.url], ocspUrls: [responder.url] };
  const { raw } = await look({ served: chainFor("leaf only", profile) });

  expect(raw.revocation.status).toBe("revoked");
});
