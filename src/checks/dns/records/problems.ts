import { exchangerProblems } from "../../../probes/mail/exchanger-words.ts";
import { defineProblems, finder } from "../../../core/result/interpretation.ts";
import { caaProblems } from "./problems-caa.ts";
import { dmarcProblems } from "./problems-dmarc.ts";
import { mailProblems } from "./problems-mail.ts";
import { nameProblems } from "./problems-names.ts";
import { referenceProblems } from "./problems-references.ts";
import { spfProblems } from "./problems-spf.ts";

/** Every problem of a name's records. */
export const recordProblems = defineProblems({
  ...spfProblems,
  ...dmarcProblems,
  ...caaProblems,
  ...exchangerProblems,
  ...mailProblems,
  ...referenceProblems,
  ...nameProblems,
});

/** The id of a problem of records. */
export type RecordProblemId = keyof typeof recordProblems;

/** Makes a finding about records. */
export const findRecord = finder<typeof recordProblems>();
