import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { getPort } from "get-port-please";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listen } from "../../twins/listen.ts";
import { closedPort } from "../../twins/tcp.ts";
import { serve, type Service } from "../../server/service.ts";
import { startRedis } from "./redis.ts";

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

/** The last word of a server's log about Redis; undefined where there is none. */
function troubleOf({ lines }: Service): string | null | undefined {
  const told = lines.flatMap((line) => {
    const { msg, trouble } = JSON.parse(line) as { readonly msg?: string; readonly trouble?: string | null };
    return msg === "redis" ? [trouble] : [];
  });
  return told.at(-1);
}

/** A client of the test itself. */
function clientOf(url: string): Redis {
  const client = new Redis(url);
  // The server listens a moment after its first word.
  client.on("error", () => undefined);
  onTestFinished(() => client.disconnect());
  return client;
}

test.for([
  ["whose memory is full", ["config", "set", "maxmemory", "1"], ["config", "set", "maxmemory", "0"], "OOM"],
  ["that became a replica", ["replicaof", "127.0.0.1", "9"], ["replicaof", "no", "one"], "READONLY"],
] as const)(
  "a Redis %s is reported once, limits still apply, and it counts again once it takes writes",
  async ([, [spoil, ...spoilWords], [mend, ...mendWords], code]) => {
    const redis = await startRedis();
    onTestFinished(redis.close);
    const client = clientOf(redis.url);
    const service = await serve({ rateLimit: 6, redisUrl: redis.url });
    const ask = await asking();
    await expect.poll(async () => (await ask(service), client.dbsize()), { timeout: 10_000 }).toBeGreaterThan(0);

    await client.call(spoil, spoilWords);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push(await ask(service));
    expect(statuses).toContain(503);
    expect(statuses.at(-1)).toBe(429);
    await expect.poll(() => troubleOf(service) ?? "").toContain(code);
    const told = service.lines.filter((line) => line.includes('"trouble"')).length;

    await client.call(mend, mendWords);
    await expect.poll(() => troubleOf(service), { timeout: 10_000 }).toBeNull();
    expect(service.lines.filter((line) => line.includes('"trouble"'))).toHaveLength(told + 1);
    await client.flushall();
    await ask(service);
    expect(await client.keys("portcullis:limit:*")).not.toEqual([]);
  },
);

test("a Redis that is flushed within a window begins a new one, which holds as well", async () => {
  const redis = await startRedis();
  onTestFinished(redis.close);
  const client = clientOf(redis.url);
  const service = await serve({ rateLimit: 3, redisUrl: redis.url });
  const ask = await asking();
  await expect.poll(async () => (await ask(service), client.dbsize()), { timeout: 10_000 }).toBeGreaterThan(0);

  for (let round = 0; round < 3; round++) {
    await client.flushall();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push(await ask(service));
    expect(statuses).toEqual([503, 503, 503, 429, 429]);
  }
  expect(troubleOf(service) ?? null).toBeNull();
});

test("after a failover whose old primary keeps its connections, the counts go to the new primary", async () => {
  const [old, next] = [await startRedis(), await startRedis()];
  onTestFinished(() => [old, next].forEach(({ close }) => close()));
  let primary = Number(new URL(old.url).port);
  const name = await listen(
    createServer((socket) => {
      const upstream = connect(primary, "127.0.0.1");
      for (const [from, to] of [
        [socket, upstream],
        [upstream, socket],
      ] as const)
        from.on("error", () => to.destroy()).pipe(to);
    }),
  );
  onTestFinished(() => name.close());
  const [before, after] = [clientOf(old.url), clientOf(next.url)];
  const service = await serve({ rateLimit: 1000, redisUrl: `redis://127.0.0.1:${name.port}/0` });
  const ask = await asking();
  await expect.poll(async () => (await ask(service), before.dbsize()), { timeout: 10_000 }).toBeGreaterThan(0);

  await before.replicaof("127.0.0.1", 9);
  primary = Number(new URL(next.url).port);
  await expect.poll(async () => (await ask(service), after.dbsize()), { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.poll(() => troubleOf(service), { timeout: 10_000 }).toBeNull();
});
