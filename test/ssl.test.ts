import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { ssl } from "../src/checks/ssl/index.ts";
import { Failure } from "../src/core/failure.ts";
import { measure } from "./engine.ts";
import { constructed, encode, objectIdentifier, primitive, sequence, set } from "../src/demo/der-writer.ts";
import { extension } from "../src/demo/extensions.ts";
import { distinguishedName, issueRoot, type Credential } from "../src/demo/issue.ts";
import { readCertificate } from "../src/formats/certificate.ts";
import { oids } from "../src/formats/oids.ts";
import { raw as rawAnswer, silence } from "./twins/answers.ts";
import { clientAuth, nameConstraints } from "./twins/extensions.ts";
import { staple, type OcspKind } from "./twins/ocsp-answer.ts";
import { pssSigned } from "./twins/pss.ts";
import {
  chainFor,
  inDays,
  intermediate,
  intermediateOf,
  keysOf,
  leafOf,
  root,
  served,
  type ChainKind,
} from "./twins/pki.ts";
import { alerting, presenting, serveSslV3 } from "./twins/raw-tls.ts";
import { reply } from "./twins/raw-http.ts";
import { serveIssuer, serveList, serveOcsp } from "./twins/responders.ts";
import { embedded, forgedStaple, timestamp, timestampList } from "./twins/timestamps.ts";
import { passOn, resettingAtOnce, serveTcp, stayingSilent } from "./twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "./twins/tls.ts";

const hsts = reply({ headers: ["Strict-Transport-Security: max-age=31536000; includeSubDomains"] });

async function look(options: TlsTwinOptions = {}, host = "localhost") {
  await using server = await serveTls({ answer: hsts, ...options });
  const { raw, verdict } = await measure(ssl, { host, port: `${server.port}` });
  return { raw, verdict, reasons: raw.trust.reasons.map(({ id }) => id), connections: server.connections() };
}

test("a good server gets an A+, over one connection and the version probes", async () => {
  const { raw, verdict, connections } = await look();

  expect(verdict).toMatchObject({ grade: "A+", score: 100, status: "pass", coverage: 100 });
  expect(ssl.raw.parse(raw)).toEqual(raw);
  expect(raw).toMatchObject({
    protocol: "TLSv1.3",
    group: "X25519MLKEM768",
    alpn: null,
    lenient: false,
    chainTotal: 2,
  });
  expect(raw.trust).toMatchObject({ trusted: true, by: "given", reasons: [], completedByAia: false, openssl: null });
  expect(raw.trust.path.map(({ subject }) => subject)).toEqual(["localhost", "Twin CA", "Twin Root"]);
  expect(connections).toBe(1 + raw.offers.hellos);
  expect(raw.offers.hellos).toBeLessThanOrEqual(20);
});

const chains: readonly (readonly [ChainKind, grade: string, reasons: readonly string[]])[] = [
  ["good", "A+", []],
  ["rsa", "A+", []],
  ["short-lived", "A+", []],
  // RFC 7633 §4.2.3: without the staple that it demands.
  ["must-staple", "B", []],
  ["with root", "A+", ["root-included"]],
  ["duplicate", "A+", ["duplicate-certificate"]],
  ["wrong order", "A+", ["wrong-order", "root-included"]],
  ["unrelated extra", "A+", ["unrelated-certificate"]],
  ["expires soon", "B", []],
  ["intermediate expires soon", "A+", []],
  ["expired", "F", ["expired"]],
  ["not yet valid", "F", ["not-yet-valid"]],
  ["wrong name", "F", ["wrong-name"]],
  ["no names", "F", ["wrong-name", "no-san"]],
  ["self-signed", "F", ["self-signed"]],
  ["unknown authority", "F", ["unknown-authority"]],
  ["leaf only", "F", ["unknown-authority"]],
  ["forged signature", "F", ["bad-signature"]],
  ["rsa 1024", "F", ["weak-key"]],
  ["md5 signature", "F", ["weak-signature"]],
  ["sha1 signature", "F", ["weak-signature"]],
  ["client purpose", "F", ["wrong-purpose"]],
  ["expired intermediate", "F", ["issuer-expired"]],
  ["intermediate is no authority", "F", ["not-an-authority"]],
];

