import type { FailureFacts } from "../failure.ts";

/** A connection to an origin that is ready for another exchange. */
export interface IdleConnection {
  /** Unix milliseconds. */
  readonly openedAt: number;
  close(): void;
}

/** The connections that the runs of one gate hand on, so that many paths of an origin need few of them. */
export interface IdleConnections {
  /** Removes a connection that is recent enough for this run; null if there is none. */
  take(origin: string): IdleConnection | null;
  /** Hands a connection on, or closes it. */
  leave(origin: string, connection: IdleConnection): void;
  /** Why a recent attempt to connect failed; null if none did, or if another one succeeded. */
  refusal(origin: string): FailureFacts | null;
  /** Notes that an attempt to connect, which began at `begunAt` (Unix milliseconds), failed before any request was sent. */
  refuse(origin: string, failure: FailureFacts, begunAt: number): void;
  /** Notes that the origin has accepted a connection. */
  accept(origin: string): void;
}
