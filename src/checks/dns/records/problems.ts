import { finder } from "../../../core/result/interpretation.ts";
import { caaProblems } from "./problems-caa.ts";
import { mailProblems } from "./problems-mail.ts";
import { nameProblems } from "./problems-names.ts";
import { referenceProblems } from "./problems-references.ts";
import { serviceProblems } from "./services/problems.ts";

/** Every problem of a name's records. */
export const recordProblems = {
  ...mailProblems,
  ...caaProblems,
  ...referenceProblems,
  ...nameProblems,
  ...serviceProblems,
};

/** The id of a problem of records. */
export type RecordProblemId = keyof typeof recordProblems;

/** Makes a finding about records. */
export const findRecord = finder<typeof recordProblems>();
