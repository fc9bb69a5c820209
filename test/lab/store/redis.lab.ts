import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { getPort } from "get-port-please";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closedPort } from "../../twins/tcp.ts";
import { serve, type Service } from "../../server/service.ts";

let port = 0;
let redis: ChildProcess;

async function start(): Promise<void> {
  redis = spawn("redis-server", ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  for await (const chunk of redis.stdout ?? []) {
    said += String(chunk);
    if (said.includes("Ready to accept connections")) break;
  }
}

async function stop(): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return;
  const end = once(redis, "exit");
  redis.kill("SIGTERM");
  await end;
}

beforeAll(async () => {
  port = await getPort({ host: "127.0.0.1", random: true });
  await start();
});
afterAll(stop);

async function two(database: number): Promise<readonly [Service, Service]> {
  const config = { rateLimit: 6, redisUrl: `redis://127.0.0.1:${port}/${database}` };
  const services = [await serve(config), await serve(config)] as const;
  // A server does not wait for Redis; its earlier counts are local.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return services;
}

async function asking(): Promise<(service: Service) => Promise<number>> {
  const host = `localhost:${await closedPort()}`;
  return async (service) => (await service.ask(`/api/util/ssl?host=${host}`)).status;
}

test("two servers count one limit together", async () => {
  const [one, other] = await two(1);
  const ask = await asking();

  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push(await ask(one), await ask(other));

  expect(statuses).toEqual([503, 503, 503, 503, 503, 503, 429, 429]);
});

test("the service continues while Redis is away, limits still apply, and both share counts again once it is back", async () => {
  const [one, other] = await two(2);
  const ask = await asking();
  await stop();

  const alone: number[] = [];
  const begin = performance.now();
  for (let n = 0; n < 7; n++) alone.push(await ask(one));
  expect(performance.now() - begin).toBeLessThan(3000);
  expect(alone).toEqual([503, 503, 503, 503, 503, 503, 429]);
  await expect
    .poll(() => [one, other].every(({ lines }) => lines.join("").includes('"trouble":"')), { timeout: 10_000 })
    .toBe(true);

  await start();
  await expect
    .poll(() => [one, other].every(({ lines }) => lines.join("").includes('"trouble":null')), { timeout: 10_000 })
    .toBe(true);
  const together: number[] = [];
  for (let n = 0; n < 4; n++) together.push(await ask(one), await ask(other));
  expect(together).toEqual([503, 503, 503, 503, 503, 503, 429, 429]);
});

test("a server starts without Redis, and does not wait for it", async () => {
  const service = await serve({ rateLimit: 2, redisUrl: `redis://127.0.0.1:${await closedPort()}` });
  const ask = await asking();

  expect([await ask(service), await ask(service), await ask(service)]).toEqual([503, 503, 429]);
});
