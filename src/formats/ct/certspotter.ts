import { z } from "zod";
import { readLogTime, type LoggedIssuance } from "./issuance.ts";

/** The fields of an issuance object that are read: SSLMate's Certificate Transparency Search API, version 1. */
const row = z.object({
  id: z.union([z.string(), z.number()]),
  dns_names: z.array(z.string()),
  issuer: z.object({ name: z.string(), caa_domains: z.array(z.string()).nullish().catch(null) }),
  not_before: z.string(),
  not_after: z.string(),
});

/** An issuance, and the cursor of the next page. */
export interface CertspotterIssuance extends LoggedIssuance {
  readonly id: string;
}

/** Reads an issuance object; null if it is invalid. */
export function readCertspotterRow(value: unknown): CertspotterIssuance | null {
  const { success, data } = row.safeParse(value);
  if (!success) return null;
  const { id, dns_names: names, issuer } = data;
  const [notBefore, notAfter] = [readLogTime(data.not_before), readLogTime(data.not_after)];
  if (notBefore === null || notAfter === null) return null;
  return {
    id: `${id}`,
    names,
    issuer: issuer.name,
    caaDomains: issuer.caa_domains ?? null,
    notBefore,
    notAfter,
    loggedAt: null,
  };
}
