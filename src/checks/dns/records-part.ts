import type { Finding } from "../../core/interpretation.ts";
import type { RecordProblemId } from "./problems-records.ts";
import { caaFindings, dmarcFindings, spfFindings } from "./records-part-policies.ts";
import { addressFindings, aliasFindings, mailFindings, textFindings } from "./records-part-names.ts";
import { referenceFindings } from "./records-part-references.ts";
import type { RecordsRaw } from "./schema-records.ts";

/** Judges what the records of a name say. Throws nothing. */
export function recordFindings(raw: RecordsRaw): readonly Finding<RecordProblemId>[] {
  const findings = [
    ...referenceFindings(raw),
    ...aliasFindings(raw),
    ...addressFindings(raw),
    ...mailFindings(raw),
    ...spfFindings(raw),
    ...dmarcFindings(raw),
    ...caaFindings(raw),
    ...textFindings(raw),
  ];
  // Where aliases lead nowhere, that is why nothing else can be told.
  const isAstray = raw.aliases.end === "loop" || raw.aliases.end === "long";
  return isAstray ? findings.filter(({ id }) => !id.endsWith("-unknown")) : findings;
}
