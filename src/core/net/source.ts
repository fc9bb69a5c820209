import type { HttpReply } from "./net.ts";

/** The third parties that checks ask, by the name that the operator knows them by: `PORTCULLIS_SOURCE_TOR_EXITS`. */
export type SourceId =
  | "rdap"
  | "rdap-bootstrap"
  | "ripestat"
  | "crtsh"
  | "certspotter"
  | "peeringdb"
  | "tor-exits"
  | "iptoasn"
  | "db-ip"
  | "x4bnet"
  | "safe-browsing"
  | "urlhaus";

/** What a third party is asked. */
export interface SourceRequest {
  /** Behind the address of the source, without a slash in front; what stands in it is escaped by whoever asks. Empty for a source that is one document. */
  readonly path: string;
  /**
   * An absolute https URL that an answer of this source has named, asked instead: its host must be public, or one that
   * `PORTCULLIS_ALLOW_ADDRESSES` counts as public; http to such an address of this machine alone.
   */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields of a form that is sent with POST, to the address of the source alone; GET where it is absent. */
  readonly form?: Readonly<Record<string, string>>;
  /** The `ETag` of an answer that is at hand: 304 says that it still holds. */
  readonly ifNoneMatch?: string;
  /** Octets of the decoded answer; one that is longer is none. At most {@link sourceLimits}. */
  readonly limit?: number;
  /** Takes the decoded body piece by piece, so that no large answer is held; `body` is empty then. What came before a failure is of no use. */
  readonly receive?: (bytes: Uint8Array) => void;
  /** Milliseconds after which it is given up, redirects included, within the deadline of the run. */
  readonly patience?: number;
}

/** Octets of one answer at most: where it is kept, and where it is handed on as it comes. */
export const sourceLimits = { kept: 24 * 1024 * 1024, received: 256 * 1024 * 1024 } as const;

/**
 * What a third party answered: a whole body with 200, 404 where it has nothing of the kind, 304 where what the caller has still holds;
 * whatever else it may answer is a failure.
 */
export interface SourceReply extends Pick<HttpReply, "address" | "headers" | "body" | "ms"> {
  readonly status: 200 | 304 | 404;
  /** Where the answer came from. */
  readonly url: string;
  /** How many redirects led there: without one, it was the very address that was asked. */
  readonly redirects: number;
}
