import type { Net } from "../../core/net/net.ts";
import { namesFrom, systemNames, systemResolvers, type Names } from "../names.ts";
import type { Questioning, Questions } from "./questions.ts";
import type { Resolve } from "./resolver.ts";
import { serverOf } from "./server.ts";

/** What the DNS of a run is opened with: see {@link Questioning}. */
export interface DnsOptions extends Omit<Questioning, "resolvers" | "names"> {
  /** The system's where there are none. */
  readonly resolvers?: readonly string[] | undefined;
  /** Who resolves names, if it is to be nobody of these. */
  readonly names?: Names | undefined;
}

/** The DNS of one run: names for whoever connects, and questions. */
export interface DnsOfRun {
  readonly names: Names;
  readonly dns: Net["dns"];
  close(): void;
}

/** Prepares the DNS of a run; what speaks it is loaded with the first question, since most gates ask none. */
export function openDns({ resolvers, names, ...options }: DnsOptions): DnsOfRun {
  let opened: Promise<Questions> | undefined;
  // Servers that go by a name are looked up by those that do not, as none could look up itself.
  const byAddress = (resolvers ?? []).filter((text) => serverOf(text)?.isAddress);
  const namesOfServers = names ?? (byAddress.length > 0 ? namesFrom(() => resolve(byAddress)) : systemNames);

  function open(): Promise<Questions> {
    return (opened ??= import("./questions.ts").then(({ openQuestions }) =>
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
    close: () => void opened?.then((questions) => questions.close()),
  };
}
