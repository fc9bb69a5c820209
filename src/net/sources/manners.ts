import type { SourceId } from "../../core/net/source.ts";
import { persistently } from "./again.ts";
import { openBreaker, type Breaker } from "./breaker.ts";
import { openPace, type Pace, type Patient } from "./pace.ts";
import { sourceTable } from "./table.ts";

/** How all runs of a process together ask the servers of third parties. */
export interface Manners {
  /** Asks a server of a source when it is its turn, again where that may help, and not at all where it has failed too often. */
  ask<T>(id: SourceId, origin: string, patient: Patient, work: () => Promise<T>): Promise<T>;
}

interface Server {
  readonly pace: Pace;
  readonly breaker: Breaker;
}

/** So many servers are remembered: registries, of which there are some hundreds. */
const most = 1000;

/** Opens them, with nothing known of anybody. */
export function openManners(): Manners {
  const servers = new Map<string, Server>();

  function serverFor(id: SourceId, origin: string): Server {
    const key = `${id} ${origin}`;
    const server = servers.get(key) ?? { pace: openPace(sourceTable[id]), breaker: openBreaker() };
    // Who was asked last is remembered for longest.
    servers.delete(key);
    servers.set(key, server);
    const [oldest] = servers.keys();
    if (servers.size > most && oldest !== undefined) servers.delete(oldest);
    return server;
  }

  return {
    ask(id, origin, patient, work) {
      const { pace, breaker } = serverFor(id, origin);
      return breaker(() => persistently(() => pace(patient, work), patient));
    },
  };
}
