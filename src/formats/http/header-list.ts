/** A header field as received. */
export type HeaderField = readonly [name: string, value: string];

/** The values of a field in wire order; names are case-insensitive. */
export function valuesOf(fields: readonly HeaderField[], name: string): readonly string[] {
  const wanted = name.toLowerCase();
  return fields.filter(([each]) => each.toLowerCase() === wanted).map(([, value]) => value);
}

/** A header block is no longer than this, so neither is a joined value. */
const longest = 64 * 1024;

/**
 * The elements of a comma-separated field that may repeat: Fetch §2.2.2 "get, decode, and split". Commas inside quotes do not separate; no value
 * gives no elements, an empty value one empty element.
 */
export function splitList(values: readonly string[]): readonly string[] {
  if (values.length === 0) return [];
  const joined = values.join(", ").slice(0, longest);
  const elements: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < joined.length; at++) {
    const character = joined[at];
    if (isQuoted && character === "\\") at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === "," && !isQuoted) {
      elements.push(joined.slice(start, at).trim());
      start = at + 1;
    }
  }
  elements.push(joined.slice(start).trim());
  return elements;
}
