import type { Language } from "../library/types.ts";
import type { Failure } from "./failure.ts";

/** The envelope of an answer, as the API sends it. V is the version of the check. */
export interface AnswerEnvelope<T, V extends number = number> {
  readonly ok: true;
  /** The id of the request in the log of the server. */
  readonly requestId: string;
  /** Whether it was measured for an earlier request. */
  readonly cached: boolean;
  /** When it was measured, as an ISO time. */
  readonly updatedAt: string;
  readonly data: T;
  readonly error: null;
  /** The stored result before this one; absent if the server has none. */
  readonly previousSnapshot?: PreviousSnapshot<T, V>;
}

/**
 * A stored result, with the version of the check that made it. Compare that with the version that this client was made for: only its data has
 * the type of the answer. A later server can send a later version.
 */
export type PreviousSnapshot<T, V extends number> =
  | { readonly updatedAt: string; readonly version: V; readonly data: T }
  | (V extends 1 ? never : { readonly updatedAt: string; readonly version: OlderThan<V>; readonly data: unknown });

/** 3 → 1 | 2. */
type OlderThan<V extends number> = number extends V ? number : LengthsBelow<V, [0]>;

type LengthsBelow<V extends number, Passed extends readonly 0[]> = Passed["length"] extends V
  ? never
  : Passed["length"] | LengthsBelow<V, [...Passed, 0]>;

/** The envelope of a failure, as the API sends it. */
export interface FailureEnvelope {
  readonly ok: false;
  readonly requestId: string;
  readonly error: {
    readonly code: Failure["code"];
    readonly message: string;
    readonly retryAfter: number | null;
    readonly reason: string;
  };
}

/** The server, and how it is asked. */
export interface ClientOptions {
  /** The root of the server: an http or https URL without user name, query and fragment. */
  readonly server: string | URL;
  /** An API key. It is sent to that server only, over https or to this machine, and is part of no error. */
  readonly apiKey?: string | undefined;
  /** What sends the requests (default the global `fetch`), for example one with a proxy or with own certificates. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Language of the sentences (default English). */
  readonly lang?: Language | undefined;
  /** Called before each wait for a server without room. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

/** A wait for a server without room. */
export interface Wait {
  /** The id of the check, or `runs`. */
  readonly check: string;
  readonly seconds: number;
  /** What the server answered. */
  readonly failure: Failure;
}

/** How one question is asked. */
export interface CallOptions {
  /** Language of the sentences (default that of the client). */
  readonly lang?: Language | undefined;
  /**
   * Seconds for the answer, waiting for room included. The default is the deadline of the check and some seconds, and up to a minute more for
   * waiting.
   */
  readonly timeout?: number | undefined;
  /** Ends the request; the server then stops measuring. */
  readonly signal?: AbortSignal | undefined;
  /** Whether a stored result is refused. */
  readonly fresh?: boolean | undefined;
  /**
   * Whole seconds: how old a stored result may be, up to 30 days. By default the server decides for each check. The server refuses it for
   * checks that an earlier result never answers, such as the gate.
   */
  readonly maxAge?: number | undefined;
}

/** What a question reports: parts of the answer as the server finds them, and the answer as the last event. */
export type CheckEvent<T, V extends number = number> =
  | { readonly kind: "item"; readonly item: Readonly<Record<string, unknown>> }
  | { readonly kind: "answer"; readonly answer: AnswerEnvelope<T, V> };

/** The answer to one input of a batch. */
export interface BatchAnswer<I, T, V extends number = number> {
  /** The position of the input. */
  readonly index: number;
  readonly input: I;
  readonly envelope: AnswerEnvelope<T, V> | FailureEnvelope;
}
