import { verify } from "node:crypto";
import { expect, test } from "vitest";
import { sequence } from "../../../src/demo/der-writer.ts";
import { readCertificate } from "../../../src/formats/x509/certificate.ts";
import { children, readBits, readTime, readWhole, type Element } from "../../../src/formats/x509/der.ts";
import { sayAll } from "../ask.ts";
import { listFor, listKinds, writeList } from "./crl-writer.ts";
import { certIdOf, ocspKinds, revocation, staple, type OcspKind } from "./ocsp-answer.ts";
import { inDays, intermediate, leafOf, strangerCa } from "./pki.ts";
import { serveIssuer, serveList, serveOcsp, type IssuerForm, type Responder } from "./responders.ts";

/** One request to a responder; returns the answer's body. */
async function ask({ port }: Responder, request: string | Uint8Array): Promise<Buffer> {
  const end = Buffer.from("\r\n\r\n");
  const { bytes } = await sayAll(port, request);
  return bytes.subarray(bytes.indexOf(end) + end.length);
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\n\r\n`;
}

function post(body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`POST / HTTP/1.1\r\nContent-Length: ${body.length}\r\n\r\n`), body]);
}

/** Parts of a SIGNED{…} and whether a key signed it. */
function readSigned(
  parts: readonly Element[],
  key = intermediate.keys.publicKey,
): { body: Element; isGenuine: boolean } {
  const [body, , signature] = parts;
  if (!body) throw new Error("nothing signed");
  return { body, isGenuine: verify("sha256", body.whole, key, readBits(signature)) };
}

function readAnswer(der: Buffer): { single: readonly Element[]; isGenuine: boolean } {
  const [, wrapper] = children(readWhole(der));
  const basic = children(readWhole(wrapper?.content ?? Buffer.alloc(0)))[1];
  const { body, isGenuine } = readSigned(children(readWhole(basic?.content ?? Buffer.alloc(0))));
  const responses = children(body)[2];
  return { single: responses ? children(children(responses)[0] ?? body) : [], isGenuine };
}

const leaf = leafOf();
const certId = certIdOf(leaf, intermediate);
const request = sequence(sequence(sequence(sequence(certId))));

test.for([
  ["good", 0x80, true],
  ["revoked", 0xa1, true],
  ["unknown", 0x82, true],
  ["delegated", 0x80, false],
  ["wrong signer", 0x80, false],
  ["tampered", 0x80, false],
] as const)("an OCSP responder says %s", async ([kind, status, isByIssuer]) => {
  await using responder = await serveOcsp(kind);
  const posted = readAnswer(await ask(responder, post(request)));
  const gotten = readAnswer(await ask(responder, get(`/${encodeURIComponent(request.toString("base64"))}`)));

  expect(posted.single[0]?.whole).toEqual(certId);
  expect(posted.single[1]?.tag).toBe(status);
  expect(posted.isGenuine).toBe(isByIssuer);
  expect(gotten.single[0]?.whole).toEqual(certId);
  expect(responder.asked).toHaveLength(2);
});

test.for(ocspKinds)("%s can be stapled", (kind: OcspKind) => {
  const { single } = readAnswer(staple(kind, leaf));

  expect(single[0]?.whole).toEqual(certId);
});

test("a revoked answer says when", () => {
  const [, status] = readAnswer(staple("revoked", leaf)).single;
  const [at] = status ? children(status) : [];

  expect(at && readTime(at)).toBe(Math.floor(revocation.at.getTime() / 1000) * 1000);
});

test.for(["tryLater", "unauthorized", "garbage", "other certificate"] as const)(
  "an OCSP responder that sends %s says nothing about our certificate",
  async (kind) => {
    await using responder = await serveOcsp(kind);

    expect((await ask(responder, post(request))).includes(certId)).toBe(false);
  },
);

test("a list of 100,000 names the one that matters", () => {
  const serial = Buffer.from("00c0ffee", "hex");
  const list = writeList({ fillers: 100_000, entries: [{ serial, at: inDays(-1), reason: 4 }] });
  const { body, isGenuine } = readSigned(children(readWhole(list)));
  const entries = children(children(body)[5] ?? body, 200_000);

  expect(isGenuine).toBe(true);
  expect(entries).toHaveLength(100_001);
  expect(entries.at(-1)?.whole.includes(Buffer.from("c0ffee", "hex"))).toBe(true);
  expect(new Set(entries.map(({ whole }) => whole.toString("hex"))).size).toBe(100_001);
});

test.for(listKinds)("a list of kind %s is DER and, unless it is a forged kind, signed", (kind) => {
  const { isGenuine } = readSigned(children(readWhole(listFor(kind, "http://127.0.0.1/list.crl"))));

  expect(isGenuine).toBe(kind !== "wrong issuer" && kind !== "wrong signature");
});

test("a partition names the URL at which it is served", async () => {
  await using responder = await serveList("partition");
  const { bytes } = await sayAll(responder.port, get("/list.crl"));

  expect(bytes.includes(responder.url)).toBe(true);
});

test.for([
  ["DER", intermediate.der],
  ["PEM", Buffer.from(intermediate.pem)],
  ["wrong certificate", strangerCa.der],
] as const)("an issuer is served as %s", async ([form, body]) => {
  await using responder = await serveIssuer(form);

  expect(await ask(responder, get("/issuer.cer"))).toEqual(body);
});

test.for<IssuerForm>(["PKCS#7", "redirect"])("an issuer is found through %s", async (form) => {
  await using responder = await serveIssuer(form);
  const body = await ask(responder, get(form === "redirect" ? "/moved.cer" : "/issuer.cer"));

  expect(body.includes(intermediate.der)).toBe(true);
  expect(readCertificate(intermediate.der).isAuthority).toBe(true);
});
