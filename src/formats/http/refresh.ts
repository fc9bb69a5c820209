/** The content of a Refresh header or `<meta http-equiv=refresh>`. */
export interface Refresh {
  /** Whole seconds; the fraction is ignored. */
  readonly delay: number;
  /** As written; null if the page reloads itself. */
  readonly target: string | null;
}

const longest = 4096;

// HTML §4.2.5.3 "shared declarative refresh steps": the time, at least one separator, and the URL with or without "url=".
const value =
  /^[\t\n\f\r ]*(?:(?<delay>\d{1,10})|(?=\.))[\d.]*(?:$|[\t\n\f\r ;,])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?<rest>.*)$/s;
const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i;

/** Parses a refresh as browsers do; null if they ignore it. */
export function readRefresh(text: string): Refresh | null {
  const found = value.exec(text.slice(0, longest))?.groups;
  if (!found) return null;
  const rest = unquoted((found["rest"] ?? "").replace(prefix, ""));
  return { delay: Number(found["delay"] ?? 0), target: rest === "" ? null : rest };
}

function unquoted(text: string): string {
  const [quote = ""] = text;
  if (quote !== '"' && quote !== "'") return text;
  const end = text.indexOf(quote, 1);
  return text.slice(1, end < 0 ? text.length : end);
}
