import { expect, test } from "vitest";
import { attempt, type Attempt } from "../../src/core/attempt.ts";
import type { SourceReply } from "../../src/core/net/source.ts";
import type { AddressPolicy } from "../../src/net/policy.ts";
import { doorFor, keep } from "../engine.ts";
import { drip, dripBody, endlessRedirect, hugeBody, raw, redirect, resetting, silence } from "../twins/answers.ts";
import { serveDeaf } from "../twins/deaf.ts";
import { serveHttp } from "../twins/http.ts";
import { chainFor, type ChainKind } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { noSuchDomain, redirector, registry } from "../twins/rdap.ts";
import { serveTls } from "../twins/tls.ts";

/** 127.0.0.1 plays the public internet, every other address of the loopback a private network. */
const stage: AddressPolicy = { special: false, allow: ["127.0.0.1/32"] };
const server: AddressPolicy = { special: false, allow: [] };

interface Asking {
  readonly policy?: AddressPolicy;
  readonly patience?: number;
}

async function askAt(base: string, { policy, patience = 3000 }: Asking = {}): Promise<Attempt<SourceReply>> {
  using door = doorFor({ sources: { rdap: base }, ...(policy && { policy }) });
  return await attempt(() => door.net.source("rdap", { path: "domain/shop.example", patience }));
}

function failureOf(got: Attempt<SourceReply>): readonly unknown[] {
  return got.ok ? ["answered", got.value.status] : [got.failure.reason, got.failure.params["detail"]];
}

const shop = registry({ "shop.example": { expires: "2027-05-06T07:08:09Z" } });

test("a registry is asked below the operator's base URL, over TLS", async () => {
  const twin = await keep(serveTls({ answer: registry({}) }));
  const found = await keep(serveTls({ answer: shop }));

  expect(failureOf(await askAt(`${twin.origin}/rdap/v1/`))).toEqual(["answered", 404]);
  expect(await askAt(`${found.origin}/`, { policy: server })).toMatchObject({
    ok: true,
    value: { status: 200, url: `${found.origin}/domain/shop.example`, redirects: 0 },
  });
});

test("a redirector leads to the registry", async () => {
  const twin = await keep(serveTls({ answer: shop }));
  const first = await keep(serveTls({ answer: redirector(twin.origin) }));

  const got = await askAt(`${first.origin}/`, { policy: stage });

  expect(got).toMatchObject({
    ok: true,
    value: { status: 200, url: `${twin.origin}/domain/shop.example`, redirects: 1 },
  });
});

test("an absent domain at a registry behind a redirector is an answer", async () => {
  const twin = await keep(serveTls({ answer: noSuchDomain }));
  const first = await keep(serveTls({ answer: redirector(twin.origin) }));

  expect(await askAt(`${first.origin}/`, { policy: stage })).toMatchObject({
    ok: true,
    value: { status: 404, redirects: 1 },
  });
});

