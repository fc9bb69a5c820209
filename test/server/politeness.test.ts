import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { keep } from "../engine.ts";
import { serveTcp, stayingSilent } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { serve, until } from "./service.ts";

const pinned = (port: number) => (host: string) => ({ host, port: 443, address: "127.0.0.1", toPort: port });

test("many clients with many names together stay below the connections that an address may get in a minute", async () => {
  const twin = await keep(serveTls());
  const hosts = Array.from({ length: 12 }, (_, index) => `shop${index}.example`);
  const service = await serve({
    checks: [ssl],
    trustProxy: ["127.0.0.1"],
    addressLimits: { connections: 60, patience: 50 },
    measuring: { pins: hosts.map(pinned(twin.port)) },
  });

  const told = await Promise.all(
    hosts.map((host, index) =>
      service.ask(`/api/util/ssl?host=${host}`, { headers: { "x-forwarded-for": `198.51.100.${index}` } }),
    ),
  );

  const refused = told.filter(({ status }) => status === 503);
  expect(told.some(({ status }) => status === 200)).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  for (const { envelope } of refused) expect(envelope).toMatchObject({ error: { reason: "busy" } });
  expect(twin.connections()).toBeGreaterThan(0);
  expect(twin.connections()).toBeLessThanOrEqual(60);
});

test("an address is measured by at most four runs at a time, under any names", async () => {
  const twin = await keep(serveTcp(stayingSilent()));
  const hosts = Array.from({ length: 6 }, (_, index) => `shop${index}.example`);
  const service = await serve({
    checks: [ssl],
    trustProxy: ["127.0.0.1"],
    addressLimits: { patience: 20 },
    measuring: { pins: hosts.map(pinned(twin.port)), deadline: 60_000 },
  });
  const gone = new AbortController();
  const ask = (host: string, index: number) =>
    service.ask(`/api/util/ssl?host=${host}`, {
      headers: { "x-forwarded-for": `198.51.100.${index}` },
      signal: gone.signal,
    });
  const holding = hosts.slice(0, 4).map(ask);
  const ends = Promise.allSettled(holding);
  await until(() => twin.connections() >= 4);

  expect(await ask("shop4.example", 4)).toMatchObject({ status: 503, envelope: { error: { reason: "busy" } } });
  gone.abort();
  expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
});
