import { openLingering } from "../src/run/lingering.ts";
import { openEngine } from "../src/settings/engine.ts";
import { forStrangers, rateDefault } from "../src/settings/options/serving.ts";
import type { Counter } from "./answer.ts";
import { openClients } from "./client.ts";
import type { ServerConfig } from "./config.ts";
import { openFlights } from "./flights.ts";
import { noKeys } from "./keys.ts";
import { openLimit } from "./limits.ts";
import { openRecall, recallBytes } from "./recall/recall.ts";
import { openWording, wordingBytes } from "./recall/wording.ts";
import { openRests } from "./rests.ts";
import type { Store } from "./store/store.ts";
import { defaultCapacity, openSlots } from "./slots.ts";

/** Who mistypes a key does not need more a minute; who guesses does not get far. */
const wrongKeysAMinute = 10;

/** Runs that go on behind their answers. */
const mostLingering = 4;

/** Opens what every check is answered with. */
export function openCounter(config: ServerConfig, store: Store | null = null): Counter {
  const { rateLimit = rateDefault.rateLimit, rateLimitHeavy = rateDefault.rateLimitHeavy } = config;
  const usual = openLimit("default", rateLimit);
  return {
    clients: openClients(config.trustProxy ?? []),
    keys: config.keys ?? noKeys(),
    limits: { light: usual, standard: usual, heavy: openLimit("heavy", rateLimitHeavy) },
    wrongKeys: openLimit("wrong-keys", wrongKeysAMinute),
    allIps: config.allIps ?? false,
    language: config.language ?? "en",
    // Nobody who asks may name what only this machine can reach.
    engine: openEngine({ ...forStrangers(config.measuring ?? {}), special: false, manners: config.manners ?? {} }),
    recall: openRecall(recallBytes, Date.now, store),
    wording: openWording(wordingBytes),
    ledger: config.ledger ?? null,
    rests: openRests(),
    flights: openFlights(),
    lingering: openLingering(mostLingering),
    slots: openSlots({ ...defaultCapacity, ...config.capacity }),
  };
}
