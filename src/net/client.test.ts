import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { keep } from "../../test/engine.ts";
import {
  ending,
  hugeBody,
  hugeHeaders,
  drip,
  dripBody,
  oddReplies,
  raw,
  redirect,
  resetting,
  silence,
} from "../../test/twins/answers.ts";
import { runApart } from "../../test/twins/apart.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { serveProxy } from "../../test/twins/proxy.ts";
import { reply, type Answer } from "../../test/twins/raw-http.ts";
import { closedPort, resettingAtOnce, serveTcp, stayingSilent } from "../../test/twins/tcp.ts";
import { serveTls } from "../../test/twins/tls.ts";
import { attempt } from "../core/attempt.ts";
import { openClient } from "./client.ts";

/** The failure of a request without a reply, at the latest when the patience ends. */
async function failureOf(
  server: string,
  { patience = 20_000, signal }: { patience?: number; signal?: AbortSignal } = {},
) {
  const asked = await attempt(() => openClient(server)({ url: server, patience }, signal));
  return asked.ok ? `status ${asked.value.status}` : { reason: asked.failure.reason, ...asked.failure.params };
}

test("a reply is a value: status, headers as sent, the whole body", async () => {
  const twin = await keep(serveHttp({ answer: reply({ status: 404, headers: ["X-A: 1", "x-a: 2"], body: "gone" }) }));
  const server = `${twin.origin}/base/`;

  const { status, headers, body } = await openClient(server)({
    url: `${server}x?y=z`,
    headers: { authorization: "Bearer k" },
  });

  expect([status, Buffer.from(body).toString()]).toEqual([404, "gone"]);
  expect(headers).toEqual([
    ["X-A", "1"],
    ["x-a", "2"],
    ["Content-Length", "4"],
  ]);
  const [asked] = twin.asked;
  expect(asked).toMatchObject({ method: "GET", path: "/base/x?y=z" });
  expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
    "accept-encoding": "identity",
    authorization: "Bearer k",
  });
});

test("a body is sent with its length", async () => {
  const twin = await keep(serveHttp());
  const body = new TextEncoder().encode('{"text":"ä"}');

  await openClient(twin.origin)({ url: twin.origin, method: "POST", body });

  expect(twin.asked[0]).toMatchObject({ method: "POST", body: Buffer.from(body) });
});

test("a redirect is a reply and is not followed", async () => {
  const elsewhere = await keep(serveHttp());
  const twin = await keep(serveHttp({ answer: redirect(`${elsewhere.origin}/`) }));

  expect(await failureOf(`${twin.origin}/`)).toBe("status 301");
  expect(elsewhere.connections()).toBe(0);
});

test.for<[name: string, answer: Answer, reason: string, detail?: string | { readonly en: string }]>([
  ["silence", silence(), "server.timeout"],
  ["headers that drip", drip({}, 50), "server.timeout"],
  ["a body that drips", dripBody([], 20), "server.timeout"],
  ["a body beyond every measure", hugeBody(1024 ** 3), "server.invalid-answer", { en: "more than 4 MB" }],
  ["headers beyond every measure", hugeHeaders(64), "server.invalid-answer", "HPE_HEADER_OVERFLOW"],
  ["not HTTP", raw(oddReplies["not HTTP"]), "server.invalid-answer", "HPE_INVALID_CONSTANT"],
  ["length and chunks", raw(oddReplies["length and chunks"]), "server.invalid-answer", "HPE_UNEXPECTED_CONTENT_LENGTH"],
  [
    "another protocol",
    raw("HTTP/1.1 101 Go\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"),
    "server.unreachable",
    "ECONNRESET",
  ],
  ["a reset", resetting("after the request"), "server.unreachable", "ECONNRESET"],
  ["a reset in the headers", resetting("in the headers"), "server.unreachable", "ECONNRESET"],
  ["a reset in the body", resetting("in the body"), "server.unreachable", "ECONNRESET"],
  ["an end before the reply", ending("after the request"), "server.unreachable", "ECONNRESET"],
  ["an end in the body", ending("in the body"), "server.unreachable", "ECONNRESET"],
])("%s has a reason code", async ([, answer, reason, detail]) => {
  const { origin } = await keep(serveHttp({ answer }));
  const server = `${origin}/`;

  const patience = reason === "server.timeout" ? 300 : 20_000;
  expect(await failureOf(server, { patience })).toMatchObject({
    reason,
    server,
    ...(detail !== undefined && { detail }),
  });
});

