import { openBudget } from "../../src/net/budget.ts";
import { openDns } from "../../src/net/dns/run.ts";
import type { Resolve } from "../../src/net/dns/lookup.ts";
import { openQueries, type QueryDefaults } from "../../src/net/dns/queries.ts";
import { openResolver } from "../../src/net/dns/resolver.ts";
import type { Names } from "../../src/net/names.ts";

/** The default options of questions: a command line user's, without a deadline. */
function questioning(resolvers: readonly string[]): QueryDefaults {
  return {
    resolvers,
    known: [],
    policy: { special: true, allow: [] },
    pins: [],
    names: () => Promise.reject(new Error("a name of a server")),
    given: [],
    budget: openBudget(),
    tunnels: undefined,
    signal: new AbortController().signal,
  };
}

/** Looks up addresses at the given servers only. */
export function resolverAt(servers: readonly string[]): Resolve {
  return openResolver(openQueries(questioning(servers)).ask, servers);
}

/** Resolves names with the given servers only. */
export function resolverNames(servers: readonly string[]): Names {
  const { names: _, ...options } = questioning(servers);
  return openDns(options).names;
}
