import type { SourceId } from "../../core/net/source.ts";
import { withRetries } from "./retry.ts";
import { openBreaker, type Breaker } from "./breaker.ts";
import { openPace, type Pace, type Patient } from "./pace.ts";
import { sourceTable } from "./table.ts";

/** How all runs of a process share third-party servers. */
export interface RateLimits {
  /** Sends a query in turn, with retries for temporary failures, and without sending where the breaker is open. */
  ask<T>(id: SourceId, origin: string, patient: Patient, work: () => Promise<T>): Promise<T>;
}

interface Server {
  readonly pace: Pace;
  readonly breaker: Breaker;
}

/** The most servers remembered: registries, of which there are some hundreds. */
const most = 1000;

/** Opens an empty state. */
export function openRateLimits(): RateLimits {
  const servers = new Map<string, Server>();

  function serverFor(id: SourceId, origin: string): Server {
    const key = `${id} ${origin}`;
    const server = servers.get(key) ?? { pace: openPace(sourceTable[id]), breaker: openBreaker() };
    // Most recently used last.
    servers.delete(key);
    servers.set(key, server);
    const [oldest] = servers.keys();
    if (servers.size > most && oldest !== undefined) servers.delete(oldest);
    return server;
  }

  return {
    ask(id, origin, patient, work) {
      const { pace, breaker } = serverFor(id, origin);
      return breaker(() => withRetries(() => pace(patient, work), patient));
    },
  };
}
