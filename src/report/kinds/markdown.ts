import { gateSummary } from "../github/summary.ts";
import type { Report } from "../place.ts";

// Of a comment GitHub takes 65,536 characters; the poster may add something.
const largest = 60_000;

/** The page of a step, short enough for a comment. */
export const markdown: Report = (result, { language }) => gateSummary(result, { language, limit: largest });
