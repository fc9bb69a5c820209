// actions/runner, ActionCommand.cs: what a command is made of, and how its two parts are escaped.
/** A text as the data of a command. */
export function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

interface Remark {
  readonly kind: string;
  readonly title: string;
  readonly message: string;
  /** The line of the repository that it is about; GitHub shows it there, too. */
  readonly at?: { readonly path: string; readonly line: number } | undefined;
}

/** The line by which a runner shows a remark beside the run. */
export function annotate({ kind, title, message, at }: Remark): string {
  const place = at ? `file=${escapeProperty(at.path)},line=${at.line},` : "";
  return `::${kind} ${place}title=${escapeProperty(title)}::${escapeData(message)}\n`;
}