test("a port that refuses, resets or stays silent has a reason code", async () => {
  const places = [
    await closedPort(),
    (await keep(serveTcp(resettingAtOnce()))).port,
    (await keep(serveTcp(stayingSilent()))).port,
  ];

  const ends = await Promise.all(places.map((port) => failureOf(`http://127.0.0.1:${port}/`, { patience: 1000 })));

  expect(ends).toMatchObject([
    { reason: "server.unreachable", detail: "ECONNREFUSED" },
    { reason: "server.unreachable", detail: "ECONNRESET" },
    { reason: "server.timeout" },
  ]);
});

test("a certificate that Node does not trust ends the request", async () => {
  const twin = await keep(serveTls());

  expect(await failureOf(`${twin.origin}/`)).toMatchObject({
    reason: "server.unreachable",
    detail: { en: expect.stringMatching(/^[A-Z_]+; set NODE_EXTRA_CA_CERTS=ca\.pem if/) as unknown },
  });
});

test("an abort before or after the request is reported as such", async () => {
  const ending = new AbortController();
  const twin = await keep(serveHttp({ answer: () => ending.abort() }));

  expect(await failureOf(`${twin.origin}/`, { signal: AbortSignal.abort() })).toMatchObject({ reason: "aborted" });
  expect(await failureOf(`${twin.origin}/`, { signal: ending.signal })).toMatchObject({ reason: "aborted" });
  expect(twin.asked).toHaveLength(1);
});

test("nothing is sent to another origin, in any spelling", async () => {
  const elsewhere = await keep(serveHttp());
  const send = openClient("https://gate.example/");

  for (const url of [
    `${elsewhere.origin}/`,
    "http://gate.example/",
    "https://gate.example:8443/",
    "https://gate.example.evil.example/",
  ])
    expect(() => send({ url })).toThrow("another origin");
  expect(elsewhere.connections()).toBe(0);
});

test("loopback names resolve to this machine, without a resolver", async () => {
  const twin = await keep(serveHttp());

  expect(await failureOf(`http://localhost:${twin.port}/`)).toBe("status 200");
  expect(await failureOf(`http://gate.localhost:${twin.port}/`)).toBe("status 200");
});

test("any number of requests share eight connections", async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const answer: Answer = (socket, asked, reset) => {
    most = Math.max(
      most,
      waiting.push(() => reply()(socket, asked, reset)),
    );
    // All parallel requests have arrived; each is answered when the next turn begins.
    setImmediate(() => waiting.length >= 8 && waiting.splice(0).forEach((go) => go()));
  };
  const twin = await keep(serveHttp({ answer }));
  const send = openClient(twin.origin);

  const replies = Promise.all(Array.from({ length: 24 }, () => send({ url: twin.origin })));

  expect((await replies).every(({ status }) => status === 200)).toBe(true);
  expect([most, twin.connections()]).toEqual([8, 8]);
});

test("a kept connection that the server has closed causes no failure", async () => {
  // Closes silently when a second request arrives over the same connection, like a server whose idle timeout has just passed.
  const seen = new WeakSet<object>();
  const answer: Answer = (socket, asked, reset) => {
    if (seen.has(socket)) return reset();
    seen.add(socket);
    reply()(socket, asked, reset);
  };
  const twin = await keep(serveHttp({ answer }));
  const send = openClient(twin.origin);

  for (let turn = 0; turn < 3; turn++) expect((await send({ url: twin.origin })).status).toBe(200);
  // Each round needs its own connection, whether or not it first tries the closed one.
  expect(twin.connections()).toBe(3);
});

