import type { IncomingMessage } from "node:http";
import type { Language } from "../../src/core/text.ts";

/** One request, as far as anybody here looks at it. */
export interface Asked {
  readonly requestId: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** What stands behind the question mark, as it was sent. */
  readonly search: string;
  /** For messages, also about a request that cannot be understood as a whole. */
  readonly language: Language;
  readonly incoming: IncomingMessage;
  /** Aborts when the client hangs up before it has its answer. */
  readonly gone: () => AbortSignal;
}

/** Header fields, names in lower case, each once. A list and no object: most of them are the same on every answer, and go out as they are. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** What the log says of a request beside its path; nothing in here may hold a secret. */
export interface Note {
  readonly check?: string;
  /** The host that was asked about, without anything that stood around it. */
  readonly target?: string;
  /** Whereabouts the client is; its address is nobody's business. */
  readonly network?: string;
  readonly cached?: boolean;
  readonly code?: string;
  readonly reason?: string;
  /** What Node's parser calls it, where it refused the request. */
  readonly parser?: string;
}

/** An answer before it is sent. */
export interface Reply {
  readonly status: number;
  readonly fields: Fields;
  readonly body: string;
  /** What is sent in the place of the body where that is no text, or a compressed one. */
  readonly bytes?: Uint8Array;
  /** What is sent piece by piece in the place of the body. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** Bytes of the body, where they are known. */
  readonly length?: number;
  readonly note?: Note;
}

/** What a path does with a request. It throws `Failure` for whatever the caller is to be told. */
export type Route = (asked: Asked, draft: Draft) => Reply | Promise<Reply>;

/** What the steps on the way to an answer leave behind, whether they come to one or not. */
export interface Draft {
  readonly fields: (readonly [name: string, value: string])[];
  /** How the limit stands that counted the request last. */
  rate: Fields;
  note: Note;
  /** The parameters that the path takes. */
  names: readonly string[];
}
