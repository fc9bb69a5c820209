import { toJsonLine } from "./json.ts";
import type { Report } from "../place.ts";

/** One line per target with the run's metadata, and a last line for the whole run. */
export const ndjson: Report = ({ targets, ...run }) => {
  const { schema, generatedAt, tool } = run;
  const lines = targets.map((target) => ({ type: "target", schema, generatedAt, tool, ...target }));
  return [...lines, { type: "result", ...run }].map(toJsonLine).join("");
};
