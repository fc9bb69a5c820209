/** The most elements parsed, the last ones first: no chain of proxies is longer. */
const mostElements = 32;

/** The most characters parsed: cutting a longer field would break its quotes. */
const longest = 4096;

type Field = string | string[] | undefined;

/** The elements of X-Forwarded-For, the client first; null without the header. */
export function elementsOf(field: Field): readonly string[] | null {
  if (field === undefined) return null;
  return textOf(field)
    .split(",")
    .slice(-mostElements)
    .map((element) => element.trim());
}

/**
 * The clients in Forwarded (RFC 7239 §4), the client first; null without the header. Elements without `for`, unknown or obfuscated ones
 * (§6.2, §6.3) and malformed ones are empty, which is no address.
 */
export function forwardedFor(field: Field): readonly string[] | null {
  if (field === undefined) return null;
  return splitOutside(textOf(field), ",").slice(-mostElements).map(nodeOf);
}

function textOf(field: string | string[]): string {
  const text = [field].flat().join(",");
  return text.length > longest ? "" : text;
}

// RFC 7239 §4: pairs of a token and a token or quoted string. Colons and brackets must be quoted, and often are not.
const pair = /^\s*(?<name>[!#$%&'*+.^_`|~\w-]+)=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>[^\s";,]*))\s*$/;

function nodeOf(element: string): string {
  const pairs = splitOutside(element, ";").map((each) => pair.exec(each)?.groups);
  const named = pairs.filter((groups) => groups?.["name"]?.toLowerCase() === "for");
  const [groups] = named;
  // RFC 7239 §4: a parameter occurs once per element.
  if (!groups || named.length > 1 || pairs.includes(undefined)) return "";
  return groups["bare"] ?? groups["quoted"]?.replaceAll(/\\(.)/g, "$1") ?? "";
}

/**
 * Splits at a separator outside quotes. An unclosed quote in the client's part would hide what proxies appended, so the whole field is then
 * ignored.
 */
function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted && character === "\\") at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return isQuoted ? [""] : [...parts, text.slice(start)];
}
