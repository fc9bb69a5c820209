/** What else is known of the domain that DMARC counts on. */
export interface DmarcSurroundings {
  /** Whether mail can pass at all: by an SPF record or a DKIM key of the domain. Null where that could not be told. */
  readonly isAligned: boolean | null;
}
