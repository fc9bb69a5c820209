import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { AddressStates } from "../../../src/net/addresses/limiter.ts";
import type { Limiters } from "../../http/rate-limit.ts";
import { openRedisAddressStates } from "./address-states.ts";
import { connectionOptions } from "./connection.ts";

/** Limits shared by several servers. */
export interface SharedLimiters {
  readonly open: Limiters;
  /** What every measured address received. */
  readonly addressStates: AddressStates;
  /** Whether Redis is reachable. */
  isUp(): boolean;
  close(): Promise<void>;
}

/**
 * Opens limits in Redis or Valkey, whose clock ends their windows. While it is unreachable, each server counts by itself without waiting;
 * `onTrouble` is called when that begins and, with null, when it ends.
 */
export function openSharedLimiters(url: string, onTrouble: (trouble: string | null) => void): SharedLimiters {
  const client = new Redis(url, connectionOptions);
  let isTroubled = false;
  let isClosed = false;

  function complain(trouble: string): void {
    if (isTroubled || isClosed) return;
    isTroubled = true;
    onTrouble(trouble);
  }

  client.on("error", (error: Error) => complain(error.message));
  client.on("close", () => complain("the connection is closed"));
  client.on("ready", () => {
    if (isTroubled) onTrouble(null);
    isTroubled = false;
  });
  return {
    open: (name, points, duration) =>
      new RateLimiterRedis({
        storeClient: client,
        rejectIfRedisNotReady: true,
        keyPrefix: `portcullis:limit:${name}:${points}`,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      }),
    addressStates: openRedisAddressStates(client),
    isUp: () => client.status === "ready",
    async close() {
      isClosed = true;
      await client.quit().catch(() => client.disconnect());
    },
  };
}