test.for(chains)("a chain of the kind %s gets %s for %j", async ([kind, grade, reasons]) => {
  const seen = await look({ served: chainFor(kind) });

  expect({ grade: seen.verdict.grade, reasons: seen.reasons }).toEqual({ grade, reasons });
});

const constrained = nameConstraints({ permitted: ["other.example"] });
const odd = extension("1.2.3.4.5", Buffer.from([5, 0]), true);

test.for([
  ["a path longer than allowed", { authority: { pathLength: 0 } }, "path-length"],
  ["names that an authority may not certify", { authority: {}, extensions: [constrained] }, "name-constraints"],
  ["an unknown critical extension", { authority: {}, extensions: [odd] }, "critical-extension"],
  ["an authority for clients only", { authority: {}, extendedKeyUsage: [clientAuth] }, "issuer-purpose"],
  ["an authority with a weak key", { authority: {}, keys: keysOf("rsa1024") }, "weak-issuer-key"],
  ["an authority signed with SHA-1", { authority: {}, hash: "sha1" }, "weak-signature"],
  ["an authority of the future", { authority: {}, notBefore: inDays(1) }, "issuer-not-yet-valid"],
] as const)("%s is refused", async ([, profile, reason]) => {
  const upper = intermediateOf({ subject: { commonName: "Upper CA" }, keys: keysOf("p256", "upper"), ...profile });
  const lower = intermediateOf({}, upper);
  const { raw, verdict, reasons } = await look({ served: served(leafOf({}, lower), lower, upper) });

  expect(reasons).toEqual([reason]);
  expect(raw.trust.openssl).not.toBeNull();
  expect(verdict.grade).toBe("F");
});

test("of two cross-signed ways the one that is valid now counts", async () => {
  const leaf = leafOf();
  const dead = intermediateOf({ notBefore: inDays(-800), notAfter: inDays(-1) });
  const { verdict, reasons } = await look({ served: served(leaf, dead, intermediateOf({})) });

  expect({ grade: verdict.grade, reasons }).toEqual({ grade: "A+", reasons: [] });
});

test("an authority that is spelled in another string type is still the same", async () => {
  await using responder = await serveOcsp("good");
  const name = set(sequence(objectIdentifier(oids.commonName), encode(0x13, Buffer.from("TWIN  CA"))));
  const leaf = leafOf({ ocspUrls: [responder.url] }, { ...intermediate, subject: sequence(name) });
  const { raw, verdict, reasons } = await look({ served: served(leaf, intermediate) });

  expect(reasons).toEqual([]);
  expect(raw.trust.path).toHaveLength(3);
  expect(raw.revocation.status).toBe("good");
  expect(verdict.grade).toBe("A+");
});

const localOnly = nameConstraints({ permitted: ["localhost", { address: "127.0.0.0", prefix: 8 }] });
const rsaAuthority = { subject: { commonName: "Twin RSA CA" }, keys: keysOf("rsa2048", "intermediate") };

test.for([
  ["RSASSA-PSS with SHA-1", "sha1", [], ["weak-signature", "foreign-signature"]],
  [
    "RSASSA-PSS with SHA-1, under name constraints that it keeps",
    "sha1",
    [localOnly],
    ["weak-signature", "foreign-signature"],
  ],
  ["RSASSA-PSS with SHA-256, under name constraints that it keeps", "sha256", [localOnly], []],
] as const)("a leaf signed by %s", async ([, hash, extensions, expected]) => {
  const issuer = intermediateOf({ ...rsaAuthority, extensions: [...extensions] });
  const { reasons, verdict } = await look({ served: served(pssSigned(leafOf({}, issuer), issuer, hash), issuer) });

  expect(reasons).toEqual(expected);
  expect(verdict.grade).toBe(expected.length === 0 ? "A+" : "F");
});

test("an intermediate signed by RSASSA-PSS with SHA-1 is as weak", async () => {
  const above = intermediateOf({ ...rsaAuthority, authority: {} });
  const issuer = pssSigned(intermediateOf({}, above), above, "sha1");
  const { reasons } = await look({ served: served(leafOf({}, issuer), issuer, above) });

  expect(reasons).toEqual(["weak-signature", "foreign-signature"]);
});

