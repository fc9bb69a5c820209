import { inert } from "../github/escape.ts";
import { painter } from "../paint.ts";
import type { Report } from "../place.ts";
import { prettyGate } from "../pretty.ts";

/** The report for people as a file: without colours, 80 columns, and harmless in any log. */
export const textReport: Report = (result, { language, outcome }) =>
  inert(prettyGate(result, { language, outcome, paint: painter(false), width: 80 }));
