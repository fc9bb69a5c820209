import { LRUCache } from "lru-cache";
import { failure } from "../../src/core/failure.ts";

/** The most addresses remembered; no more are scanned within their rest. */
const mostAddresses = 10_000;

/** Recently measured addresses, over all clients. */
export interface IdleAddresses {
  /** Records an address; throws `Failure` RATE_LIMITED with `retryAfter` within these seconds after the last time. */
  readonly admit: (address: string, seconds: number) => void;
}

/** Opens the memory; `now` is the time in milliseconds. */
export function openIdleAddresses(now: () => number = () => performance.now()): IdleAddresses {
  const until = new LRUCache<string, number>({ max: mostAddresses });
  return {
    admit(address, seconds) {
      const left = (until.get(address) ?? 0) - now();
      const retryAfter = Math.ceil(left / 1000);
      if (retryAfter > 0) throw failure("rate.resting", { seconds: retryAfter }, { retryAfter });
      until.set(address, now() + 1000 * seconds);
    },
  };
}
