import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { mostProbes } from "../../src/probes/offers/prober.ts";
import type { Offers } from "../../src/probes/offers/offers.ts";
import { measure } from "../engine.ts";
import { offersOf } from "./offers-of.ts";
import { chainFor } from "../twins/pki/pki.ts";
import {
  alert,
  firstFlight,
  serveHello,
  serveOldSuites,
  serverHello,
  serveSslV3,
  type OldTaste,
} from "../twins/raw-tls.ts";
import { reply } from "../twins/raw-http.ts";
import { passOn, resettingAtOnce, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

/** A current server behind one that also accepts outdated parameters. */
async function withOld(taste: Omit<OldTaste, "beside">, options: TlsTwinOptions = {}) {
  await using beside = await serveTls(options);
  await using server = await serveOldSuites({ ...taste, beside: beside.port });
  return await offersOf(server.port);
}

/** A ServerKeyExchange with a prime of this many bits (RFC 5246 §7.4.3). */
function fieldOf(bits: number, first = "ff"): Buffer {
  const length = Math.ceil(bits / 8);
  const prime = Buffer.concat([Buffer.from(first, "hex"), Buffer.alloc(length - 1)]);
  return Buffer.concat([Buffer.from([length >> 8, length & 0xff]), prime, Buffer.from("000102000102", "hex")]);
}

function familiesOf({ suites }: Offers, offered: boolean | null): readonly string[] {
  return suites.filter((each) => each.offered === offered).map(({ family }) => family);
}

const gcm = { ciphers: "ECDHE+AESGCM" } as const;

test.for([
  ["NULL", 0x0002, "null", "TLS_RSA_WITH_NULL_SHA"],
  ["EXPORT", 0x0003, "export", "TLS_RSA_EXPORT_WITH_RC4_40_MD5"],
  ["an anonymous suite", 0x0034, "anonymous", "TLS_DH_anon_WITH_AES_128_CBC_SHA"],
  ["single DES", 0x0009, "des", "TLS_RSA_WITH_DES_CBC_SHA"],
  ["RC4", 0x0005, "rc4", "TLS_RSA_WITH_RC4_128_SHA"],
  ["3DES", 0x000a, "3des", "TLS_RSA_WITH_3DES_EDE_CBC_SHA"],
  ["static RSA", 0x003c, "static-rsa", "TLS_RSA_WITH_AES_128_CBC_SHA256"],
] as const)(
  "a server that takes %s is seen to, and to take nothing else that is old",
  async ([, code, family, suite]) => {
    const found = await withOld({ suites: [code] }, gcm);

    expect(familiesOf(found, true).toSorted()).toEqual([family, "ecdhe-aead"].toSorted());
    expect(familiesOf(found, null)).toEqual([]);
    expect(found.suites).toContainEqual({ family, offered: true, version: "TLSv1.2", suite, reason: "server-hello" });
  },
);

test("a suite accepted only by an old version is found there", async () => {
  const options = { ...oldVersions["TLS 1.0 to 1.3"], ciphers: "ECDHE+AESGCM:ECDHE-ECDSA-AES128-SHA" };
  const found = await withOld({ suites: [0x0005], versions: [0x0301] }, options);

  expect(found.suites).toContainEqual(expect.objectContaining({ family: "rc4", offered: true, version: "TLSv1.0" }));
  expect(familiesOf(found, true).toSorted()).toEqual(["ecdhe-aead", "ecdhe-cbc", "rc4"]);
});

test("an old version can have its own Diffie-Hellman group and suites", async () => {
  await using beside = await serveTls(gcm);
  const parts = [0x0039, 0x0035, 0xc013].map((suite) => ({ suites: [suite], versions: [0x0301] }));
  const found = await Promise.all(
    parts.map(async (taste) => {
      await using server = await serveHello((socket, { version, isNew, suites }, bytes) => {
        const suite = taste.suites.find((each) => suites.includes(each));
        if (version === 0x0302) socket.end(alert(40));
        else if (isNew || version !== 0x0301) passOn(socket, beside.port, bytes);
        else if (suite === undefined) socket.end(alert(40));
        else socket.end(firstFlight({ version, suites }, [suite], { exchange: fieldOf(512) }));
      });
      return await offersOf(server.port);
    }),
  );

  expect(found.map(({ suites }) => suites.find(({ version }) => version === "TLSv1.0")?.family)).toEqual([
    "dhe",
    "static-rsa",
    "ecdhe-cbc",
  ]);
  expect(found.map(({ dheBits }) => dheBits)).toEqual([512, null, null]);
});

test("the smallest Diffie-Hellman group counts", async () => {
  await using beside = await serveTls(gcm);
  const bits: Readonly<Record<number, number>> = { 0x0301: 1024, 0x0302: 512, 0x0303: 2048 };
  await using server = await serveHello((socket, { version, isNew, suites }, bytes) => {
    if (isNew || !suites.includes(0x0039)) passOn(socket, beside.port, bytes);
    else socket.end(firstFlight({ version, suites }, [0x0039], { exchange: fieldOf(bits[version] ?? 4096) }));
  });

  expect((await offersOf(server.port)).dheBits).toBe(512);
});

test("a suite accepted in a lower version than requested is found there", async () => {
  await using beside = await serveTls({ ...oldVersions["TLS 1.0 to 1.3"], ...gcm });
  await using server = await serveHello((socket, { isNew, suites }, bytes) => {
    if (isNew || !suites.includes(0x0005) || suites.includes(0xc02b)) passOn(socket, beside.port, bytes);
    else socket.end(serverHello(0x0301, 0x0005));
  });
  const { suites } = await offersOf(server.port);

  expect(suites).toContainEqual(expect.objectContaining({ family: "rc4", offered: true, version: "TLSv1.0" }));
});

test("several weak families are distinguished", async () => {
  const found = await withOld({ suites: [0x0005, 0x000a, 0x0002] }, gcm);

  expect(familiesOf(found, true).toSorted()).toEqual(["3des", "ecdhe-aead", "null", "rc4"]);
  expect(found.hellos).toBeLessThanOrEqual(mostProbes + 5);
  expect(found.connections).toBe(1 + found.hellos);
});

test.for([
  [512, "ff"],
  [1024, "80"],
  [2047, "7f"],
] as const)("a Diffie-Hellman field of %i bits is measured", async ([bits, first]) => {
  const found = await withOld({ suites: [0x0033], exchange: fieldOf(bits, first) }, gcm);

  expect(found.dheBits).toBe(bits);
  expect(familiesOf(found, true).toSorted()).toEqual(["dhe", "ecdhe-aead"]);
});

test.for([
  ["compresses", true],
  ["does not", false],
] as const)("a server that %s is seen to", async ([, compresses]) => {
  const found = await withOld({ suites: [0xc02b], compresses }, gcm);

  expect(found.compression).toEqual({ offered: compresses, reason: "server-hello" });
});

test("a server that closes on old suites refuses them, as long as it answers others", async () => {
  const found = await withOld({ suites: [], refuses: resettingAtOnce() }, gcm);

  expect(familiesOf(found, false)).toContain("rc4");
  expect(found.suites).toContainEqual(expect.objectContaining({ family: "rc4", offered: false, reason: "reset" }));
});

test("a server that closes all connections after a while leaves the result unknown", async () => {
  await using beside = await serveTls(gcm);
  let greeted = 0;
  // The connection that is kept, and the questions about versions.
  await using server = await serveTcp((socket) => {
    if (++greeted > 4) socket.once("data", () => socket.resetAndDestroy());
    else passOn(socket, beside.port);
  });
  const found = await offersOf(server.port);

  expect(familiesOf(found, null)).toEqual(expect.arrayContaining(["null", "export", "rc4", "3des", "static-rsa"]));
  expect(familiesOf(found, false)).toEqual([]);
});

test("a server that ignores one question is not asked for long", async () => {
  const found = await withOld({ suites: [], refuses: stayingSilent() }, gcm);

  expect(familiesOf(found, false)).toEqual([]);
  expect(found.suites).toContainEqual(expect.objectContaining({ family: "rc4", offered: null, reason: "silent" }));
});

test("TLS 1.3 has no old suites, and its groups are probed one by one", async () => {
  await using server = await serveTls({ minVersion: "TLSv1.3", groups: "X25519:P-384" });
  const found = await offersOf(server.port);

  expect(new Set(found.suites.map(({ reason }) => reason))).toEqual(new Set(["only-tls13"]));
  expect(familiesOf(found, false)).toHaveLength(11);
  expect(found.compression).toEqual({ offered: false, reason: "only-tls13" });
  expect(found.alpn).toEqual({ chosen: null, reason: "encrypted" });
  expect(found.groups.filter(({ offered }) => offered).map(({ namedGroup: group }) => group)).toEqual([
    "x25519",
    "secp384r1",
  ]);
  expect(found.groups.filter(({ offered }) => offered === null)).toEqual([]);
});

test.for([
  ["several hybrids", { groups: "X25519MLKEM768:SecP256r1MLKEM768" }, ["X25519MLKEM768", "SecP256r1MLKEM768"]],
  [
    "a classic server of TLS 1.2",
    { maxVersion: "TLSv1.2", groups: "P-256:P-384", served: chainFor("rsa") },
    ["secp256r1", "secp384r1"],
  ],
] as const)("groups: %s", async ([, options, groups]) => {
  await using server = await serveTls({ ...gcm, ...options });
  const found = await offersOf(server.port);

  expect(found.groups.filter(({ offered }) => offered).map(({ namedGroup: group }) => group)).toEqual(groups);
});

test("where the certificate's curve must be offered, an answer with that curve says nothing about the others", async () => {
  await using server = await serveTls({ ...gcm, maxVersion: "TLSv1.2", groups: "P-256:P-384" });
  const found = await offersOf(server.port);

  expect(found.groups).toContainEqual({ namedGroup: "x448", offered: null, reason: "other-group" });
  expect(found.groups.filter(({ offered }) => offered === false)).toEqual([]);
});

test.for([
  ["secp160r1 is too small for any library; secp224r1 is not", "P-256:secp224r1", "secp224r1", 224],
  ["none", "P-256", null, null],
] as const)("a legacy curve: %s", async ([, groups, curve, bits]) => {
  await using server = await serveTls({
    maxVersion: "TLSv1.2",
    ciphers: "ECDHE+AESGCM",
    groups,
    served: chainFor("rsa"),
  });
  const found = await offersOf(server.port);

  expect(found.legacyCurve).toMatchObject({ offered: curve !== null, curve, bits });
});

test.for([
  ["an ECDSA key", "good"],
  ["an RSA key", "rsa"],
] as const)("a server of Mozilla's intermediate form with %s is known as one", async ([, chain]) => {
  const form = { ciphers: "ECDHE+AESGCM:ECDHE+CHACHA20", groups: "X25519MLKEM768:X25519:P-256:P-384" };
  const answer = reply({ headers: ["Strict-Transport-Security: max-age=63072000; includeSubDomains"] });
  await using server = await serveTls({ ...form, answer, served: chainFor(chain) });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: server.port });

  expect(raw.offers.legacyCurve.offered).toBe(false);
  expect(verdict.kpis.find(({ id }) => id === "mozilla")?.value).toBe("intermediate");
});