// RFC 5280 §4.2.1.10: the subject is a directory name.
test("an authority whose constraints its host names keep and its subject does not", async () => {
  const issuer = intermediateOf({ extensions: [constraintsOfDirectory()] });
  const { raw, reasons } = await look({ served: served(leafOf({}, issuer), issuer) });

  expect(raw.trust.openssl).not.toBeNull();
  expect(reasons).toEqual(["name-constraints"]);
});

test.for([
  [
    "that signs certificates alone",
    ["keyCertSign"],
    "ECDHE-RSA-AES128-GCM-SHA256",
    ["wrong-key-usage", "leaf-is-authority"],
  ],
  ["that moves keys, by ECDHE", ["keyEncipherment"], "ECDHE-RSA-AES128-GCM-SHA256", ["wrong-key-usage"]],
  ["that moves keys, by static RSA", ["keyEncipherment"], "AES128-GCM-SHA256", []],
] as const)("a leaf with a key %s, directly under the root", async ([, keyUsage, ciphers, expected]) => {
  const leaf = leafOf({ keys: keysOf("rsa2048"), keyUsage }, root);
  const { raw, reasons, verdict } = await look({ served: served(leaf), maxVersion: "TLSv1.2", ciphers });

  expect(reasons).toEqual(expected);
  expect(raw.trust.path.map(({ subject }) => subject)).toEqual(["localhost", "Twin Root"]);
  expect(verdict.findings.map(({ id }) => id)).not.toContain("intermediate-purpose");
});

test("an address among the host names is no address", async () => {
  const { verdict, reasons } = await look({ served: served(addressAsName(), intermediate) }, "127.0.0.1");

  expect(reasons).toEqual(["wrong-name", "names-form"]);
  expect(verdict.findings).toContainEqual({ id: "address-as-name", params: { host: "127.0.0.1" } });
});

function addressAsName(): Credential {
  const entry = sequence(primitive(2, Buffer.from("127.0.0.1")));
  return leafOf({ names: null, extensions: [extension(oids.subjectAltName, entry)] });
}

/** Host names that are kept, beside a branch of a directory (directoryName, [4]) that is left. */
function constraintsOfDirectory(): Buffer {
  const branch = constructed(4, distinguishedName({ organization: "Elsewhere" }));
  const permitted = [primitive(2, Buffer.from("localhost")), primitive(7, Buffer.alloc(8)), branch];
  return extension(oids.nameConstraints, sequence(constructed(0, ...permitted.map((base) => sequence(base)))), true);
}

test("everything that is wrong is named together", async () => {
  const profile = { notBefore: inDays(-91), notAfter: inDays(-1), names: ["elsewhere.example"] };
  const { reasons } = await look({ served: chainFor("self-signed", { keys: keysOf("rsa1024"), ...profile }) });

  expect(reasons).toEqual(["expired", "wrong-name", "weak-key", "self-signed"]);
});

test("an address is compared with the addresses of the certificate", async () => {
  const { verdict, raw } = await look({ served: chainFor("address only") }, "127.0.0.1");

  expect(verdict.grade).toBe("A+");
  expect(ssl.target({ host: { host: raw.host, port: null }, port: raw.port })).toBe(`127.0.0.1:${raw.port}`);
});

test.for(["DER", "PEM", "PKCS#7", "PKCS#7 in PEM", "redirect"] as const)(
  "a missing intermediate is fetched as %s",
  async (form) => {
    await using issuer = await serveIssuer(form);
    const { raw, verdict, reasons } = await look({ served: chainFor("leaf only", { issuerUrls: [issuer.url] }) });

    expect(reasons).toEqual(["incomplete-chain"]);
    expect(raw.trust).toMatchObject({
      trusted: true,
      completedByAia: true,
      openssl: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    });
    expect(verdict).toMatchObject({ grade: "B", score: 89.5 });
  },
);

test.for(["wrong certificate", "redirect to a private address", "garbage", "empty", "not found"] as const)(
  "a missing intermediate stays missing where %s comes in its place",
  async (form) => {
    await using issuer = await serveIssuer(form);
    const { verdict, reasons } = await look({ served: chainFor("leaf only", { issuerUrls: [issuer.url] }) });

    expect(reasons).toEqual(["unknown-authority"]);
    expect(verdict.grade).toBe("F");
  },
);

