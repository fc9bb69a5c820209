/** Who a run is for, as the limits of addresses count it. */
export interface Payer {
  /** One unit of counting: a network or a key. */
  readonly client: string;
  /** Whether the reserve is open to it: a watch, or the holder of a key. */
  readonly isReserved: boolean;
  /** The connections that the run opens to one address at most, as measured. It may open more while there is room. */
  readonly connections: number;
}
