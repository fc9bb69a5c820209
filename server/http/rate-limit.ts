import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { failure } from "../../src/core/failure.ts";
import type { ClientUnits } from "../questions/shares.ts";

/** The seconds of a window. */
export const windowSeconds = 60;

/** The most clients remembered; the least recently seen is forgotten first. */
const mostClients = 50_000;

/** Milliseconds by which two readings of one window's end may differ; the next window ends much later. */
const sameWindow = 1000;

/** The state of a limit after a counted question. */
export interface Charge {
  /** The limit's name, and its questions a minute. */
  readonly name: string;
  readonly points: number;
  /** The questions left, and the seconds until the window ends. */
  readonly left: number;
  readonly seconds: number;
  /** Null where the question is allowed; otherwise the seconds to wait. */
  readonly wait: number | null;
  /** The end of the window, in milliseconds since the epoch. */
  readonly until: number;
  /** The charge of the client's wider network. */
  readonly around?: Charge;
}

/** One limit, counted per client and per wider network. */
export interface Limit {
  charge(client: ClientUnits): Promise<Charge>;
  /** The state, without counting. */
  look(client: ClientUnits): Promise<Charge>;
  /** Refunds a charge while its window lasts. */
  refund(client: ClientUnits, charge: Charge): Promise<Charge>;
}

/** The limit of one network. */
interface NetworkLimit {
  charge(network: string): Promise<Charge>;
  look(network: string): Promise<Charge>;
  refund(network: string, charge: Charge): Promise<Charge>;
}

/**
 * A /48 may be one subscriber, or a hosting provider's customers: together they get this multiple of one client's limit, unless the operator
 * sets another (`rate_limit_network`).
 */
const usualTimes = 4;

/** The name of the wider network's limit in header fields. */
function networkLimitName(name: string): string {
  return `${name}-network`;
}

/** A limiter factory, for limits shared by several servers. */
export type Limiters = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** Opens a limit of requests per window, a minute by default; `name` is its name in header fields. Counted in this process by default. */
export function openLimit(
  name: string,
  points: number,
  shared?: Limiters,
  seconds = windowSeconds,
  times = usualTimes,
): Limit {
  const narrow = openNetworkLimit(name, points, seconds, shared);
  const wide = openNetworkLimit(networkLimitName(name), times * points, seconds, shared);

  /** The narrow limit counts, unless the wide one refuses. */
  async function both(own: string, outside: string, how: "charge" | "look"): Promise<Charge> {
    const charge = await narrow[how](own);
    if (charge.wait !== null) return charge;
    const around = await wide[how](outside);
    return around.wait === null ? { ...charge, around } : around;
  }

  /** An IPv4 address has no wider network. */
  function one([own = "", outside]: ClientUnits, how: "charge" | "look"): Promise<Charge> {
    return outside === undefined ? narrow[how](own) : both(own, outside, how);
  }

  return {
    charge: (client) => one(client, "charge"),
    look: (client) => one(client, "look"),
    async refund([own = "", outside], charge) {
      if (outside !== undefined && charge.around) await wide.refund(outside, charge.around);
      return narrow.refund(own, charge);
    },
  };
}

function openNetworkLimit(name: string, points: number, duration: number, shared?: Limiters): NetworkLimit {
  const limiter = shared ? shared(name, points, duration) : new RateLimiterMemory({ points, duration });
  // The limiter keeps an entry per client and minute, so many clients would use much memory.
  const known = new LRUCache<string, true>({
    // With `max` the cache would allocate all its room at once, for each of a server's many limits.
    maxSize: mostClients,
    sizeCalculation: () => 1,
    dispose(_, client, why) {
      // Shared counters are not this process's to delete.
      if (why === "evict" && !shared) void limiter.delete(client);
    },
  });

  function toCharge(state: RateLimiterRes | null): Charge {
    const left = Math.max(0, points - (state?.consumedPoints ?? 0));
    // After the clock was set back, the end of a window seems to be hours away; the window itself ends in time.
    const wait = Math.min(state?.msBeforeNext ?? Infinity, 1000 * duration);
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    const until = Date.now() + (state ? wait : 0);
    return { name, points, left, seconds, wait: (state?.consumedPoints ?? 0) > points ? seconds : null, until };
  }

  /** The current entry: an expired window stays in the limiter until its timer fires. */
  async function current(client: string): Promise<RateLimiterRes | null> {
    const state = await limiter.get(client);
    return state && state.msBeforeNext > 0 ? state : null;
  }

  return {
    async charge(client) {
      if (!known.get(client)) known.set(client, true);
      try {
        return toCharge(await limiter.consume(client));
      } catch (state) {
        return toCharge(overdrawn(state));
      }
    },
    async look(client) {
      const state = await current(client);
      const charge = toCharge(state);
      return (state?.consumedPoints ?? 0) >= points ? { ...charge, wait: charge.seconds } : charge;
    },
    async refund(client, { until }) {
      const state = await current(client);
      const now = toCharge(state);
      const isCounted = state !== null && state.consumedPoints > 0 && Math.abs(now.until - until) < sameWindow;
      return isCounted ? toCharge(await limiter.reward(client)) : now;
    },
  };
}

/** A used-up limit rejects with its state. */
function overdrawn(state: unknown): RateLimiterRes {
  if (state instanceof RateLimiterRes) return state;
  throw state;
}

/** The failure for too many requests. */
export function limited(seconds: number): Error {
  return failure("rate.limited", { seconds }, { retryAfter: seconds });
}
