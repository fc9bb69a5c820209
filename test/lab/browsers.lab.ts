import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { encode, objectIdentifier, primitive, sequence, set } from "../../src/demo/der-writer.ts";
import { extension } from "../../src/demo/extensions.ts";
import type { Credential, CertificateProfile } from "../../src/demo/issue.ts";
import { oids } from "../../src/formats/x509/oids.ts";
import { measure } from "../engine.ts";
import { clientAuth, mustStaple } from "../twins/pki/extensions.ts";
import { staple, type OcspKind } from "../twins/pki/ocsp-answer.ts";
import { oddAlgorithms, oddlySigned } from "../twins/pki/odd-signature.ts";
import {
  chainFor,
  inDays,
  intermediate,
  intermediateOf,
  keysOf,
  leafOf,
  root,
  served,
  type Served,
} from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";
import { openBrowser, visit, type Browser, type BrowserName } from "./browsers/browser.ts";
import { temporaryFolder } from "./machines/process.ts";

const browsers = new Map<BrowserName, Browser>();

beforeAll(async () => {
  const file = join(temporaryFolder("browsers"), "root.pem");
  writeFileSync(file, root.pem);
  for (const name of ["chromium", "firefox"] as const) browsers.set(name, await openBrowser(name, { roots: [file] }));
}, 120_000);

afterAll(async () => {
  for (const browser of browsers.values()) await browser[Symbol.asyncDispose]();
});

/** Each browser's result for a URL: `loaded`, or its error code. */
async function saidOf(url: string): Promise<Record<string, string>> {
  const said = [...browsers].map(async ([name, browser]) => {
    const { loaded, error } = await visit(browser, url);
    return [name, loaded ? "loaded" : String(error)] as const;
  });
  return Object.fromEntries(await Promise.all(said));
}

const page = reply({ headers: ["Content-Type: text/html"], body: "<!doctype html><title>twin</title>" });

function rsaCa(): Credential {
  return intermediateOf({ subject: { commonName: "RSA CA" }, keys: keysOf("rsa2048", "rsa ca") });
}

function signed(algorithm: readonly [string, string]): Served {
  const ca = rsaCa();
  return served(oddlySigned(leafOf({}, ca), ca, algorithm), ca);
}

function below(profile: Partial<CertificateProfile>): Served {
  const ca = intermediateOf(profile);
  return served(leafOf({}, ca), ca);
}

function deep(count: number): Served {
  const line: Credential[] = [];
  for (let at = 0; at < count; at++) {
    const subject = { commonName: `Depth ${at}` };
    line.unshift(intermediateOf({ subject, keys: keysOf("p256", `depth ${at}`), authority: {} }, line[0] ?? root));
  }
  return served(leafOf({}, line[0]), ...line);
}

function extended(...extensions: readonly Buffer[]): TlsTwinOptions {
  return { served: served(leafOf({ extensions }), intermediate) };
}

/** Eighteen bytes for each name. */
function large(count: number): TlsTwinOptions {
  const names = Array.from({ length: count }, (_, index) => `shop${10_000 + index}.a.test`);
  return { served: served(leafOf({ names: ["localhost", ...names] }), intermediate) };
}

function stapled(kind: OcspKind): TlsTwinOptions {
  const leaf = leafOf();
  return { served: served(leaf, intermediate), staple: staple(kind, leaf) };
}

/** A CA's name in a string type. */
function namedCa(tag: number, text: string): Buffer {
  return sequence(set(sequence(objectIdentifier(oids.commonName), encode(tag, Buffer.from(text)))));
}

/** requireExplicitPolicy 0 */
const explicit = extension(oids.policyConstraints, sequence(primitive(0, Buffer.from([0]))), true);

// Without HSTS, which a browser would remember for this host: B is the best possible grade.
type Row = readonly [
  what: string,
  options: TlsTwinOptions,
  chromium: string,
  firefox: string,
  grade: string,
  finding: string | null,
];

