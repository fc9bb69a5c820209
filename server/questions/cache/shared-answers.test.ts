import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ssl } from "../../../src/checks/ssl/index.ts";
import type { Success } from "../../../src/core/result/envelope.ts";
import type { Answer } from "../../../src/core/check.ts";
import type { GateResult } from "../../../src/core/result/result.ts";
import { keep } from "../../../test/engine.ts";
import { folderWith } from "../../../test/folder.ts";
import { serveHttp } from "../../../test/twins/http.ts";
import { reply, type Answer as Answering } from "../../../test/twins/raw-http.ts";
import { serveTcp, stayingSilent } from "../../../test/twins/tcp.ts";
import { serveTls } from "../../../test/twins/tls.ts";
import { of, serve, until, type Service, type Told } from "../../../test/server/service.ts";
import { runs } from "../../../test/runs.ts";

function factsOf(told: Told): unknown {
  const { raw, interpretation } = (told.envelope as Success<Answer>).data;
  const { grade, score, parts } = interpretation;
  return { raw, grade, score, weights: parts?.map(({ id, score }) => [id, score]), updatedAt: told.envelope.updatedAt };
}

test("a measurement is shared in every language and spelling", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const first = await service.ask(`/api/util/ssl?host=localhost:${twin.port}`);
  const connections = twin.connections();

  const again = await service.ask(`/api/util/ssl?port=${twin.port}&host=LOCALHOST.`);
  const inKorean = await service.ask(`/api/util/ssl?host=${of(`https://localhost:${twin.port}/x`)}&lang=ko`);

  expect(first).toMatchObject({ status: 200, envelope: { cached: false } });
  expect(again).toMatchObject({ status: 200, envelope: { cached: true } });
  expect(factsOf(again)).toEqual(factsOf(first));
  expect(factsOf(inKorean)).toEqual(factsOf(first));
  expect(inKorean.text).toMatch(/[가-힣]/);
  expect(again.text).not.toMatch(/[가-힣]/);
  expect(twin.connections()).toBe(connections);
  expect(again.envelope.requestId).not.toBe(first.envelope.requestId);
});

test("a client may cache an answer while it may be shared, and shared caches may not", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const { headers } = await service.ask(`/api/util/ssl?host=localhost:${twin.port}`);

  const [, seconds = ""] = /^private, max-age=(\d+)$/.exec(headers.get("cache-control") ?? "") ?? [];

  expect(Number(seconds)).toBeGreaterThan(ssl.ttl - 30);
  expect(Number(seconds)).toBeLessThanOrEqual(ssl.ttl);
  expect(headers.get("vary")).toBe("authorization, accept-encoding");
  expect(headers.get("age")).toBeNull();
});

