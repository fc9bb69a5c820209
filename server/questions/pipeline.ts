import { openBackgroundWork } from "../../src/run/background.ts";
import { LRUCache } from "lru-cache";
import type { AddressStates } from "../../src/net/addresses/limiter.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { forStrangers, rateDefault } from "../../src/settings/options/serving.ts";
import type { Pipeline } from "./route.ts";
import { openClientResolver } from "../http/client.ts";
import type { ServerConfig } from "../config.ts";
import { openSingleFlight } from "./single-flight.ts";
import { openSharedSingleFlight, type Leases } from "./leases/leases.ts";
import { noKeys } from "../accounts/keys/keys.ts";
import { openLimit, windowSeconds, type Limiters } from "../http/rate-limit.ts";
import { openResultCache, resultCacheBytes } from "./cache/cache.ts";
import { openRenderedAnswers, renderedBytes } from "./cache/rendered.ts";
import { openIdleAddresses } from "./idle-addresses.ts";
import type { Meter } from "../telemetry/event.ts";
import type { Store } from "../store/store.ts";
import { defaultCapacity, openSlots } from "./slots.ts";

/** Enough for typing errors, and too few for guessing. */
const wrongKeysAMinute = 10;

/** An agent sends several messages before it runs a check, and none of them measures. */
const messagesOfAgents = 4;

/** The most runs that continue after their answers. */
const mostLingering = 4;

/** A look-up takes a fraction of a millisecond. Guessing one of 2^190 keys is hopeless at any rate, so this limit only protects the store. */
const spareLookUpsAMinute = 3000;

/** The most key rates counted at a time; keys have few different ones. */
const mostRates = 1000;

/** Requests a minute, and the multiple for a wider network. */
interface Rates {
  readonly usual: number;
  readonly heavy: number;
  readonly times: number;
}

/** Limits of keys with their own rate; heavy checks keep their share of it. */
function ownLimits({ usual, heavy, times }: Rates, shared?: Limiters): Pipeline["limitsOf"] {
  const known = new LRUCache<number, Pipeline["limits"]>({ max: mostRates });
  return (rate) => {
    const opened = known.get(rate);
    if (opened) return opened;
    const own = openLimit("default", rate, shared, windowSeconds, times);
    const rare = openLimit("heavy", Math.max(1, Math.round((rate * heavy) / usual)), shared, windowSeconds, times);
    const limits = { light: own, standard: own, heavy: rare };
    known.set(rate, limits);
    return limits;
  };
}

/** What several servers share. */
export interface Shared {
  /** Counts their limits together. */
  readonly limiters?: Limiters | undefined;
  /** What every address received from all of them. */
  readonly addressStates?: AddressStates | undefined;
  /** One run for the same question on several servers with a common store. */
  readonly leases?: Leases | null;
}

/** Opens the dependencies of all answers. */
export function openPipeline(
  config: ServerConfig,
  store: Store | null = null,
  { limiters: shared, leases = null, addressStates }: Shared = {},
  meter?: Meter,
): Pipeline {
  const { rateLimit, rateLimitHeavy, rateLimitNetwork: times } = { ...rateDefault, ...config };
  const usual = openLimit("default", rateLimit, shared, windowSeconds, times);
  const heavy = openLimit("heavy", rateLimitHeavy, shared, windowSeconds, times);
  return {
    clients: openClientResolver(config.trustProxy ?? []),
    keys: config.keys ?? noKeys(),
    limits: { light: usual, standard: usual, heavy },
    limitsOf: ownLimits({ usual: rateLimit, heavy: rateLimitHeavy, times }, shared),
    agents: openLimit("agents", messagesOfAgents * rateLimit, shared),
    wrongKeys: openLimit("wrong-keys", wrongKeysAMinute, shared),
    spareLookUps: openLimit("spare-look-ups", spareLookUpsAMinute),
    allIps: config.allIps ?? false,
    language: config.language ?? "en",
    // Callers must not name addresses that only this machine can reach.
    engine: openEngine({
      ...forStrangers(config.measuring ?? {}),
      special: false,
      addressLimits: config.addressLimits ?? {},
      addressStates,
    }),
    resultCache: openResultCache(resultCacheBytes, Date.now, store),
    renderedAnswers: openRenderedAnswers(renderedBytes),
    ledger: config.ledger ?? null,
    idleAddresses: openIdleAddresses(),
    singleFlight: openSingleFlight(),
    sharedFlights: leases && store ? openSharedSingleFlight(leases, () => store.flush()) : null,
    backgroundWork: openBackgroundWork(mostLingering),
    meter,
    slots: openSlots({ ...defaultCapacity, ...config.capacity }),
  };
}
