import type { Named } from "./net.ts";

/** Something signed that is good until it says itself, as it was fetched. */
export interface Shelved {
  readonly bytes: Uint8Array;
  /** The address that it was fetched from. */
  readonly address: string;
  /** Milliseconds since 1970, from which on it is no longer told. */
  readonly until: number;
}

/**
 * What outlives a run: lists and answers about revocation, which every client keeps until their nextUpdate. A result is still measured
 * anew each time; these are parts of it that their issuer has dated. Nothing here is believed for having been kept: whoever takes it
 * checks signature and time again.
 */
export interface Shelf {
  /** Null where there is nothing that is good at that time, or where whoever named the place may not have it fetched from there. */
  find(key: string, asker: Named, now: number): Shelved | null;
  keep(key: string, shelved: Shelved): void;
}
