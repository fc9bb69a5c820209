/** What a Refresh header or `<meta http-equiv=refresh>` asks for. */
export interface Refresh {
  /** Whole seconds; what stands behind the point does not count. */
  readonly delay: number;
  /** As it is written; null where the page itself is loaded again. */
  readonly target: string | null;
}

const longest = 4096;

// HTML §4.2.5.3 "shared declarative refresh steps": the time, at least one separator, and the URL with or without "url=".
const value =
  /^[\t\n\f\r ]*(?:(?<delay>\d{1,10})|(?=\.))[\d.]*(?:$|[\t\n\f\r ;,])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?<rest>.*)$/s;
const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i;

/** Reads the value of a refresh as browsers do; null where they ignore it. */
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
