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
}

/** The line by which a runner shows a remark beside the run. */
export function annotate({ kind, title, message }: Remark): string {
  return `::${kind} title=${escapeProperty(title)}::${escapeData(message)}\n`;
}
