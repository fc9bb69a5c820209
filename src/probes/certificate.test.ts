import { usualDns } from "../net/dns/usual.ts";
import { expect, test } from "vitest";
import { nameConstraints } from "../../test/twins/extensions.ts";
import { oddAlgorithms, oddlySigned } from "../../test/twins/odd-signature.ts";
import { oddRsaKeys } from "../../test/twins/odd-keys.ts";
import { inDays, intermediate, intermediateOf, keysOf, leafOf, now, root, chainFor } from "../../test/twins/pki.ts";
import type { Context } from "../core/check.ts";
import type { Anchor } from "../core/trust.ts";
import { failure } from "../core/failure.ts";
import type { Handshake, Net } from "../core/net.ts";
import { certificate } from "./certificate.ts";
import { leafProblems } from "./certificate-leaf.ts";
import { readCertificate } from "../formats/certificate.ts";
import { identity } from "./identity.ts";
import { issueRoot } from "../demo/issue.ts";

const to = { host: "localhost", port: 443 };

function handshakeOf(change: Partial<Handshake> = {}): Handshake {
  return {
    address: "192.0.2.1",
    protocol: "TLSv1.3",
    cipher: "TLS_AES_128_GCM_SHA256",
    group: "X25519",
    alpn: null,
    chain: chainFor("good").chain,
    trustError: null,
    lenient: false,
    staple: null,
    ms: 1,
    ...change,
  };
}

interface World {
  readonly handshake: Handshake;
  readonly tls?: Net["tls"];
  readonly http?: Net["http"];
  readonly anchors?: readonly Uint8Array[];
  /** Who vouches for them; Mozilla unless told otherwise. */
  readonly by?: Anchor["by"];
}

function unasked(): Promise<never> {
  return Promise.reject(new Error("nobody should ask this"));
}

function timingOut(): Promise<never> {
  return Promise.reject(failure("timeout.http", to));
}

function neverPlaced(): never {
  throw new Error("nobody asks for one address here");
}

/** A context whose outside world is written by hand. */
function contextOf({ handshake, tls, http, anchors = [root.der], by = "mozilla" }: World): Context {
  const shared = new Map<string, Promise<unknown>>();
  return {
    net: {
      tls: tls ?? (() => Promise.resolve(handshake)),
      http: http ?? unasked,
      hello: unasked,
      mail: unasked,
      addresses: unasked,
      dns: unasked,
      source: unasked,
    },
    dns: usualDns,
    trust: {
      named: (subject) =>
        anchors.filter((der) => readCertificate(der).subject.equals(subject)).map((der) => ({ der, by })),
    },
    now: () => now,
    traffic: () => ({ connections: 0, requests: 0, bytes: 0 }),
    elapsed: () => 0,
    use: unasked,
    at: neverPlaced,
    once: (key, work) => {
      const known = shared.get(key) ?? work();
      shared.set(key, known);
      return known as never;
    },
  };
}

async function trustOf(world: World) {
  const { trust } = await certificate(contextOf(world), to);
  return { trusted: trust.trusted, path: trust.path.length, reasons: trust.reasons.map(({ id }) => id) };
}

