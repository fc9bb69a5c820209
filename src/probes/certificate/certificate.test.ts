import { expect, test } from "vitest";
import { nameConstraints } from "../../../test/twins/pki/extensions.ts";
import { oddAlgorithms, oddlySigned } from "../../../test/twins/pki/odd-signature.ts";
import { oddRsaKeys } from "../../../test/twins/pki/odd-keys.ts";
import { inDays, intermediate, intermediateOf, keysOf, leafOf, root, chainFor } from "../../../test/twins/pki/pki.ts";
import { certificate } from "./certificate.ts";
import { identity } from "../page/identity.ts";
import { issueRoot } from "../../demo/issue.ts";
import { to, handshakeOf, contextOf, trustOf } from "../../../test/ssl/certificate-world.ts";

test.for([
  ["nothing", null, true, 3, []],
  ["a path that is too long", "PATH_LENGTH_EXCEEDED", false, 0, ["path-length", "verdicts-differ"]],
  ["a purpose that we see nothing wrong with", "INVALID_PURPOSE", false, 0, ["refused", "verdicts-differ"]],
  ["an expired authority", "CERT_HAS_EXPIRED", false, 0, ["issuer-expired", "verdicts-differ"]],
  ["an issuer that is not a CA", "INVALID_CA", false, 0, ["not-an-authority", "verdicts-differ"]],
  ["an error without a Node code", "UNSPECIFIED", false, 0, ["refused", "verdicts-differ"]],
  ["something else", "CERT_REJECTED", false, 0, ["refused", "verdicts-differ"]],
] as const)(
  "where we find a path and OpenSSL reports %s, the worse result counts",
  async ([, trustError, trusted, path, reasons]) => {
    expect(await trustOf({ handshake: handshakeOf({ trustError }) })).toEqual({ trusted, path, reasons });
  },
);

const elsewhere = intermediateOf({ extensions: [nameConstraints({ permitted: ["elsewhere.example"] })] });

test.for([
  [
    "a rule of the path",
    handshakeOf({ chain: [leafOf({}, elsewhere).der, elsewhere.der] }),
    ["name-constraints", "verdicts-differ"],
  ],
  ["the time of the leaf", handshakeOf({ chain: chainFor("expired").chain }), ["expired", "verdicts-differ"]],
  // A lenient handshake does not check what it overlooks, and names are never checked by OpenSSL.
  ["a weak key, unasked", handshakeOf({ chain: chainFor("rsa 1024").chain, lenient: true }), ["weak-key"]],
  ["a weak key", handshakeOf({ chain: chainFor("rsa 1024").chain }), ["weak-key", "verdicts-differ"]],
  ["a name, unasked", handshakeOf({ chain: chainFor("wrong name").chain }), ["wrong-name"]],
  [
    "the form of a serial number",
    handshakeOf({ chain: [leafOf({ serial: Buffer.from([0]) }).der, intermediate.der] }),
    ["serial-form"],
  ],
] as const)("where OpenSSL trusts a chain and we find a problem: %s", async ([, handshake, reasons]) => {
  expect(await trustOf({ handshake })).toMatchObject({ reasons });
});

const oddRoot = issueRoot({
  subject: { commonName: "Odd Root" },
  keys: keysOf("p256", "odd root"),
  notBefore: inDays(-9),
  notAfter: inDays(99),
  keyUsage: null,
});
const bareCa = intermediateOf({ keyUsage: null, authority: {} }, oddRoot);

// The CA/B BR bind public authorities; roots that Mozilla has accepted cannot be changed by operators.
test.for([
  ["of Mozilla's", "mozilla", leafOf({ extendedKeyUsage: null }, oddRoot), [], ["purpose-form"]],
  ["of the user's", "given", leafOf({ extendedKeyUsage: null }, oddRoot), [], ["key-usage-missing"]],
  ["of Mozilla's, over an intermediate", "mozilla", leafOf({}, bareCa), [bareCa], ["key-usage-missing"]],
] as const)("the profile rules that apply under a root %s", async ([, by, leaf, others, reasons]) => {
  const handshake = handshakeOf({ chain: [leaf, ...others].map(({ der }) => der) });

  expect(await trustOf({ handshake, anchors: [oddRoot.der], by })).toMatchObject({ trusted: true, reasons });
});

test("OpenSSL's error about the leaf's validity does not count against its path", async () => {
  const handshake = handshakeOf({ chain: chainFor("expired").chain, trustError: "CERT_HAS_EXPIRED" });

  expect(await trustOf({ handshake })).toEqual({ trusted: true, path: 3, reasons: ["expired"] });
});

test("a path that OpenSSL finds and our search does not is trusted, without path details", async () => {
  expect(await trustOf({ handshake: handshakeOf(), anchors: [] })).toEqual({
    trusted: true,
    path: 0,
    reasons: ["path-unclear"],
  });
});

const rsaCa = intermediateOf({ subject: { commonName: "RSA CA" }, keys: keysOf("rsa2048", "rsa ca") });

function chainSignedBy(algorithm: keyof typeof oddAlgorithms): readonly Buffer[] {
  return [oddlySigned(leafOf({}, rsaCa), rsaCa, oddAlgorithms[algorithm]).der, rsaCa.der];
}

