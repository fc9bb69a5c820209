/** An observation of an origin that is useful to other runs. */
export interface TlsSurveyed {
  /** The address that was observed. */
  readonly address: string;
  /** Unix milliseconds of its beginning. */
  readonly begunAt: number;
  /** The observation; the probe that stored it knows its type. */
  readonly value: unknown;
}

/** The observations of origins that one run may share with others of the same engine, whose settings are the same. */
export interface Surveys {
  /** A running or finished observation that is recent enough for this run; null if there is none. It may resolve to null. */
  find(origin: string): Promise<TlsSurveyed | null> | null;
  /** Offers an observation that begins now to other runs. Null, or a rejection, withdraws it: it is incomplete and every run needs its own. */
  offer(origin: string, observing: Promise<Omit<TlsSurveyed, "begunAt"> | null>): void;
}
