import { finder } from "../../../core/result/interpretation.ts";
import { spfCostProblems } from "./problems-cost.ts";
import { spfRecordProblems } from "./problems-record.ts";
import { spfStyleProblems } from "./problems-style.ts";

/** What may be wrong with who may send mail in a domain's name. */
export const spfProblems = { ...spfRecordProblems, ...spfCostProblems, ...spfStyleProblems };

/** A problem of SPF. */
export type SpfProblemId = keyof typeof spfProblems;

/** Makes a finding of one of them. */
export const findSpf = finder<typeof spfProblems>();
