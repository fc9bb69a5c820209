import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSharedLimiters } from "../../../server/store/redis/limiters.ts";
import { openAddressLimiter, type AddressLimiter } from "../../../src/net/addresses/limiter.ts";
import { startRedis, type RedisServer } from "./redis.ts";

const never = new AbortController().signal;
const site = "192.0.2.10";
const limits = { runs: 4, reservedRuns: 2, connections: 90, patience: 10 };

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

/** The limits of one address, as a server opens them; closed when the test ends. */
async function node(): Promise<{ readonly limiter: AddressLimiter; readonly close: () => Promise<void> }> {
  const shared = openSharedLimiters(redis.url, () => {});
  while (!shared.isUp()) await pause(5);
  return { limiter: openAddressLimiter({ limits, states: shared.addressStates }), close: () => shared.close() };
}

test("two servers give an address one allowance, also when they ask at the same time", async () => {
  const nodes = [await node(), await node()];
  const came = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { limiter } = nodes[index % 2] as (typeof nodes)[number];
      const lease = limiter.lease({ client: `198.51.100.${index}`, isReserved: false, connections: 20 }, never);
      return lease.take(site, `shop${index}.example`).then(
        () => lease,
        () => null,
      );
    }),
  );
  const leases = came.filter((each) => each !== null);
  expect(leases).toHaveLength(4);

  // Four runs use 80 of 90.
  for (const lease of leases) for (let index = 0; index < 20; index++) await lease.connection(site, "");
  for (const lease of leases) lease.release();
  await pause(100);
  for (const { limiter } of nodes) {
    const late = limiter.lease({ client: "203.0.113.1", isReserved: false, connections: 20 }, never);
    await expect(late.take(site, "late.example")).rejects.toMatchObject({ reason: "busy" });
  }
  await Promise.all(nodes.map(({ close }) => close()));
});
