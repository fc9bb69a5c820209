import { z } from "zod";
import { readLogTime, type LoggedIssuance } from "./issuance.ts";

/** The fields of a crt.sh row that are read. */
const row = z.object({
  issuer_name: z.string(),
  common_name: z.string().nullish().catch(null),
  name_value: z.string(),
  entry_timestamp: z.string().nullish().catch(null),
  not_before: z.string(),
  not_after: z.string(),
});

/** Reads a row of crt.sh's `output=json`; null if it is invalid. */
export function readCrtshRow(value: unknown): LoggedIssuance | null {
  const { success, data } = row.safeParse(value);
  if (!success) return null;
  const { issuer_name: issuer, common_name: common, name_value: names } = data;
  const [notBefore, notAfter] = [readLogTime(data.not_before), readLogTime(data.not_after)];
  if (notBefore === null || notAfter === null) return null;
  return {
    // One name per line. The common name may be missing from them.
    names: [...names.split("\n"), ...(typeof common === "string" ? [common] : [])],
    issuer,
    caaDomains: null,
    notBefore,
    notAfter,
    loggedAt: readLogTime(data.entry_timestamp),
  };
}
