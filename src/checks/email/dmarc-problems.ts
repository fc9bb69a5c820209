import { finder } from "../../core/interpretation.ts";
import { dmarcOutcomeProblems } from "./dmarc-problems-outcome.ts";
import { dmarcRecordProblems } from "./dmarc-problems-record.ts";
import { dmarcReportProblems } from "./dmarc-problems-reports.ts";

/** What may be wrong with DMARC. */
export const dmarcProblems = { ...dmarcOutcomeProblems, ...dmarcRecordProblems, ...dmarcReportProblems };

/** One of them. */
export type DmarcProblemId = keyof typeof dmarcProblems;

/** Names one of them. */
export const findDmarc = finder<typeof dmarcProblems>();