const rows: readonly Row[] = [
  ["a good chain", {}, "loaded", "loaded", "B", null],
  [
    "SHA-224",
    { served: signed(["sha224", "1.2.840.113549.1.1.14"]) },
    "ERR_CERT_INVALID",
    "SEC_ERROR_CERT_SIGNATURE_ALGORITHM_DISABLED",
    "F",
    "foreign-signature",
  ],
  [
    "SHA3-256",
    { served: signed(oddAlgorithms["SHA3-256"]) },
    "ERR_CERT_INVALID",
    "SEC_ERROR_CERT_SIGNATURE_ALGORITHM_DISABLED",
    "F",
    "foreign-signature",
  ],
  [
    "SHA-1",
    { served: signed(["sha1", "1.2.840.113549.1.1.5"]) },
    "ERR_CERT_INVALID",
    "SEC_ERROR_CERT_SIGNATURE_ALGORITHM_DISABLED",
    "F",
    "weak-signature",
  ],
  [
    "a CA certificate",
    { served: served(leafOf({ authority: {} }), intermediate) },
    "loaded",
    "MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY",
    "B",
    "authority-as-server",
  ],
  [
    "an issuer in another string type",
    { served: served(leafOf(), intermediateOf({ subject: namedCa(0x13, "Twin CA") })) },
    "loaded",
    "SEC_ERROR_UNKNOWN_ISSUER",
    "B",
    "names-spelled-apart",
  ],
  [
    "an issuer in other letters",
    { served: served(leafOf(), intermediateOf({ subject: namedCa(0x0c, "TWIN  ca") })) },
    "loaded",
    "SEC_ERROR_UNKNOWN_ISSUER",
    "B",
    "names-spelled-apart",
  ],
  [
    "a TLS feature that cannot be read",
    extended(extension("1.3.6.1.5.5.7.1.24", encode(0x04, Buffer.from([0])))),
    "loaded",
    "SEC_ERROR_BAD_DER",
    "B",
    "feature-unreadable",
  ],
  [
    "empty access information",
    extended(extension(oids.authorityInfoAccess, sequence())),
    "ERR_CERT_INVALID",
    "loaded",
    "B",
    "access-empty",
  ],
  [
    "a name outside ASCII",
    { served: served(leafOf({ names: ["b\u00fccher.test", "localhost"] }), intermediate) },
    "ERR_CERT_INVALID",
    "loaded",
    "B",
    "names-not-ascii",
  ],
  [
    "empty name constraints",
    extended(extension(oids.nameConstraints, sequence(), true)),
    "ERR_CERT_INVALID",
    "loaded",
    "B",
    "constraints-empty",
  ],
  ["4,000 names", large(4000), "loaded", "SEC_ERROR_BAD_DER", "B", "large-certificate"],
  ["3,000 names", large(3000), "loaded", "loaded", "B", null],
  ["6,000 names", large(6000), "ERR_SSL_PROTOCOL_ERROR", "SEC_ERROR_BAD_DER", "F", "oversized"],
  ["7,500 names", large(7500), "ERR_SSL_PROTOCOL_ERROR", "SSL_ERROR_RX_MALFORMED_HANDSHAKE", "F", "oversized"],
  [
    "10,000 names",
    { served: chainFor("many names") },
    "ERR_SSL_PROTOCOL_ERROR",
    "SSL_ERROR_RX_MALFORMED_HANDSHAKE",
    "F",
    "oversized",
  ],
  ["six intermediates", { served: deep(6) }, "loaded", "loaded", "B", null],
  ["seven intermediates", { served: deep(7) }, "loaded", "SEC_ERROR_UNKNOWN_ISSUER", "B", "long-chain"],
  [
    "a policy that does not exist",
    { served: below({ extensions: [explicit] }) },
    "ERR_CERT_INVALID",
    "loaded",
    "F",
    "policies",
  ],
  [
    "RSA 1024",
    { served: served(leafOf({ keys: keysOf("rsa1024") }), intermediate) },
    "loaded",
    "loaded",
    "F",
    "weak-key",
  ],
  [
    "any purpose",
    { served: served(leafOf({ extendedKeyUsage: [oids.anyExtendedKeyUsage] }), intermediate) },
    "loaded",
    "SEC_ERROR_INADEQUATE_CERT_TYPE",
    "B",
    "any-purpose",
  ],
  [
    "an authority for clients",
    { served: below({ extendedKeyUsage: [clientAuth] }) },
    "ERR_CERT_INVALID",
    "SEC_ERROR_INADEQUATE_CERT_TYPE",
    "F",
    "intermediate-purpose",
  ],
  [
    "an expired certificate",
    { served: served(leafOf({ notBefore: inDays(-90), notAfter: inDays(-1) }), intermediate) },
    "ERR_CERT_DATE_INVALID",
    "SEC_ERROR_EXPIRED_CERTIFICATE",
    "F",
    "expired",
  ],
  [
    "another name",
    { served: served(leafOf({ names: ["other.test"] }), intermediate) },
    "ERR_CERT_COMMON_NAME_INVALID",
    "SSL_ERROR_BAD_CERT_DOMAIN",
    "F",
    "wrong-name",
  ],
  [
    "no intermediate",
    { served: served(leafOf({}, rsaCa())) },
    "ERR_CERT_AUTHORITY_INVALID",
    "SEC_ERROR_UNKNOWN_ISSUER",
    "F",
    "untrusted",
  ],
  [
    "must-staple, no staple",
    { served: served(leafOf({ extensions: [mustStaple()] }), intermediate) },
    "loaded",
    "MOZILLA_PKIX_ERROR_REQUIRED_TLS_FEATURE_MISSING",
    "C",
    "must-staple",
  ],
  // Chromium ignores them. The leaf names no responder and no list, so that Firefox asks nobody.
  [
    "a staple with a bad signature",
    stapled("tampered"),
    "loaded",
    "SEC_ERROR_OCSP_BAD_SIGNATURE",
    "B",
    "staple-refused",
  ],
  ["a staple that knows no status", stapled("unknown"), "loaded", "SEC_ERROR_OCSP_UNKNOWN_CERT", "B", "staple-refused"],
  ["a staple that is over", stapled("expired"), "loaded", "SEC_ERROR_OCSP_OLD_RESPONSE", "B", "staple-unusable"],
  [
    "ffdhe3072 only",
    { groups: "ffdhe3072", minVersion: "TLSv1.3" },
    "ERR_SSL_VERSION_OR_CIPHER_MISMATCH",
    "loaded",
    "F",
    "beyond-reach",
  ],
  [
    "ECDHE-ECDSA-AES128-SHA only",
    { ciphers: "ECDHE-ECDSA-AES128-SHA", maxVersion: "TLSv1.2" },
    "ERR_SSL_VERSION_OR_CIPHER_MISMATCH",
    "SSL_ERROR_NO_CYPHER_OVERLAP",
    "F",
    "beyond-reach",
  ],
];