test.for([
  ["nothing", null, true, 3, []],
  ["a path that is too long", "PATH_LENGTH_EXCEEDED", false, 0, ["path-length", "verdicts-differ"]],
  ["a purpose that we see nothing wrong with", "INVALID_PURPOSE", false, 0, ["issuer-purpose", "verdicts-differ"]],
  ["an authority whose time is over", "CERT_HAS_EXPIRED", false, 0, ["issuer-expired", "verdicts-differ"]],
  ["an authority that is none", "INVALID_CA", false, 0, ["not-an-authority", "verdicts-differ"]],
  ["something that Node has no word for", "UNSPECIFIED", false, 0, ["refused", "verdicts-differ"]],
  ["something else", "CERT_REJECTED", false, 0, ["refused", "verdicts-differ"]],
] as const)(
  "where we see a path and OpenSSL has against it %s, the worse counts",
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
  // What a lenient handshake overlooks it was not asked about, and names never are.
  ["a weak key, unasked", handshakeOf({ chain: chainFor("rsa 1024").chain, lenient: true }), ["weak-key"]],
  ["a weak key", handshakeOf({ chain: chainFor("rsa 1024").chain }), ["weak-key", "verdicts-differ"]],
  ["a name, unasked", handshakeOf({ chain: chainFor("wrong name").chain }), ["wrong-name"]],
  [
    "the form of a serial number",
    handshakeOf({ chain: [leafOf({ serial: Buffer.from([0]) }).der, intermediate.der] }),
    ["serial-form"],
  ],
] as const)("where OpenSSL trusts a chain and we have something against it: %s", async ([, handshake, reasons]) => {
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

// CA/B BR bind public authorities, and what Mozilla has accepted nobody here can change.
test.for([
  ["of Mozilla's", "mozilla", leafOf({ extendedKeyUsage: null }, oddRoot), [], ["purpose-form"]],
  ["of the user's", "given", leafOf({ extendedKeyUsage: null }, oddRoot), [], ["key-usage-missing"]],
  ["of Mozilla's, over an intermediate", "mozilla", leafOf({}, bareCa), [bareCa], ["key-usage-missing"]],
] as const)("which rules of form count under a root %s", async ([, by, leaf, others, reasons]) => {
  const handshake = handshakeOf({ chain: [leaf, ...others].map(({ der }) => der) });

  expect(await trustOf({ handshake, anchors: [oddRoot.der], by })).toMatchObject({ trusted: true, reasons });
});

test("a time of the leaf that OpenSSL holds against it is not held against its path", async () => {
  const handshake = handshakeOf({ chain: chainFor("expired").chain, trustError: "CERT_HAS_EXPIRED" });

  expect(await trustOf({ handshake })).toEqual({ trusted: true, path: 3, reasons: ["expired"] });
});

test("where OpenSSL sees a way that our search does not, it is believed, without a path", async () => {
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
  ["SHA3-256", false, true, []],
  // SECLEVEL 0 asks nothing of a hash, and we do not know this one either.
  ["SHA3-256", true, null, ["trust-unknown"]],
] as const)("a leaf signed with %s, seen leniently %s", async ([algorithm, lenient, trusted, reasons]) => {
  const handshake = handshakeOf({ chain: chainSignedBy(algorithm), lenient });

  expect(await trustOf({ handshake })).toMatchObject({ trusted, reasons });
});

test("the word of a lenient handshake alone is a doubt", async () => {
  const context = contextOf({ handshake: handshakeOf({ lenient: true }), anchors: [] });
  const { trust } = await certificate(context, to);

  expect(trust).toMatchObject({ trusted: null, doubt: { url: null, reason: "lenient" }, by: null, path: [] });
  expect(trust.reasons.map(({ id }) => id)).toEqual(["trust-unknown"]);
  expect(await identity(context, to)).toBeNull();
});

test("a leaf of the name of its authority is not signed by itself", async () => {
  const handshake = handshakeOf({ chain: [leafOf({ subject: root.subject, hash: "sha1" }, root).der] });

  expect((await trustOf({ handshake })).reasons).toContain("weak-signature");
});

test("a wildcard for a public suffix is held against a certificate, and is none of OpenSSL's business", async () => {
  const names = ["localhost", "*.co.uk"];
  const handshake = handshakeOf({ chain: [leafOf({ names }).der, intermediate.der] });

  expect(await trustOf({ handshake })).toEqual({ trusted: true, path: 3, reasons: ["public-suffix"] });
});

test.for([
  ["a site that nothing else names", ["*.co.uk"], {}, ["wrong-name", "public-suffix"]],
  ["a site that is named beside it", ["*.co.uk", "SHOP.co.uk"], {}, ["public-suffix"]],
  ["a site that has a wildcard of its own beside it", ["*.co.uk", "*.shop.co.uk"], {}, ["wrong-name", "public-suffix"]],
  ["a server of mail", ["*.co.uk"], { starttls: "smtp" }, ["public-suffix"]],
  ["a server of mail with TLS at once", ["*.co.uk"], { speaks: "smtp" }, ["public-suffix"]],
] as const)("a wildcard for a public suffix, and %s", async ([, names, spoken, reasons]) => {
  const handshake = handshakeOf({ chain: [leafOf({ names: [...names] }).der, intermediate.der] });
  const { trust } = await certificate(contextOf({ handshake }), { host: "shop.co.uk", port: 443, ...spoken });

  expect(trust.reasons.map(({ id }) => id)).toEqual(reasons);
});

test("a leaf that cannot be read is a finding, and OpenSSL's word on it stands alone", async () => {
  const handshake = handshakeOf({ chain: [Buffer.from("3003020101", "hex"), intermediate.der] });
  const context = contextOf({ handshake });

  expect(await certificate(context, to)).toMatchObject({ chain: [], issuer: null });
  expect(await trustOf({ handshake })).toEqual({ trusted: false, path: 0, reasons: ["unreadable"] });
  expect(await identity(context, to)).toEqual({ problems: [] });
  expect(await identity(contextOf({ handshake: { ...handshake, lenient: true } }), to)).toBeNull();
});

test("nobody proves anything without a certificate, even where OpenSSL has nothing against it", async () => {
  const handshake = handshakeOf({ chain: [] });

  expect(await trustOf({ handshake })).toEqual({ trusted: false, path: 0, reasons: ["no-certificate"] });
  expect(await identity(contextOf({ handshake }), to)).toEqual({ problems: ["untrusted"] });
});

test("an intermediate that cannot be read is passed over", async () => {
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
  ["a key that nobody checks with", [uncheckable], null, ["weak-issuer-key", "verdicts-differ"]],
  [
    "such a key below a stranger",
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

const bare = leafOf({ issuerUrls: ["http://ca.example/ca.cer"] });
const issuerReply = {
  address: "192.0.2.2",
  status: 200,
  headers: [],
  body: intermediate.der,
  truncated: false,
  parser: "strict",
  version: "1.1",
  handshake: null,
  ms: 1,
  roundTrips: 1,
} as const;

test.for([
  ["confirms it", () => Promise.resolve(handshakeOf()), true],
  ["refuses it still", () => Promise.resolve(handshakeOf({ trustError: "PATH_LENGTH_EXCEEDED" })), false],
  ["does not come about, nor a third", () => Promise.reject(failure("tcp.reset", to)), null],
] as const)("where a fetched issuer completes the path and the second handshake %s", async ([, second, trusted]) => {
  const handshake = handshakeOf({ chain: [bare.der], trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
  const tls: Net["tls"] = (_, offer) => (offer ? second() : Promise.resolve(handshake));
  const seen = await trustOf({ handshake, tls, http: () => Promise.resolve(issuerReply) });

  expect(seen).toMatchObject({ trusted });
  expect(seen.reasons).toContain("incomplete-chain");
});

test("a handshake to confirm a path is tried once more before trust is given up", async () => {
  const handshake = handshakeOf({ chain: [bare.der], trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
  const second = [() => Promise.reject(failure("tcp.reset", to)), () => Promise.resolve(handshakeOf())];
  const tls: Net["tls"] = (_, offer) => (offer ? (second.shift() ?? unasked)() : Promise.resolve(handshake));

  expect(await trustOf({ handshake, tls, http: () => Promise.resolve(issuerReply) })).toMatchObject({ trusted: true });
});

test("a path that nobody confirmed is no proof of who is there, nor of the contrary", async () => {
  const handshake = handshakeOf({ chain: [bare.der], trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
  const tls: Net["tls"] = (_, offer) => (offer ? Promise.reject(failure("tcp.reset", to)) : Promise.resolve(handshake));
  const context = contextOf({ handshake, tls, http: () => Promise.resolve(issuerReply) });
  const { trust } = await certificate(context, to);

  expect(trust).toMatchObject({ trusted: null, doubt: { url: null, reason: "tcp.reset" }, path: [] });
  expect(trust.reasons.map(({ id }) => id)).toEqual(["trust-unknown", "incomplete-chain"]);
  expect(await identity(context, to)).toBeNull();
});

test.for([
  ["timed out", failure("timeout.http", to), null],
  ["was refused", failure("tcp.refused", to), null],
  ["could not be resolved for now", failure("dns.failed", { host: "ca.example", detail: "SERVFAIL" }), null],
  ["broke off", { ...issuerReply, truncated: true }, null],
  ["was answered by a broken server", { ...issuerReply, status: 503 }, null],
  ...[401, 403, 407, 408, 425, 429, 500].map(
    (status) => [`was put off by ${status}`, { ...issuerReply, status }, null] as const,
  ),
  ["leads to a name that does not exist", failure("dns.nxdomain", { host: "ca.example" }), false],
  ["leads into a private network", failure("address.private", { host: "ca.example", address: "10.0.0.1" }), false],
  ["found nothing", { ...issuerReply, status: 404 }, false],
  ["brought another certificate", { ...issuerReply, body: root.der }, false],
  ["brought garbage", { ...issuerReply, body: Buffer.from("garbage") }, false],
] as const)("whether a chain is trusted whose issuer's fetch %s", async ([, reply, trusted]) => {
  const handshake = handshakeOf({ chain: [bare.der], trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
  const http = () => (reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply));
  const context = contextOf({ handshake, http });
  const { trust } = await certificate(context, to);

  expect(trust.trusted).toBe(trusted);
  expect(trust.doubt?.url ?? null).toBe(trusted === null ? "http://ca.example/ca.cer" : null);
  expect(trust.reasons.map(({ id }) => id)).toEqual([trusted === null ? "trust-unknown" : "unknown-authority"]);
});

test("an issuer that nobody could fetch does not hide what is known", async () => {
  const selfSigned = chainFor("self-signed", { issuerUrls: ["http://ca.example/ca.cer"] });
  const handshake = handshakeOf({ chain: selfSigned.chain, trustError: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  expect(await trustOf({ handshake, http: timingOut })).toMatchObject({ trusted: false, reasons: ["self-signed"] });
});

test("the URLs of a certificate share three seconds, redirects included", async () => {
  const handshake = handshakeOf({
    chain: [leafOf({ issuerUrls: ["http://a.example/", "http://b.example/", "http://c.example/"] }).der],
    trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  });
  let elapsed = 0;
  const given: number[] = [];
  const http: Net["http"] = async ({ url, patience = 0 }) => {
    given.push(patience);
    elapsed += patience / 2;
    if (url.endsWith("/moved")) throw failure("timeout.http", to);
    return { ...issuerReply, status: 302, headers: [["location", "/moved"]] };
  };
  const context = { ...contextOf({ handshake, http }), elapsed: () => elapsed };
  const { trust } = await certificate(context, to);

  expect(given.slice(0, 2)).toEqual([1500, 750]);
  expect(elapsed).toBeLessThanOrEqual(3000);
  expect(trust.trusted).toBeNull();
});

test.for([
  ["ldap", "ldap://ca.example/ca.cer"],
  ["file", "file:///etc/passwd"],
  ["no URL at all", "ca.cer"],
] as const)("an issuer at %s is not fetched", async ([, url]) => {
  const handshake = handshakeOf({
    chain: [leafOf({ issuerUrls: [url] }).der],
    trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  });

  expect((await trustOf({ handshake })).reasons).toEqual(["unknown-authority"]);
});

test("no more than three URLs are asked, in the name of who served them", async () => {
  const issuerUrls = [1, 2, 3, 4, 5].map((each) => `http://ca${each}.example/ca.cer`);
  const handshake = handshakeOf({ chain: [leafOf({ issuerUrls }).der], trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
  const asked: (string | undefined)[] = [];
  const http: Net["http"] = ({ namedBy }) => {
    asked.push(namedBy);
    return Promise.reject(failure("tcp.refused", to));
  };
  await certificate(contextOf({ handshake, http }), to);

  expect(asked).toEqual(["192.0.2.1", "192.0.2.1", "192.0.2.1"]);
});

test.for([
  ["its name", ["www.example.com"], true],
  ["a wildcard one label above", ["*.example.com"], true],
  ["a wildcard two labels above", ["*.com"], false],
  ["a wildcard that is a part of a label", ["w*.example.com"], false],
  ["its parent", ["example.com"], false],
  ["its name in capitals", ["WWW.EXAMPLE.COM"], true],
] as const)("a certificate for www.example.com by %s", ([, names, isFor]) => {
  const problems = leafProblems(readCertificate(leafOf({ names }).der), {
    host: "www.example.com",
    now: now.getTime(),
    exchange: null,
  });

  expect(problems).toEqual(isFor ? [] : ["wrong-name"]);
});

const tls13 = handshakeOf();
const ephemeral = handshakeOf({ protocol: "TLSv1.2", cipher: "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" });
const staticRsa = handshakeOf({ protocol: "TLSv1.2", cipher: "TLS_RSA_WITH_AES_128_GCM_SHA256", group: null });
const presharedKey = handshakeOf({ protocol: "TLSv1.2", cipher: "TLS_RSA_PSK_WITH_AES_128_CBC_SHA", group: null });

test.for([
  ["TLS 1.3", tls13, "digitalSignature", true],
  ["TLS 1.3", tls13, "keyEncipherment", false],
  ["TLS 1.3", tls13, "keyAgreement", false],
  ["TLS 1.3", tls13, null, true],
  ["ECDHE", ephemeral, "digitalSignature", true],
  ["ECDHE", ephemeral, "keyEncipherment", false],
  ["static RSA", staticRsa, "digitalSignature", false],
  ["static RSA", staticRsa, "keyEncipherment", true],
  ["static RSA", staticRsa, null, true],
  ["something else", presharedKey, "keyEncipherment", true],
  ["something else", presharedKey, "crlSign", false],
] as const)("in %s a key for %s", async ([, handshake, use, isGood]) => {
  const leaf = leafOf({ keys: keysOf("rsa2048"), keyUsage: use && [use] });
  const { reasons } = await trustOf({ handshake: { ...handshake, chain: [leaf.der, intermediate.der] } });

  expect(reasons).toEqual(isGood ? [] : ["wrong-key-usage"]);
});

test.for([
  ["a certificate", {}, []],
  ["an expired one", { notBefore: inDays(-91), notAfter: inDays(-1) }, ["expired"]],
  ["one of the future", { notBefore: inDays(1) }, ["not-yet-valid"]],
  ["one of another name", { names: ["elsewhere.example"] }, ["wrong-name"]],
  ["one with a weak key", { keys: keysOf("rsa1024") }, ["weak-key"]],
  ["one for clients", { extendedKeyUsage: ["clientAuth"] }, ["wrong-purpose"]],
] as const)("whether %s proves who is there", async ([, profile, problems]) => {
  const handshake = handshakeOf({ chain: [leafOf(profile).der, intermediate.der] });

  expect(await identity(contextOf({ handshake }), to)).toEqual({ problems });
});

test("an untrusted party proves nothing", async () => {
  const handshake = handshakeOf({ trustError: "SELF_SIGNED_CERT_IN_CHAIN" });

  expect(await identity(contextOf({ handshake, anchors: [] }), to)).toEqual({ problems: ["untrusted"] });
});