test.for([
  ["silence", "timeout.http"],
  ["server error", "http.500"],
  ["drip", "truncated"],
] as const)("a missing intermediate that cannot be had for %s leaves trust open", async ([form, reason]) => {
  await using issuer = await serveIssuer(form);
  const { raw, verdict } = await look({ served: chainFor("leaf only", { issuerUrls: [issuer.url] }) });

  expect(ssl.raw.parse(raw)).toEqual(raw);
  expect(raw.trust).toMatchObject({ trusted: null, doubt: { url: issuer.url, reason } });
  expect(verdict).not.toHaveProperty("grade");
  expect(verdict.findings).toContainEqual({ id: "issuer-unfetched", params: { url: issuer.url, reason } });
});

test("a server that has no time for the handshake that would confirm a path leaves trust open", async () => {
  await using issuer = await serveIssuer("DER");
  await using server = await serveTls({ answer: hsts, served: chainFor("leaf only", { issuerUrls: [issuer.url] }) });
  await using moody = await serveTcp((socket) => {
    if (issuer.connections() > 0) resettingAtOnce()(socket);
    else passOn(socket, server.port);
  });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${moody.port}` });

  expect(raw.trust).toMatchObject({ trusted: null, doubt: { url: null, reason: "tcp.reset" }, path: [] });
  expect(verdict).not.toHaveProperty("grade");
  expect(verdict.findings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["trust-unconfirmed", "incomplete-chain"]),
  );
});

test("a certificate cannot send us where only the user may: its URLs are the words of a public party", async () => {
  await using issuer = await serveIssuer("DER");
  await using server = await serveTls({
    address: "127.0.0.2",
    served: chainFor("leaf only", { issuerUrls: [issuer.url] }),
  });
  const pins = [{ host: "localhost", port: 443, address: "127.0.0.2", toPort: server.port }];
  // The server counts as public here, the place its certificate names does not.
  const policy = { special: true, allow: ["127.0.0.2/32"] };
  const { raw } = await measure(ssl, { host: "localhost" }, { pins, policy });

  expect(raw.trust.trusted).toBe(false);
  expect(issuer.connections()).toBe(0);
});

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

test("a staple is enough: nobody else is asked", async () => {
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

const older = { "TLSv1.3": false, "TLSv1.2": false, "TLSv1.1": false, "TLSv1.0": false, SSLv3: false };

test.for([
  ["TLS 1.2 and 1.3", {}, { ...older, "TLSv1.3": true, "TLSv1.2": true }, "A+"],
  ["TLS 1.3 only", { minVersion: "TLSv1.3" }, { ...older, "TLSv1.3": true }, "A+"],
  ["TLS 1.2 only", { maxVersion: "TLSv1.2" }, { ...older, "TLSv1.2": true }, "A"],
  [
    "TLS 1.0 to 1.3",
    oldVersions["TLS 1.0 to 1.3"],
    { ...older, "TLSv1.3": true, "TLSv1.2": true, "TLSv1.1": true, "TLSv1.0": true },
    "B",
  ],
  ["TLS 1.1 only", oldVersions["TLS 1.1"], { ...older, "TLSv1.1": true }, "F"],
  ["TLS 1.0 only", oldVersions["TLS 1.0"], { ...older, "TLSv1.0": true }, "F"],
] as const)("a server of %s is seen to offer just that", async ([, options, expected, grade]) => {
  const { raw, verdict } = await look(options);

  expect(Object.fromEntries(raw.versions.map(({ version, offered }) => [version, offered]))).toEqual(expected);
  expect(verdict.grade).toBe(grade);
});

test("a server that still speaks SSL 3.0 is seen to", async () => {
  await using beside = await serveTls({ answer: hsts });
  await using server = await serveSslV3({ beside: beside.port });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` });

  expect(raw.versions).toContainEqual({ version: "SSLv3", offered: true, reason: "server-hello" });
  expect(verdict.grade).toBe("C");
});

