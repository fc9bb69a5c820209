import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { failure } from "../src/core/failure.ts";
import type { Counted } from "./shares.ts";

/** Seconds of every window. */
export const windowSeconds = 60;

/** More clients than this are not remembered; who asks least recently is forgotten first. */
const mostClients = 50_000;

/** Milliseconds by which two readings of the end of one window may differ; the next one ends much later. */
const sameWindow = 1000;

/** How a limit stands after a question that it counts. */
export interface Charge {
  /** What the limit is called, and how many questions it allows a minute. */
  readonly name: string;
  readonly points: number;
  /** Questions that are left, and seconds until its window ends. */
  readonly left: number;
  readonly seconds: number;
  /** Whether the question may be asked; if not, after how many seconds. */
  readonly wait: number | null;
  /** Milliseconds since the epoch at which its window ends. */
  readonly until: number;
  /** What the network around the client was charged. */
  readonly around?: Charge;
}

/** One limit, counted for each client by itself, and for the networks around it. */
export interface Limit {
  charge(client: Counted): Promise<Charge>;
  /** How it stands, without counting. */
  look(client: Counted): Promise<Charge>;
  /** Takes a charge back, as long as its window lasts. */
  refund(client: Counted, charge: Charge): Promise<Charge>;
}

/** The limit of one network. */
interface NetworkLimit {
  charge(network: string): Promise<Charge>;
  look(network: string): Promise<Charge>;
  refund(network: string, charge: Charge): Promise<Charge>;
}

/** A /48 may be one subscriber, or the customers of a hoster: together they have this many times the limit of one. */
const wideFactor = 4;

/** What counts, for limits that several servers count together. */
export type Limiters = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/**
 * Opens a limit of so many requests in a window, of a minute unless told otherwise; `name` is what its header fields call it. Counted
 * in this process unless told otherwise.
 */
export function openLimit(name: string, points: number, shared?: Limiters, seconds = windowSeconds): Limit {
  const narrow = openNetworkLimit(name, points, seconds, shared);
  const wide = openNetworkLimit(name, wideFactor * points, seconds, shared);

  /** What holds is the narrow limit, unless the wide one refuses. */
  async function both(own: string, outside: string, how: "charge" | "look"): Promise<Charge> {
    const charge = await narrow[how](own);
    if (charge.wait !== null) return charge;
    const around = await wide[how](outside);
    return around.wait === null ? { ...charge, around } : around;
  }

  /** An IPv4 address has no network around it that counts. */
  function one([own = "", outside]: Counted, how: "charge" | "look"): Promise<Charge> {
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
  // The limiter keeps an entry for each client and minute, so that many clients would be much memory.
  let known: LRUCache<string, true> | undefined;
  // Room for all of them is taken at once, which takes milliseconds for each of the many limits of a server.
  const openKnown = (): LRUCache<string, true> =>
    new LRUCache<string, true>({
      max: mostClients,
      dispose(_, client, why) {
        // What others count is not this process's to forget.
        if (why === "evict" && !shared) void limiter.delete(client);
      },
    });

  function toCharge(state: RateLimiterRes | null): Charge {
    const left = Math.max(0, points - (state?.consumedPoints ?? 0));
    const seconds = Math.max(1, Math.ceil((state?.msBeforeNext ?? 1000 * duration) / 1000));
    const until = Date.now() + (state?.msBeforeNext ?? 0);
    return { name, points, left, seconds, wait: (state?.consumedPoints ?? 0) > points ? seconds : null, until };
  }

  /** What is counted now: a window that is over stays in the limiter until its timer has its turn. */
  async function current(client: string): Promise<RateLimiterRes | null> {
    const state = await limiter.get(client);
    return state && state.msBeforeNext > 0 ? state : null;
  }

  return {
    async charge(client) {
      known ??= openKnown();
      known.set(client, true);
      return toCharge(await limiter.consume(client).catch(overdrawn));
    },
    async look(client) {
      const state = await current(client);
      const charge = toCharge(state);
      return (state?.consumedPoints ?? 0) >= points ? { ...charge, wait: waitOf(state) } : charge;
    },
    async refund(client, { until }) {
      const state = await current(client);
      const now = toCharge(state);
      const isCounted = state !== null && state.consumedPoints > 0 && Math.abs(now.until - until) < sameWindow;
      return isCounted ? toCharge(await limiter.reward(client)) : now;
    },
  };
}

function waitOf(state: RateLimiterRes | null): number {
  return Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1000));
}

/** A limit that is used up comes as a rejection with the state. */
function overdrawn(state: unknown): RateLimiterRes {
  if (state instanceof RateLimiterRes) return state;
  throw state;
}

/** The failure of who asks too often. */
export function limited(seconds: number): Error {
  return failure("rate.limited", { seconds }, { retryAfter: seconds });
}
