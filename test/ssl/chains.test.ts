import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { problems } from "../../src/checks/ssl/problems.ts";
import { reasonWords } from "../../src/core/reason-words.ts";
import { measure } from "../engine.ts";
import { constructed, encode, objectIdentifier, primitive, sequence, set } from "../../src/demo/der-writer.ts";
import { extension } from "../../src/demo/extensions.ts";
import { distinguishedName, type Credential } from "../../src/demo/issue.ts";
import { oids } from "../../src/formats/x509/oids.ts";
import { clientAuth, nameConstraints } from "../twins/pki/extensions.ts";
import { pssSigned } from "../twins/pki/pss.ts";
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
} from "../twins/pki/pki.ts";
import { serveIssuer, serveOcsp } from "../twins/pki/responders.ts";
import { passOn, resettingAtOnce, serveTcp } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { hsts, look } from "./look.ts";

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

test("a CA certificate as server certificate caps the grade, and the finding names Firefox", async () => {
  const seen = await look({ served: served(leafOf({ authority: {} }), intermediate) });

  expect({ grade: seen.verdict.grade, reasons: seen.reasons }).toEqual({
    grade: "B",
    reasons: ["authority-as-server"],
  });
  expect(seen.verdict.findings.map(({ id }) => id)).toContain("authority-as-server");
});

/** `Twin CA` as the certificates below it spell it in UTF8String, in another string type or in other letters. */
const namedCa = (tag: number, text: string) =>
  sequence(set(sequence(objectIdentifier(oids.commonName), encode(tag, Buffer.from(text)))));

test.for([
  ["an issuer in another string type", {}, { subject: namedCa(0x13, "Twin CA") }, "names-spelled-apart", "Firefox"],
  ["an issuer in other letters", {}, { subject: namedCa(0x0c, "TWIN  ca") }, "names-spelled-apart", "Firefox"],
  [
    "a TLS feature that cannot be read",
    { extensions: [extension("1.3.6.1.5.5.7.1.24", encode(0x04, Buffer.from([0])))] },
    {},
    "feature-unreadable",
    "Firefox",
  ],
  [
    "more than 64 kB",
    { names: ["localhost", ...Array.from({ length: 4000 }, (_, index) => `shop${10_000 + index}.a.test`)] },
    {},
    "large-certificate",
    "Firefox",
  ],
  [
    "empty access information",
    { extensions: [extension(oids.authorityInfoAccess, sequence())] },
    {},
    "access-empty",
    "Chrome",
  ],
  ["any purpose", { extendedKeyUsage: [oids.anyExtendedKeyUsage] }, {}, "any-purpose", "Firefox"],
  ["a name outside ASCII", { names: ["b\u00fccher.test", "localhost"] }, {}, "names-not-ascii", "Chrome"],
  [
    "empty name constraints",
    { extensions: [extension(oids.nameConstraints, sequence(), true)] },
    {},
    "constraints-empty",
    "Chrome",
  ],
] as const)("%s caps the grade, and the finding names the rejecting clients", async ([, leaf, ca, id, who]) => {
  const seen = await look({ served: served(leafOf(leaf, intermediate), intermediateOf(ca)) });
  const { grade, findings, caps } = seen.verdict;
  const cap = who === "Firefox" ? "firefox-refused" : "chromium-refused";

  expect({ grade, caps: caps?.map((one) => one.id) }).toEqual({ grade: "B", caps: [cap] });
  expect(findings.map((one) => one.id)).toContain(id);
  expect(problems[id].severity).toBe("high");
  expect(problems[id].cause.en).toMatch(new RegExp(`${who}[^.;]* rejects? `));
});

test("of two CA certificates the one whose name matches byte for byte counts", async () => {
  const apart = intermediateOf({ subject: namedCa(0x13, "Twin CA"), notAfter: inDays(3000) });
  const seen = await look({ served: served(leafOf(), apart, intermediateOf({ notAfter: inDays(1000) })) });

  expect(seen.reasons).not.toContain("names-spelled-apart");
});

