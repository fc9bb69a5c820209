/** A message to a server that an account or the operator configured. */
export interface Posting {
  /** An absolute https URL without credentials. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent with POST; null for a GET. */
  readonly body: string | null;
  /** The most bytes of the response's body to read; none by default. */
  readonly mostRead?: number;
  /** Whether the operator of this process sends it, who may see the addresses of the own network in a failure. */
  readonly isOperators?: boolean;
}

/** A server's response to a message. */
export interface Posted {
  readonly status: number;
  /** Seconds to wait before a retry (Retry-After); null without one. */
  readonly retryAfter: number | null;
  /** The beginning of the body where the message asks for it. Text of a stranger: only for its meaning, never shown. */
  readonly body?: string;
}

/** Sends a message to a public address over trusted TLS. A redirect is returned, not followed. Throws `Failure` without a response. */
export type Post = (posting: Posting, signal: AbortSignal) => Promise<Posted>;
