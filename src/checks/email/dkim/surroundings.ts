import type { DmarcRaw } from "../../../topics/dmarc/schema.ts";

/** What the judgement of DKIM depends on besides its keys. */
export interface DkimSurroundings {
  /** Whether DMARC requires that the signing domain is the author's own (adkim=s, RFC 9989 §4.4.1). */
  readonly isStrict?: boolean;
}

/** The alignment that the DMARC record of a domain requires; relaxed without a record. */
export function dkimSurroundings({ record }: DmarcRaw): DkimSurroundings {
  return { isStrict: record?.alignment.dkim === "s" };
}
