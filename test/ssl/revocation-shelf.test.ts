import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import type { ByteCache, CacheEntry } from "../../src/core/net/cache.ts";
import { openGuard } from "../../src/net/guard.ts";
import type { AddressPolicy } from "../../src/net/policy.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { openCache } from "../../src/net/cache.ts";
import { runLocal } from "../../src/run/local.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { commandLine, keep } from "../engine.ts";
import { inDays, intermediate, intermediateOf, keysOf, leafOf, root, served, type Served } from "../twins/pki/pki.ts";
import { serveList, serveOcsp } from "../twins/pki/responders.ts";
import { serveTls } from "../twins/tls.ts";
import { defaultDns } from "../../src/net/dns/default.ts";

const serial = Buffer.from("4711", "hex");
const entry = { serial, at: inDays(-3), reason: 1 };

/** A shelf that records its writes. */
function openWatched(policy: AddressPolicy = commandLine): ByteCache & { readonly kept: CacheEntry[] } {
  const shelf = openCache(policy);
  const kept: CacheEntry[] = [];
  return {
    ...shelf,
    kept,
    keep(key, what) {
      kept.push(what);
      shelf.keep(key, what);
    },
  };
}

/** Examines a chain in a separate run, which shares only the shelf. */
async function look(chain: Served, shelf: ByteCache, { policy = commandLine, address = "127.0.0.1" } = {}) {
  const server = await keep(serveTls({ served: chain, address }));
  const { raw } = await runLocal(ssl, ssl.input.parse({ host: address, port: `${server.port}` }), {
    deadline: 10_000,
    open: (signal) => ({
      ...openGuard({ signal, policy, given: [root.pem] }),
      trust: openTrustStore([root.pem]),
      dns: defaultDns,
      shelf,
    }),
  });
  return raw.revocation;
}

test("a CRL is fetched once for all runs while it is valid", async () => {
  const shelf = openWatched();
  const list = await keep(serveList("current", { entries: [entry] }));
  const good = served(leafOf({ crlUrls: [list.url] }), intermediate);
  const revoked = served(leafOf({ crlUrls: [list.url], serial }), intermediate);

  expect(await look(good, shelf)).toMatchObject({ status: "good", source: "crl" });
  expect(await look(revoked, shelf)).toMatchObject({ status: "revoked", source: "crl" });
  expect(await look(good, shelf)).toMatchObject({ status: "good", source: "crl" });
  expect(list.connections()).toBe(1);
  expect(shelf.kept.map(({ until }) => until)).toEqual([Math.floor(inDays(6).getTime() / 1000) * 1000]);
});

// A certificate with the URL of another authority's CRL must not use that authority's cache.
test.for<[name: string, other: Parameters<typeof intermediateOf>[0]]>([
  ["of another name", { subject: { commonName: "Another Intermediate" }, keys: keysOf("p256", "intermediate") }],
  ["of the same name with another key", { keys: keysOf("p256", "another intermediate") }],
])("a list that is kept for one authority is not found for one %s", async ([, other]) => {
  const found: boolean[] = [];
  const shelf = openCache(commandLine);
  const watched: ByteCache = {
    ...shelf,
    find(...asked) {
      const shelved = shelf.find(...asked);
      found.push(shelved !== null);
      return shelved;
    },
  };
  const list = await keep(serveList("current"));
  const another = intermediateOf(other);
  await look(served(leafOf({ crlUrls: [list.url] }), intermediate), watched);
  await look(served(leafOf({ crlUrls: [list.url] }, another), another), watched);
  await look(served(leafOf({ crlUrls: [list.url] }), intermediate), watched);

  expect(found).toEqual([false, false, true]);
});

test("an answer of a responder is kept for the certificate that it is about", async () => {
  const shelf = openWatched();
  const responder = await keep(serveOcsp("good"));
  const chain = served(leafOf({ ocspUrls: [responder.url] }), intermediate);
  const another = served(leafOf({ ocspUrls: [responder.url] }), intermediate);

  expect([await look(chain, shelf), await look(chain, shelf)].map(({ source }) => source)).toEqual(["ocsp", "ocsp"]);
  expect(responder.connections()).toBe(1);
  await look(another, shelf);

  expect(responder.connections()).toBe(2);
});

test.for([
  "stale",
  "not yet valid",
  "wrong signature",
  "delta",
  "garbage",
  "not found",
  "without next update",
] as const)("a list of the kind %s is not kept", async (kind) => {
  const shelf = openWatched();
  const list = await keep(serveList(kind));
  const chain = served(leafOf({ crlUrls: [list.url] }), intermediate);
  await look(chain, shelf);
  await look(chain, shelf);

  expect(shelf.kept).toEqual([]);
  expect(list.connections()).toBe(2);
});

test("one authority's CRL at a URL is used for no other, in any order", async () => {
  const shelf = openWatched();
  const list = await keep(serveList("current", { entries: [entry] }));
  // The same name with another key, and the other's URL.
  const stranger = intermediateOf({ keys: keysOf("p256", "another intermediate") });
  const theirs = served(leafOf({ crlUrls: [list.url], serial }, stranger), stranger);
  const ours = served(leafOf({ crlUrls: [list.url], serial }), intermediate);

  expect(await look(theirs, shelf)).toMatchObject({ status: "unknown", reason: "crl.bad-signature" });
  expect(await look(ours, shelf)).toMatchObject({ status: "revoked" });
  expect(await look(theirs, shelf)).toMatchObject({ status: "unknown", reason: "crl.bad-signature" });
});

test("cached data is verified like fetched data", async () => {
  const list = await keep(serveList("current", { entries: [entry] }));
  const bytes = Buffer.from("30820fffdeadbeef", "hex");
  const shelf: ByteCache = { find: () => ({ bytes, address: "127.0.0.1", until: Infinity }), keep: () => {} };

  expect(await look(served(leafOf({ crlUrls: [list.url], serial }), intermediate), shelf)).toMatchObject({
    status: "revoked",
  });
});

test("data that one run fetched from a private address is not used for a public server", async () => {
  const policy: AddressPolicy = { special: true, allow: ["127.0.0.1/32"] };
  const shelf = openWatched(policy);
  const inside = await keep(serveList("current", { entries: [entry], address: "127.0.0.2" }));
  const chain = served(leafOf({ crlUrls: [inside.url], names: ["127.0.0.1", "127.0.0.3"], serial }), intermediate);

  expect(await look(chain, shelf, { policy, address: "127.0.0.3" })).toMatchObject({ status: "revoked" });
  expect(await look(chain, shelf, { policy })).toMatchObject({ status: "unknown", reason: "crl.address.private" });
  expect(inside.connections()).toBe(1);
});

test("an engine has one shelf for all its runs, and shares it with no other engine", async () => {
  const list = await keep(serveList("current"));
  const server = await keep(serveTls({ served: served(leafOf({ crlUrls: [list.url] }), intermediate) }));
  const input = ssl.input.parse({ host: "127.0.0.1", port: `${server.port}` });
  const options = { deadline: 10_000, authorities: [root.pem], special: true };
  const engine = openEngine(options);
  for (const each of [engine, engine, openEngine(options)]) await runLocal(ssl, input, each);

  expect(list.connections()).toBe(2);
});
