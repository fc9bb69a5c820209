import type { Spot } from "../spot.ts";

// actions/runner, ActionCommand.cs: the syntax of commands and its escapes.
/** Escapes the data of a command. */
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
  /** The place in the repository; absent for an annotation of the run only. */
  readonly at?: Pick<Spot, "path" | "range">;
}

/** The command that shows an annotation for the run, and in the file it is about. */
export function formatAnnotation({ kind, title, message, at }: Remark): string {
  const properties = [...(at ? placeOf(at) : []), `title=${escapeProperty(title)}`];
  return `::${kind} ${properties.join(",")}::${escapeData(message)}\n`;
}

function placeOf({ path, range: { start, end } }: Pick<Spot, "path" | "range">): readonly string[] {
  const lines = [`file=${escapeProperty(path)}`, `line=${start.line}`, `endLine=${end.line}`];
  // GitHub, "Check runs": columns are only allowed within one line.
  return start.line === end.line ? [...lines, `col=${start.column}`] : lines;
}
