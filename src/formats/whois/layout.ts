import { whoisServers } from "../../data/registries.ts";
import { whoisLayouts, type WhoisLayout } from "../../data/whois-layouts.ts";

/** A registry writes alike for all of its top-level domains: `.ru` and `.рф` have one server. */
const byServer: ReadonlyMap<string, WhoisLayout> = new Map(
  Object.entries(whoisLayouts).flatMap(([tld, layout]) => {
    const server = whoisServers[tld];
    return server ? [[server, layout] as const] : [];
  }),
);

/** How the registry of a top-level domain writes its answers; undefined where it has no words of its own. */
export function layoutOf(tld: string): WhoisLayout | undefined {
  if (Object.hasOwn(whoisLayouts, tld)) return whoisLayouts[tld];
  const server = Object.hasOwn(whoisServers, tld) ? whoisServers[tld] : undefined;
  return server ? byServer.get(server) : undefined;
}
