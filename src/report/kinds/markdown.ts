import { gateSummary } from "../github/summary.ts";
import type { Report } from "../place.ts";

// GitHub accepts 65,536 characters in a comment; the poster may add some.
const largest = 60_000;

/** The step's page, short enough for a comment. */
export const markdown: Report = (result, { language, outcome }) =>
  gateSummary(result, { language, outcome, limit: largest });
