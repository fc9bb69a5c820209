import { expect, test } from "vitest";
import { intermediate, leafOf, root, chainFor } from "../../../test/twins/pki/pki.ts";
import { failure } from "../../core/failure.ts";
import type { Net } from "../../core/net/net.ts";
import { certificate } from "./certificate.ts";
import { identity } from "../page/identity.ts";
import { to, handshakeOf, unasked, timingOut, contextOf, trustOf } from "../../../test/ssl/certificate-world.ts";

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

test("the confirming handshake is retried once before trust is given up", async () => {
  const handshake = handshakeOf({ chain: [bare.der], trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
  const second = [() => Promise.reject(failure("tcp.reset", to)), () => Promise.resolve(handshakeOf())];
  const tls: Net["tls"] = (_, offer) => (offer ? (second.shift() ?? unasked)() : Promise.resolve(handshake));

  expect(await trustOf({ handshake, tls, http: () => Promise.resolve(issuerReply) })).toMatchObject({ trusted: true });
});

test("an unconfirmed path proves neither trust nor distrust", async () => {
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
] as const)("whether a chain is trusted where fetching its issuer %s", async ([, reply, trusted]) => {
  const handshake = handshakeOf({ chain: [bare.der], trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
  const http = () => (reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply));
  const context = contextOf({ handshake, http });
  const { trust } = await certificate(context, to);

  expect(trust.trusted).toBe(trusted);
  expect(trust.doubt?.url ?? null).toBe(trusted === null ? "http://ca.example/ca.cer" : null);
  expect(trust.reasons.map(({ id }) => id)).toEqual([trusted === null ? "trust-unknown" : "unknown-authority"]);
});

test("an issuer that could not be fetched does not hide known problems", async () => {
  const selfSigned = chainFor("self-signed", { issuerUrls: ["http://ca.example/ca.cer"] });
  const handshake = handshakeOf({ chain: selfSigned.chain, trustError: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  expect(await trustOf({ handshake, http: timingOut })).toMatchObject({ trusted: false, reasons: ["self-signed"] });
});

test("the URLs of a certificate share three seconds, including redirects", async () => {
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

test("at most three URLs are fetched, named by the address that served them", async () => {
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
