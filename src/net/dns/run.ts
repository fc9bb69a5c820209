import type { Net } from "../../core/net/net.ts";
import { namesFrom, systemNames, systemResolvers, type Names } from "../names.ts";
import type { QueryDefaults, Queries } from "./queries.ts";
import type { Resolve } from "./lookup.ts";
import { serverOf } from "./server.ts";

/** The options for a run's DNS: see {@link QueryDefaults}. */
export interface DnsOptions extends Omit<QueryDefaults, "resolvers" | "names"> {
  /** The system's where absent. */
  readonly resolvers?: readonly string[] | undefined;
  /** Resolves host names instead of these resolvers. */
  readonly names?: Names | undefined;
}

/** The DNS of one run: names for connections, and questions. */
export interface DnsOfRun {
  readonly names: Names;
  readonly dns: Net["dns"];
  close(): void;
}

/** Prepares the DNS of a run. The implementation is loaded with the first question, since most gates need none. */
export function openDns({ resolvers, names, ...options }: DnsOptions): DnsOfRun {
  let opened: Promise<Queries> | undefined;
  // Servers given by name are resolved with those given by address; they cannot resolve themselves.
  const byAddress = (resolvers ?? []).filter((text) => serverOf(text)?.isAddress);
  const namesOfServers = names ?? (byAddress.length > 0 ? namesFrom(() => resolve(byAddress)) : systemNames);

  function open(): Promise<Queries> {
    return (opened ??= import("./queries.ts").then(({ openQueries: openQuestions }) =>
      openQuestions({ ...options, resolvers: resolvers ?? systemResolvers(), names: namesOfServers }),
    ));
  }

  async function resolve(servers: readonly string[]): Promise<Resolve> {
    const [{ ask }, { openResolver }] = await Promise.all([open(), import("./resolver.ts")]);
    return openResolver(ask, servers);
  }

  return {
    names: names ?? (resolvers ? namesFrom(() => resolve(resolvers)) : systemNames),
    dns: async (question) => (await open()).dns(question),
    close() {
      // A failed load was the error of each question. Without descriptors (EMFILE) it must not end a server.
      opened?.then(
        (questions) => questions.close(),
        () => {},
      );
    },
  };
}