test("a client that has an answer receives 304 with its own request id, until something new is measured", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const path = `/api/util/ssl?host=localhost:${twin.port}`;
  const first = await service.ask(path);
  const etag = first.headers.get("etag") ?? "";

  const again = await service.ask(path, { headers: { "if-none-match": `"other", ${etag}` } });
  const unknown = await service.ask(path, { headers: { "if-none-match": '"other"' } });
  const korean = await service.ask(`${path}&lang=ko`, { headers: { "if-none-match": etag } });
  // Another millisecond, which is what tells two measurements apart.
  await sleep(2);
  const fresh = await service.ask(path, { headers: { "cache-control": "no-cache" } });
  const stale = await service.ask(path, { headers: { "if-none-match": etag } });

  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
  expect(again.headers.get("x-request-id")).toMatch(/\w/);
  expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(again.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
  expect([unknown.status, korean.status, stale.status]).toEqual([200, 200, 200]);
  // Its age counts towards its lifetime (RFC 9111 §4.2.3).
  expect(unknown.headers.get("age")).toMatch(/^\d$/);
  const [, seconds = ""] = /max-age=(\d+)/.exec(unknown.headers.get("cache-control") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(ssl.ttl - 1);
  expect(fresh.headers.get("etag")).not.toBe(etag);
  expect(stale.headers.get("etag")).toBe(fresh.headers.get("etag"));
});

test("a result that only max_age accepts has its age and a validator, and is asked for again", async () => {
  const twin = await keep(serveTls());
  const service = await serve({
    checks: [{ ...ssl, ttl: 0.001 }],
    storing: { dataDir: folderWith({}), databaseUrl: null, limit: 1e9 },
  });
  const path = `/api/util/ssl?host=localhost:${twin.port}`;
  await service.ask(path);
  let old = await service.ask(`${path}&max_age=600`);
  await until(async () => {
    old = await service.ask(`${path}&max_age=600`);
    return old.envelope.cached;
  });
  const etag = old.headers.get("etag") ?? "";
  const again = await service.ask(`${path}&max_age=600`, { headers: { "if-none-match": etag } });

  expect(old.headers.get("cache-control")).toBe("private, no-cache");
  expect(old.headers.get("age")).toMatch(/^\d+$/);
  expect(etag).toMatch(/^W\//);
  expect([again.status, again.headers.get("etag"), again.headers.get("age")]).toEqual([304, etag, expect.any(String)]);
});

test("a cached answer to a key has its age, and is not for caches", async () => {
  const twin = await keep(serveTls());
  const service = await serve({ keys: { find: (key: string) => Promise.resolve({ id: key }) } });
  const path = `/api/util/ssl?host=localhost:${twin.port}`;
  const asking = { headers: { authorization: "Bearer one" } };
  const [first, again] = [await service.ask(path, asking), await service.ask(path, asking)];

  expect([first.envelope.cached, first.headers.get("age")]).toEqual([false, null]);
  expect([again.envelope.cached, again.headers.get("cache-control")]).toEqual([true, "no-store"]);
  expect(again.headers.get("age")).toMatch(/^\d+$/);
});

test("no-cache gets a fresh result, which is then shared", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const path = `/api/util/ssl?host=localhost:${twin.port}`;
  await service.ask(path);
  const connections = twin.connections();

  const fresh = await service.ask(path, { headers: { "cache-control": "no-cache" } });
  const later = await service.ask(path);

  expect(fresh.envelope.cached).toBe(false);
  expect(twin.connections()).toBeGreaterThan(connections);
  expect(later.envelope).toMatchObject({ cached: true, updatedAt: fresh.envelope.updatedAt });
});

test("an expired result is measured again", async () => {
  const twin = await keep(serveTls());
  const service = await serve({ checks: [{ ...ssl, ttl: 0.001 }] });
  const path = `/api/util/ssl?host=localhost:${twin.port}`;

  await service.ask(path);
  await until(async () => !(await service.ask(path)).envelope.cached);

  expect(await service.ask(path)).toMatchObject({ status: 200, envelope: { cached: false } });
});

test("a failure is never cached", async () => {
  const replies = [reply({ status: 503 }), reply({ body: "<!doctype html>" })];
  const twin = await keep(serveHttp({ answer: (socket, asked, reset) => replies.shift()?.(socket, asked, reset) }));
  const service = await serve();
  const path = `/api/util/http?url=${of(`${twin.origin}/`)}`;

  expect((await service.ask(path)).status).toBe(503);
  expect(await service.ask(path)).toMatchObject({ status: 200, envelope: { cached: false } });
});

test("the gate measures now, and its measurements are shared", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const target = `https://localhost:${twin.port}/`;
  const gate = `/api/util/gate?url=${of(target)}`;

  const first = await service.ask<GateResult>(gate);
  const afterOne = twin.connections();
  const ofSsl = await service.ask(`/api/util/ssl?host=${of(target)}`);
  const ofHttp = await service.ask(`/api/util/http?url=${of(target)}`);
  const afterAll = twin.connections();
  const second = await service.ask<GateResult>(gate);

  expect(first).toMatchObject({ status: 200, envelope: { cached: false, data: { schema: "portcullis/gate@2" } } });
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect([ofSsl.envelope.cached, ofHttp.envelope.cached]).toEqual([true, true]);
  expect(ofSsl.envelope.updatedAt).toBe(first.envelope.updatedAt);
  expect(afterAll).toBe(afterOne);
  expect(second.envelope.cached).toBe(false);
  expect(twin.connections()).toBe(2 * afterOne);
});

test("other checks use the TLS survey of an origin for a minute, unless they are asked to measure", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const host = of(`https://localhost:${twin.port}/`);

  const cost = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const before = twin.connections();
    expect((await service.ask(path, { headers })).status).toBe(200);
    return twin.connections() - before;
  };

  const first = await cost(`/api/util/ssl?host=${host}`);
  expect(await cost(`/api/util/owasp?host=${host}`)).toBeLessThanOrEqual(3);
  expect(await cost(`/api/util/pqc?host=${host}`)).toBeLessThanOrEqual(3);
  expect(await cost(`/api/util/ssl?host=${host}`, { "cache-control": "no-cache" })).toBe(first);
});

const policy = "Strict-Transport-Security: max-age=31536000";

test.for<readonly [where: string, path: string, hasPolicy: (asked: string) => boolean]>([
  ["everywhere but where the gate looked", "/no", (asked) => asked !== "/no"],
  ["only where the gate looked", "/yes", (asked) => asked === "/yes"],
  ["only for one query", "/?yes", (asked) => asked === "/?yes"],
])("a site with HSTS %s has the same result as without a gate", async ([, path, hasPolicy]) => {
  const answer: Answering = (socket, asked, reset) =>
    reply({ headers: hasPolicy(asked.path) ? [policy] : [] })(socket, asked, reset);
  const twin = await keep(serveTls({ answer }));
  const [gated, untouched] = [await serve(), await serve()];
  const question = `/api/util/ssl?host=localhost:${twin.port}`;
  const target = `https://localhost:${twin.port}${path}`;

  await gated.ask(`/api/util/gate?url=${of(target)}`);
  const told = await gated.ask(question);
  const ofHttp = await gated.ask(`/api/util/http?url=${of(target)}`);
  const alone = await untouched.ask(question);

  const { updatedAt: _, ...facts } = factsOf(told) as { raw: { hsts: unknown }; updatedAt: unknown };
  expect(facts.raw.hsts !== null).toBe(hasPolicy("/"));
  // The survey of the gate's run is used, and says so; what it observed is the same.
  const { surveyedAt: _at, ...raw } = facts.raw as { readonly hsts: unknown; readonly surveyedAt?: unknown };
  expect(factsOf(alone)).toMatchObject({ ...facts, raw: { ...raw, observedAt: expect.any(String) } });
  expect(ofHttp.envelope.cached).toBe(true);
});

