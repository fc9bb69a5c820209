import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { AddressStates } from "../../../src/net/addresses/limiter.ts";
import type { AddressState } from "../../../src/net/addresses/state.ts";

/** Milliseconds for which a state is kept: nothing of it counts longer. */
const lasts = 15 * 60_000;

/** How often a change is repeated because another server was faster, and the longest pause before. */
const [mostTries, longestPause] = [20, 20] as const;

/** Replaces a state, unless another server has replaced it since it was read. */
const replacing = `
  if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end
  redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3])
  return 1`;

/** Opens the states of measured addresses that several servers share. Rejects while Redis is unreachable. */
export function openRedisAddressStates(client: Redis): AddressStates {
  return {
    async update(address, change) {
      const key = keyOf(address);
      for (let tries = 0; tries < mostTries; tries++) {
        const before = (await client.get(key)) ?? "";
        const [next, outcome] = change(before === "" ? null : (JSON.parse(before) as AddressState));
        const isReplaced = Number(await client.eval(replacing, 1, key, before, JSON.stringify(next), lasts)) === 1;
        if (isReplaced) return outcome;
        await pause(Math.random() * longestPause);
      }
      throw new Error("the state of an address could not be replaced");
    },
  };
}

/** Addresses of targets have no place in Redis. */
function keyOf(address: string): string {
  return `portcullis:address:${createHash("sha256").update(address).digest("base64url")}`;
}
