import { openDoor } from "../net/door.ts";
import { resolverNames } from "../net/names.ts";
import type { Policy } from "../net/policy.ts";
import { openTrustStore } from "../net/roots.ts";
import { openShelf } from "../net/shelf.ts";
import type { Pin } from "../net/route.ts";
import type { LocalOptions, Outside } from "../run/local.ts";

/** What the engine in this process is opened with. */
export interface EngineOptions {
  /** Milliseconds a target. */
  readonly deadline: number;
  /** PEM texts of authorities that are trusted beside Mozilla's. */
  readonly authorities?: readonly string[];
  readonly pins?: readonly Pin[];
  /** `address:port`, IPv6 in brackets; the operating system's names where there are none. */
  readonly resolvers?: readonly string[];
  /** Networks that count as public. */
  readonly allow?: readonly string[];
  /** Whether whoever asks may name special addresses: a user of this machine may, a stranger may not. */
  readonly special: boolean;
}

/** The engine in this process: a door for every run. */
export function openEngine(options: EngineOptions): Pick<LocalOptions, "open" | "deadline"> {
  const { deadline, special, authorities = [], pins = [], resolvers = [], allow = [] } = options;
  const policy: Policy = { special, allow };
  // Of the engine and not of the process: another one may resolve the same URL to another place.
  const shelf = openShelf(policy);
  return {
    deadline,
    open(signal): Outside {
      const names = resolvers.length > 0 && { names: resolverNames(resolvers) };
      const door = openDoor({ signal, policy, pins, given: authorities, ...names });
      return { ...door, trust: openTrustStore(authorities), shelf };
    },
  };
}
