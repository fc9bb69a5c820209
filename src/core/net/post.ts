/** A message to a server that an account has named. */
export interface Posting {
  /** An absolute https URL without credentials. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a server said of a message. Its body is never read. */
export interface Posted {
  readonly status: number;
  /** Seconds that it asks us to wait; null where it says nothing. */
  readonly retryAfter: number | null;
}

/**
 * Sends a message with POST to a public address over trusted TLS. A redirect is an answer like any other: it is not followed. Throws
 * `Failure` where nobody answers.
 */
export type Post = (posting: Posting, signal: AbortSignal) => Promise<Posted>;
