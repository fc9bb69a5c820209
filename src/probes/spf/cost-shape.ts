import type { SpfAddresses } from "../../formats/spf/addresses.ts";

/** Why receivers return permerror for senders that no earlier term matches. */
export interface SpfBreak {
  readonly code:
    | "include"
    | "redirect"
    | "several"
    | "syntax"
    | "loop"
    | "impossible"
    | "malformed"
    | "mx"
    | "lookups"
    | "voids"
    /** By names that depend on the message, for every sample sender. */
    | `macro-${"include" | "redirect" | "several" | "syntax" | "mx" | "lookups" | "voids"}`;
  /** The name concerned: the record's own, or the one that a term points to. */
  readonly at: string;
  /** The term that points there, and its record; empty where the record as a whole is concerned. */
  readonly term: string;
  readonly domain: string;
}

/** A term and its record. */
export interface SpfPlace {
  readonly domain: string;
  readonly term: string;
}

/** The cost of a record for a sender that nothing matches: the longest path. */
export interface SpfCost {
  /** Terms that cause DNS lookups; infinite where records include each other. */
  readonly lookups: number;
  /** Whether it may be more: parts depend on the message, are unknown, or exceed our limits. */
  readonly isAtLeast: boolean;
  readonly voids: { readonly four: readonly SpfPlace[]; readonly six: readonly SpfPlace[] };
  readonly breaks: readonly SpfBreak[];
  /** What is unknown, and why. */
  readonly doubts: readonly (SpfPlace & { readonly reason: string })[];
  /** The addresses that pass. */
  readonly passes: SpfAddresses;
  /** The addresses that end in an error. */
  readonly errors: SpfAddresses;
  /** The first term in which the sender chooses the name that is looked up, and so passes. */
  readonly chosen: SpfPlace | null;
  /** The result for senders that no earlier term matches, by the weaker address family; `error` for permerror. */
  readonly end: "+" | "-" | "~" | "?" | "open" | "unknown" | "error";
  readonly ptr: SpfPlace | null;
  /** Terms that earlier terms fully cover. */
  readonly covered: readonly SpfPlace[];
}
