import { expect, test } from "vitest";
import { gate } from "../../../src/checks/gate/index.ts";
import { ssl } from "../../../src/checks/ssl/index.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import { openClient } from "../../../src/net/client.ts";
import { remoteRunner } from "../../../src/run/remote.ts";
import { keep } from "../../engine.ts";
import { intermediate, leafOf, served } from "../../twins/pki/pki.ts";
import { serveTcp, stayingSilent } from "../../twins/tcp.ts";
import { serveTls } from "../../twins/tls.ts";
import { of, serve, until, type Told } from "../service.ts";

const pinned = (port: number) => (host: string) => ({ host, port: 443, address: "127.0.0.1", toPort: port });

test("one client that loops does not keep another from measuring, and what the address receives is bounded", async () => {
  const twin = await keep(serveTls());
  const service = await serve({
    checks: [ssl],
    trustProxy: ["127.0.0.1"],
    measuring: { pins: [pinned(twin.port)("shop.example")] },
  });
  const ask = (client: string): Promise<Told> =>
    service.ask("/api/util/ssl?host=shop.example", {
      headers: { "x-forwarded-for": client, "cache-control": "no-cache" },
    });
  const ending = new AbortController();
  let refused = 0;
  const greedy = Array.from({ length: 3 }, async () => {
    while (!ending.signal.aborted) if ((await ask("198.51.100.1")).status === 503) refused++;
  });
  await until(() => refused > 20);

  const honest = [await ask("198.51.100.2"), await ask("198.51.100.2")];
  ending.abort();
  await Promise.all(greedy);

  expect(honest.map(({ status }) => status)).toEqual([200, 200]);
  expect(twin.connections()).toBeLessThanOrEqual(600);
});

test("runs of one client that hang leave room for another one", async () => {
  const silent = await keep(serveTcp(stayingSilent()));
  const service = await serve({
    checks: [ssl],
    trustProxy: ["127.0.0.1"],
    measuring: { pins: [pinned(silent.port)("shop.example")], deadline: 60_000 },
  });
  const gone = new AbortController();
  const ask = (client: string, query = ""): Promise<Told> =>
    service.ask(`/api/util/ssl?host=shop.example${query}`, {
      headers: { "x-forwarded-for": client, "cache-control": "no-cache" },
      signal: gone.signal,
    });
  const hanging = Promise.allSettled(Array.from({ length: 4 }, () => ask("198.51.100.1")));
  await until(() => silent.connections() >= 2);
  const before = silent.connections();

  const honest = ask("198.51.100.2");
  honest.catch(() => {});
  await until(() => silent.connections() > before);
  gone.abort();
  await hanging;
  expect(silent.connections()).toBeGreaterThan(before);
});

test("a busy target says whose allowance it is and when to come back, in single checks and in the gate", async () => {
  const silent = await keep(serveTcp(stayingSilent()));
  const hosts = Array.from({ length: 6 }, (_, index) => `shop${index}.example`);
  const service = await serve({
    checks: [ssl, gate],
    trustProxy: ["127.0.0.1"],
    addressLimits: { patience: 20 },
    measuring: { pins: hosts.map(pinned(silent.port)), deadline: 60_000 },
  });
  const gone = new AbortController();
  const ask = (path: string, client: number): Promise<Told> =>
    service.ask(path, { headers: { "x-forwarded-for": `198.51.100.${client}` }, signal: gone.signal });
  const holding = Promise.allSettled(hosts.slice(0, 4).map((host, index) => ask(`/api/util/ssl?host=${host}`, index)));
  await until(() => silent.connections() >= 4);

  for (const path of [`/api/util/ssl?host=${hosts[4]}`, `/api/util/gate?url=${of(`https://${hosts[5]}/`)}`]) {
    const told = await ask(path, 9);
    expect(told).toMatchObject({
      status: 503,
      envelope: { error: { reason: "busy", scope: "target", retryAfter: 2 } },
    });
    expect(told.headers.get("retry-after")).toBe("2");
  }
  gone.abort();
  await holding;
});

test("120 names of an edge are all measured by one client, and what the edge receives is bounded", async () => {
  const hosts = Array.from({ length: 120 }, (_, index) => `edge${index}.example`);
  const twin = await keep(serveTls({ served: served(leafOf({ names: hosts }), intermediate) }));
  const service = await serve({
    checks: [ssl],
    measuring: { pins: hosts.map(pinned(twin.port)) },
  });
  const runner = remoteRunner({
    server: `${service.url}/`,
    timeout: 20_000,
    waiting: 60_000,
    send: openClient(service.url),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => performance.now() + performance.timeOrigin,
  });

  const came = await Promise.allSettled(
    hosts.map((host) => runner.answer(ssl as AnyCheck, { host }, { language: "en" })),
  );

  expect(came.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(twin.connections()).toBeGreaterThan(600);
  expect(twin.connections()).toBeLessThanOrEqual(4800);
});