test("a server of TLS 1.1 that ignores a ClientHello of TLS 1.2 alone is seen to have nothing better", async () => {
  await using old = await serveTls({ answer: hsts, ...oldVersions["TLS 1.1"] });
  await using server = await serveTcp((socket) => {
    socket.once("data", (hello: Buffer) => {
      // Our own hellos of one version name it in their first field alone; a library's has supported_versions (43).
      const isProbe = hello.readUInt16BE(9) === 0x0303 && !hello.includes(Buffer.from([0, 43]));
      if (!isProbe) passOn(socket, old.port, hello);
    });
  });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` });

  expect(raw.versions.filter(({ offered }) => offered).map(({ version }) => version)).toEqual(["TLSv1.1"]);
  expect(raw.versions).toContainEqual({ version: "TLSv1.2", offered: false, reason: "lower-version" });
  expect(verdict).toMatchObject({ grade: "F" });
});

test("a server of anonymous suites alone has nothing to judge, and is not called unreadable", async () => {
  const options = { maxVersion: "TLSv1.2", ciphers: "aNULL:@SECLEVEL=0" } as const;

  await expect(look(options)).rejects.toMatchObject({ reason: "tls.alert.40" });
});

test("a server that prefers anonymous suites shows its certificate where they are not offered", async () => {
  const ciphers = "AECDH-AES128-SHA:ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0";
  const { raw } = await look({ ...oldVersions["TLS 1.0"], ciphers });

  expect(raw.chainTotal).toBe(2);
});

test.for([
  ["Camellia", { served: chainFor("good"), ciphers: "ECDHE-ECDSA-CAMELLIA128-SHA256" }],
  ["Camellia by static RSA", { served: chainFor("rsa"), ciphers: "CAMELLIA128-SHA" }],
  [
    "a curve of Brainpool's",
    { served: chainFor("rsa"), ciphers: "ECDHE-RSA-AES128-GCM-SHA256", groups: "brainpoolP256r1" },
  ],
  ["X448", { maxVersion: "TLSv1.3", groups: "X448" }],
  ["P-521", { maxVersion: "TLSv1.3", groups: "P-521" }],
  ["a finite field", { maxVersion: "TLSv1.3", groups: "ffdhe2048" }],
  ["X448 up to TLS 1.2", { groups: "X448" }],
  ["DHE", { served: chainFor("rsa"), ciphers: "DHE-RSA-AES128-GCM-SHA256" }],
  ["CCM_8", { ciphers: "ECDHE-ECDSA-AES128-CCM8" }],
  ["CBC with SHA-384", { ciphers: "ECDHE-ECDSA-AES256-SHA384" }],
  ["CBC with SHA-256", { served: chainFor("rsa"), ciphers: "AES256-SHA256" }],
] as const)("a server that takes %s alone is one that no browser reaches", async ([, options]) => {
  const { raw, verdict } = await look({ maxVersion: "TLSv1.2", ...options });

  expect(raw).toMatchObject({ lenient: true, trust: { trusted: true } });
  expect(verdict.grade).toBe("F");
  expect(verdict.caps?.map(({ id }) => id)).toContain("beyond-reach");
});

test.for([
  ["on P-521", generateKeyPairSync("ec", { namedCurve: "P-521" })],
  ["for RSASSA-PSS", generateKeyPairSync("rsa-pss", { modulusLength: 2048 })],
] as const)("a server with a key %s alone is one that Chrome does not reach", async ([, keys]) => {
  const { verdict } = await look({ served: served(leafOf({ keys, keyUsage: ["digitalSignature"] }), intermediate) });

  expect(verdict.grade).toBe("F");
  expect(verdict.caps?.map(({ id }) => id)).toEqual(["beyond-reach"]);
  expect(verdict.findings.map(({ id }) => id)).toContain("beyond-reach-key");
});

const edwards = () => served(leafOf({ keys: keysOf("ed25519") }), intermediate);

test("a server with an Ed25519 key alone is one that no browser reaches", async () => {
  const { raw, verdict } = await look({ served: edwards() });

  expect(raw.chain[0]?.key.type).toBe("Ed25519");
  expect(verdict.grade).toBe("F");
  expect(verdict.caps?.map(({ id }) => id)).toContain("beyond-reach");
});

test("a server with an ECDSA key beside it shows the one that it shows browsers", async () => {
  const { raw, verdict } = await look({ served: edwards(), beside: chainFor("good") });

  expect(raw).toMatchObject({ lenient: false, chain: [{ key: { type: "EC" } }, {}] });
  expect(verdict.grade).toBe("A+");
});

test.for([
  ["of a certificate count", timestampList(timestamp(), timestamp()), [2, 0]],
  ["that are none do not", timestampList(Buffer.from([0])), [0, 0]],
] as const)("timestamps %s, nor those of a staple that proves nothing", async ([, list, counts]) => {
  const leaf = leafOf({ extensions: [embedded(list)] });
  const forged = forgedStaple([[readCertificate(leaf.der).serial, timestampList(timestamp())]]);
  const { raw } = await look({ served: served(leaf, intermediate), staple: forged });

  expect(raw.issuance?.staple?.status).toBe("unknown");
  expect([raw.issuance?.timestamps.embedded, raw.issuance?.timestamps.stapled]).toEqual(counts);
});

test("a root for clients alone, which OpenSSL refuses, is named for its purpose", async () => {
  const given = issueRoot({
    subject: { commonName: "Twin Root" },
    keys: keysOf("p256", "root"),
    notBefore: inDays(-9),
    notAfter: inDays(99),
    extendedKeyUsage: [clientAuth],
  });
  await using server = await serveTls({ answer: hsts });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` }, { given: [given.pem] });

  expect(raw.trust.openssl).toBe("INVALID_PURPOSE");
  expect(verdict.findings.map(({ id }) => id)).toContain("intermediate-purpose");
  expect(verdict.findings.map(({ id }) => id)).not.toContain("refused");
});

