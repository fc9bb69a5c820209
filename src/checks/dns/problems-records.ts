import { exchangerProblems } from "../../core/exchanger-words.ts";
import { defineProblems, finder } from "../../core/interpretation.ts";
import { caaProblems } from "./problems-records-caa.ts";
import { dmarcProblems } from "./problems-records-dmarc.ts";
import { mailProblems } from "./problems-records-mail.ts";
import { nameProblems } from "./problems-records-names.ts";
import { referenceProblems } from "./problems-records-references.ts";
import { spfProblems } from "./problems-records-spf.ts";

/** Everything that may be wrong with what the records of a name say. */
export const recordProblems = defineProblems({
  ...spfProblems,
  ...dmarcProblems,
  ...caaProblems,
  ...exchangerProblems,
  ...mailProblems,
  ...referenceProblems,
  ...nameProblems,
});

/** A problem of what the records say. */
export type RecordProblemId = keyof typeof recordProblems;

/** Names a problem of what the records say. */
export const findRecord = finder<typeof recordProblems>();