test.for([
  [6, "A+", []],
  [7, "B", ["long-chain"]],
] as const)("%d intermediates get %s for %j", async ([count, grade, reasons]) => {
  const line: Credential[] = [];
  for (let at = 0; at < count; at++) {
    const subject = { commonName: `Depth ${at}` };
    line.unshift(intermediateOf({ subject, keys: keysOf("p256", `depth ${at}`), authority: {} }, line[0] ?? root));
  }
  const seen = await look({ served: served(leafOf({}, line[0]), ...line) });

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

test("of two cross-signed paths the one that is valid now counts", async () => {
  const leaf = leafOf();
  const dead = intermediateOf({ notBefore: inDays(-800), notAfter: inDays(-1) });
  const { verdict, reasons } = await look({ served: served(leaf, dead, intermediateOf({})) });

  expect({ grade: verdict.grade, reasons }).toEqual({ grade: "A+", reasons: [] });
});

test("an authority that is spelled in another string type is still an anchor, though not to Firefox", async () => {
  await using responder = await serveOcsp("good");
  const name = set(sequence(objectIdentifier(oids.commonName), encode(0x13, Buffer.from("TWIN  CA"))));
  const leaf = leafOf({ ocspUrls: [responder.url] }, { ...intermediate, subject: sequence(name) });
  const { raw, verdict, reasons } = await look({ served: served(leaf, intermediate) });

  expect(reasons).toEqual(["names-spelled-apart"]);
  expect(raw.trust.path).toHaveLength(3);
  expect(raw.revocation.status).toBe("good");
  expect(verdict.grade).toBe("B");
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
test("an authority whose name constraints permit its host names but not its subject", async () => {
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

/** Permitted host names, next to an excluded directoryName ([4]) subtree. */
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

  // An address keeps no HSTS (RFC 6797 §8.1.1), which A+ needs.
  expect([verdict.grade, verdict.score]).toEqual(["A", 100]);
  expect(ssl.target({ host: { host: raw.host, port: null }, port: raw.port }).name).toBe(`127.0.0.1:${raw.port}`);
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
  expect(raw.trust).toMatchObject({ trusted: null, undeterminedReason: { url: issuer.url, reason } });
  expect(verdict).not.toHaveProperty("grade");
  expect(verdict.findings).toContainEqual({
    id: "issuer-unfetched",
    params: { url: issuer.url, reason: reasonWords(reason) },
    evidence: reason,
  });
});

test("an expired intermediate is named with its last day", async () => {
  const { raw, verdict } = await look({ served: chainFor("expired intermediate") });
  const [, expired] = raw.chain;

  expect(verdict.findings).toContainEqual({
    id: "intermediate-expired",
    params: { authority: `${expired?.subject} (${expired?.notAfter.slice(0, 10)})` },
  });
});

test("a server that has no time for the handshake that would confirm a path leaves trust open", async () => {
  await using issuer = await serveIssuer("DER");
  await using server = await serveTls({ answer: hsts, served: chainFor("leaf only", { issuerUrls: [issuer.url] }) });
  await using moody = await serveTcp((socket) => {
    if (issuer.connections() > 0) resettingAtOnce()(socket);
    else passOn(socket, server.port);
  });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${moody.port}` });

  expect(raw.trust).toMatchObject({ trusted: null, undeterminedReason: { url: null, reason: "tcp.reset" }, path: [] });
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
  // The server counts as public here, and the URL in its certificate does not.
  const policy = { special: true, allow: ["127.0.0.2/32"] };
  const { raw } = await measure(ssl, { host: "localhost" }, { pins, policy });

  expect(raw.trust.trusted).toBe(false);
  expect(issuer.connections()).toBe(0);
});

test.for(["TLSv1.2", "TLSv1.3"] as const)(
  "certificates above the clients' size limit are an F in %s, since no client connects",
  async (maxVersion) => {
    const { raw, verdict } = await look({ served: chainFor("many names"), maxVersion });

    expect(raw.trust).toMatchObject({ trusted: false, reasons: [{ id: "oversized", enforced: true }] });
    expect(ssl.raw.safeParse(raw).success).toBe(true);
    expect([verdict.status, verdict.grade]).toEqual(["fail", "F"]);
    expect(verdict.findings[0]?.id).toBe("oversized");
  },
);

test("where a server takes ffdhe3072 alone, the finding names Chrome and Edge: Firefox has that group", async () => {
  const { raw, verdict } = await look({ groups: "ffdhe3072", minVersion: "TLSv1.3" });

  expect(raw.namedGroup).toBe("ffdhe3072");
  expect(verdict.findings.find(({ id }) => id === "beyond-reach")?.params).toMatchObject({
    choice: "ffdhe3072",
    who: { en: "Chrome and Edge" },
  });
});
