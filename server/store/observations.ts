/** One value that a target was seen with; times in milliseconds since 1970, to the second. */
export interface Seen {
  readonly kind: string;
  readonly value: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** A registrable domain that was seen with a value. */
export interface SeenDomain {
  readonly domain: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** What a target was seen with, the newest last-seen first. */
export interface HistoryPage {
  readonly seen: readonly Seen[];
  /** Where the next page begins; null behind the last one. */
  readonly next: string | null;
}

/** The domains with a value, in the order in which they came to be known. */
export interface PivotPage {
  /** How many there are, counted up to {@link countLimit}; on the first page only. */
  readonly total: number | null;
  readonly domains: readonly SeenDomain[];
  readonly next: string | null;
}

/** Beyond so many nobody counts: it is infrastructure that everybody shares. */
export const countLimit = 50_001;

/** The most names of a domain that are told. */
export const namesLimit = 10_000;

/**
 * What was observed, by target and by value. Nothing is measured. Methods reject with a `Failure` where the store cannot be read, and
 * INVALID_INPUT for a cursor that none of them made.
 */
export interface ObservationStore {
  history(target: string, cursor: string | null, limit: number): Promise<HistoryPage>;
  pivot(kind: string, value: string, cursor: string | null, limit: number): Promise<PivotPage>;
  /** Every host at or under a registrable domain that was measured or observed, in alphabetical order. */
  names(domain: string): Promise<readonly string[]>;
}
