import type { HttpReply } from "./net.ts";

/** Third parties that checks query, by the operator's name for them: `PORTCULLIS_SOURCE_TOR_EXITS`. */
export type SourceId =
  | "rdap"
  | "rdap-bootstrap"
  | "ripestat"
  | "crtsh"
  | "certspotter"
  | "ct-logs"
  | "peeringdb"
  | "tor-exits"
  | "iptoasn"
  | "db-ip"
  | "x4bnet"
  | "safe-browsing"
  | "urlhaus";

/** A request to a third party. */
export interface SourceRequest {
  /** Appended to the source's address, without leading slash; escaped by the caller. Empty for a single-document source. */
  readonly path: string;
  /**
   * An absolute https URL from an answer of this source, requested instead: its host must be public or allowed by `PORTCULLIS_ALLOW_ADDRESSES`; http
   * is only allowed to such an address on this machine.
   */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Form fields for a POST, only to the source's own address; GET if absent. */
  readonly form?: Readonly<Record<string, string>>;
  /** The `ETag` of a cached answer: 304 means that it is still valid. */
  readonly ifNoneMatch?: string;
  /** Maximum size of the decoded answer in bytes; larger ones fail. At most {@link sourceLimits}. */
  readonly limit?: number;
  /** Receives the decoded body in chunks, so that a large answer is not buffered; `body` is empty then. Chunks before a failure must be discarded. */
  readonly receive?: (bytes: Uint8Array) => void;
  /** Milliseconds for the request including redirects, within the deadline of the run. */
  readonly patience?: number;
}

/** Maximum bytes of an answer: buffered, and streamed. */
export const sourceLimits = { kept: 24 * 1024 * 1024, received: 256 * 1024 * 1024 } as const;

/**
 * A third party's answer: a complete body with 200, 404 if it has no such data, 304 if the cached answer is still valid; anything else is a failure.
 */
export interface SourceReply extends Pick<HttpReply, "address" | "headers" | "body" | "ms"> {
  readonly status: 200 | 304 | 404;
  /** The final URL. */
  readonly url: string;
  /** Number of redirects; 0 means the requested URL itself answered. */
  readonly redirects: number;
}
