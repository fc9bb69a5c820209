import { toJsonLine } from "./json.ts";
import type { Report } from "../place.ts";

/** One line for each target, with what tells it apart from other runs, and a last line for all of them. */
export const ndjson: Report = ({ targets, ...run }) => {
  const { schema, generatedAt, tool } = run;
  const lines = targets.map((target) => ({ type: "target", schema, generatedAt, tool, ...target }));
  return [...lines, { type: "result", ...run }].map(toJsonLine).join("");
};
