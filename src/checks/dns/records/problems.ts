import { exchangerProblems } from "../../../probes/mail/exchanger-words.ts";
import { defineProblems, finder } from "../../../core/result/interpretation.ts";
import { caaProblems } from "./problems-caa.ts";
import { dmarcProblems } from "./problems-dmarc.ts";
import { mailProblems } from "./problems-mail.ts";
import { nameProblems } from "./problems-names.ts";
import { referenceProblems } from "./problems-references.ts";
import { spfProblems } from "./problems-spf.ts";

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
