/** A message to a server that an account configured. */
export interface Posting {
  /** An absolute https URL without credentials. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the operator of this process sends it, who may see the addresses of the own network in a failure. */
  readonly isOperators?: boolean;
}

/** A server's response to a message. Its body is never read. */
export interface Posted {
  readonly status: number;
  /** Seconds to wait before a retry (Retry-After); null without one. */
  readonly retryAfter: number | null;
}

/** Sends a message with POST to a public address over trusted TLS. A redirect is returned, not followed. Throws `Failure` without a response. */
export type Post = (posting: Posting, signal: AbortSignal) => Promise<Posted>;