test("a kept connection does not keep an idle process alive", async () => {
  const server = createServer((_request, response) => response.end("{}")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ended = await runApart(`
    import { openClient } from "./src/net/client.ts";
    const { status } = await openClient("${origin}")({ url: "${origin}", patience: 20_000 });
    console.log(status);
  `);

  expect(ended).toMatchObject({ code: 0, out: "200\n" });
});

test("a request that may change something is sent once, for any outcome", async () => {
  const twin = await keep(serveHttp({ answer: resetting("after the request") }));
  const send = openClient(twin.origin);

  const ended = await attempt(() =>
    send({ url: twin.origin, method: "POST", body: Buffer.from("{}"), patience: 5000 }),
  );

  expect(ended).toMatchObject({ ok: false, failure: { reason: "server.unreachable" } });
  expect(twin.asked).toHaveLength(1);
});

test("a safe request is repeated where the connection broke", async () => {
  let asked = 0;
  const answer: Answer = (...all) => (asked++ === 0 ? resetting("after the request") : reply())(...all);
  const twin = await keep(serveHttp({ answer }));

  expect(await failureOf(`${twin.origin}/`)).toBe("status 200");
  expect(asked).toBe(2);
});

/** Requests a name that only the proxy can resolve; the twins' certificate contains it. */
async function endBehind(environment: Readonly<Record<string, string>>, server: string) {
  const asked = await attempt(() => openClient(server, environment)({ url: server, patience: 3000 }));
  return asked.ok ? asked.value.status : { reason: asked.failure.reason, ...asked.failure.params };
}

test("the environment's proxy is used for other hosts, and not for loopback or exempt ones", async () => {
  const gate = await keep(serveHttp());
  const proxy = await keep(serveProxy({ resolves: { "gate.test": "127.0.0.1" } }));
  const at = `http://127.0.0.1:${proxy.port}`;

  // Node does not trust the twin's certificate, so it gets no request behind the proxy either.
  const secure = await keep(serveTls());
  const ended = await endBehind({ HTTPS_PROXY: at }, `https://gate.test:${secure.port}/`);
  expect(ended).toMatchObject({
    reason: "server.unreachable",
    detail: { en: expect.stringContaining("NODE_EXTRA_CA") as unknown },
  });
  expect(proxy.asked.map(({ authority }) => authority)).toContain(`gate.test:${secure.port}`);

  const before = proxy.asked.length;
  for (const host of ["127.0.0.1", "localhost", "gate.localhost"])
    expect(await endBehind({ http_proxy: at, all_proxy: at }, `http://${host}:${gate.port}/`)).toBe(200);
  // An http proxy is not used for https.
  for (const environment of [
    { HTTP_PROXY: at },
    { HTTPS_PROXY: at, NO_PROXY: "*" },
    { HTTPS_PROXY: at, no_proxy: ".test" },
  ])
    expect(await endBehind(environment, "https://gate.test/")).toMatchObject({ reason: "server.unreachable" });
  expect(proxy.asked.length).toBe(before);
});

test("a proxy that refuses, or is not a proxy, has a reason code", async () => {
  const proxy = await keep(
    serveProxy({ doorman: (client) => void client.end("HTTP/1.1 407 No\r\nContent-Length: 0\r\n\r\n") }),
  );

  expect(await endBehind({ HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` }, "https://gate.test/")).toMatchObject({
    reason: "server.unreachable",
    detail: { en: "the proxy answered 407" },
  });
  expect(await endBehind({ HTTPS_PROXY: "http://:::" }, "https://gate.test/")).toMatchObject({
    reason: "server.unreachable",
    detail: { en: "the proxy of the environment is no URL" },
  });
});
