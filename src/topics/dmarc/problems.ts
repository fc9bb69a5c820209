import { finder } from "../../core/result/interpretation.ts";
import { dmarcOutcomeProblems } from "./problems-outcome.ts";
import { dmarcRecordProblems } from "./problems-record.ts";
import { dmarcReportProblems } from "./problems-reports.ts";

/** Every DMARC problem. */
export const dmarcProblems = { ...dmarcOutcomeProblems, ...dmarcRecordProblems, ...dmarcReportProblems };

/** The id of a DMARC problem. */
export type DmarcProblemId = keyof typeof dmarcProblems;

/** Makes a finding about DMARC. */
export const findDmarc = finder<typeof dmarcProblems>("dmarc");
