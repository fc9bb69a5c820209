import { finder } from "../../core/result/interpretation.ts";
import { spfCostProblems } from "./problems-cost.ts";
import { spfRecordProblems } from "./problems-record.ts";
import { spfStyleProblems } from "./problems-style.ts";

/** Every SPF problem. */
export const spfProblems = { ...spfRecordProblems, ...spfCostProblems, ...spfStyleProblems };

/** The id of an SPF problem. */
export type SpfProblemId = keyof typeof spfProblems;

/** Makes a finding about SPF. */
export const findSpf = finder<typeof spfProblems>("spf");
