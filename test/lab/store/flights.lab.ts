import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { AnyCheck } from "../../../src/core/check.ts";
import { failure } from "../../../src/core/failure.ts";
import type { Success } from "../../../src/core/result/envelope.ts";
import { openRedisLeases } from "../../../server/store/redis/leases.ts";
import { openPostgresLeases } from "../../../server/store/postgres/leases.ts";
import { leasesContract } from "../../server/leases/contract.ts";
import { openSample, type Sample } from "../../server/pipeline/sample.ts";
import { startProcess } from "../../server/process.ts";
import { serve, type Service } from "../../server/service.ts";
import { listen } from "../../twins/listen.ts";
import { startPostgres, type Postgres } from "./postgres.ts";
import { startRedis, type RedisServer } from "./redis.ts";

let postgres: Postgres;
let redis: RedisServer;

beforeAll(async () => {
  [postgres, redis] = [await startPostgres(), await startRedis()];
});
afterAll(async () => {
  redis.close();
  await postgres.close();
});

describe("leases in Redis", () => {
  leasesContract(() => Promise.resolve(openRedisLeases(redis.url)));
});

describe("leases in PostgreSQL", () => {
  let url = "";
  beforeAll(async () => {
    url = postgres.url(await postgres.create());
  });
  leasesContract(() => Promise.resolve(openPostgresLeases(url)));
});

function ask(service: Service, init: RequestInit = {}) {
  return service.ask("/api/util/sample?host=shop.example", init);
}

/** A check that takes a while. */
function slow(changes: Partial<AnyCheck> = {}): Sample {
  const sample = openSample();
  const collect: AnyCheck["collect"] = async (input, context) => {
    await sleep(500);
    return sample.check.collect(input, context);
  };
  return { check: { ...sample.check, collect, ...changes } as AnyCheck, runs: sample.runs };
}

describe.for<readonly [where: string, redisUrl: () => string | null]>([
  ["Redis", () => redis.url],
  ["PostgreSQL alone", () => null],
])("two servers on one PostgreSQL, with leases in %s", ([, redisUrl]) => {
  async function two(check: AnyCheck): Promise<readonly [Service, Service]> {
    const databaseUrl = postgres.url(await postgres.create());
    const config = { checks: [check], storing: { dataDir: "/nowhere", databaseUrl, limit: 1e9 }, redisUrl: redisUrl() };
    const servers = [await serve(config), await serve(config)] as const;
    await sleep(1000);
    return servers;
  }

  // A second of load can make a server give up a lease, and measure by itself.
  test("a hundred same questions to both make one run", { retry: 2 }, async () => {
    const { check, runs } = slow();
    const [one, other] = await two(check);

    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n % 2 === 0 ? one : other)));

    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(runs).toHaveLength(1);
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
  });

  test("a target that fails is measured once, and both servers say how", async () => {
    let runs = 0;
    const collect = async (): Promise<never> => {
      runs++;
      await sleep(500);
      throw failure("request.malformed", { detail: { en: "a", ko: "b" } }, { reason: "dns.nxdomain" });
    };
    const [one, other] = await two({ ...openSample().check, collect });

    const answers = await Promise.all([one, other, one].map((each) => ask(each)));

    expect(runs).toBe(1);
    expect(answers.map(({ envelope }) => envelope.error?.reason)).toEqual(Array(3).fill("dns.nxdomain"));
  });

  test("a fresh answer is measured by the asked server", async () => {
    const { check, runs } = slow();
    const [one, other] = await two(check);

    const headers = { "cache-control": "no-cache" };
    const answers = await Promise.all([one, other].map((each) => ask(each, { headers })));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(runs).toHaveLength(2);
  });

  test("a server that is killed while it measures is replaced by one other when its lease ends", async () => {
    const site = await startSite();
    const env = {
      PORTCULLIS_DATABASE_URL: postgres.url(await postgres.create()),
      PORTCULLIS_SECRET: "a secret of all servers of this test",
      PORTCULLIS_WORKER: "off",
      ...(redisUrl() !== null && { PORTCULLIS_REDIS_URL: redisUrl() ?? "" }),
    };
    const start = () => startProcess(["--port", "0", "--timeout", "4"], env);
    const [killed, one, other] = [await start(), await start(), await start()];
    await sleep(1000);
    const path = `/api/util/http?url=${encodeURIComponent(site.url)}`;

    const lost = fetch(killed.url + path).catch(() => null);
    await expect.poll(() => site.requests.length, { timeout: 3000, interval: 10 }).toBe(1);
    const answers = [one, other].map((each) => fetch(each.url + path));
    await sleep(500);
    // Both wait for the first server.
    expect(site.requests).toHaveLength(1);
    site.recover();
    killed.kill("SIGKILL");

    expect(await lost).toBeNull();
    const [first, second] = await Promise.all(
      answers.map(async (answer) => {
        const response = await answer;
        return { status: response.status, envelope: (await response.json()) as Success };
      }),
    );
    expect([first?.status, second?.status]).toEqual([200, 200]);
    // A second run would have another time.
    expect(second?.envelope.updatedAt).toBe(first?.envelope.updatedAt);
    expect(second?.envelope.data).toEqual(first?.envelope.data);
    // The lease lasts for the timeout and two seconds more.
    const waited = (site.requests[1] ?? 0) - (site.requests[0] ?? 0);
    expect(waited).toBeGreaterThan(4000);
    expect(waited).toBeLessThan(12_000);
  });
});

/** A site that keeps its visitors waiting until it recovers. */
interface Site {
  readonly url: string;
  /** When each request came, in milliseconds. */
  readonly requests: readonly number[];
  recover(): void;
}

async function startSite(): Promise<Site> {
  const requests: number[] = [];
  let hasRecovered = false;
  const server = createServer((_, response) => {
    requests.push(performance.now());
    if (hasRecovered) response.end("<!doctype html><title>Shop</title>");
  });
  const twin = await listen(server);
  onTestFinished(() => twin.close());
  return { url: `http://127.0.0.1:${twin.port}/`, requests, recover: () => void (hasRecovered = true) };
}