describe("browsers' results, and ours", () => {
  test.for(rows)("%s", async ([, options, chromium, firefox, grade, finding]) => {
    await using twin = await serveTls({ answer: page, ...options });
    const { port } = twin;
    const said = await saidOf(`https://localhost:${port}/`);
    const { verdict } = await measure(ssl, { host: "localhost", port: `${port}` });
    const faults = verdict.findings.map(({ id }) => id as string).filter((id) => id === finding);
    expect({ ...said, grade: verdict.grade, faults }).toEqual({
      chromium,
      firefox,
      grade,
      faults: finding ? [finding] : [],
    });
  });
});

describe("which HSTS policies browsers store", () => {
  test.for<readonly [value: string, chromium: boolean, firefox: boolean]>([
    ["max-age=31536000", true, true],
    ["max-age=31536000; includeSubDomains=1", false, false],
    ["max-age=99999999999999999999", true, false],
    ["max-age=31536000; preload; preload", true, true],
    ["max-age=31536000; includeSubDomains; includeSubDomains", false, false],
    ["max-age=31536000; max-age=31536000", false, false],
    ['max-age="31536000"', true, true],
    ["max-age=31536000; foo=bar; foo", true, true],
    ["max-age=31536000; preload=1", true, true],
    ["max-age = 31536000 ;; includeSubDomains;", true, true],
    ["includeSubDomains", false, false],
    ["max-age=1e9", false, false],
    ["max-age=31536000, max-age=0", false, false],
    ["max-age=4294967296", true, true],
    ["max-age=9223372036854775807", true, true],
    ["max-age=18446744073709551615", true, true],
    ["max-age=18446744073709551616", true, false],
  ])("%s", async ([value, chromium, firefox]) => {
    const host = `h${hosts++}.test`;
    const leaf = leafOf({ names: [host] });
    const stored = [...browsers].map(async ([name, browser]) => {
      await using twin = await serveTls({
        answer: reply({ headers: ["Content-Type: text/html", `Strict-Transport-Security: ${value}`], body: "x" }),
        served: served(leaf, intermediate),
      });
      await visit(browser, `https://${host}:${twin.port}/`);
      // The port speaks only TLS, so the page loads only if the browser upgraded http to https.
      return [name, (await visit(browser, `http://${host}:${twin.port}/again`)).url.startsWith("https:")] as const;
    });
    expect(Object.fromEntries(await Promise.all(stored))).toEqual({ chromium, firefox });
  });
});

let hosts = 0;
