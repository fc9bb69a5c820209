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
  /** Whether Redis is reachable and takes writes. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** Milliseconds between two attempts to write after a refused command, and for which what they write exists. */
const again = 1000;

/** What is written to find out whether writes work again. */
const probeKey = "portcullis:probe";

/**
 * Opens limits in Redis or Valkey, whose clock ends their windows. While it is unreachable or refuses commands, such as a replica or one
 * whose memory is full, each server counts by itself without waiting; `onTrouble` is called when that begins and, with null, when it ends.
 */
export function openSharedLimiters(url: string, onTrouble: (trouble: string | null) => void): SharedLimiters {
  const client = new Redis(url, {
    ...connectionOptions,
    reconnectOnError(error) {
      refuse(error.message);
      return connectionOptions.reconnectOnError(error);
    },
  });
  let isTroubled = false;
  let isClosed = false;
  /** Asks from time to time whether a Redis that refused a command takes writes again; null while it does. */
  let probing: NodeJS.Timeout | null = null;

  function complain(trouble: string): void {
    if (isTroubled || isClosed) return;
    isTroubled = true;
    onTrouble(trouble);
  }

  function recover(): void {
    if (isTroubled) onTrouble(null);
    isTroubled = false;
  }

  function refuse(message: string): void {
    // A script that this Redis does not know yet is sent again.
    if (isClosed || message.startsWith("NOSCRIPT")) return;
    complain(message);
    probing ??= setInterval(() => void probe(), again).unref();
  }

  async function probe(): Promise<void> {
    const written = await client.set(probeKey, "", "PX", again).catch(() => null);
    if (written === null || probing === null) return;
    stopProbing();
    recover();
  }

  function stopProbing(): void {
    if (probing) clearInterval(probing);
    probing = null;
  }

  client.on("error", (error: Error) => complain(error.message));
  client.on("close", () => complain("the connection is closed"));
  client.on("ready", () => {
    if (probing === null) recover();
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
    isUp: () => client.status === "ready" && probing === null,
    async close() {
      isClosed = true;
      stopProbing();
      await client.quit().catch(() => client.disconnect());
    },
  };
}
