import { whoisServers } from "../../data/registration/registries.ts";
import { whoisLayouts, type WhoisLayout } from "../../data/registration/whois-layouts.ts";

/** A registry uses one layout for all its top-level domains: `.ru` and `.рф` share a server. */
const byServer: ReadonlyMap<string, WhoisLayout> = new Map(
  Object.entries(whoisLayouts).flatMap(([tld, layout]) => {
    const server = whoisServers[tld];
    return server ? [[server, layout] as const] : [];
  }),
);

/** The layout of a top-level domain's registry; undefined if it needs none. */
export function layoutOf(tld: string): WhoisLayout | undefined {
  if (Object.hasOwn(whoisLayouts, tld)) return whoisLayouts[tld];
  const server = Object.hasOwn(whoisServers, tld) ? whoisServers[tld] : undefined;
  return server ? byServer.get(server) : undefined;
}
