import type { HttpReply } from "./net.ts";

/** The third parties that checks ask, by the name that the operator knows them by: `PORTCULLIS_SOURCE_RDAP`. */
export type SourceId = "rdap" | "crtsh" | "certspotter";

/** What a third party is asked. */
export interface SourceRequest {
  /** Behind the address of the source, without a slash in front; what stands in it is escaped by whoever asks. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Octets of the answer to keep; an answer that is longer is none. */
  readonly limit?: number;
  /** Takes the decoded body piece by piece; `body` is empty then. */
  readonly receive?: (bytes: Uint8Array) => void;
  /** Milliseconds after which it is given up, redirects included, within the deadline of the run. */
  readonly patience?: number;
}

/** What a third party answered: a whole body with 200, or 404 where it has nothing of the kind; whatever else it may answer is a failure. */
export interface SourceReply extends Pick<HttpReply, "address" | "headers" | "body" | "ms"> {
  readonly status: 200 | 404;
  /** Where the answer came from. */
  readonly url: string;
  /** How many redirects led there: without one, it was the very address that the operator has chosen. */
  readonly redirects: number;
}