test.for<[why: string, answer: Answer, reason: string, detail?: unknown]>([
  ["429", reply({ status: 429, headers: ["Retry-After: 30"] }), "source.rate-limited"],
  ["500", reply({ status: 500 }), "source.status"],
  ["403", reply({ status: 403 }), "source.status"],
  ["204", reply({ status: 204 }), "source.status"],
  ["a redirect without an end", endlessRedirect(), "source.redirect", "limit"],
  ["a redirect in a circle", redirect("/domain/shop.example"), "source.redirect", "limit"],
  ["a redirect to nowhere", redirect("gopher://registry.example/"), "source.redirect", "location"],
  ["a redirect out of TLS", redirect("http://127.0.0.1:9/domain/shop.example"), "source.redirect", "http"],
  ["a body without an end", hugeBody(64 * 1024 * 1024), "source.malformed", "too-large"],
  ["half a body", raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", "closes"), "source.malformed", "truncated"],
  ["a body that drips", dripBody([], 50), "timeout.source"],
  ["headers that drip", drip({ body: "{}" }, 100), "timeout.source"],
  ["no answer", silence(), "timeout.source"],
  ["no HTTP", raw("SSH-2.0-OpenSSH_9.9\r\n"), "source.unreachable", "http.malformed"],
  ["a reset", resetting("in the headers"), "source.unreachable", "http.closed"],
])("%s is a failure of the source", async ([, answer, reason, detail]) => {
  const twin = await keep(serveTls({ answer }));

  expect(failureOf(await askAt(`${twin.origin}/`, { policy: stage }))).toEqual([reason, detail]);
});

test.for<[headers: readonly string[], seconds: number]>([
  [["Retry-After: 30"], 30],
  [["Retry-After: 0"], 1],
  [["Retry-After: 999999999"], 86_400],
  [["Date: Fri, 20 Nov 2026 12:00:00 GMT", "Retry-After: Fri, 20 Nov 2026 12:02:00 GMT"], 120],
  [["Retry-After: Fri, 20 Nov 2026 12:02:00 GMT"], 60],
  [["Retry-After: soon"], 60],
  [[], 60],
])("a rate limit states its wait: %j", async ([headers, seconds]) => {
  const twin = await keep(serveTls({ answer: reply({ status: 429, headers }) }));

  expect(await askAt(`${twin.origin}/`)).toMatchObject({ ok: false, failure: { params: { seconds, source: "RDAP" } } });
});

test.for<[kind: ChainKind, detail: string]>([
  ["self-signed", "DEPTH_ZERO_SELF_SIGNED_CERT"],
  ["unknown authority", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
  ["expired", "CERT_HAS_EXPIRED"],
  ["wrong name", "wrong-name"],
])("a server with a certificate of the kind %s gets no query, first or redirected", async ([kind, detail]) => {
  let asked = 0;
  const answer: Answer = (...all) => {
    asked++;
    shop(...all);
  };
  const impostor = await keep(serveTls({ served: chainFor(kind), answer }));
  const first = await keep(serveTls({ answer: redirector(impostor.origin) }));

  expect(failureOf(await askAt(`${impostor.origin}/`))).toEqual(["source.untrusted", detail]);
  expect(failureOf(await askAt(`${first.origin}/`, { policy: stage }))).toEqual(["source.untrusted", detail]);
  expect(asked).toBe(0);
});

test("without TLS only loopback is asked, and only at the base URL itself", async () => {
  const twin = await keep(serveHttp({ answer: shop }));
  const same = await keep(serveHttp({ answer: redirect("/again/domain/shop.example", 302) }));
  const other = await keep(serveHttp({ answer: redirector(twin.origin) }));

  expect(failureOf(await askAt(`${twin.origin}/`, { policy: server }))).toEqual(["answered", 200]);
  expect(failureOf(await askAt(`${same.origin}/`, { policy: server }))).toEqual(["source.redirect", "limit"]);
  expect(failureOf(await askAt(`${other.origin}/`, { policy: stage }))).toEqual(["source.redirect", "http"]);
  expect(failureOf(await askAt("http://192.0.2.1/"))).toEqual(["source.untrusted", "http"]);
  expect(twin.connections()).toBe(1);
});

test.for(["127.0.0.2", "10.0.0.1", "169.254.169.254", "[::1]", "[fd00::1]", "localhost"])(
  "a source cannot redirect to %s",
  async (host) => {
    const inside = await keep(serveTls({ address: "127.0.0.2" }));
    const first = await keep(serveTls({ answer: redirector(`https://${host}:${inside.port}`) }));
    const base = `https://127.0.0.1:${first.port}/`;

    // The operator's base may be private; its redirects may not, even on a command line.
    const ends = [await askAt(base, { policy: server }), await askAt(base)];

    expect(ends.map(failureOf)).toEqual([
      ["source.redirect", "private"],
      ["source.redirect", "private"],
    ]);
    expect(inside.connections()).toBe(0);
  },
);

test("networks that the operator allows count as public", async () => {
  const inside = await keep(
    serveTls({ address: "127.0.0.2", served: chainFor("good", { names: ["127.0.0.2"] }), answer: shop }),
  );
  const first = await keep(serveTls({ answer: redirector(`https://127.0.0.2:${inside.port}`) }));

  const got = await askAt(`${first.origin}/`, { policy: { special: false, allow: ["127.0.0.2/32"] } });

  expect(failureOf(got)).toEqual(["answered", 200]);
});

test("an unresolved or refusing source says nothing about the domain", async () => {
  const deaf = await keep(serveDeaf());
  using door = doorFor({
    sources: { rdap: "https://rdap.example/" },
    names: () => Promise.resolve([]),
  });

  const got = await attempt(() => door.net.source("rdap", { path: "domain/shop.example", patience: 500 }));

  expect(got).toMatchObject({ ok: false, failure: { id: "source.unreachable" } });
  expect(failureOf(await askAt("https://127.0.0.1:9/"))).toEqual(["source.unreachable", "tcp.refused"]);
  expect(failureOf(await askAt(`https://127.0.0.1:${deaf.port}/`, { patience: 300 }))).toEqual([
    "timeout.source",
    undefined,
  ]);
});
