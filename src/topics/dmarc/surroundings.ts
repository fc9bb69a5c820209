/** Results of other parts that DMARC depends on. */
export interface DmarcSurroundings {
  /** Whether mail can pass DMARC at all, through SPF or DKIM; null if unknown. */
  readonly isAligned: boolean | null;
}
