import type { Spot } from "../spot.ts";

// actions/runner, ActionCommand.cs: what a command is made of, and how its two parts are escaped.
/** A text as the data of a command. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

interface Remark {
  readonly kind: string;
  readonly title: string;
  readonly message: string;
  /** Where in the repository it is shown; beside the run alone where it is absent. */
  readonly at?: Pick<Spot, "path" | "range">;
}

/** The line by which a runner shows a remark beside the run, and in the file that it is about. */
export function annotate({ kind, title, message, at }: Remark): string {
  const properties = [...(at ? placeOf(at) : []), `title=${escapeProperty(title)}`];
  return `::${kind} ${properties.join(",")}::${escapeData(message)}\n`;
}

function placeOf({ path, range: { start, end } }: Pick<Spot, "path" | "range">): readonly string[] {
  const lines = [`file=${escapeProperty(path)}`, `line=${start.line}`, `endLine=${end.line}`];
  // GitHub, “Check runs”: columns are of one line alone.
  return start.line === end.line ? [...lines, `col=${start.column}`] : lines;
}
