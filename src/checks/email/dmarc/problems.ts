import { finder } from "../../../core/result/interpretation.ts";
import { dmarcOutcomeProblems } from "./problems-outcome.ts";
import { dmarcRecordProblems } from "./problems-record.ts";
import { dmarcReportProblems } from "./problems-reports.ts";

/** Every DMARC problem. */
export const dmarcProblems = { ...dmarcOutcomeProblems, ...dmarcRecordProblems, ...dmarcReportProblems };

/** One of them. */
export type DmarcProblemId = keyof typeof dmarcProblems;

/** Names one of them. */
export const findDmarc = finder<typeof dmarcProblems>();
