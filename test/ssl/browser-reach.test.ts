import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { keep, measure } from "../engine.ts";
import { serveLimited, type Limit } from "../twins/limits.ts";
import { chainFor, root } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveHello } from "../twins/raw-tls.ts";
import { closingOnFirstWords, passOn, resettingOnFirstWords, type Behaviour } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const policy = reply({ headers: ["Strict-Transport-Security: max-age=31536000; includeSubDomains"] });

/** RFC 9112 §9.6: a server ends the connection after the exchange that says so. */
const answer: Answer = (socket, asked, reset) => {
  policy(socket, asked, reset);
  if (asked.headers.get("connection") === "close") socket.end();
};

async function lookAt(port: number) {
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${port}` });
  return { raw, verdict, ids: verdict.findings.map(({ id }) => id) };
}

/** OpenSSL wants a suite of TLS 1.2 in every list. */
const unused = "ECDHE-ECDSA-AES128-GCM-SHA256";

test.for<readonly [what: string, options: TlsTwinOptions]>([
  ["CCM alone", { minVersion: "TLSv1.3", ciphers: `TLS_AES_128_CCM_SHA256:${unused}` }],
  ["CCM_8 alone", { minVersion: "TLSv1.3", ciphers: `TLS_AES_128_CCM_8_SHA256:${unused}` }],
  ["CCM, and a good suite in TLS 1.2", { ciphers: `TLS_AES_128_CCM_SHA256:${unused}` }],
])("no browser gets through to a server of TLS 1.3 with %s", async ([, options]) => {
  const { port } = await keep(serveTls({ answer, ...options }));
  const { verdict, ids } = await lookAt(port);

  expect(verdict.grade).toBe("F");
  expect(ids).toContain("beyond-reach");
});

test.for<readonly [what: string, signatures: string, served: "ecdsa" | "rsa", signature: string]>([
  ["RSA and SHA-1", "RSA+SHA1", "rsa", "rsa_pkcs1_sha1"],
  ["RSA and SHA-224", "RSA+SHA224", "rsa", "rsa_sha224"],
  ["ECDSA and SHA-1", "ECDSA+SHA1", "ecdsa", "ecdsa_sha1"],
])("a server that signs with %s alone is out of reach", async ([, signatures, kind, signature]) => {
  const served = kind === "rsa" ? { served: chainFor("rsa") } : {};
  const { port } = await keep(serveTls({ answer, maxVersion: "TLSv1.2", signatures, ...served }));
  const { raw, verdict, ids } = await lookAt(port);

  expect(raw.clientCompatibility?.signature).toBe(signature);
  expect(verdict.grade).toBe("F");
  expect(ids).toContain("beyond-reach-signature");
});

const reset = (socket: Socket): unknown => socket.resetAndDestroy();

/** The two bytes of X25519MLKEM768, where a hello names it. */
const hybrid = Buffer.from("11ec", "hex");

test.for<readonly [what: string, isMinded: (bytes: Buffer) => boolean, finding: string]>([
  ["more than 1,300 bytes", (bytes) => bytes.length > 1300, "hello-refused"],
  ["the hybrid group", (bytes) => bytes.length > 1300 && bytes.includes(hybrid), "hybrid-refused"],
])("a server that resets hellos with %s accepts no browser", async ([, isMinded, finding]) => {
  const { port: beside } = await keep(serveTls({ answer }));
  const { port } = await keep(
    serveHello((socket, _, bytes) => (isMinded(bytes) ? reset(socket) : passOn(socket, beside, bytes))),
  );
  const { verdict, ids } = await lookAt(port);

  expect(verdict.grade).toBe("F");
  expect(ids).toContain(finding);
});

const alone: Limit = (_, open) => open > 1;

const farewells: readonly (readonly [what: string, sendAway: Behaviour])[] = [
  ["resets", resettingOnFirstWords()],
  ["closes", closingOnFirstWords()],
];

test.for(farewells)("a server with one connection at a time that %s the others hides nothing", async ([, away]) => {
  const { port: beside } = await keep(serveTls({ answer, ...oldVersions["TLS 1.0 to 1.3"], served: chainFor("rsa") }));
  const { port } = await keep(serveLimited(beside, alone, away));
  const { raw, verdict } = await lookAt(port);

  expect(raw.versions.find(({ version }) => version === "TLSv1.0")?.offered).toBe(true);
  expect(verdict.caps?.map(({ id }) => id)).toContain("old-versions");
});

test("a server beyond reach that answers no small question is seen to be", async () => {
  const { port: beside } = await keep(serveTls({ answer, groups: "X448" }));
  const { port } = await keep(
    serveHello((socket, { suites }, bytes) => (suites.length < 10 ? reset(socket) : passOn(socket, beside, bytes))),
  );
  const { verdict, ids } = await lookAt(port);

  expect(verdict.grade).toBe("F");
  expect(ids).toContain("beyond-reach");
});

test("unknown results because of a connection limit prevent an A+, and their weight is not counted", async () => {
  const { port: beside } = await keep(serveTls({ answer }));
  const { port } = await keep(serveLimited(beside, (count) => count > 1, resettingOnFirstWords()));
  const { verdict } = await lookAt(port);

  expect(verdict.grade === undefined || verdict.grade === "A").toBe(true);
  expect(verdict.coverage).toBeLessThan(100);
});

test.for([
  ["TLSv1.2", "tls.alert.40"],
  ["TLSv1.3", "tls.alert.116"],
] as const)("a server that requires a client certificate is unknown, in %s", async ([version, reason]) => {
  const { port } = await keep(serveTls({ clients: root.pem, minVersion: version, maxVersion: version }));

  await expect(lookAt(port)).rejects.toMatchObject({ facts: { id: "tls.client-certificate", reason } });
});