test("where only an outdated handshake succeeds, that is said", async () => {
  const { raw, verdict } = await look(oldVersions["TLS 1.1"]);

  expect(raw).toMatchObject({ lenient: true, protocol: "TLSv1.1" });
  expect(verdict.findings.map(({ id }) => id)).toContain("outdated-handshake");
});

test.for([
  ["one valid field", ["Strict-Transport-Security: max-age=31536000"], 31_536_000],
  ["the first of two", ["strict-transport-security: max-age=0", "Strict-Transport-Security: max-age=31536000"], 0],
  ["an invalid one", ["Strict-Transport-Security: max-age=abc"], null],
] as const)("of HSTS %s counts", async ([, headers, maxAge]) => {
  const { raw } = await look({ answer: reply({ headers: [...headers] }) });

  expect(raw.hsts?.maxAge).toBe(maxAge);
  expect(raw.http).toEqual({ status: 200, reason: null });
});

test.for([
  ["a server out of order", { status: 503 }, "http.server-error"],
  ["a bot challenge", { status: 403, headers: ["CF-Mitigated: challenge"] }, "http.challenge"],
] as const)("%s says nothing of the HSTS of the site", async ([, said, reason]) => {
  const { raw, verdict } = await look({ answer: reply({ ...said }) });

  expect(raw.hsts).toBeNull();
  expect(raw.http).toEqual({ status: said.status, reason });
  expect(verdict).toMatchObject({ grade: "A+", coverage: 80 });
  expect(verdict.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(["hsts-unknown"]));
});

test("a server that speaks TLS but no HTTP is graded without HSTS", async () => {
  const { raw, verdict } = await look({ answer: rawAnswer("220 mail.example ESMTP\r\n", "closes") });

  expect(raw.hsts).toBeNull();
  expect(raw.http).toEqual({ status: null, reason: expect.stringMatching(/^http\./) as unknown });
  expect(verdict).toMatchObject({ grade: "A+", coverage: 80 });
});

test("a server that finishes its handshake and then stays silent is graded without HSTS", async () => {
  await using server = await serveTls({ answer: silence() });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` }, { deadline: 1500 });

  expect(raw.http).toEqual({ status: null, reason: "timeout.http" });
  expect(verdict).toMatchObject({ grade: "A+", coverage: 80 });
});

test.for([
  ["stays silent", stayingSilent(), "timeout.tls"],
  ["refuses every offer", alerting(40), "tls.alert.40"],
  ["presents no certificate that can be read", presenting([Buffer.from("3003020101", "hex")]), /^tls\./],
] as const)("a server that %s could not be judged", async ([, behave, reason]) => {
  await using server = await serveTcp(behave);
  const failed = await measure(ssl, { host: "localhost", port: `${server.port}` }, { deadline: 1500 }).catch(
    (error: unknown) => error,
  );

  expect(failed).toBeInstanceOf(Failure);
  expect((failed as Failure).reason).toMatch(reason);
});