test.for([
  ["MD5 (OIW)", false, true, ["weak-signature", "verdicts-differ"]],
  ["SHA-1 (OIW)", false, true, ["weak-signature", "verdicts-differ"]],
  ["RIPEMD-160", false, true, ["weak-signature", "verdicts-differ"]],
  ["RIPEMD-160", true, true, ["weak-signature"]],
  // CA/B BR §7.1.3.2: OpenSSL accepts it, browsers do not.
  ["SHA3-256", false, false, ["foreign-signature"]],
  ["SHA3-256", true, false, ["foreign-signature"]],
] as const)(
  "a leaf signed with %s, seen in a handshake with lenient = %s",
  async ([algorithm, lenient, trusted, reasons]) => {
    const handshake = handshakeOf({ chain: chainSignedBy(algorithm), lenient });

    expect(await trustOf({ handshake })).toMatchObject({ trusted, reasons });
  },
);

test("the result of a lenient handshake alone leaves trust unknown", async () => {
  const context = contextOf({ handshake: handshakeOf({ lenient: true }), anchors: [] });
  const { trust } = await certificate(context, to);

  expect(trust).toMatchObject({ trusted: null, doubt: { url: null, reason: "lenient" }, by: null, path: [] });
  expect(trust.reasons.map(({ id }) => id)).toEqual(["trust-unknown"]);
  expect(await identity(context, to)).toBeNull();
});

test("a leaf with the name of its authority is not self-signed", async () => {
  const handshake = handshakeOf({ chain: [leafOf({ subject: root.subject, hash: "sha1" }, root).der] });

  expect((await trustOf({ handshake })).reasons).toContain("weak-signature");
});

test("a public-suffix wildcard is a problem of the certificate that OpenSSL does not report", async () => {
  const names = ["localhost", "*.co.uk"];
  const handshake = handshakeOf({ chain: [leafOf({ names }).der, intermediate.der] });

  expect(await trustOf({ handshake })).toEqual({ trusted: true, path: 3, reasons: ["public-suffix"] });
});

test.for([
  ["a site that nothing else names", ["*.co.uk"], {}, ["wrong-name", "public-suffix"]],
  ["a site that is named beside it", ["*.co.uk", "SHOP.co.uk"], {}, ["public-suffix"]],
  ["a site with its own wildcard beside it", ["*.co.uk", "*.shop.co.uk"], {}, ["wrong-name", "public-suffix"]],
  ["a server of mail", ["*.co.uk"], { starttls: "smtp" }, ["public-suffix"]],
  ["a server of mail with TLS at once", ["*.co.uk"], { implicitTlsProtocol: "smtp" }, ["public-suffix"]],
] as const)("a public-suffix wildcard, and %s", async ([, names, spoken, reasons]) => {
  const handshake = handshakeOf({ chain: [leafOf({ names: [...names] }).der, intermediate.der] });
  const { trust } = await certificate(contextOf({ handshake }), { host: "shop.co.uk", port: 443, ...spoken });

  expect(trust.reasons.map(({ id }) => id)).toEqual(reasons);
});

test("a leaf that cannot be parsed is a finding, and OpenSSL's result decides", async () => {
  const handshake = handshakeOf({ chain: [Buffer.from("3003020101", "hex"), intermediate.der] });
  const context = contextOf({ handshake });

  expect(await certificate(context, to)).toMatchObject({ chain: [], issuer: null });
  expect(await trustOf({ handshake })).toEqual({ trusted: false, path: 0, reasons: ["unreadable"] });
  expect(await identity(context, to)).toEqual({ problems: [] });
  expect(await identity(contextOf({ handshake: { ...handshake, lenient: true } }), to)).toBeNull();
});

test("without a certificate nothing is authenticated, even where OpenSSL reports no error", async () => {
  const handshake = handshakeOf({ chain: [] });

  expect(await trustOf({ handshake })).toEqual({ trusted: false, path: 0, reasons: ["no-certificate"] });
  expect(await identity(contextOf({ handshake }), to)).toEqual({ problems: ["untrusted"] });
});

test("an intermediate that cannot be parsed is skipped", async () => {
  const handshake = handshakeOf({ chain: [...chainFor("good").chain, Buffer.from("3003020101", "hex")] });

  expect(await trustOf({ handshake })).toEqual({ trusted: true, path: 3, reasons: [] });
});

const crowdKeys = { subject: { commonName: "Crowd" }, keys: keysOf("p256", "crowd"), authority: {} };
const crowdRoot = issueRoot({ ...crowdKeys, notBefore: inDays(-9), notAfter: inDays(99) });
const crowd = Array.from({ length: 30 }, () => intermediateOf(crowdKeys, crowdRoot));
const uncheckable = intermediateOf({ keys: oddRsaKeys("long") });

test.for([
  ["a crowd that names itself at the end", crowd, "SELF_SIGNED_CERT_IN_CHAIN", ["unknown-authority", "root-included"]],
  [
    "a crowd of which something else is wrong",
    crowd,
    "CERT_REJECTED",
    ["path-unclear", "root-included", "refused", "verdicts-differ"],
  ],
  ["a key that clients cannot verify with", [uncheckable], null, ["weak-issuer-key", "verdicts-differ"]],
  [
    "such a key below an untrusted CA",
    [uncheckable],
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    ["weak-issuer-key", "unknown-authority"],
  ],
] as const)("above a leaf there is %s", async ([, others, trustError, reasons]) => {
  const chain = [leafOf({}, others[0]), ...others].map(({ der }) => der);

  expect(await trustOf({ handshake: handshakeOf({ chain, trustError }) })).toEqual({
    trusted: false,
    path: 0,
    reasons,
  });
});
