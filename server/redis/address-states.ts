import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "ioredis";
import { openAddressStates, type AddressStates } from "../../src/net/addresses/limiter.ts";
import { unusedAddress, type AddressState } from "../../src/net/addresses/state.ts";

/** Milliseconds for which a state is kept: nothing of it counts longer. */
const lasts = 15 * 60_000;

/** How often a change is repeated because another server was faster, and the longest pause before. */
const [mostTries, longestPause] = [20, 20] as const;

/** Replaces a state, unless another server has replaced it since it was read. */
const replacing = `
  if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end
  redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3])
  return 1`;

/** Opens the states of measured addresses that several servers share. While Redis is unreachable, each server counts by itself. */
export function openRedisAddressStates(client: Redis): AddressStates {
  const own = openAddressStates();

  async function updateShared<T>(
    key: string,
    change: (state: AddressState) => readonly [AddressState, T],
  ): Promise<readonly [T] | null> {
    for (let tries = 0; tries < mostTries; tries++) {
      const before = (await client.get(key)) ?? "";
      const [next, outcome] = change(before === "" ? unusedAddress : (JSON.parse(before) as AddressState));
      const isReplaced = Number(await client.eval(replacing, 1, key, before, JSON.stringify(next), lasts)) === 1;
      if (isReplaced) return [outcome];
      await pause(Math.random() * longestPause);
    }
    return null;
  }

  return {
    async update(address, change) {
      if (client.status === "ready") {
        const done = await updateShared(keyOf(address), change).catch(() => null);
        if (done) return done[0];
      }
      return own.update(address, change);
    },
  };
}

/** Addresses of targets have no place in Redis. */
function keyOf(address: string): string {
  return `portcullis:address:${createHash("sha256").update(address).digest("base64url")}`;
}
