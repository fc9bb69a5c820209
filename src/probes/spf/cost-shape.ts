import type { SpfAddresses } from "../../formats/spf/addresses.ts";

/** Why receivers end with a permanent error, whoever of those sends that nothing before it matches. */
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
    | "voids";
  /** The name that it is about: the one whose record it is, or that a term leads to. */
  readonly at: string;
  /** The term that leads there, and in whose record it stands; empty where it is the record as a whole. */
  readonly term: string;
  readonly domain: string;
}

/** A look-up, and whose it is. */
export interface SpfPlace {
  readonly domain: string;
  readonly term: string;
}

/** What a record comes to for whoever is matched by nothing in it: the longest way there is. */
export interface SpfCost {
  /** Terms that need the DNS; infinite where records include each other. */
  readonly lookups: number;
  /** Whether it may be more: what depends on the message, or could not be told, or is too much to look at. */
  readonly isAtLeast: boolean;
  readonly voids: { readonly four: readonly SpfPlace[]; readonly six: readonly SpfPlace[] };
  readonly breaks: readonly SpfBreak[];
  /** What could not be told, and why. */
  readonly doubts: readonly (SpfPlace & { readonly reason: string })[];
  /** The addresses that pass. */
  readonly passes: SpfAddresses;
  /** The addresses that come to an error. */
  readonly errors: SpfAddresses;
  /** The first term by which whoever sends picks the name that is looked up, and so passes. */
  readonly chosen: SpfPlace | null;
  /** What becomes of those who are matched by nothing; `error` where that is a permanent error. */
  readonly end: "+" | "-" | "~" | "?" | "open" | "unknown" | "error";
  readonly ptr: SpfPlace | null;
  /** Terms that can match nobody whom those before them leave. */
  readonly covered: readonly SpfPlace[];
}
