import type { Finding } from "../../../core/result/interpretation.ts";
import type { RecordProblemId } from "./problems.ts";
import { caaFindings } from "./judge-caa.ts";
import { dmarcFindings, mxFindings, spfFindings } from "./judge-mail.ts";
import { addressFindings, aliasFindings, textFindings } from "./judge-names.ts";
import { referenceFindings } from "./judge-references.ts";
import { serviceFindings } from "./services/judge.ts";
import type { RecordsRaw } from "./schema.ts";

/** Judges the contents of a name's records. Never throws. */
export function recordFindings(raw: RecordsRaw): readonly Finding<RecordProblemId>[] {
  const findings = [
    ...referenceFindings(raw),
    ...aliasFindings(raw),
    ...addressFindings(raw),
    ...serviceFindings(raw),
    ...mxFindings(raw),
    ...spfFindings(raw),
    ...dmarcFindings(raw),
    ...caaFindings(raw),
    ...textFindings(raw),
  ];
  // A dangling CNAME explains why nothing else is known.
  const isAstray = raw.aliases.outcome === "loop" || raw.aliases.outcome === "long";
  return isAstray ? findings.filter(({ id }) => !id.endsWith("-unknown")) : findings;
}
