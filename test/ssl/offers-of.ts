import type { Context } from "../../src/core/check.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { offers, type Offers } from "../../src/probes/offers/offers.ts";
import { versions, type VersionOffer } from "../../src/probes/tls/versions.ts";
import { doorFor } from "../engine.ts";
import { defaultDns } from "../../src/net/dns/default.ts";

/** The result, and the number of connections. */
export interface Found extends Offers {
  readonly versions: readonly VersionOffer[];
  readonly connections: number;
}

/** The offer of a server on a local port. */
export async function offersOf(port: number): Promise<Found> {
  using door = doorFor({ deadline: 20_000 });
  const shared = new Map<string, Promise<unknown>>();
  const context: Context = {
    net: door.net,
    trust: openTrustStore([]),
    dns: defaultDns,
    now: () => new Date(),
    traffic: () => door.traffic(),
    elapsed: () => 0,
    use: () => Promise.reject(new Error("no other check is asked")),
    at: () => context,
    once: <T>(key: string, work: () => Promise<T>) => {
      const known = shared.get(key) ?? work();
      shared.set(key, known);
      return known as Promise<T>;
    },
  };
  const to = { host: "localhost", port };
  const found = await offers(context, to);
  return { ...found, versions: await versions(context, to), connections: door.traffic().connections };
}
