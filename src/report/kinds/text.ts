import { inert } from "../github/escape.ts";
import { painter } from "../paint.ts";
import type { Report } from "../place.ts";
import { prettyGate } from "../pretty.ts";

/** The report for people as a file: without colours, 80 columns, and harmless in any log. */
export const textReport: Report = (result, { language }) =>
  inert(prettyGate(result, { language, paint: painter(false), width: 80 }));