test("a legacy curve next to an ECDSA certificate's", async () => {
  const groups = "secp224r1:P-256";
  await using server = await serveTls({ ...gcm, maxVersion: "TLSv1.2", groups });

  expect((await offersOf(server.port)).legacyCurve).toMatchObject({ offered: true, curve: "secp224r1" });
});

test.for([
  ["h2", ["h2", "http/1.1"], { chosen: "h2", reason: "server-hello" }],
  ["http/1.1", ["http/1.1"], { chosen: "http/1.1", reason: "server-hello" }],
  ["nothing", [], { chosen: null, reason: "ignored" }],
] as const)("the protocol that is chosen: %s", async ([, alpn, expected]) => {
  await using server = await serveTls({ ...gcm, ...(alpn.length > 0 && { alpn }) });

  expect((await offersOf(server.port)).alpn).toEqual(expected);
});

test.for([
  ["nothing else", "", undefined, undefined],
  ["one that encrypts nothing", ":TLS_SHA256_SHA256", "TLS_SHA256_SHA256", undefined],
  ["CCM_8", ":TLS_AES_128_CCM_8_SHA256", undefined, "TLS_AES_128_CCM_8_SHA256"],
  ["both", ":TLS_SHA384_SHA384:TLS_AES_128_CCM_8_SHA256", "TLS_SHA384_SHA384", "TLS_AES_128_CCM_8_SHA256"],
] as const)("suites of TLS 1.3 besides the usual ones: %s", async ([, more, plain, other]) => {
  await using server = await serveTls({ minVersion: "TLSv1.3", ciphers: `ECDHE+AESGCM:TLS_AES_128_GCM_SHA256${more}` });
  const { suites } = await offersOf(server.port);

  const taken = suites.filter(({ offered }) => offered);
  expect(taken.find(({ family }) => family === "null")?.suite).toBe(plain);
  expect(taken.find(({ family }) => family === "other")?.suite).toBe(other);
  expect(new Set(taken.map(({ version }) => version))).toEqual(new Set(more === "" ? [] : ["TLSv1.3"]));
  expect(suites.filter(({ offered }) => offered === null)).toEqual([]);
});

test("SSL 3.0 has its own suites", async () => {
  await using beside = await serveTls(gcm);
  await using server = await serveSslV3({ beside: beside.port });
  const found = await offersOf(server.port);

  expect(found.suites).toContainEqual(expect.objectContaining({ family: "3des", offered: true, version: "SSLv3" }));
  expect(familiesOf(found, true).toSorted()).toEqual(["3des", "ecdhe-aead"]);
});
