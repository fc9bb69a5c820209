/** A line without decoration, in lower case and with single spaces. */
export function plainLine(line: string): string {
  const words = line.toLowerCase().split(/\s+/);
  return words
    .join(" ")
    .replace(/^[\s%#>*-]+/, "")
    .trim();
}

/** Whether a line matches a phrase. A phrase is a whole line; `*` matches any text, also none. */
export function isSaid(lines: readonly string[], phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const parts = phrase.split("*");
    return lines.some((line) => isLike(line, parts));
  });
}

/** One pass: each part is searched after the previous one. */
function isLike(line: string, parts: readonly string[]): boolean {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return line === first;
  if (!line.startsWith(first) || !line.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = line.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at + last.length <= line.length;
}
