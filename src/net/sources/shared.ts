import type { Queue } from "../queue.ts";
import type { Connections } from "./cache.ts";
import type { RateLimits } from "./rate.ts";
import { openSourceStates, type SourceStates } from "./states.ts";

/**
 * What the runs of a process share about third parties, which see one client: rates, connections and the last answers. The modules that
 * talk to them are large and loaded late, so each sets its part at its first use.
 */
export interface SharedSources {
  readonly states: SourceStates;
  limits?: RateLimits;
  connections?: Connections;
  /** Separate, so that an account with many webhook hosts cannot exhaust those to third parties. */
  webhooks?: Connections;
  /** By WHOIS server. */
  readonly whois: Map<string, Queue>;
}

/** Opens an empty state. */
export function openSharedSources(): SharedSources {
  return { states: openSourceStates(), whois: new Map() };
}

/** The state of this process, which every run uses that is given no other. */
export const sharedSources = openSharedSources();
