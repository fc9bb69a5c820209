import type { IncomingMessage } from "node:http";
import type { Language } from "../../../src/core/text.ts";

/** A request, as the server uses it. */
export interface ApiRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The raw query after the question mark. */
  readonly search: string;
  /** For messages, including those about a malformed request. */
  readonly language: Language;
  readonly incoming: IncomingMessage;
  /** Aborts when the client disconnects before its answer. */
  readonly gone: () => AbortSignal;
}

/**
 * Header fields, names in lower case, each once, except `link`, which is a list. A list and not an object: most fields are the same on every answer and are passed on
 * unchanged.
 */
export type Fields = readonly (readonly [name: string, value: string])[];

/** The log entry of a request besides its path; must not contain secrets. */
export interface LogEntry {
  readonly check?: string;
  /** The target host only. */
  readonly target?: string;
  /** The client's network; its address is not logged. */
  readonly network?: string;
  readonly cached?: boolean;
  readonly code?: string;
  readonly reason?: string;
  /** Node's parser code, where it rejected the request. */
  readonly parser?: string;
}

/** An answer before it is sent. */
export interface Reply {
  readonly status: number;
  readonly fields: Fields;
  readonly body: string;
  /** Sent after the body: what is binary, compressed or encoded already. */
  readonly bytes?: Uint8Array;
  /** Streamed instead of the body. */
  readonly stream?: ReadableStream<Uint8Array>;
  readonly note?: LogEntry;
}

/** Handles a request to a path. Throws `Failure` for the caller. */
export type RouteHandler = (request: ApiRequest, draft: ReplyDraft) => Reply | Promise<Reply>;

/** What the steps of an answer record, whether they succeed or not. */
export interface ReplyDraft {
  readonly fields: (readonly [name: string, value: string])[];
  /** The state of the last rate limit. */
  rate: Fields;
  readonly note: { -readonly [Name in keyof LogEntry]: LogEntry[Name] };
  /** The path's parameters. */
  names: readonly string[];
}
