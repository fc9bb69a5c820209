/** What one target address receives from all runs of a server together. */
export interface AddressLimits {
  /** Concurrent runs of anonymous clients, and further ones for watches and holders of keys. */
  readonly runs: number;
  readonly reservedRuns: number;
  /** Connections of anonymous clients within a minute, and how many more watches and holders of keys can use, as a part of them. */
  readonly connections: number;
  readonly reservedPart: number;
  /** Concurrent runs of one client under one name. */
  readonly runsOfClient: number;
  /** How many times more an edge receives: an address whose many names each have a valid certificate. */
  readonly edge: number;
  /** Milliseconds that a run waits for its lease. */
  readonly patience: number;
}

/** Ten to thirteen connections a second at most, which a small server does not notice. */
export const defaultAddressLimits: AddressLimits = {
  runs: 4,
  reservedRuns: 2,
  connections: 600,
  reservedPart: 0.25,
  runsOfClient: 2,
  edge: 8,
  patience: 2000,
};
