import { openBudget } from "../../src/net/budget.ts";
import { openDns } from "../../src/net/dns/run.ts";
import { openQuestions, type Questioning } from "../../src/net/dns/questions.ts";
import { openResolver, type Resolve } from "../../src/net/dns/resolver.ts";
import type { Names } from "../../src/net/names.ts";

/** What questions are asked with where nothing is said of it: by a user of a command line, without an end. */
function questioning(resolvers: readonly string[]): Questioning {
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

/** Looks up addresses at some servers and nowhere else. */
export function resolverAt(servers: readonly string[]): Resolve {
  return openResolver(openQuestions(questioning(servers)).ask, servers);
}

/** Names by some servers and nobody else. */
export function resolverNames(servers: readonly string[]): Names {
  const { names: _, ...options } = questioning(servers);
  return openDns(options).names;
}
