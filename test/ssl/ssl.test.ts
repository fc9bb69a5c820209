import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { Failure } from "../../src/core/failure.ts";
import { measure } from "../engine.ts";
import { issueRoot } from "../../src/demo/issue.ts";
import { readCertificate } from "../../src/formats/x509/certificate.ts";
import { raw as rawAnswer, silence } from "../twins/answers.ts";
import { clientAuth } from "../twins/pki/extensions.ts";
import { chainFor, inDays, intermediate, keysOf, leafOf, served } from "../twins/pki/pki.ts";
import { alerting, presenting, serveSslV3 } from "../twins/raw-tls.ts";
import { reply } from "../twins/raw-http.ts";
import { embedded, forgedStaple, timestamp, timestampList } from "../twins/pki/timestamps.ts";
import { serveTcp, stayingSilent } from "../twins/tcp.ts";
import { oldVersions, serveTls } from "../twins/tls.ts";
import { hsts, look } from "./look.ts";

test("a good server gets an A+, over one connection and the version probes", async () => {
  const { raw, verdict, connections } = await look();

  expect(verdict).toMatchObject({ grade: "A+", score: 100, status: "pass", coverage: 100 });
  expect(ssl.raw.parse(raw)).toEqual(raw);
  expect(raw).toMatchObject({
    protocol: "TLSv1.3",
    namedGroup: "X25519MLKEM768",
    alpn: null,
    legacyHandshakeOnly: false,
    chainTotal: 2,
  });
  expect(raw.trust).toMatchObject({ trusted: true, by: "given", reasons: [], completedByAia: false, openssl: null });
  expect(raw.trust.path.map(({ subject }) => subject)).toEqual(["localhost", "Twin CA", "Twin Root"]);
  // The page, the question for a certificate with another kind of key, and the hellos.
  expect(connections).toBe(2 + raw.offers.clientHelloCount);
  expect(raw.offers.clientHelloCount).toBeLessThanOrEqual(20);
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

  expect(raw).toMatchObject({ legacyHandshakeOnly: true, trust: { trusted: true } });
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

test("a server with an additional ECDSA key shows the one for browsers", async () => {
  const { raw, verdict } = await look({ served: edwards(), beside: chainFor("good") });

  expect(raw).toMatchObject({ legacyHandshakeOnly: false, chain: [{ key: { type: "EC" } }, {}] });
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
  expect([raw.issuance?.scts.embedded, raw.issuance?.scts.stapled]).toEqual(counts);
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

test("a server with only outdated handshakes is reported as such", async () => {
  const { raw, verdict } = await look(oldVersions["TLS 1.1"]);

  expect(raw).toMatchObject({ legacyHandshakeOnly: true, protocol: "TLSv1.1" });
  expect(verdict.findings.map(({ id }) => id)).toContain("outdated-handshake");
});

test.for([
  ["one valid field", ["Strict-Transport-Security: max-age=31536000"], 31_536_000],
  ["the first of two", ["strict-transport-security: max-age=0", "Strict-Transport-Security: max-age=31536000"], 0],
  ["an invalid one", ["Strict-Transport-Security: max-age=abc"], null],
] as const)("the HSTS policy %s counts", async ([, headers, maxAge]) => {
  const { raw } = await look({ answer: reply({ headers: [...headers] }) });

  expect(raw.hsts?.maxAge).toBe(maxAge);
  expect(raw.http).toEqual({ status: 200, reason: null });
});

test.for([
  ["a server out of order", { status: 503 }, "http.status.503"],
  ["a rate limit", { status: 429 }, "http.status.429"],
  ["a block page", { status: 403, headers: ["X-Vercel-Mitigated: deny"] }, "page.blocked"],
  ["a bot challenge", { status: 403, headers: ["CF-Mitigated: challenge"] }, "http.challenge"],
] as const)("%s says nothing about the site's HSTS", async ([, said, reason]) => {
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