test("a result cut short by the deadline goes only to its waiters", async () => {
  // The certificate is there at once; the page that would say HSTS never comes.
  const twin = await keep(serveTls({ answer: () => {} }));
  const service = await serve({ measuring: { deadline: 700 } });
  const path = `/api/util/ssl?host=localhost:${twin.port}`;

  const told = [await service.ask(path), await service.ask(path)];

  expect(told.map(({ status }) => status)).toEqual([200, 200]);
  expect(told.map(({ envelope }) => envelope.cached)).toEqual([false, false]);
  expect(told.map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
});

/** A site that answers on demand. */
async function heldBack(): Promise<{
  readonly path: string;
  readonly count: () => number;
  readonly release: () => void;
}> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = reply({ body: "<!doctype html>" });
  const twin = await keep(serveHttp({ answer: (...asked) => void promise.then(() => answer(...asked)) }));
  return { path: `${twin.origin}/`, count: () => twin.asked.length, release: resolve };
}

test("many concurrent equal questions cost one run", async () => {
  const count = runs(1000);
  const site = await heldBack();
  const service = await serve();
  const path = `/api/util/http?url=${of(site.path)}`;

  const asking = Array.from({ length: count }, (_, index) => service.ask(index % 2 === 0 ? path : `${path}&lang=ko`));
  await until(() => site.count() > 0);
  // The log has a line for each once it is answered; until then all of them wait.
  site.release();
  const told = await Promise.all(asking);

  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
  expect(site.count()).toBe(1);
  expect(new Set(told.map(({ envelope }) => envelope.requestId)).size).toBe(count);
});

test("gates that ask the same at once each measure for themselves", async () => {
  const site = await heldBack();
  const service = await serve();
  const path = `/api/util/gate?url=${of(site.path)}`;

  const asking = [service.ask(path), service.ask(path)];
  await until(() => site.count() === 2);
  site.release();

  expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([200, 200]);
});

test("a fresh question does not join earlier work", async () => {
  const site = await heldBack();
  const service = await serve();
  const path = `/api/util/http?url=${of(site.path)}`;

  const first = service.ask(path);
  await until(() => site.count() === 1);
  const fresh = service.ask(path, { headers: { "cache-control": "max-age=0, no-cache" } });
  await until(() => site.count() === 2);
  const third = service.ask(path);
  site.release();

  const [one, two, three] = await Promise.all([first, fresh, third]);
  expect([one, two, three].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(site.count()).toBe(2);
  expect(three.envelope.updatedAt).toBe(two.envelope.updatedAt);
});

/** Asks, and disconnects on demand. */
async function asker(service: Service, path: string): Promise<() => void> {
  const asking = request(service.url + path);
  asking.on("error", () => {});
  asking.end();
  await once(asking, "finish");
  return () => asking.destroy();
}

test("a run ends when its last client has gone, and not before", async () => {
  let open = 0;
  const twin = await keep(
    serveTcp((socket) => {
      open++;
      stayingSilent()(socket);
      socket.once("close", () => open--);
    }),
  );
  const service = await serve({ measuring: { deadline: 60_000 } });
  const path = `/api/util/ssl?host=localhost:${twin.port}`;
  const first = await asker(service, path);
  const second = await asker(service, path);
  await until(() => open > 0);

  first();
  await until(() => service.lines.some((line) => line.includes('"status":null')));
  const whileOneWaits = open;
  second();
  await until(() => open === 0);

  expect(whileOneWaits).toBeGreaterThan(0);
  expect(twin.connections()).toBeGreaterThan(0);
  expect(service.lines.filter((line) => line.includes('"status":null'))).toHaveLength(2);
});

test("a gate whose client has gone leaves nothing to share", async () => {
  const secure = await keep(serveTls({ answer: () => {} }));
  const service = await serve({ measuring: { deadline: 60_000 } });
  const hangUp = await asker(service, `/api/util/gate?url=${of(`https://localhost:${secure.port}/`)}`);
  await until(() => secure.handshakes() > 0);

  hangUp();
  await until(() => service.lines.some((line) => line.includes('"status":null')));

  const { port } = secure;
  await secure.close();
  expect((await service.ask(`/api/util/ssl?host=localhost:${port}`)).envelope.cached).toBe(false);
});
