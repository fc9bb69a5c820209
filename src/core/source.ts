/** The third parties that checks ask, by the name that the operator knows them by: `PORTCULLIS_SOURCE_RDAP`. */
export type SourceId = "rdap";

/** What a third party is asked. */
export interface SourceRequest {
  /** Behind the address of the source, without a slash in front; what stands in it is escaped by whoever asks. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Octets of the answer to keep. */
  readonly limit?: number;
  /** Milliseconds after which it is given up, within the deadline of the run. */
  readonly patience?: number;
}
